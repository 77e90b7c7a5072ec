import { randomUUID } from 'node:crypto';
import type { OrderPayment as OrderPaymentSchema } from '@shop/shared/contracts';
import { kronorToOre, oreToKronor, vatInside } from '@shop/shared/domain/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DbOrTx, Tx } from '../db/client.ts';
import { order, payment, paymentMethod, type PaymentStatus } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import {
  isPaymentTaken,
  loadPaymentMethods,
  offeredPaymentMethods,
  type PaymentMethodRow,
} from '../checkout/payment-methods.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { findOrder, lockOrder, type OrderRecord, readOrderRows } from '../orders/order-store.ts';
import { renewHold } from '../orders/stock-hold.ts';
import type { Services } from '../services.ts';
import type { PaymentRequest, ProviderStatus } from './provider.ts';
import { createProviders, type PaymentProviders } from './providers.ts';
import { type Claim, nextPart, partSum } from './claims.ts';
import { creditRefusal } from './credit-rules.ts';
import { sendRefunds } from './refunds.ts';
import { createCheckBudget } from './check-budget.ts';
import { type PaymentNews, settlePayment } from './settle-payment.ts';

type OrderPayment = z.infer<typeof OrderPaymentSchema>;
export type PaymentRecord = typeof payment.$inferSelect;
type ProviderName = PaymentMethodRow['type'];

/** Who pays. Credit is a debt of the buyer, which nobody else may take on for them. */
export interface Payer {
  readonly isLoggedIn: boolean;
  readonly mayUseCredit: boolean;
}

export interface Payments {
  /**
   * The order's open try, made now if there is none. The same one for every call until it ends. When the method has been
   * switched off meanwhile there is nothing to do but to choose another one.
   */
  start(orderId: string): Promise<OrderPayment>;
  /** The first try of an order that is being placed, stored with it. */
  open(tx: Tx, record: OrderRecord, provider: ProviderName): Promise<PaymentRecord>;
  /** Starts a stored try at its provider, unless it is started. */
  begin(record: OrderRecord, current: PaymentRecord): Promise<OrderPayment>;
  /** A session for what is due next of an invoice or plan: the open one, else a new one, by a direct method. */
  startClaim(claim: Claim, paymentMethodId: number): Promise<OrderPayment>;
  /** A new try, possibly with another method; its fee changes the order's sum. Refuses (422) a method that is not offered any more. */
  retry(orderId: string, paymentMethodId: number | undefined, payer: Payer): Promise<OrderPayment>;
  /** What is known of the order's payment; an open one is asked for at the provider. */
  refresh(orderId: string): Promise<{ status: PaymentStatus; payment: OrderPayment }>;
  /** The same for whoever asks again and again: the provider is asked at most every few seconds, and then what is known is returned. */
  poll(orderId: string): Promise<{ status: PaymentStatus; payment: OrderPayment }>;
  /** A provider says that something has happened to a payment: it is asked what. False when there is no such payment. */
  hear(provider: ProviderName, reference: string): Promise<boolean>;
  /** Ends the open try, unless it turns out to be paid. */
  giveUp(orderId: string): Promise<void>;
  /** Applies news. */
  settle(news: PaymentNews): Promise<void>;
  /** Gives back what is owed; what fails now is tried again later. */
  sendRefunds(): Promise<void>;
}

async function latestPayment(on: DbOrTx, orderId: string): Promise<PaymentRecord | undefined> {
  const [row] = await on
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNull(payment.claimId)))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  return row;
}

const requestOf = (record: OrderRecord, current: PaymentRecord): PaymentRequest => ({
  reference: current.reference,
  orderId: record.id,
  amountOre: current.amountOre,
  mobile: record.customer.mobile,
  startedAt: current.createdAt,
});

/** A pending try whose provider has been asked. */
const isStarted = ({ status, sessionToken, redirectUrl }: PaymentRecord): boolean =>
  status === 'pending' && (sessionToken !== null || redirectUrl !== null);

const isProviderName = (providers: PaymentProviders, name: string): name is ProviderName =>
  Object.hasOwn(providers, name);

