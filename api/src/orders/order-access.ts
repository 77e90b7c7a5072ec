import { DAY_MS } from '@shop/shared/domain/dates';
import type { CurrentUser, Session } from '../members/session.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { GUEST_LINK_DAYS, isPaymentLinkOpen, type OrderSecrets } from './order-secrets.ts';
import { findLatestOrder, findOrder, type OrderRecord } from './order-store.ts';

interface Caller {
  readonly user: CurrentUser | null;
  readonly session: Session;
}

/** The member whose order it is, or the guest's session that placed it. Nobody else learns that it exists [O2.1-12]. */
const isOwner = (record: OrderRecord, { user, session }: Caller): boolean =>
  record.memberId === null ? session.id !== null && record.sessionId === session.id : record.memberId === user?.id;

/**
 * The order that an address names: its number, `latest`, or the token of a payment link that is still open [O2.1-11].
 * Throws 404 for everyone who may not see it.
 */
export async function findOwnOrder(
  db: Db,
  id: string,
  caller: Caller,
  secrets: OrderSecrets,
  now: Date,
): Promise<OrderRecord> {
  if (id === 'latest') {
    const latest = await findLatestOrder(db, { sessionId: caller.session.id, memberId: caller.user?.id ?? null });
    if (latest !== undefined && isOwner(latest, caller)) return latest;
    throw notFound();
  }
  const linked = secrets.readPaymentLink(id);
  const record = await findOrder(db, linked ?? id);
  const mayRead = record !== undefined && (linked === null ? isOwner(record, caller) : isPaymentLinkOpen(record, now));
  if (record === undefined || !mayRead) throw notFound();
  return record;
}

/**
 * As `findOwnOrder`, or by the secret of the mail link: the law wants returns to work without an account. The secret is
 * that of one order, so a wrong one is as good as none.
 */
export async function findOrderWithSecret(
  db: Db,
  id: string,
  secret: string | undefined,
  caller: Caller,
  secrets: OrderSecrets,
  now: Date,
): Promise<OrderRecord> {
  if (secret === undefined) return findOwnOrder(db, id, caller, secrets, now);
  const record = await findOrder(db, id);
  const isOpen =
    record !== undefined &&
    record.secretHash.equals(secrets.hashOf(secret)) &&
    now.getTime() < record.createdAt.getTime() + GUEST_LINK_DAYS * DAY_MS;
  if (record === undefined || !isOpen) throw notFound();
  return record;
}
