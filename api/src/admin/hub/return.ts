import type { ResponseOf } from '@shop/contracts';
import type { getAdminReturn, getAdminReturnPhoto } from '@shop/contracts/api/admin';
import type { FastifyInstance } from 'fastify';
import { facts, table } from './blocks.ts';
import { amount, time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, type PageParts } from './page-parts.ts';

type Return = ResponseOf<typeof getAdminReturn>['data']['return'];

const HIDDEN = { schema: { hide: true } } as const;

/** Each leads to itself in full size. */
const photosOf = ({ id, photos = [] }: Return): Html | null =>
  photos.length === 0
    ? null
    : html`<section aria-labelledby="bilder">
        <h2 id="bilder">Bilder från kunden</h2>
        <ul class="photos" role="list">
          ${photos.map((photo, index) => {
            const address = `/admin/return/${encodeURIComponent(id)}/photo/${photo}`;
            return html`<li>
              <a href="${address}"><img src="${address}" alt="Bild ${index + 1}" loading="lazy" /></a>
            </li>`;
          })}
        </ul>
      </section>`;

const returnPage = (one: Return): Html =>
  html`${facts([
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
  ])}${photosOf(one)}${table(
    'Varor',
    ['Produkt', 'Antal', 'Åter', 'Kan ges åter'],
    one.rows.map(({ name, quantity, refund, most }) => [
      { text: name },
      { text: quantity },
      { text: amount(refund) },
      { text: amount(most) },
    ]),
  )}`;

/** `/admin/return/:id`: one withdrawal or complaint, with the buyer's photos [O6-01], [O2.17-02]. */
export function registerReturnPage(app: FastifyInstance, { call, refuse, send }: PageParts): void {
  app.get('/admin/return/:id', HIDDEN, async (request, reply) => {
    const path = `admin/return/${encodeURIComponent(idOf(request))}`;
    const { status, body } = await call<ResponseOf<typeof getAdminReturn>>(request, path);
    if (status !== 200) return refuse(request, reply, status, body.code);
    const { return: one } = body.data;
    return send(request, reply, { title: `Ärende ${one.id}`, body: returnPage(one), current: 'return' });
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