export function createPayments(services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>): Payments {
  const { db, clock, config, log } = services;
  const providers = createProviders(services);
  const mayCheck = createCheckBudget(clock);

  const providerOf = ({ provider }: PaymentRecord) => {
    if (!isProviderName(providers, provider)) throw new Error(`There is no payment provider "${provider}".`);
    return providers[provider];
  };

  const wire = ({ provider, sessionToken, redirectUrl, reference }: PaymentRecord): OrderPayment => {
    if (!isProviderName(providers, provider)) throw new Error(`There is no payment provider "${provider}".`);
    return { type: provider, sessionToken, redirectUrl, reference };
  };

  /** The method that was chosen, with nothing to do: gift cards have paid it all, or it is not offered any more. */
  const nothingToDo = async ({ paymentMethodId }: OrderRecord): Promise<OrderPayment> => {
    const [method] = await db
      .select({ type: paymentMethod.type })
      .from(paymentMethod)
      .where(eq(paymentMethod.id, paymentMethodId));
    return { type: method?.type ?? 'card', sessionToken: null, redirectUrl: null, reference: null };
  };

  const store = async (tx: Tx, record: OrderRecord, provider: ProviderName, now: Date): Promise<PaymentRecord> => {
    const id = randomUUID();
    const [made] = await tx
      .insert(payment)
      .values({
        id,
        orderId: record.id,
        provider,
        reference: id,
        amountOre: record.totalOre - record.giftCardOre,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (made === undefined) throw new Error('The payment was not stored.');
    return made;
  };

  /**
   * The open try of a locked order; null when its method has been switched off. Tries made a moment apart are still told apart
   * by their time.
   */
  const openTry = async (tx: Tx, record: OrderRecord): Promise<PaymentRecord | null> => {
    const latest = await latestPayment(tx, record.id);
    if (latest !== undefined && (record.status !== 'awaitingPayment' || isStarted(latest))) return latest;
    if (record.status !== 'awaitingPayment') throw new ApiError('CONFLICT', 'Beställningen kan inte betalas.');
    const [method] = await tx
      .select({ type: paymentMethod.type, isActive: paymentMethod.isActive })
      .from(paymentMethod)
      .where(eq(paymentMethod.id, record.paymentMethodId));
    if (method === undefined || !method.isActive || !isPaymentTaken(method.type, config)) return null;
    if (latest?.status === 'pending') return latest;
    if (method.type !== 'link') await renewHold(tx, record, clock.now());
    const now = new Date(Math.max(clock.now().getTime(), (latest?.createdAt.getTime() ?? 0) + 1));
    if (record.paymentStatus !== 'pending') {
      await tx.update(order).set({ paymentStatus: 'pending', updatedAt: now }).where(eq(order.id, record.id));
    }
    return store(tx, record, method.type, now);
  };

  const open: Payments['open'] = (tx, record, provider) => store(tx, record, provider, clock.now());

  const sendOwed: Payments['sendRefunds'] = () =>
    sendRefunds(
      { db, log },
      async (name, request) => {
        if (!isProviderName(providers, name)) throw new Error(`There is no payment provider "${name}".`);
        await providers[name].refund(request);
      },
      clock.now(),
    );

  const settle: Payments['settle'] = async (news) => {
    await inTransaction(db, (tx) => settlePayment(tx, news, config, clock.now()));
    await sendOwed();
  };

  /** An answer to our own question; asking again gives the same news. */
  const settleAnswer = (current: PaymentRecord, status: ProviderStatus): Promise<void> =>
    settle({
      provider: current.provider,
      reference: current.reference,
      eventId: `answer:${current.id}:${status}`,
      status,
      body: { status },
    });

  const begin: Payments['begin'] = async (record, current) => {
    if (current.status !== 'pending' || isStarted(current)) return wire(current);
    // Not inside the transaction: nobody waits for the provider with a locked order. The reference makes a second call
    // at the same moment get the same session.
    const started = await providerOf(current)
      .start(requestOf(record, current))
      .catch((error: unknown) => {
        throw new ApiError('PAYMENT_UNAVAILABLE', undefined, { cause: error });
      });
    const { sessionToken, redirectUrl, status } = started;
    await db.update(payment).set({ sessionToken, redirectUrl }).where(eq(payment.id, current.id));
    if (status !== 'pending') await settleAnswer(current, status);
    if (status === 'failed') throw new ApiError('PAYMENT_REFUSED');
    return wire({ ...current, sessionToken, redirectUrl });
  };

  const startClaim: Payments['startClaim'] = async (claim, paymentMethodId) => {
    const { record, current } = await inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, claim.record.orderId);
      const part = nextPart(claim);
      if (locked === undefined || part === undefined) throw new ApiError('CONFLICT', 'Det finns inget att betala.');
      const method = (await loadPaymentMethods(tx, config)).find(({ id }) => id === paymentMethodId);
      if (method === undefined || method.isCredit || method.type === 'link') {
        throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: 'Välj kort eller Swish.' } });
      }
      const [open] = await tx
        .select()
        .from(payment)
        .where(
          and(
            eq(payment.claimId, claim.record.id),
            eq(payment.claimPart, part.number),
            eq(payment.provider, method.type),
            eq(payment.amountOre, partSum(part)),
            eq(payment.status, 'pending'),
          ),
        )
        .limit(1);
      if (open !== undefined) return { record: locked, current: open };
      const id = randomUUID();
      const now = clock.now();
      const [made] = await tx
        .insert(payment)
        .values({
          id,
          orderId: locked.id,
          provider: method.type,
          reference: id,
          amountOre: partSum(part),
          claimId: claim.record.id,
          claimPart: part.number,
          status: 'pending',
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (made === undefined) throw new Error('The payment was not stored.');
      return { record: locked, current: made };
    });
    // The provider may have been paid without our hearing of it.
    if (isStarted(current)) await askProvider(record, current);
    return begin(record, current);
  };

  const startTry = (orderId: string): Promise<{ record: OrderRecord; current: PaymentRecord | null }> =>
    inTransaction(db, async (tx) => {
      const record = await lockOrder(tx, orderId);
      if (record === undefined) throw notFound();
      // Gift cards have paid it all: there is nothing to start.
      const isCovered = record.giftCardOre >= record.totalOre;
      return { record, current: isCovered ? null : await openTry(tx, record) };
    });

  const start: Payments['start'] = async (orderId) => {
    const { record, current } = await startTry(orderId);
    return current === null ? nothingToDo(record) : begin(record, current);
  };

  /** Asks the provider about an open try and applies the answer. A provider that cannot be reached changes nothing. */
  const askProvider = async (record: OrderRecord, current: PaymentRecord): Promise<void> => {
    const status = await providerOf(current)
      .check(requestOf(record, current))
      .catch((error: unknown) => {
        log.warn({ err: error, provider: current.provider }, 'payment could not be checked');
        return 'pending' as const;
      });
    if (status !== 'pending') await settleAnswer(current, status);
  };

  const known = async (orderId: string): Promise<{ record: OrderRecord; current: PaymentRecord | undefined }> => {
    const record = await findOrder(db, orderId);
    if (record === undefined) throw notFound();
    return { record, current: await latestPayment(db, orderId) };
  };

  const refresh: Payments['refresh'] = async (orderId) => {
    const before = await known(orderId);
    if (before.current === undefined) {
      const made = await start(orderId);
      return { status: (await known(orderId)).record.paymentStatus, payment: made };
    }
    if (before.current.status === 'pending') await askProvider(before.record, before.current);
    const { record, current } = await known(orderId);
    return { status: record.paymentStatus, payment: wire(current ?? before.current) };
  };

  const poll: Payments['poll'] = async (orderId) => {
    const { record, current } = await known(orderId);
    if (current?.status === 'pending' && !mayCheck(current.reference)) {
      return { status: record.paymentStatus, payment: wire(current) };
    }
    return refresh(orderId);
  };

  const hear: Payments['hear'] = async (provider, reference) => {
    const named = and(eq(payment.provider, provider), eq(payment.reference, reference));
    const [current] = await db.select().from(payment).where(named);
    const record = current === undefined ? undefined : await findOrder(db, current.orderId);
    if (current === undefined || record === undefined) return false;
    // Also one that was given up: it may have been paid all the same.
    const isOver = current.status === 'paid' || current.status === 'refunded';
    // What is not asked now will be by the shopper's page, or by the job that releases reservations.
    if (!isOver && mayCheck(current.reference)) await askProvider(record, current);
    return true;
  };

  const giveUp: Payments['giveUp'] = async (orderId) => {
    const { record, current } = await known(orderId);
    if (current === undefined || current.status !== 'pending') return;
    await askProvider(record, current);
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      await lockOrder(tx, orderId);
      const ended = await tx
        .update(payment)
        .set({ status: 'cancelled', updatedAt: now })
        .where(and(eq(payment.id, current.id), eq(payment.status, 'pending')))
        .returning({ id: payment.id });
      if (ended.length > 0) {
        await tx.update(order).set({ paymentStatus: 'cancelled', updatedAt: now }).where(eq(order.id, orderId));
      }
    });
  };

  /** Another method has another fee: the sum follows it before the new try is made. */
  const changeMethod = async (orderId: string, methodId: number, { isLoggedIn }: Payer): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const record = await lockOrder(tx, orderId);
      if (record === undefined) throw notFound();
      const isCompany = record.customer.kind === 'company';
      const rows = await readOrderRows(tx, [orderId]);
      const hasGiftCard = rows.some(({ extraData }) => extraData.giftCard !== undefined);
      const methods = await loadPaymentMethods(tx, config);
      const offered = offeredPaymentMethods(methods, { isCompany, isLoggedIn, hasGiftCard });
      const method = offered.find(({ id }) => id === methodId);
      if (method === undefined) {
        throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: 'Välj ett betalsätt.' } });
      }
      const feeChange = method.feeOre - record.paymentFeeOre;
      const amountOre = record.totalOre + feeChange - record.giftCardOre;
      const { memberId, sessionId, customer } = record;
      const buyer = { memberId, sessionId, kind: customer.kind, email: customer.email };
      const refused = await creditRefusal(tx, { method, amountOre, instalment: undefined }, buyer, clock.now());
      if (refused !== null) throw new ApiError('VALIDATION', undefined, { fields: refused });
      const vatOf = (ore: number): number => kronorToOre(vatInside(oreToKronor(ore)));
      await tx
        .update(order)
        .set({
          paymentMethodId: method.id,
          paymentFeeOre: method.feeOre,
          totalOre: record.totalOre + feeChange,
          vatOre:
            record.vatOre +
            vatOf(record.shippingOre + method.feeOre) -
            vatOf(record.shippingOre + record.paymentFeeOre),
        })
        .where(eq(order.id, orderId));
    });
  };

  const refuseCredit = async (methodId: number): Promise<void> => {
    const [method] = await db
      .select({ isCredit: paymentMethod.isCredit })
      .from(paymentMethod)
      .where(eq(paymentMethod.id, methodId));
    if (method?.isCredit !== true) return;
    const text = 'Faktura och delbetalning kan bara den som har beställt välja.';
    throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: text } });
  };

  const retry: Payments['retry'] = async (orderId, paymentMethodId, payer) => {
    const { record, current } = await known(orderId);
    if (record.status !== 'awaitingPayment')
      throw new ApiError('CONFLICT', 'Beställningen är redan betald eller avbruten.');
    const wanted = paymentMethodId ?? record.paymentMethodId;
    if (!payer.mayUseCredit) await refuseCredit(wanted);
    // The session that is open already is the one to go on with; a second would only invite paying twice.
    if (wanted === record.paymentMethodId && current?.status === 'pending') {
      const { status, payment: open } = await refresh(orderId);
      if (status === 'pending' && isStarted(current)) return open;
    } else {
      await giveUp(orderId);
    }
    const now = await findOrder(db, orderId);
    if (now?.status !== 'awaitingPayment')
      throw new ApiError('CONFLICT', 'Beställningen är redan betald eller avbruten.');
    if (wanted !== now.paymentMethodId) await changeMethod(orderId, wanted, payer);
    const made = await startTry(orderId);
    if (made.current === null) {
      const text = 'Betalsättet finns inte längre. Välj ett annat.';
      throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: text } });
    }
    return begin(made.record, made.current);
  };

  return { start, open, begin, startClaim, retry, refresh, poll, hear, giveUp, settle, sendRefunds: sendOwed };
}
