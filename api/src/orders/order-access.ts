import type { CurrentUser, Session } from '../members/session.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { isPaymentLinkOpen, type OrderSecrets } from './order-secrets.ts';
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
