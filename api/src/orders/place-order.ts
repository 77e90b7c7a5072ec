import type { BodyOf, postOrder } from '@shop/contracts';
import { isPreOrder } from '@shop/domain/release';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { href } from '@shop/contracts/routing';
import { eq } from 'drizzle-orm';
import { hasNotices, type Shopper } from '../cart/cart-line.ts';
import { type CartOwner, touchCart } from '../cart/cart-store.ts';
import { checkGiftCards } from '../cart/gift-card-rows.ts';
import { lineSubTitle } from '../cart/line-sub-title.ts';
import type { Carts, CheckedCart } from '../cart/carts.ts';
import { vatInside } from '../catalogue/price.ts';
import { customerErrors, normaliseCustomer } from '../checkout/customer.ts';
import { coverFreight, currentDiscount, discountSums, payableByGiftCard } from '../checkout/applied-codes.ts';
import { lockDiscountCode, noteDiscount } from '../checkout/discount-codes.ts';
import { forgetDraft, readDraft } from '../checkout/draft-store.ts';
import type { PaymentMethodRow } from '../checkout/payment-methods.ts';
import { preparePurchase, type Purchase, type ShippingChoice } from '../checkout/purchase.ts';
import { purchaseTotals } from '../checkout/totals.ts';
import type { Tx } from '../db/client.ts';
import { feedEntry, order, orderEvent, orderRow, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { orderedCorpNumber } from '../members/corp-number.ts';
import type { Services } from '../services.ts';
import { orderIsPaid } from '../payments/after-payment.ts';
import { creditRefusal } from '../payments/credit-rules.ts';
import type { PaymentRecord } from '../payments/payment-attempts.ts';
import type { Payments } from '../payments/payments.ts';
import { readGiftCards, spendGiftCards, takeFromGiftCards } from './gift-cards.ts';
import { findTrusted, limitOrder } from './order-limits.ts';
import { newOrderNumber } from './order-number.ts';
import { orderMail } from './order-mail.ts';
import type { OrderSecrets } from './order-secrets.ts';
import { findOrder, findOrderByKey, type OrderRecord } from './order-store.ts';
import { takeStock } from './stock.ts';
import { GUEST_HOLD_HOURS } from './stock-hold.ts';
import { limitHeldStock } from './stock-share.ts';

export interface OrderRequest {
  readonly body: BodyOf<typeof postOrder>;
  readonly key: string;
  readonly owner: CartOwner | null;
  readonly shopper: Shopper;
  readonly sessionId: string;
  /** The caller's network address. */
  readonly caller: string;
}

interface Parts {
  readonly services: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>;
  readonly carts: Carts;
  readonly payments: Pick<Payments, 'open'>;
  readonly secrets: OrderSecrets;
}

export interface PlacedOrder {
  readonly record: OrderRecord;
  /** The try to pay it that was stored with it; null when it is paid already, or was placed before. */
  readonly payment: PaymentRecord | null;
}

interface Chosen {
  readonly shipping: ShippingChoice;
  readonly payment: PaymentMethodRow;
  readonly pickupStoreId: number | null;
}

/** Everything that is wrong with the form is told at once; the choices are those that are offered now. */
function readChoices(purchase: Purchase, body: OrderRequest['body'], now: Date): Chosen {
  const shipping = purchase.shippingMethods.find(({ id }) => id === body.shippingMethodId);
  const payment = purchase.paymentMethods.find(({ id }) => id === body.paymentMethodId);
  const kind = shipping?.row.kind ?? 'home';
  const store = kind === 'store' ? purchase.stores.find(({ id }) => id === body.storeId) : null;
  const fields = {
    ...customerErrors(body.customer, kind === 'home' || kind === 'servicePoint', now),
    ...(shipping === undefined && { shippingMethodId: 'Välj ett leveranssätt.' }),
    ...(payment === undefined && { paymentMethodId: 'Välj ett betalsätt.' }),
    ...(store === undefined && { storeId: 'Välj en butik.' }),
  };
  if (shipping === undefined || payment === undefined || store === undefined || Object.keys(fields).length > 0) {
    throw new ApiError('VALIDATION', undefined, { fields });
  }
  if (store?.inStock === false) {
    throw new ApiError('OUT_OF_STOCK', `${store.name} har inte allt i lager. Välj en annan butik.`);
  }
  return { shipping, payment, pickupStoreId: store?.id ?? null };
}

/** Whoever placed the order may be answered it again: the member, the session, or the cart it came from. */
const isSameBuyer = (existing: OrderRecord, { shopper, sessionId }: OrderRequest, cartId: string | null): boolean =>
  existing.memberId === null
    ? existing.sessionId === sessionId || (cartId !== null && existing.cartId === cartId)
    : existing.memberId === shopper.memberId;

/** Answers the earlier order of a key, also to the session of a browser that never got the first answer. */
async function repeat(
  tx: Tx,
  existing: OrderRecord,
  request: OrderRequest,
  cartId: string | null,
): Promise<OrderRecord> {
  if (!isSameBuyer(existing, request, cartId)) throw new ApiError('CONFLICT');
  if (existing.sessionId === request.sessionId) return existing;
  await tx.update(order).set({ sessionId: request.sessionId }).where(eq(order.id, existing.id));
  return { ...existing, sessionId: request.sessionId };
}

async function store(
  tx: Tx,
  checked: CheckedCart,
  request: OrderRequest,
  { services, carts, payments, secrets }: Parts,
): Promise<PlacedOrder> {
  const { body, shopper, key, sessionId } = request;
  const now = services.clock.now();
  const typed = normaliseCustomer(body.customer);
  const numbers = await orderedCorpNumber(tx, typed.corpNumber, shopper.memberId, services.config.secrets);
  if (numbers === undefined) {
    throw new ApiError('VALIDATION', undefined, {
      fields: { 'customer.corpNumber': 'Skriv hela organisationsnumret.' },
    });
  }
  const customer = { ...typed, corpNumber: numbers.corpNumber };
  checkGiftCards(checked.lines, checked.products);
  const draft = await readDraft(tx, checked.stored.id);
  const buyer = { ...shopper, email: customer.email };
  if (draft.discountCodeId !== null) await lockDiscountCode(tx, draft.discountCodeId);
  const cards = await readGiftCards(tx, draft.giftCardIds, now, { isLocked: true });
  const { discount, lost } = await currentDiscount(tx, draft, checked, buyer, now);
  const purchase = coverFreight(
    await preparePurchase(tx, checked, customer, shopper, { now, config: services.config }),
    discount,
  );
  const { shipping, payment, pickupStoreId } = readChoices(purchase, body, now);
  const sums = discountSums(discount, checked);
  const feeKronor = oreToKronor(payment.feeOre);
  const before = purchaseTotals(purchase.rows, shipping.price, feeKronor, sums);
  // A code that holds no longer makes it dearer than what was seen: said with its reason, and accepted first.
  if (kronorToOre(before.total) > kronorToOre(body.expectedTotal))
    throw new ApiError('PRICE_CHANGED', lost ?? undefined);
  const spends = spendGiftCards(cards, payableByGiftCard(kronorToOre(before.total), checked));
  const giftCardOre = spends.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const totals = purchaseTotals(purchase.rows, shipping.price, feeKronor, sums, giftCardOre);
  const credit = { method: payment, amountOre: kronorToOre(totals.total) - giftCardOre, instalment: body.instalment };
  const refused = await creditRefusal(tx, credit, { ...buyer, sessionId, kind: customer.kind }, now);
  if (refused !== null) throw new ApiError('VALIDATION', undefined, { fields: refused });
  const sendable = purchase.shippingMethods.filter(({ row }) => row.kind === 'home' || row.kind === 'servicePoint');
  const standardShipping = Math.min(shipping.price, ...sendable.map(({ price }) => price));

  const isLink = payment.type === 'link';
  const trusted = await findTrusted(tx, shopper.memberId);
  const { memberId } = shopper;
  await limitOrder(
    tx,
    services.rateLimits,
    { caller: request.caller, memberId, sessionId, email: customer.email, isLink },
    trusted,
  );
  const taken = await takeStock(tx, checked.lines, checked.products, pickupStoreId, now);
  const takenRows = checked.lines.map(({ id, productId }) => ({ productId, takenFrom: taken.get(id) ?? {} }));
  await limitHeldStock(tx, takenRows, { isLink, isTrusted: trusted !== null });
  const id = newOrderNumber();
  const [record] = await tx
    .insert(order)
    .values({
      id,
      secretHash: secrets.hashOf(secrets.newSecretOf(id)),
      memberId: shopper.memberId,
      cartId: checked.stored.id,
      sessionId,
      idempotencyKey: key,
      status: 'awaitingPayment',
      paymentStatus: 'pending',
      paymentMethodId: payment.id,
      shippingMethodId: shipping.id,
      storeId: pickupStoreId,
      dateLabel: shipping.dateLabel,
      customer,
      corpNumberEncrypted: numbers.corpNumberEncrypted,
      goodsOre: kronorToOre(totals.goods),
      insuranceOre: kronorToOre(totals.insurance),
      shippingOre: kronorToOre(totals.shipping),
      paymentFeeOre: kronorToOre(totals.paymentFee),
      discountOre: kronorToOre(totals.discount),
      giftCardOre,
      standardShippingOre: kronorToOre(standardShipping),
      totalOre: kronorToOre(totals.total),
      vatOre: kronorToOre(totals.vat),
      ...(payment.type === 'instalment' && {
        instalmentMonths: body.instalment?.months,
        eidReference: body.instalment?.reference,
      }),
      isPreOrder: isPreOrder(purchase.rows, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (record === undefined) throw new Error('The order was not stored.');

  await tx.insert(orderRow).values(
    checked.lines.flatMap((line, position) => {
      const product = checked.products.get(line.productId);
      if (product === undefined) return [];
      return [
        {
          orderId: id,
          position,
          productId: product.id,
          name: product.name,
          subTitle: lineSubTitle(line, product),
          unitPriceOre: line.unitPriceOre,
          unitVatOre: vatInside(line.unitPriceOre, product.vatPerMille),
          vatPerMille: product.vatPerMille,
          discountOre: discount?.byRow.get(line.id) ?? 0,
          quantity: line.quantity,
          extraData: line.extraData,
          insurance: line.extraData.insured === true ? product.insurance : null,
          isDigital: product.isDigital,
          releaseAt: product.releaseAt,
          takenFrom: taken.get(line.id) ?? {},
        },
      ];
    }),
  );
  await tx.insert(orderEvent).values({ orderId: id, status: 'awaitingPayment', at: now });
  if (discount !== null) await noteDiscount(tx, id, discount, buyer, now);
  await takeFromGiftCards(tx, id, spends, now);
  if (shopper.memberId !== null) {
    await tx.insert(feedEntry).values({
      memberId: shopper.memberId,
      name: ORDER_ENTRY_NAME,
      title: `Vi har tagit emot din beställning ${id}.`,
      path: { name: 'member.orders', params: { oid: id } },
      occuredAt: now,
    });
  }
  const { publicOrigin } = services.config;
  await tx.insert(outboxMail).values({
    ...orderMail({
      orderId: id,
      customer,
      rows: purchase.rows,
      totals,
      shippingName: shipping.row.name,
      dateLabel: shipping.dateLabel,
      orderUrl: `${publicOrigin}${href('order', { id }, { secret: secrets.newSecretOf(id) })}`,
      paymentUrl: isLink ? `${publicOrigin}${href('checkout', { paymentLink: secrets.paymentLinkOf(id) })}` : null,
      heldHours: trusted === null ? GUEST_HOLD_HOURS : null,
    }),
    orderId: id,
    createdAt: now,
  });
  await carts.empty(tx, checked);
  await forgetDraft(tx, checked.stored.id);
  if (giftCardOre < record.totalOre) return { record, payment: await payments.open(tx, record, payment.type) };
  await orderIsPaid(tx, record, services.config, now);
  return { record: (await findOrder(tx, id)) ?? record, payment: null };
}

type Outcome = ({ readonly kind: 'placed' } & PlacedOrder) | { readonly kind: 'changed' };

/**
 * [O7-15] Places the order of a cart exactly once per key: the cart's lock makes repeated calls wait for each other, and
 * the unique key is the last guard. Everything that happens with it (stock, order, first try to pay, mail, feed, empty cart) happens
 * in one transaction or not at all. Corrections are kept and told with the next checkout.
 */
export async function placeOrder(request: OrderRequest, parts: Parts): Promise<PlacedOrder> {
  const { db, clock } = parts.services;
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    const checked = request.owner === null ? null : await parts.carts.checkIn(tx, request.owner, request.shopper);
    const existing = await findOrderByKey(tx, request.key);
    if (existing !== undefined) {
      const record = await repeat(tx, existing, request, checked?.stored.id ?? null);
      return { kind: 'placed', record, payment: null };
    }
    if (checked !== null && hasNotices(checked.notices)) {
      await touchCart(tx, checked.stored, clock.now(), checked.notices);
      return { kind: 'changed' };
    }
    if (checked === null || checked.lines.length === 0) throw new ApiError('CART_EMPTY');
    return { kind: 'placed', ...(await store(tx, checked, request, parts)) };
  });
  if (outcome.kind === 'changed') throw new ApiError('CART_CHANGED');
  return outcome;
}
