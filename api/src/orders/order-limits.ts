import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { member, order, payment } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { RateLimit, RateLimits } from '../http/rate-limits.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits on orders [F6]: an unpaid order costs its sender nothing, yet it takes stock and sends a mail to an address of
 * the sender's choice. Members with a confirmed address have wider limits.
 */
export const ORDER_LIMITS = {
  /** All users of one IP address: a family, an office, the terminals of a store. */
  caller: { limit: 60, windowSeconds: HOUR },
  callerLinks: { limit: 10, windowSeconds: DAY },
  session: { limit: 10, windowSeconds: HOUR },
  member: { limit: 30, windowSeconds: HOUR },
  /** Order confirmations to one mailbox. */
  mailbox: { limit: 10, windowSeconds: DAY },
  ownMailbox: { limit: 50, windowSeconds: DAY },
  /** Payment links that are open at the same time. */
  guestLinks: 3,
  memberLinks: 10,
} as const satisfies Record<string, RateLimit | number>;

const TEXTS = {
  caller: 'Det har kommit många beställningar från din anslutning. Försök igen om en stund. Varukorgen är kvar.',
  callerLinks: 'Det går inte att beställa fler gånger med betallänk i dag. Välj kort eller Swish, eller logga in.',
  buyer: 'Du har gjort många beställningar på kort tid. Försök igen om en stund. Varukorgen är kvar.',
  mailbox: 'Till den e-postadressen har det gått många beställningar i dag. Logga in eller försök igen i morgon.',
  links:
    'Du har redan flera obetalda beställningar med betallänk. Betala någon av dem först, eller välj kort eller Swish.',
} as const;

export interface OrderCaller {
  /** The caller's IP address. */
  readonly caller: string;
  readonly memberId: number | null;
  readonly sessionId: string;
  /** The customer's e-mail, as the order stores it. */
  readonly email: string;
  readonly isLink: boolean;
}

/** The member if their e-mail address is confirmed; an account alone is as cheap as a session. */
export async function findTrusted(tx: Tx, memberId: number | null): Promise<{ email: string } | null> {
  if (memberId === null) return null;
  const [row] = await tx
    .select({ email: member.email, isConfirmed: member.isEmailConfirmed })
    .from(member)
    .where(eq(member.id, memberId));
  return row?.isConfirmed === true ? { email: row.email } : null;
}

/** That an order was to be paid by link, whatever has been tried since. */
export const hasLink = (on: DbOrTx): SQL =>
  exists(
    on
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.orderId, order.id), eq(payment.provider, 'link'))),
  );

async function countOpenLinks(tx: Tx, { memberId, sessionId, email }: OrderCaller): Promise<number> {
  const own =
    memberId === null
      ? or(eq(order.sessionId, sessionId), sql`lower(${order.customer} ->> 'email') = ${email.toLowerCase()}`)
      : eq(order.memberId, memberId);
  return tx.$count(order, and(eq(order.status, 'awaitingPayment'), own, hasLink(tx)));
}

/**
 * Counts one order against the ceilings of its caller, session or member, and mailbox; throws 429 with the reason in
 * Swedish and `Retry-After` when it is one too many. In the order's own transaction, so that only placed orders count
 * and orders of one caller cannot pass the ceiling side by side.
 */
export async function limitOrder(
  tx: Tx,
  rateLimits: Pick<RateLimits, 'useIn'>,
  user: OrderCaller,
  trusted: { readonly email: string } | null,
): Promise<void> {
  const count = (key: string, limit: RateLimit, text: string): Promise<void> =>
    rateLimits.useIn(tx, `order:${key}`, limit, text);
  await count(`caller:${user.caller}`, ORDER_LIMITS.caller, TEXTS.caller);
  if (trusted === null && user.isLink) await count(`links:${user.caller}`, ORDER_LIMITS.callerLinks, TEXTS.callerLinks);
  const mailbox = mailboxKey(user.email);
  const isOwnMailbox = trusted !== null && mailboxKey(trusted.email) === mailbox;
  await count(`mailbox:${mailbox}`, isOwnMailbox ? ORDER_LIMITS.ownMailbox : ORDER_LIMITS.mailbox, TEXTS.mailbox);
  if (trusted === null) await count(`session:${user.sessionId}`, ORDER_LIMITS.session, TEXTS.buyer);
  else await count(`member:${user.memberId}`, ORDER_LIMITS.member, TEXTS.buyer);
  if (!user.isLink) return;
  const allowed = trusted === null ? ORDER_LIMITS.guestLinks : ORDER_LIMITS.memberLinks;
  if ((await countOpenLinks(tx, user)) >= allowed) {
    throw new ApiError('RATE_LIMITED', TEXTS.links, { retryAfterSeconds: HOUR });
  }
}
