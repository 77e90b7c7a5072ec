import type { ResponseOf } from '@shop/contracts';
import { type getAdminReturn, type getAdminReturnPhoto, postAdminReturnDecide } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { facts, table } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { amount, time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';
import { photoList } from './photo-list.ts';
import { decisionForm, decisionOf, type TypedDecision } from './return-decision.ts';

type Return = ResponseOf<typeof getAdminReturn>['data']['return'];

const HIDDEN = { schema: { hide: true } } as const;

interface ReturnView {
  readonly isAdmin: boolean;
  /** What has just happened. */
  readonly note: Html | null;
  readonly typed?: TypedDecision;
}

/** A withdrawal ends when the goods arrive; a complaint is decided, once, by an admin. */
const isToDecide = ({ kind, status }: Return): boolean => kind === 'complaint' && status === 'announced';

const returnPage = (one: Return, { isAdmin, note, typed }: ReturnView): Html =>
  html`${note}${facts([
    ['Ärende', one.kind === 'withdrawal' ? 'Ångrat köp' : 'Reklamation'],
    ['Status', one.statusLabel],
    ['Beställning', html`<a href="/admin/order/${encodeURIComponent(one.orderId)}">${one.orderId}</a>`],
    ['Kund', one.name],
    ['E-post', one.email],
    ['Kom in', time(one.receivedAt)],
    ['Avslutad', time(one.settledAt)],
    ['Kunden skrev', one.reason === '' ? '–' : one.reason],
    ['Vårt svar', one.answer ?? '–'],
    ['Åter till kunden', amount(one.refund.total)],
  ])}${photoList(`/admin/return/${encodeURIComponent(one.id)}`, one.photos ?? [])}${table(
    'Varor',
    ['Produkt', 'Antal', 'Åter', 'Kan ges åter'],
    one.rows.map(({ name, quantity, refund, most }) => [
      { text: name },
      { text: quantity },
      { text: amount(refund) },
      { text: amount(most) },
    ]),
  )}${isAdmin && isToDecide(one) ? decisionForm(one, typed) : null}`;

/**
 * `/admin/return/:id`: one withdrawal or complaint, with the buyer's photos, which admins decide [O6-01], [O2.17-02].
 */
export async function registerReturnPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { call, refuse, send } = parts;
  const find = (request: FastifyRequest) =>
    call<ResponseOf<typeof getAdminReturn>>(request, `admin/return/${encodeURIComponent(idOf(request))}`);
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...view }: Omit<ReturnView, 'isAdmin'> & { readonly status?: number },
  ): Promise<FastifyReply> => {
    const found = await find(request);
    if (found.status !== 200) return refuse(request, reply, found.status, found.body.code);
    const { return: one } = found.body.data;
    const body = returnPage(one, { ...view, isAdmin: await parts.isAdmin(request, reply) });
    return send(request, reply, { title: `Ärende ${one.id}`, body, current: 'return', status });
  };

  app.get('/admin/return/:id', HIDDEN, (request, reply) => show(request, reply, { note: null }));

  await registerForms(app, parts.publicOrigin, {
    '/admin/return/:id/decide': async (request, reply, field) => {
      const found = await find(request);
      if (found.status !== 200) return refuse(request, reply, found.status, found.body.code);
      const path = postAdminReturnDecide.path.replace(':id', encodeURIComponent(idOf(request)));
      const payload = decisionOf(found.body.data.return, field);
      const response = await call<{ data: unknown }>(request, path, { method: 'POST', payload });
      const { status, body } = response;
      if (status === 200) return show(request, reply, { note: html`<p role="status">Reklamationen är avgjord.</p>` });
      if (!isReadable(response)) return refuse(request, reply, status, body.code);
      const note = html`<p class="alert" role="alert">${body.error ?? ''}</p>`;
      return show(request, reply, { note, typed: { field, errors: body.fields ?? {} }, status });
    },
  });

  app.get<{ Params: { id: string; photoId: string } }>(
    '/admin/return/:id/photo/:photoId',
    HIDDEN,
    async (request, reply) => {
      const { id, photoId } = request.params;
      const path = `admin/return/${encodeURIComponent(id)}/photo/${encodeURIComponent(photoId)}`;
      const { status, body } = await call<ResponseOf<typeof getAdminReturnPhoto>>(request, path);
      if (status !== 200) return refuse(request, reply, status, body.code);
      return reply
        .header('cache-control', 'private, no-store')
        .type('image/webp')
        .send(Buffer.from(body.data.image, 'base64'));
    },
  );
}
