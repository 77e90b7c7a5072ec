import { eq, sql } from 'drizzle-orm';
import { outboxMail } from '../db/schema/index.ts';
import { GIFT_CARD_CODE_MARK, giftCardCode } from '../orders/gift-card-code.ts';
import { reportLostGiftCard } from '../orders/gift-cards.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Services } from '../services.ts';

/** Attempts before a mail is left for an employee to check; they take three days. */
const MAX_ATTEMPTS = 12;
const MAX_PER_RUN = 200;

interface NextMail extends Record<string, unknown> {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attempts: number;
  readonly giftCardId: string | null;
  readonly orderId: string | null;
  readonly codeHash: Buffer | null;
  readonly unsubscribeUrl: string | null;
}

/**
 * The bodies with the gift card's code filled in. Throws when the code cannot be decrypted: a waiting mail can be sent
 * when the key is back, one with a wrong code is money lost.
 */
function fillBodies(
  { text, html, giftCardId: id, codeHash }: NextMail,
  secrets: KeyRing,
): Pick<NextMail, 'text' | 'html'> {
  if (id === null || codeHash === null) return { text, html };
  const code = giftCardCode(secrets, { id, codeHash });
  if (code === null) throw new Error(`The code of gift card ${id} cannot be computed: its key is gone.`);
  const fill = (body: string): string => body.replaceAll(GIFT_CARD_CODE_MARK, code);
  return { text: fill(text), html: fill(html) };
}

type Outcome = { readonly id: number; readonly isSent: boolean } | null;

/**
 * Sends the next mail after `after` and records the result. Its row stays locked meanwhile, so no other instance can
 * take it however slow the mail server is; the transaction is never retried, as a mail cannot be unsent.
 */
async function sendNext(
  services: Pick<Services, 'db' | 'mailer' | 'log' | 'config'>,
  after: number,
  now: Date,
): Promise<Outcome> {
  const { db, mailer, log, config } = services;
  const sent = { sentAt: now, attempts: sql`${outboxMail.attempts} + 1` };
  let responded: number | null = null;
  try {
    return await db.transaction(async (tx): Promise<Outcome> => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const { rows } = await tx.execute<NextMail>(sql`
        select m.id, m."to", m.subject, m.text, m.html, m.attempts, m.gift_card_id as "giftCardId", m.order_id as "orderId", m.unsubscribe_url as "unsubscribeUrl", g.code_hash as "codeHash"
        from outbox_mail m left join gift_card g on g.id = m.gift_card_id
        where m.sent_at is null and m.id > ${after} and m.attempts < ${MAX_ATTEMPTS}
          and m.created_at + interval '1 minute' * (power(2, m.attempts) - 1) <= ${now.toISOString()}::timestamptz
        order by m.id limit 1 for update of m skip locked`);
      const [mail] = rows;
      if (mail === undefined) return null;
      const { id, to, subject, unsubscribeUrl } = mail;
      const attempts = mail.attempts + 1;
      const send = async (): Promise<void> =>
        mailer.send({
          to,
          subject,
          ...fillBodies(mail, config.secrets),
          ...(unsubscribeUrl !== null && { unsubscribeUrl }),
        });
      const refusal = await send().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (refusal === null) responded = id;
      else log[attempts < MAX_ATTEMPTS ? 'warn' : 'error']({ err: refusal.error, mail: id, attempts }, 'mail not sent');
      await tx
        .update(outboxMail)
        .set(refusal === null ? sent : { attempts })
        .where(eq(outboxMail.id, id));
      if (refusal !== null && attempts === MAX_ATTEMPTS && mail.giftCardId !== null) {
        await reportLostGiftCard(tx, mail, config, now);
      }
      return { id, isSent: refusal === null };
    });
  } catch (error) {
    if (responded === null) throw error;
    // The connection was lost after the mail was sent; record the sending on another one, or it would be sent twice.
    await db.update(outboxMail).set(sent).where(eq(outboxMail.id, responded));
    return { id: responded, isSent: true };
  }
}

/**
 * Sends the waiting mails of the outbox, oldest first, each once: a mail that the mail server has accepted is never
 * sent again. A failed mail waits a minute, then two, four, eight …, counted from when it was written, and does not
 * delay others. Safe on several instances at once. Returns how many were sent.
 */
export async function sendOutbox(
  services: Pick<Services, 'db' | 'mailer' | 'log' | 'config'>,
  now: Date,
): Promise<number> {
  let sent = 0;
  let after = 0;
  for (let count = 0; count < MAX_PER_RUN; count += 1) {
    const outcome = await sendNext(services, after, now);
    if (outcome === null) break;
    after = outcome.id;
    if (outcome.isSent) sent += 1;
  }
  return sent;
}
