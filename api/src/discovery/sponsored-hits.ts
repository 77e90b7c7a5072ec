import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { sponsoredHit } from '../db/schema/index.ts';
import { callerKey } from '../http/caller.ts';
import type { Session } from '../members/session.ts';
import type { Tickets } from './tickets.ts';

/** More from one IP address in a minute is no shopper. */
export const HIT_LIMIT = { limit: 300, windowSeconds: 60 } as const;

interface Hit {
  kind: 'viewport' | 'click';
  ticket: string;
  session: Session;
  request: FastifyRequest;
}

/**
 * [7.6-08], [7.6-10], [O7-24] Counts an impression or a click once per ticket and caller, however often it is sent; a
 * page that a cache serves to many has one ticket for all of them. A forged ticket counts nothing and is no error.
 */
export async function countHit(
  db: Db,
  tickets: Tickets,
  { kind, ticket, session, request }: Hit,
  now: Date,
): Promise<void> {
  const read = tickets.read(ticket);
  if (read === null) return;
  // The user agent is the caller's own choice, and would make many callers of one.
  const caller = [session.id ?? callerKey(request)];
  await db
    .insert(sponsoredHit)
    .values({ ticket: `${read.nonce}.${tickets.callerKey(caller)}`, kind, productId: read.productId, createdAt: now })
    .onConflictDoNothing();
}
