import { eq, sql } from 'drizzle-orm';
import { outboxMail } from '../db/schema/index.ts';
import { fillGiftCardCode } from '../orders/gift-card-code.ts';
import type { Services } from '../services.ts';

/** After this many failures, which take three days, a mail is left for a person to look at. */
const MOST_ATTEMPTS = 12;
const MOST_PER_RUN = 200;

interface NextMail extends Record<string, unknown> {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attempts: number;
  readonly giftCardId: string | null;
}

type Outcome = { readonly id: number; readonly isSent: boolean } | null;

/**
 * Sends the next mail after `after` and notes how that went. Its row stays locked meanwhile, so no other instance can
 * take it however slow the mail server is; the transaction is never tried again, as a mail cannot be unsent.
 */
async function sendNext(
  services: Pick<Services, 'db' | 'mailer' | 'log' | 'config'>,
  after: number,
  now: Date,
): Promise<Outcome> {
  const { db, mailer, log, config } = services;
  const sent = { sentAt: now, attempts: sql`${outboxMail.attempts} + 1` };
  let answered: number | null = null;
  try {
    return await db.transaction(async (tx): Promise<Outcome> => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const { rows } = await tx.execute<NextMail>(sql`
        select id, "to", subject, text, html, attempts, gift_card_id as "giftCardId" from outbox_mail
        where sent_at is null and id > ${after} and attempts < ${MOST_ATTEMPTS}
          and created_at + interval '1 minute' * (power(2, attempts) - 1) <= ${now.toISOString()}::timestamptz
        order by id limit 1 for update skip locked`);
      const [mail] = rows;
      if (mail === undefined) return null;
      const { id, to, subject, giftCardId } = mail;
      const filled = (body: string): string =>
        giftCardId === null ? body : fillGiftCardCode(body, config.secret, giftCardId);
      const [text, html] = [filled(mail.text), filled(mail.html)];
      const attempts = mail.attempts + 1;
      const refusal = await mailer.send({ to, subject, text, html }).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (refusal === null) answered = id;
      else
        log[attempts < MOST_ATTEMPTS ? 'warn' : 'error']({ err: refusal.error, mail: id, attempts }, 'mail not sent');
      await tx
        .update(outboxMail)
        .set(refusal === null ? sent : { attempts })
        .where(eq(outboxMail.id, id));
      return { id, isSent: refusal === null };
    });
  } catch (error) {
    if (answered === null) throw error;
    // The connection was lost after the mail had gone: that it has must not be lost too.
    await db.update(outboxMail).set(sent).where(eq(outboxMail.id, answered));
    return { id: answered, isSent: true };
  }
}

/**
 * Sends what waits in the outbox, oldest first, each mail once: what the mail server has answered as sent is never sent
 * again. A mail that fails waits a minute, then two, four, eight …, counted from when it was written, and holds up no
 * other. Safe on several instances at once. Answers how many were sent.
 */
export async function sendOutbox(
  services: Pick<Services, 'db' | 'mailer' | 'log' | 'config'>,
  now: Date,
): Promise<number> {
  let sent = 0;
  let after = 0;
  for (let count = 0; count < MOST_PER_RUN; count += 1) {
    const outcome = await sendNext(services, after, now);
    if (outcome === null) break;
    after = outcome.id;
    if (outcome.isSent) sent += 1;
  }
  return sent;
}
