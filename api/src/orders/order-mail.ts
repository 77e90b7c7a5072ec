import type { CartRow, Customer, Totals } from '@shop/shared/contracts';
import { formatKronor } from '@shop/shared/domain/money';

interface OrderMail {
  readonly orderId: string;
  readonly customer: Customer;
  readonly rows: readonly CartRow[];
  readonly totals: Totals;
  readonly shippingName: string;
  readonly dateLabel: string | null;
  readonly orderUrl: string;
  /** Only when the order is to be paid by link. */
  readonly paymentUrl: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function linesOf({
  orderId,
  customer,
  rows,
  totals,
  shippingName,
  dateLabel,
  orderUrl,
  paymentUrl,
}: OrderMail): string[] {
  const goods = rows.map(
    ({ quantity, product, unitPrice, extraData }) =>
      `${quantity} × ${product.name}${extraData.insured === true ? ' (försäkrad)' : ''}: ${formatKronor(unitPrice * quantity)}`,
  );
  return [
    `Hej ${customer.firstName}!`,
    `Tack för din beställning ${orderId}.`,
    ...goods,
    ...(totals.insurance > 0 ? [`Försäkring: ${formatKronor(totals.insurance)}`] : []),
    `Frakt: ${formatKronor(totals.shipping)}`,
    ...(totals.paymentFee > 0 ? [`Avgift: ${formatKronor(totals.paymentFee)}`] : []),
    `Att betala: ${formatKronor(totals.total)}, varav moms ${formatKronor(totals.vat)}`,
    `Leverans: ${shippingName}${dateLabel === null ? '' : ` (${dateLabel})`}`,
    ...(paymentUrl === null ? [] : [`Betala här inom 14 dagar: ${paymentUrl}`]),
    `Följ din beställning: ${orderUrl}`,
    'Du har 14 dagars ångerrätt från den dag då du fick varan.',
  ];
}

const asHtml = (line: string): string =>
  `<p>${escapeHtml(line).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)}</p>`;

/** The confirmation that the law on distance contracts asks for: what was bought, the sum, how to change one's mind. */
export function orderMail(mail: OrderMail): { to: string; subject: string; text: string; html: string } {
  const lines = linesOf(mail);
  return {
    to: mail.customer.email,
    subject: `Din beställning ${mail.orderId}`,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="sv"><body>${lines.map(asHtml).join('')}</body></html>`,
  };
}
