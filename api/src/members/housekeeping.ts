import { DAY_MS } from '@shop/domain/dates';
import { lt } from 'drizzle-orm';
import { eidSigning, memberToken, outboxMail, session } from '../db/schema/index.ts';
import { forgetSandboxOrders } from '../eid/sandbox-orders.ts';
import type { Services } from '../services.ts';
import { removeOldChats } from '../chat/chat-store.ts';
import { removeOldCases } from '../contact/remove-old-cases.ts';
import { removeOldWatches } from '../watches/notify-watchers.ts';
import { removeOldChallenges } from '../staff/challenges.ts';

/** Sent mail contains addresses and links: stored long enough to answer a question about it, and no longer. */
const SENT_MAIL_DAYS = 30;
/** A signing is of use for minutes; what is left of it is a note for support. */
const SIGNING_DAYS = 90;

/** Removes what has expired. Nothing depends on it: expired rows are refused when they are read. */
export async function removeExpired({ db, clock, rateLimits }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(memberToken).where(lt(memberToken.expiresAt, now));
  await forgetSandboxOrders(db, now);
  await removeOldChallenges(db, now);
  await db.delete(eidSigning).where(lt(eidSigning.createdAt, daysAgo(SIGNING_DAYS)));
  await db.delete(outboxMail).where(lt(outboxMail.sentAt, daysAgo(SENT_MAIL_DAYS)));
  await removeOldWatches(db, now);
  await removeOldCases(db, now);
  await removeOldChats(db, now);
  await rateLimits.purge();
}
