import type { ResponseOf } from '@shop/contracts';
import {
  type getAdminContactCase,
  type getAdminContactPhoto,
  postAdminContactAnswer,
  postAdminContactClose,
} from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerForm } from './answer-form.ts';
import { facts } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';
import { photoList } from './photo-list.ts';

type Case = ResponseOf<typeof getAdminContactCase>['data']['case'];

const HIDDEN = { schema: { hide: true } } as const;

interface CaseView {
  /** What has just happened. */
  readonly note: Html | null;
  /** An answer that was refused, and why. */
  readonly refused?: { readonly typed: string; readonly error: string };
}

const answersOf = ({ answers }: Case): Html | null =>
  answers.length === 0
    ? null
    : html`<section aria-labelledby="svaren">
        <h2 id="svaren">Vi har svarat</h2>
        ${facts(answers.map(({ text, createdAt }) => [time(createdAt), text] as const))}
      </section>`;

const formsOf = ({ id, status }: Case, { refused }: CaseView): Html | null =>
  status === 'closed'
    ? null
    : html`${answerForm({
          action: `/admin/contact/${encodeURIComponent(id)}/answer`,
          label: 'Mejla svaret',
          hint: 'Mejlas till kunden, med kundens meddelande under.',
          answer: refused?.typed ?? '',
          error: refused?.error,
        })}
        <form class="login" method="post" action="/admin/contact/${encodeURIComponent(id)}/close">
          <p>När ärendet är klart, eller för reklam. Kunden får inget besked.</p>
          <button type="submit">Avsluta ärendet</button>
        </form>`;

const casePage = (one: Case, view: CaseView): Html =>
  html`${view.note}${facts([
    ['Gäller', one.subject],
    ['Status', one.statusLabel],
    ['Meddelande', one.message],
    ['Namn', one.name || '–'],
    ['E-post', one.email],
    ['Konto', one.memberId === null ? 'Gäst' : html`<a href="/admin/member/${one.memberId}">${one.memberId}</a>`],
    [
      'Beställning',
      one.orderNumber === null
        ? '–'
        : html`<a href="/admin/order?search=${encodeURIComponent(one.orderNumber)}">${one.orderNumber}</a>`,
    ],
    ['Kom in', time(one.createdAt)],
    ['Ändrat', time(one.changedAt)],
  ])}${photoList(`/admin/contact/${encodeURIComponent(one.id)}`, one.photos)}${answersOf(one)}${formsOf(one, view)}`;

/** `/admin/contact/:id`: one message to customer service, with its pictures, which employees answer [O6-01]. */
export async function registerContactPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { call, refuse, send } = parts;
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...view }: CaseView & { readonly status?: number },
  ): Promise<FastifyReply> => {
    const path = `admin/contact/${encodeURIComponent(idOf(request))}`;
    const found = await call<ResponseOf<typeof getAdminContactCase>>(request, path);
    if (found.status !== 200) return refuse(request, reply, found.status, found.body.code);
    const { case: one } = found.body.data;
    return send(request, reply, { title: `Ärende ${one.id}`, body: casePage(one, view), current: 'contact', status });
  };
  const pathOf = ({ path }: { readonly path: string }, request: FastifyRequest): string =>
    path.replace(':id', encodeURIComponent(idOf(request)));

  app.get('/admin/contact/:id', HIDDEN, (request, reply) => show(request, reply, { note: null }));

  await registerForms(app, parts.publicOrigin, {
    '/admin/contact/:id/answer': async (request, reply, field) => {
      const typed = field('answer');
      const how = { method: 'POST', payload: { answer: typed } } as const;
      const response = await call<{ data: unknown }>(request, pathOf(postAdminContactAnswer, request), how);
      const { status, body } = response;
      if (status === 200) return show(request, reply, { note: html`<p role="status">Svaret är skickat.</p>` });
      if (status !== 400 && !isReadable(response)) return refuse(request, reply, status, body.code);
      const error = body.fields?.['answer'] ?? body.error ?? '';
      const note = status === 409 ? html`<p class="alert" role="alert">${error}</p>` : null;
      return show(request, reply, { note, refused: { typed, error }, status });
    },
    '/admin/contact/:id/close': async (request, reply) => {
      const response = await call<{ data: unknown }>(request, pathOf(postAdminContactClose, request), {
        method: 'POST',
      });
      if (response.status !== 200) return refuse(request, reply, response.status, response.body.code);
      return show(request, reply, { note: html`<p role="status">Ärendet är avslutat.</p>` });
    },
  });

  app.get<{ Params: { id: string; photoId: string } }>(
    '/admin/contact/:id/photo/:photoId',
    HIDDEN,
    async (request, reply) => {
      const { id, photoId } = request.params;
      const path = `admin/contact/${encodeURIComponent(id)}/photo/${encodeURIComponent(photoId)}`;
      const { status, body } = await call<ResponseOf<typeof getAdminContactPhoto>>(request, path);
      if (status !== 200) return refuse(request, reply, status, body.code);
      return reply
        .header('cache-control', 'private, no-store')
        .type('image/webp')
        .send(Buffer.from(body.data.image, 'base64'));
    },
  );
}
