import type { ResponseOf } from '@shop/contracts';
import { deleteAdminQuestion, type getAdminQuestions, putAdminQuestionAnswer } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerForm } from './answer-form.ts';
import { facts } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';

type Question = ResponseOf<typeof getAdminQuestions>['data']['rows'][number];

interface QuestionView {
  /** What has just happened. */
  readonly note: Html | null;
  /** An answer that was refused, and why. */
  readonly refused?: { readonly typed: string; readonly error: string };
}

const questionPage = (one: Question, { note, refused }: QuestionView): Html =>
  html`${note}${facts([
      ['Fråga', one.text],
      ['Produkt', html`<a href="/admin/product/${one.productId}">${one.productName}</a>`],
      ['Frågade', one.author ?? 'Borttagen medlem'],
      ['När', time(one.createdAt)],
      ['Svar', one.answer ?? '–'],
    ])}${answerForm({
      action: `/admin/question/${one.id}/answer`,
      label: one.answer === null ? 'Svara och mejla kunden' : 'Ändra svaret',
      answer: refused?.typed ?? one.answer ?? '',
      error: refused?.error,
    })}
    <details class="login">
      <summary>Ta bort frågan</summary>
      <form method="post" action="/admin/question/${one.id}/delete">
        <p>För reklam och annat som inte är en fråga. Kunden får inget besked.</p>
        <label for="skal">Skäl, för loggen</label><input id="skal" name="reason" maxlength="500" required />
        <button type="submit">Ta bort</button>
      </form>
    </details>`;

/** `/admin/question/:id`: one question about a product, which employees answer [O2.17-01]. */
export async function registerQuestionPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...view }: QuestionView & { readonly status?: number },
  ): Promise<FastifyReply> => {
    const id = idOf(request);
    const found = await parts.call<ResponseOf<typeof getAdminQuestions>>(
      request,
      `admin/question?search=${encodeURIComponent(id)}`,
    );
    if (found.status !== 200) return parts.refuse(request, reply, found.status, found.body.code);
    const one = found.body.data.rows.find((row) => String(row.id) === id);
    if (one === undefined) return parts.refuse(request, reply, 404, undefined);
    const body = questionPage(one, view);
    return parts.send(request, reply, { title: `Fråga ${one.id}`, body, current: 'question', status });
  };

  app.get('/admin/question/:id', { schema: { hide: true } }, (request, reply) => show(request, reply, { note: null }));

  await registerForms(app, parts.publicOrigin, {
    '/admin/question/:id/delete': async (request, reply, field) => {
      const query = new URLSearchParams({ reason: field('reason') });
      const path = `${deleteAdminQuestion.path.replace(':id', encodeURIComponent(idOf(request)))}?${query}`;
      const response = await parts.call<{ data: unknown }>(request, path, { method: 'DELETE' });
      const { status, body } = response;
      if (status === 200) return reply.redirect('/admin/question?status=waiting', 303);
      if (status !== 400 && !isReadable(response)) return parts.refuse(request, reply, status, body.code);
      return show(request, reply, { note: html`<p class="alert" role="alert">${body.error ?? ''}</p>`, status });
    },
    '/admin/question/:id/answer': async (request, reply, field) => {
      const typed = field('answer');
      const path = putAdminQuestionAnswer.path.replace(':id', encodeURIComponent(idOf(request)));
      const response = await parts.call<{ data: unknown }>(request, path, {
        method: 'PUT',
        payload: { answer: typed },
      });
      const { status, body } = response;
      if (status === 200) return show(request, reply, { note: html`<p role="status">Svaret är sparat.</p>` });
      if (status !== 400 && !isReadable(response)) return parts.refuse(request, reply, status, body.code);
      const error = body.fields?.['answer'] ?? body.error ?? '';
      return show(request, reply, { note: null, refused: { typed, error }, status });
    },
  });
}
