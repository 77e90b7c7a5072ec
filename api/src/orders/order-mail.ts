import type { CartRow, Customer, Totals } from '@shop/contracts';
import { formatKronor } from '@shop/domain/money';
import { rowPrice, sumLines } from '@shop/domain/purchase-sums';
import { formatCorpNumber, formatZip } from '@shop/domain/validation/normalise';
import { maskCorpNumber } from '@shop/domain/validation/numbers';
import { withdrawalInformation } from './consumer-information.ts';
import { type MailLine, mailOf, type MailRow } from './mail-parts.ts';
import type { OrderLinks } from './order-links.ts';

interface OrderMail {
  readonly orderId: string;
  readonly customer: Customer;
  readonly rows: readonly CartRow[];
  readonly totals: Totals;
  readonly shippingName: string;
  readonly dateLabel: string | null;
  /** The buyer's notes on the delivery, as label and text. */
  readonly delivery: readonly (readonly [label: string, text: string])[];
  readonly links: OrderLinks;
  readonly paymentName: string;
  /** Only when the order is to be paid by link. */
  readonly paymentUrl: string | null;
  /** Hours for which an unpaid order's goods are reserved; null: as long as the link is valid. */
  readonly reservedHours: number | null;
}

/** Codes that the buyer fetches on the page of the order; gift cards have a mail of their own. */
const isDownload = ({ product, extraData }: CartRow): boolean => product.isDigital && extraData.giftCard === undefined;

const goodsRows = (rows: readonly CartRow[], isWithoutVat: boolean): MailRow[] =>
  rows.map((row) => ({
    label: `${row.quantity} × ${row.product.name}${row.extraData.insured === true ? ' (försäkrad)' : ''}`,
    amount: formatKronor(rowPrice(row, isWithoutVat).sum),
  }));

/** Without VAT, as companies count, up to the sum to pay. */
const companyRows = ({ rows, totals }: Pick<OrderMail, 'rows' | 'totals'>): MailRow[] => [
  ...goodsRows(rows, true),
  ...sumLines(totals, rows, true)
    .filter(({ key }) => key !== 'goods')
    .map(({ key, label, amount }) => ({ label, amount: formatKronor(amount), isTotal: key === 'total' })),
];

/** What the company's invoice names. */
function companyFacts({ kind, corpNumber, invoiceReference, invoiceAddress }: Customer): string[] {
  if (kind !== 'company') return [];
  const { street, zipCode, city } = invoiceAddress ?? { street: '', zipCode: '', city: '' };
  return [
    `Organisationsnummer: ${formatCorpNumber(maskCorpNumber(corpNumber))}`,
    ...(invoiceReference === '' ? [] : [`Referens: ${invoiceReference}`]),
    ...(street === '' ? [] : [`Fakturaadress: ${street}, ${formatZip(zipCode)} ${city}`]),
  ];
}

function rowsOf({ rows, totals }: Pick<OrderMail, 'rows' | 'totals'>): MailRow[] {
  const giftCards = totals.giftCards ?? 0;
  const row = (label: string, amount: number, isShown = amount !== 0): MailRow[] =>
    isShown ? [{ label, amount: formatKronor(amount) }] : [];
  return [
    ...goodsRows(rows, false),
    ...row('Försäkring', totals.insurance),
    ...(totals.discount > 0 ? [{ label: 'Rabatt', amount: `−${formatKronor(totals.discount)}` }] : []),
    ...row('Frakt', totals.shipping, true),
    ...row('Avgift', totals.paymentFee),
    { label: 'Summa', amount: formatKronor(totals.total), isTotal: true },
    ...row('Varav moms', totals.vat, true),
    ...row('Betalt med presentkort', giftCards),
    ...(giftCards > 0 ? row('Att betala', totals.toPay ?? totals.total, true) : []),
  ];
}

/** A company's or a person's name and postal address, on one line. */
const addressOf = ({ companyName, firstName, lastName, street, zipCode, city }: Customer): string =>
  [companyName, `${firstName} ${lastName}`.trim(), street, `${formatZip(zipCode)} ${city}`.trim()]
    .filter(Boolean)
    .join(', ');

function linesOf(mail: OrderMail): MailLine[] {
  const { orderId, customer, rows, shippingName, dateLabel, delivery, links, paymentName, paymentUrl, reservedHours } =
    mail;
  return [
    `Hej ${customer.firstName}!`,
    `Tack för din beställning ${orderId}.`,
    ...(customer.kind === 'company'
      ? ['Alla priser är exkl. moms, utom summan att betala.', { rows: companyRows(mail) }]
      : [{ rows: rowsOf(mail) }]),
    ...(paymentUrl === null ? [] : ['Du betalar här, inom 14 dagar.', { button: 'Betala nu', href: paymentUrl }]),
    ...(paymentUrl === null || reservedHours === null
      ? []
      : [
          `Vi håller varorna åt dig i ${reservedHours} timmar. Därefter går beställningen att betala så länge de finns i lager.`,
        ]),
    `Leverans: ${shippingName}${dateLabel === null ? '' : ` (${dateLabel})`}`,
    ...delivery.map(([label, text]) => `${label}: ${text}`),
    `Betalsätt: ${paymentName}`,
    `Kund: ${addressOf(customer)}`,
    ...companyFacts(customer),
    { button: 'Visa beställningen', href: links.order },
    ...(rows.some(isDownload) ? ['Dina koder hämtar du på den sidan så snart beställningen är betald.'] : []),
    ...withdrawalInformation(customer.kind === 'company', links),
    { heading: 'Fel i varan' },
    customer.kind === 'company'
      ? 'Fel i varan reklamerar du inom ett år.'
      : 'Du har tre års reklamationsrätt enligt konsumentköplagen.',
    { text: 'Reklamera här:', href: links.complaint },
  ];
}

/** The confirmation that the law on distance contracts requires: goods, sum, and how to withdraw. */
export const orderMail = (mail: OrderMail): ReturnType<typeof mailOf> =>
  mailOf(mail.customer.email, `Din beställning ${mail.orderId}`, linesOf(mail));
