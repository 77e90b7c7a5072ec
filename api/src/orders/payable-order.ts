import type { PayableOrder } from '@shop/contracts';
import {
  linkPaymentMethods,
  loadPaymentMethods,
  offeredPaymentMethods,
  type PaymentMethodRow,
  serializePaymentMethod,
} from '../checkout/payment-methods.ts';
import { unixSeconds } from '../clock.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type Caller, isOwner } from './order-access.ts';
import { isPaymentLinkOpen, type OrderSecrets, paymentLinkEnd } from './order-secrets.ts';
import { findOrder, type OrderRecord, type OrderRowRecord, readOrderRows } from './order-store.ts';
import { serializeOrderRow, serializeOrderTotals } from './serialize-order.ts';

/** A row without the buyer's texts: the user of the link is not the buyer. */
export const serializePayableRow = (row: OrderRowRecord): PayableOrder['rows'][number] => {
  const { insured } = row.extraData;
  return { ...serializeOrderRow(row), extraData: insured === undefined ? {} : { insured } };
};

const ALREADY_PAID = 'Beställningen är redan betald.';

/** Why a link is closed, by the order's status; with every other status it has been paid. */
const CLOSED: Partial<Record<OrderRecord['status'], string>> = {
  awaitingPayment:
    'Betallänken gällde i 14 dagar och har gått ut. Lägg en ny beställning om du fortfarande vill ha varorna.',
  cancelled:
    'Beställningen är avbeställd. En beställning som inte betalas i tid avbeställs, och varorna läggs tillbaka i lagret.',
};

/**
 * Methods by which buyers may pay their own order later. Instalments need a signed plan, which only a new order carries
 * [1-72].
 */
const ownMethods = (
  methods: readonly PaymentMethodRow[],
  buyer: Parameters<typeof offeredPaymentMethods>[1],
): PaymentMethodRow[] =>
  offeredPaymentMethods(methods, buyer).filter(({ type }) => type !== 'link' && type !== 'instalment');

/**
 * [O2.1-11] [F24] The order behind a payment link, without its customer. Throws 404 for a link that was made up, and
 * 410 with the reason when it is too old or the order needs no payment any more.
 */
export async function readPayableOrder(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  link: string,
  secrets: OrderSecrets,
  caller: Caller,
): Promise<PayableOrder> {
  const orderId = secrets.readPaymentLink(link);
  const record = orderId === null ? undefined : await findOrder(db, orderId);
  if (record === undefined) throw notFound('Betallänken finns inte.');
  if (!isPaymentLinkOpen(record, clock.now())) throw new ApiError('GONE', CLOSED[record.status] ?? ALREADY_PAID);
  const isCompany = record.customer.kind === 'company';
  const isOwn = isOwner(record, caller);
  const [rows, methods] = await Promise.all([readOrderRows(db, [record.id]), loadPaymentMethods(db, config)]);
  const hasGiftCard = rows.some(({ extraData }) => extraData.giftCard !== undefined);
  const buyer = { isCompany, isLoggedIn: caller.user !== null, hasGiftCard };
  return {
    id: record.id,
    createdAt: unixSeconds(record.createdAt),
    rows: rows.map(serializePayableRow),
    totals: serializeOrderTotals(record),
    payableUntil: unixSeconds(paymentLinkEnd(record)),
    paymentMethods: (isOwn ? ownMethods(methods, buyer) : linkPaymentMethods(methods, isCompany)).map(
      serializePaymentMethod,
    ),
    isOwn,
  };
}
