import { DAY_MS } from '@shop/domain/dates';
import type { CurrentUser, Session } from '../members/session.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { GUEST_LINK_DAYS, type OrderSecrets, paymentLinkEnd } from './order-secrets.ts';
import { isSameBytes } from '../security/signer.ts';
import { findLatestOrder, findOrder, type OrderRecord } from './order-store.ts';

export interface Caller {
  readonly user: CurrentUser | null;
  readonly session: Session;
}

/**
 * Whether the caller is the order's member, or the guest's session that placed it. Nobody else learns that it exists
 * [O2.1-12].
 */
export const isOwner = (record: OrderRecord, { user, session }: Caller): boolean =>
  record.memberId === null ? session.id !== null && record.sessionId === session.id : record.memberId === user?.id;

/**
 * The caller's own order by its number, or `latest`. Throws 404 for everyone who may not see it; a payment link gives
 * no access here, since it is passed on to whoever pays.
 */
export async function findOwnOrder(db: Db, id: string, caller: Caller): Promise<OrderRecord> {
  const record =
    id === 'latest'
      ? await findLatestOrder(db, { sessionId: caller.session.id, memberId: caller.user?.id ?? null })
      : await findOrder(db, id);
  if (record === undefined || !isOwner(record, caller)) throw notFound();
  return record;
}

export interface PayableOrder {
  readonly record: OrderRecord;
  /** False for a caller with only the payment link: they may pay the order, but not on credit. */
  readonly isOwn: boolean;
}

/**
 * The order that the caller may pay: their own, or the one of a payment link [O2.1-11]. Throws 404 for everyone else,
 * and for an expired link; a paid order's link responds for as long as it would have been valid.
 */
export async function findPayableOrder(
  db: Db,
  reference: string,
  caller: Caller,
  secrets: OrderSecrets,
  now: Date,
): Promise<PayableOrder> {
  const linked = secrets.readPaymentLink(reference);
  if (linked === null) return { record: await findOwnOrder(db, reference, caller), isOwn: true };
  const record = await findOrder(db, linked);
  if (record === undefined || now >= paymentLinkEnd(record)) throw notFound('Betallänken gäller inte längre.');
  return { record, isOwn: isOwner(record, caller) };
}

/**
 * Like `findOwnOrder`, or by the secret of the mail link: the law wants returns to work without an account. The secret
 * is that of one order.
 */
export async function findOrderWithSecret(
  db: Db,
  id: string,
  secret: string | undefined,
  caller: Caller,
  secrets: OrderSecrets,
  now: Date,
): Promise<OrderRecord> {
  if (secret === undefined) return findOwnOrder(db, id, caller);
  const record = await findOrder(db, id);
  const isOpen =
    record !== undefined &&
    isSameBytes(record.secretHash, secrets.hashOf(secret)) &&
    now.getTime() < record.createdAt.getTime() + GUEST_LINK_DAYS * DAY_MS;
  if (record === undefined || !isOpen) throw notFound();
  return record;
}
