import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@shop/domain/dates';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/client.ts';
import { member, newsletterSubscription, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import type { EmailContent } from '../mail/email.ts';
import type { Services } from '../services.ts';
import type { LinkState } from './confirmation-page.ts';

/** Lifetime of the confirmation mail's link, in days. */
const LINK_DAYS = 7;

/** Limits shared by all ways to subscribe [O5-28]: the footer's form and the box in checkout. */
const SUBSCRIBE_LIMITS = {
  perAddress: { limit: 3, windowSeconds: 86_400 },
  perCaller: { limit: 10, windowSeconds: 3600 },
} as const;

/** [O5-22] The pattern of HTML's own e-mail field, with at least one dot in the domain. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'i');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The address trimmed and in lower case, or null when it is invalid. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}

function confirmationMail(email: string, link: string) {
  return {
    to: email,
    subject: 'Bekräfta din prenumeration på Pixelhamns nyhetsbrev',
    text: `Hej!\n\nÖppna länken och bekräfta att du vill ha nyhetsbrevet:\n${link}\n\nLänken gäller i ${LINK_DAYS} dagar. Har du inte anmält dig kan du bortse från det här mejlet, då händer ingenting.\n\nHälsningar\nPixelhamn`,
    html: `<p>Hej!</p><p><a href="${link}">Bekräfta att du vill ha nyhetsbrevet</a></p><p>Länken gäller i ${LINK_DAYS} dagar. Har du inte anmält dig kan du bortse från det här mejlet, då händer ingenting.</p><p>Hälsningar<br>Pixelhamn</p>`,
  };
}

/** The refusals of the specification, with their literal statuses (402, 403). */
const invalidEmail = () => new ApiError('VALIDATION', 'Denna adress är ej giltig!', { status: 402 });
const alreadySubscribed = () => new ApiError('FORBIDDEN', 'Denna adress prenumererar redan på våra nyhetsbrev!');

/**
 * Records a subscription that waits for confirmation [7.7-01] and puts the confirmation mail into the outbox; nothing
 * else is sent until its link has been used [O5-28]. Throws 402 for an invalid address, 403 for one that subscribes
 * already, and 429 beyond three mails a day to a mailbox or ten requests an hour of a caller, whichever form they come
 * from.
 */
export async function subscribe(
  { db, clock, config, rateLimits }: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>,
  typed: string,
  caller: string,
): Promise<void> {
  await rateLimits.use(`newsletter:ip:${caller}`, SUBSCRIBE_LIMITS.perCaller);
  const email = readEmail(typed);
  if (email === null) throw invalidEmail();
  await rateLimits.use(`newsletter:address:${mailboxKey(email)}`, SUBSCRIBE_LIMITS.perAddress);
  const now = clock.now();
  const token = randomBytes(24).toString('base64url');
  await inTransaction(db, async (tx) => {
    const pending = { tokenHash: hashOf(token), createdAt: now };
    const written = await tx
      .insert(newsletterSubscription)
      .values({ email, ...pending })
      .onConflictDoUpdate({
        target: newsletterSubscription.email,
        set: pending,
        setWhere: sql`${newsletterSubscription.confirmedAt} is null`,
      })
      .returning({ email: newsletterSubscription.email });
    const members = await tx
      .select({ id: member.id })
      .from(member)
      .where(and(sql`lower(${member.email}) = ${email}`, isNotNull(member.newsletterAt)));
    if (written.length === 0 || members.length > 0) throw alreadySubscribed();
    const link = `${config.publicOrigin}/api/newsletter/confirm/${token}`;
    await tx.insert(outboxMail).values({ ...confirmationMail(email, link), createdAt: now });
  });
}

/** Longer than any token of ours. */
const MAX_TOKEN_EMAILS = 100;

const ofLink = (token: string) => eq(newsletterSubscription.tokenHash, hashOf(token.slice(0, MAX_TOKEN_EMAILS)));

/** State of a link: open, confirmed already, or unknown (made up, replaced by a newer one or expired). */
export async function readConfirmationLink(on: DbOrTx, token: string, now: Date): Promise<LinkState> {
  const [found] = await on
    .select({ createdAt: newsletterSubscription.createdAt, confirmedAt: newsletterSubscription.confirmedAt })
    .from(newsletterSubscription)
    .where(ofLink(token));
  if (found === undefined) return 'unknown';
  if (found.confirmedAt !== null) return 'used';
  return now.getTime() - found.createdAt.getTime() < LINK_DAYS * DAY_MS ? 'open' : 'unknown';
}

/**
 * Starts the subscription that the link belongs to, once, with a welcome mail; returns the link's state before the
 * call.
 */
export async function confirmSubscription(
  db: Db,
  token: string,
  welcomeTo: (email: string) => EmailContent,
  now: Date,
): Promise<LinkState> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .update(newsletterSubscription)
      .set({ confirmedAt: now })
      .where(
        and(
          ofLink(token),
          isNull(newsletterSubscription.confirmedAt),
          gt(newsletterSubscription.createdAt, new Date(now.getTime() - LINK_DAYS * DAY_MS)),
        ),
      )
      .returning({ email: newsletterSubscription.email });
    if (found === undefined) return readConfirmationLink(tx, token, now);
    // One consent, in both tables that store it [O3-11].
    await tx
      .update(member)
      .set({ newsletterAt: now, newsletterSource: 'confirmation-link' })
      .where(
        and(
          sql`lower(${member.email}) = ${found.email}`,
          eq(member.isEmailConfirmed, true),
          isNull(member.newsletterAt),
        ),
      );
    await tx.insert(outboxMail).values({ ...welcomeTo(found.email), createdAt: now });
    return 'open';
  });
}
