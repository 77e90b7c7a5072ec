import type { CartRow, Customer, Totals } from '@shop/contracts';
import { formatKronor } from '@shop/domain/money';

interface OrderMail {
  readonly orderId: string;
  readonly customer: Customer;
  readonly rows: readonly CartRow[];
  readonly totals: Totals;
  readonly shippingName: string;
  readonly dateLabel: string | null;
  /** What the buyer told about the delivery, as label and text. */
  readonly delivery: readonly (readonly [label: string, text: string])[];
  readonly orderUrl: string;
  /** Only when the order is to be paid by link. */
  readonly paymentUrl: string | null;
  /** Hours for which an unpaid order's goods are reserved; null: as long as the link is valid. */
  readonly reservedHours: number | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Codes that the buyer fetches on the page of the order; gift cards have a mail of their own. */
const isDownload = ({ product, extraData }: CartRow): boolean => product.isDigital && extraData.giftCard === undefined;

function linesOf({
  orderId,
  customer,
  rows,
  totals,
  shippingName,
  dateLabel,
  delivery,
  orderUrl,
  paymentUrl,
  reservedHours,
}: OrderMail): MailLine[] {
  const giftCards = totals.giftCards ?? 0;
  const goods = rows.map(
    ({ quantity, product, unitPrice, extraData }) =>
      `${quantity} × ${product.name}${extraData.insured === true ? ' (försäkrad)' : ''}: ${formatKronor(unitPrice * quantity)}`,
  );
  return [
    `Hej ${customer.firstName}!`,
    `Tack för din beställning ${orderId}.`,
    ...goods,
    ...(totals.insurance > 0 ? [`Försäkring: ${formatKronor(totals.insurance)}`] : []),
    ...(totals.discount > 0 ? [`Rabatt: −${formatKronor(totals.discount)}`] : []),
    `Frakt: ${formatKronor(totals.shipping)}`,
    ...(totals.paymentFee > 0 ? [`Avgift: ${formatKronor(totals.paymentFee)}`] : []),
    ...(giftCards > 0 ? [`Betalt med presentkort: ${formatKronor(giftCards)}`] : []),
    `Att betala: ${formatKronor(totals.toPay ?? totals.total)}. Summa ${formatKronor(totals.total)}, varav moms ${formatKronor(totals.vat)}`,
    `Leverans: ${shippingName}${dateLabel === null ? '' : ` (${dateLabel})`}`,
    ...delivery.map(([label, text]) => `${label}: ${text}`),
    ...(paymentUrl === null ? [] : [{ text: 'Betala här inom 14 dagar:', href: paymentUrl }]),
    ...(paymentUrl === null || reservedHours === null
      ? []
      : [
          `Vi håller varorna åt dig i ${reservedHours} timmar. Därefter går beställningen att betala så länge de finns i lager.`,
        ]),
    { text: 'Följ din beställning:', href: orderUrl },
    ...(rows.some(isDownload) ? ['Dina koder hämtar du på den sidan så snart beställningen är betald.'] : []),
    ...(customer.kind === 'company' ? [] : ['Du har 14 dagars ångerrätt från den dag då du fick varan.']),
  ];
}

/** Words, or words that end with a link of ours. Only these become links: what shoppers write never does [F18]. */
export type MailLine = string | { readonly text: string; readonly href: string };

const asText = (line: MailLine): string => (typeof line === 'string' ? line : `${line.text} ${line.href}`);

function asHtml(line: MailLine): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  const url = escapeHtml(line.href);
  return `<p>${escapeHtml(line.text)} <a href="${url}">${url}</a></p>`;
}

/** A mail of plain lines, as text and as HTML. Lines may contain text that shoppers typed. */
export function mailOf(
  to: string,
  subject: string,
  lines: readonly MailLine[],
): { to: string; subject: string; text: string; html: string } {
  return {
    to,
    subject,
    text: lines.map(asText).join('\n\n'),
    html: `<!doctype html><html lang="sv"><body>${lines.map(asHtml).join('')}</body></html>`,
  };
}

/** The confirmation that the law on distance contracts requires: goods, sum, and how to withdraw. */
export const orderMail = (mail: OrderMail): ReturnType<typeof mailOf> =>
  mailOf(mail.customer.email, `Din beställning ${mail.orderId}`, linesOf(mail));
