import type { Checkout } from '@shop/contracts';
import { DEFAULT_CURRENCY } from '@shop/domain/money';
import { eq } from 'drizzle-orm';
import { shippingMethod } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { createOrderSecrets, isPaymentLinkOpen } from '../orders/order-secrets.ts';
import { findOrder, readOrderRows } from '../orders/order-store.ts';
import { serializePayableRow } from '../orders/payable-order.ts';
import { serializeOrderTotals } from '../orders/serialize-order.ts';
import type { Services } from '../services.ts';
import { decideFreeShipping } from '../shipping/free-shipping.ts';
import { ANONYMOUS } from './customer.ts';
import { linkPaymentMethods, loadPaymentMethods, serializePaymentMethod } from './payment-methods.ts';

/**
 * [O2.1-11] The unpaid order behind a payment link: only the payment method can be changed. 404 when the link is
 * invalid, older than 14 days, or the order is paid. `cart.id` is the order's number; the customer is left out [F24].
 */
export async function readLockedCheckout(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  paymentLink: string,
): Promise<Checkout> {
  const orderId = createOrderSecrets(config.secrets).readPaymentLink(paymentLink);
  const record = orderId === null ? undefined : await findOrder(db, orderId);
  if (record === undefined || !isPaymentLinkOpen(record, clock.now()))
    throw notFound('Betallänken gäller inte längre.');
  const [rows, payments, [shipping]] = await Promise.all([
    readOrderRows(db, [record.id]),
    loadPaymentMethods(db, config),
    db.select().from(shippingMethod).where(eq(shippingMethod.id, record.shippingMethodId)),
  ]);
  const isMember = record.memberId !== null;
  const isCompany = record.customer.kind === 'company';
  const offered = linkPaymentMethods(payments, isCompany);
  const totals = serializeOrderTotals(record);
  return {
    cart: {
      id: record.id,
      name: `Beställning ${record.id}`,
      currency: DEFAULT_CURRENCY,
      lastUpdate: record.updatedAt.getTime(),
      rows: rows.map(serializePayableRow),
      freeShipping: decideFreeShipping(totals.goods, isMember, DEFAULT_CURRENCY),
    },
    corrections: [],
    errors: [],
    // The link is passed on to the payer, who must not see the buyer and the destination [F24].
    customer: { ...ANONYMOUS, kind: record.customer.kind },
    shippingMethods:
      shipping === undefined
        ? []
        : [
            {
              id: shipping.id,
              name: shipping.name,
              price: totals.shipping,
              regularPrice: totals.shipping,
              kind: shipping.kind,
              description: shipping.description,
              dateLabel: record.dateLabel,
              stores: [],
            },
          ],
    paymentMethods: offered.map(serializePaymentMethod),
    shippingMethodId: record.shippingMethodId,
    paymentMethodId: offered.find(({ isCredit }) => !isCredit)?.id ?? null,
    storeId: null,
    totals,
    locked: true,
  };
}
