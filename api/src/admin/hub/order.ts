import type { ResponseOf } from '@shop/contracts';
import { type getAdminOrder, putAdminOrderStatus } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { facts, table } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { amount, time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';

type Order = ResponseOf<typeof getAdminOrder>['data']['order'];
type Status = Order['status'];

/** The steps of packing and delivery, by the button that takes them. */
const STEPS: Partial<Record<Status, string>> = {
  packing: 'Börja packa',
  shipped: 'Markera som skickad',
  readyForPickup: 'Markera som redo att hämta',
  delivered: 'Markera som levererad',
};

const PAYMENT_STATUS: Readonly<Record<string, string>> = {
  pending: 'Väntar',
  paid: 'Betald',
  failed: 'Misslyckad',
  cancelled: 'Avbruten',
  refunded: 'Återbetald',
};
const paymentLabel = (status: string): string => PAYMENT_STATUS[status] ?? status;

interface StepView {
  readonly isAdmin: boolean;
  /** What has just happened. */
  readonly note: Html | null;
  /** A number that was refused, and why. */
  readonly parcel?: { readonly typed: string; readonly error: string | undefined };
}

const parcelField = ({ typed, error }: { readonly typed: string; readonly error: string | undefined }): Html =>
  html`<label for="kolli">Kollinummer</label
    ><input
      id="kolli"
      name="trackingNumber"
      value="${typed}"
      maxlength="40"
      autocomplete="off"
      aria-describedby="kolli-om${error === undefined ? '' : ' kolli-fel'}"
      ${error === undefined ? null : html`aria-invalid="true"`}
    />
    <p id="kolli-om">Står på fraktsedeln. Kunden får det i mejlet och ser det på sin beställning.</p>
    ${error === undefined ? null : html`<p id="kolli-fel" class="alert" role="alert">${error}</p>`}`;

const stepForms = ({ id, next }: Order, { isAdmin, parcel }: StepView): (Html | null)[] =>
  isAdmin
    ? next.map((status) => {
        const label = STEPS[status];
        if (label === undefined) return null;
        return html`<form class="login" method="post" action="/admin/order/${encodeURIComponent(id)}/status">
          <input type="hidden" name="status" value="${status}" />
          ${status === 'shipped' ? parcelField(parcel ?? { typed: '', error: undefined }) : null}
          <button type="submit">${label}</button>
        </form>`;
      })
    : [];

/** Behind a summary: it cannot be undone. */
const cancelForm = ({ id, next }: Order, { isAdmin }: StepView): Html | null =>
  isAdmin && next.includes('cancelled')
    ? html`<details class="login">
        <summary>Avbeställ</summary>
        <form method="post" action="/admin/order/${encodeURIComponent(id)}/status">
          <input type="hidden" name="status" value="cancelled" />
          <p>Varorna läggs tillbaka i lagret, det som är betalt betalas tillbaka, och kunden får ett mejl.</p>
          <button type="submit">Avbeställ hela beställningen</button>
        </form>
      </details>`
    : null;

const orderPage = (order: Order, view: StepView): Html =>
  html`${view.note}${facts([
    ['Status', order.statusLabel],
    ['Betalning', paymentLabel(order.paymentStatus)],
    ['Lagd', time(order.createdAt)],
    ['Summa', amount(order.total)],
    ['Kund', order.customer],
    ['E-post', order.email],
    ['Mobil', order.address.mobile],
    ['Adress', `${order.address.street}, ${order.address.zipCode} ${order.address.city}`],
    ['Leverans', order.shippingMethod],
    ['Kollinummer', order.trackingNumber ?? '–'],
    ...order.delivery.map(({ label, text }): [string, string] => [label, text]),
  ])}${stepForms(order, view)}${cancelForm(order, view)}${table(
    'Varor',
    ['Produkt', 'Antal', 'Styckpris', 'Tas från'],
    order.rows.map(({ productId, name, quantity, unitPrice, takenFrom }) => [
      { text: name, href: `/admin/product/${productId}` },
      { text: quantity },
      { text: amount(unitPrice) },
      {
        text: Object.entries(takenFrom)
          .map(([place, units]) => `${place}: ${units}`)
          .join(', '),
      },
    ]),
  )}${table(
    'Betalningar',
    ['Leverantör', 'Status', 'Belopp', 'När'],
    order.payments.map((payment) => [
      { text: payment.provider },
      { text: paymentLabel(payment.status) },
      { text: amount(payment.amount) },
      { text: time(payment.createdAt) },
    ]),
  )}${table(
    'Händelser',
    ['När', 'Vad'],
    order.events.map(({ at, label }) => [{ text: time(at) }, { text: label }]),
  )}`;

const alert = (text: string): Html => html`<p class="alert" role="alert">${text}</p>`;

const PARCEL_ERROR = 'Skriv kollinumret med bokstäverna a–z, siffror, mellanslag och bindestreck.';

/** `/admin/order/:id`: one order, which admins move a step on, with the number of its parcel [O6-01]. */
export async function registerOrderPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...view }: Omit<StepView, 'isAdmin'> & { readonly status?: number },
  ): Promise<FastifyReply> => {
    const path = `admin/order/${encodeURIComponent(idOf(request))}`;
    const found = await parts.call<ResponseOf<typeof getAdminOrder>>(request, path);
    if (found.status !== 200) return parts.refuse(request, reply, found.status, found.body.code);
    const { order } = found.body.data;
    const body = orderPage(order, { ...view, isAdmin: await parts.isAdmin(request, reply) });
    return parts.send(request, reply, { title: `Beställning ${order.id}`, body, current: 'order', status });
  };

  app.get('/admin/order/:id', { schema: { hide: true } }, (request, reply) => show(request, reply, { note: null }));

  await registerForms(app, parts.publicOrigin, {
    '/admin/order/:id/status': async (request, reply, field) => {
      const typed = field('trackingNumber').trim();
      const path = putAdminOrderStatus.path.replace(':id', encodeURIComponent(idOf(request)));
      const payload = { status: field('status'), ...(typed !== '' && { trackingNumber: typed }) };
      const response = await parts.call<{ data: unknown }>(request, path, { method: 'PUT', payload });
      const { status, body } = response;
      if (status === 200) return show(request, reply, { note: html`<p role="status">Steget är sparat.</p>` });
      if (!isReadable(response)) return parts.refuse(request, reply, status, body.code);
      if (body.fields?.['trackingNumber'] !== undefined) {
        return show(request, reply, { note: null, parcel: { typed, error: PARCEL_ERROR }, status });
      }
      return show(request, reply, { note: alert(body.error ?? ''), parcel: { typed, error: undefined }, status });
    },
  });
}
