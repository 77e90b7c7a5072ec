import type { ResponseOf } from '@shop/contracts';
import {
  deleteAdminReviewPhoto,
  type getAdminReview,
  type getAdminReviewPhoto,
  putAdminReviewAnswer,
  putAdminReviewStatus,
} from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerForm } from './answer-form.ts';
import { facts, table } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';

type Review = ResponseOf<typeof getAdminReview>['data']['review'];

const STATUS: Readonly<Record<Review['status'], string>> = {
  pending: 'Väntar på granskning',
  published: 'Visas',
  rejected: 'Visas inte',
};
const REASONS: Readonly<Record<Review['reports'][number]['reason'], string>> = {
  illegal: 'Olagligt',
  offensive: 'Hotfullt eller kränkande',
  personal: 'Personuppgifter',
  offTopic: 'Handlar om något annat',
  other: 'Annat',
};

/** Either decision: also the present one, which answers the reports. */
const verdictForms = ({ id, version, status, reports }: Review): (Html | null)[] =>
  (['published', 'rejected'] as const).map((verdict) => {
    if (verdict === status && reports.length === 0) return null;
    const label = verdict === 'published' ? 'Visa recensionen' : 'Ta bort från butiken';
    return html`<form class="login" method="post" action="/admin/review/${id}/status">
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="status" value="${verdict}" />
      ${
        verdict === 'rejected'
          ? html`<label for="skal">Skäl, för loggen</label><input id="skal" name="reason" maxlength="500" required />`
          : null
      }
      <button type="submit">${verdict === status ? 'Låt den stå kvar' : label}</button>
    </form>`;
  });

const photoIdOf = ({ params }: FastifyRequest): string => String((params as { photoId?: string }).photoId ?? '');

/** Each photo leads to itself in full size, and can be taken away for a reason. */
const photosOf = ({ id, photos }: Review): Html | null =>
  photos.length === 0
    ? null
    : html`<section aria-labelledby="bilder">
        <h2 id="bilder">Bilder i recensionen</h2>
        <ul class="photos" role="list">
          ${photos.map((photo, index) => {
            const address = `/admin/review/${id}/photo/${photo.id}`;
            const name = `Bild ${index + 1}`;
            return html`<li>
              <a href="${address}"><img src="${address}" alt="${name}: ${photo.alt}" loading="lazy" /></a>
              <form class="login" method="post" action="${address}/remove">
                <label for="skal-${index}">Skäl att ta bort ${name.toLowerCase()}</label>
                <input id="skal-${index}" name="reason" maxlength="500" required />
                <button type="submit">Ta bort bilden</button>
              </form>
            </li>`;
          })}
        </ul>
      </section>`;

/** What a report is about. */
const subjectOf = ({ photos }: Review, photoId: string | null): string => {
  if (photoId === null) return 'Recensionen';
  const index = photos.findIndex(({ id }) => id === photoId);
  return index === -1 ? 'En bild som är borta' : `Bild ${index + 1}`;
};

const reviewPage = (one: Review, note: Html | null): Html =>
  html`${note}${facts([
    ['Produkt', html`<a href="/admin/product/${one.productId}">${one.productName}</a>`],
    ['Betyg', one.rating],
    ['Text', one.text === '' ? '–' : one.text],
    ['Skrev', one.author ?? 'Anonym'],
    ['När', time(one.createdAt)],
    ['Status', STATUS[one.status]],
    ['Vårt svar', one.answer ?? '–'],
  ])}${photosOf(one)}${
    one.reports.length === 0
      ? null
      : table(
          'Anmälningar',
          ['När', 'Gäller', 'Skäl', 'Text', 'E-post'],
          one.reports.map(({ createdAt, photoId, reason, text, email }) => [
            { text: time(createdAt) },
            { text: subjectOf(one, photoId) },
            { text: REASONS[reason] },
            { text: text === '' ? '–' : text },
            { text: email ?? '–' },
          ]),
        )
  }${verdictForms(one)}${answerForm({
    action: `/admin/review/${one.id}/answer`,
    label: 'Spara svaret',
    answer: one.answer ?? '',
    error: undefined,
    isOptional: true,
  })}`;

/** `/admin/review/:id`: one review with the reports of readers, which employees decide and answer [O6-01]. */
export async function registerReviewPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const show = async (request: FastifyRequest, reply: FastifyReply, note: Html | null, status = 200) => {
    const path = `admin/review/${encodeURIComponent(idOf(request))}`;
    const found = await parts.call<ResponseOf<typeof getAdminReview>>(request, path);
    if (found.status !== 200) {
      // A text instead of a number is no review.
      return parts.refuse(request, reply, found.status === 400 ? 404 : found.status, found.body.code);
    }
    const { review } = found.body.data;
    const body = reviewPage(review, note);
    return parts.send(request, reply, { title: `Recension ${review.id}`, body, current: 'review', status });
  };
  const change = async (request: FastifyRequest, reply: FastifyReply, path: string, payload: object, done: string) => {
    const at = path.replace(':id', encodeURIComponent(idOf(request)));
    const response = await parts.call<{ data: unknown }>(request, at, { method: 'PUT', payload });
    const { status, body } = response;
    if (status === 200) return show(request, reply, html`<p role="status">${done}</p>`);
    if (status !== 400 && !isReadable(response)) return parts.refuse(request, reply, status, body.code);
    return show(request, reply, html`<p class="alert" role="alert">${body.error ?? ''}</p>`, status);
  };

  const removePhoto = async (request: FastifyRequest, reply: FastifyReply, reason: string) => {
    const path = deleteAdminReviewPhoto.path
      .replace(':id', encodeURIComponent(idOf(request)))
      .replace(':photoId', encodeURIComponent(photoIdOf(request)));
    const response = await parts.call<{ data: unknown }>(request, `${path}?${new URLSearchParams({ reason })}`, {
      method: 'DELETE',
    });
    const { status, body } = response;
    if (status === 200) return show(request, reply, html`<p role="status">Bilden är borttagen.</p>`);
    if (status !== 400 && !isReadable(response)) return parts.refuse(request, reply, status, body.code);
    return show(request, reply, html`<p class="alert" role="alert">${body.error ?? ''}</p>`, status);
  };

  app.get<{ Params: { id: string; photoId: string } }>(
    '/admin/review/:id/photo/:photoId',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, photoId } = request.params;
      const path = `admin/review/${encodeURIComponent(id)}/photo/${encodeURIComponent(photoId)}`;
      const { status, body } = await parts.call<ResponseOf<typeof getAdminReviewPhoto>>(request, path);
      if (status !== 200) return parts.refuse(request, reply, status, body.code);
      return reply
        .header('cache-control', 'private, no-store')
        .type('image/webp')
        .send(Buffer.from(body.data.image, 'base64'));
    },
  );

  app.get('/admin/review/:id', { schema: { hide: true } }, (request, reply) => show(request, reply, null));

  await registerForms(app, parts.publicOrigin, {
    '/admin/review/:id/status': (request, reply, field) => {
      const reason = field('reason').trim();
      const payload = { status: field('status'), version: field('version'), ...(reason !== '' && { reason }) };
      return change(request, reply, putAdminReviewStatus.path, payload, 'Beslutet är sparat.');
    },
    '/admin/review/:id/answer': (request, reply, field) =>
      change(request, reply, putAdminReviewAnswer.path, { answer: field('answer') }, 'Svaret är sparat.'),
    '/admin/review/:id/photo/:photoId/remove': (request, reply, field) =>
      removePhoto(request, reply, field('reason').trim()),
  });
}
