import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type LinkPageResponse, linkPage, registerLinkPage, toShop } from '../content/link-pages.ts';
import type { Db, Tx } from '../db/client.ts';
import { member, memberToken, newsletterSubscription, outboxMail } from '../db/schema/index.ts';
import { inTransaction, isUniqueViolation } from '../db/tx.ts';
import { endSessions } from '../members/end-sessions.ts';
import type { Services } from '../services.ts';
import { emailChangedEmail, welcomeEmail } from './email-templates.ts';
import { CONFIRMATION_PATH, confirmationLink } from './links.ts';
import { limitMailTo } from './mail-limits.ts';
import { dropTokens, issueToken, readToken, takeToken, type TokenOrder } from './member-tokens.ts';

const PURPOSES = ['emailConfirmation', 'emailChange'] as const;

/**
 * Mails a link that proves that a member's e-mail address is theirs, unless it is confirmed already. `wantsNewsletter`:
 * confirming starts the newsletter as well; an earlier consent that waits for its link stays valid.
 */
export async function sendConfirmation(
  { db, clock, config, rateLimits }: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>,
  memberId: number,
  wantsNewsletter = false,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
    if (row === undefined || row.isEmailConfirmed) return;
    await limitMailTo(tx, rateLimits, row.email);
    const [before] = await tx
      .select({ wanted: memberToken.wantsNewsletter })
      .from(memberToken)
      .where(sql`${memberToken.memberId} = ${memberId} and ${memberToken.purpose} = 'emailConfirmation'`);
    const token = await issueToken(
      tx,
      {
        memberId,
        purpose: 'emailConfirmation',
        email: row.email,
        wantsNewsletter: wantsNewsletter || before?.wanted === true,
      },
      now,
    );
    const link = confirmationLink(config.publicOrigin, token);
    await tx.insert(outboxMail).values({ ...welcomeEmail(row.email, row.username, link), createdAt: now });
  });
}

/**
 * Confirms the e-mail address of the account. It counts as the second consent to the newsletter [O5-28] where the
 * member opted in, or the address subscribes already: there is one consent to newsletters [O3-11].
 */
async function confirmEmail(tx: Tx, memberId: number, wantsNewsletter: boolean, now: Date): Promise<void> {
  const subscribed = sql`(select s.confirmed_at from newsletter_subscription s
    where s.email = lower(${member.email}) and s.confirmed_at is not null)`;
  const since = wantsNewsletter ? sql`coalesce(${subscribed}, ${now.toISOString()}::timestamptz)` : subscribed;
  const source = wantsNewsletter ? 'registration' : 'confirmation-link';
  await tx
    .update(member)
    .set({
      isEmailConfirmed: true,
      newsletterAt: sql`coalesce(${member.newsletterAt}, ${since})`,
      newsletterSource: sql`case when ${member.newsletterAt} is null and ${since} is not null then ${source}
        else ${member.newsletterSource} end`,
    })
    .where(eq(member.id, memberId));
}

interface Change {
  readonly memberId: number;
  readonly email: string;
  readonly now: Date;
  /** Session of the browser that used the link; it survives. */
  readonly sessionId: string | null;
}

/**
 * Replaces the e-mail address and notifies the old one. Links mailed to the old address stop working, and every session
 * ends except that of the browser that confirmed.
 */
async function changeEmail(tx: Tx, { memberId, email, now, sessionId }: Change): Promise<void> {
  const [before] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
  if (before === undefined) return;
  await tx.update(member).set({ email, isEmailConfirmed: true }).where(eq(member.id, memberId));
  await endSessions(tx, memberId, sessionId);
  await dropTokens(tx, memberId, ['passwordReset', 'emailConfirmation']);
  // An unconfirmed old address may belong to a stranger who knows nothing of this account.
  if (!before.isEmailConfirmed) return;
  await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, before.email.toLowerCase()));
  await tx.insert(outboxMail).values({ ...emailChangedEmail(before.email, before.username), createdAt: now });
}

type Outcome = 'done' | 'taken' | 'over';

interface Redeemed {
  readonly outcome: Outcome;
  /** Owner and purpose of the link, where it had an effect. */
  readonly used: Pick<TokenOrder, 'memberId' | 'purpose'> | null;
}

async function redeemLink(db: Db, token: string, now: Date, sessionId: string | null): Promise<Redeemed> {
  try {
    return await inTransaction(db, async (tx): Promise<Redeemed> => {
      const taken = await takeToken(tx, token, PURPOSES, now);
      if (taken === undefined) return { outcome: 'over', used: null };
      const { memberId, purpose, email, wantsNewsletter } = taken;
      if (purpose === 'emailChange') await changeEmail(tx, { memberId, email, now, sessionId });
      else await confirmEmail(tx, memberId, wantsNewsletter, now);
      return { outcome: 'done', used: { memberId, purpose } };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email')) return { outcome: 'taken', used: null };
    throw error;
  }
}

const RESPONSES: Readonly<Record<Outcome, readonly [title: string, text: string]>> = {
  done: ['Tack, adressen är bekräftad!', 'Nu hör e-postadressen till ditt konto.'],
  taken: ['Adressen är upptagen', 'Ett annat konto använder redan den här e-postadressen.'],
  over: [
    'Länken gäller inte längre',
    'Har du redan bekräftat adressen är allt klart. Annars kan du be om en ny länk på dina sidor.',
  ],
};

const response = (outcome: Outcome, shopUrl: string): LinkPageResponse => {
  const [title, text] = RESPONSES[outcome];
  return { isKnown: outcome !== 'over', html: linkPage(title, `<p>${text}</p>${toShop(shopUrl)}`, shopUrl) };
};

/** The page behind the link of a confirmation mail: opening it shows a question, and only its button confirms. */
export async function registerEmailConfirmation(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config } = services;
  const shopUrl = `${config.publicOrigin}/se`;
  await registerLinkPage(app, services, {
    path: CONFIRMATION_PATH,
    show: async (token) => {
      const open = await readToken(db, token, PURPOSES, clock.now());
      if (open === undefined) return response('over', shopUrl);
      const text = 'Bekräfta att e-postadressen är din.';
      const newsletter = open.wantsNewsletter ? '<p>Du får då också vårt nyhetsbrev, som du har bett om.</p>' : '';
      const form = '<form method="post"><button type="submit">Bekräfta</button></form>';
      return { isKnown: true, html: linkPage('Är det din adress?', `<p>${text}</p>${newsletter}${form}`, shopUrl) };
    },
    act: async (token, request, reply) => {
      const { id } = await services.sessions.open(request, reply);
      const { outcome, used } = await redeemLink(db, token, clock.now(), id);
      if (used !== null) {
        const event = used.purpose === 'emailChange' ? 'email.changed' : 'email.confirmed';
        services.securityLog.event(request, event, { memberId: used.memberId, provedBy: 'link' });
      }
      return response(outcome, shopUrl);
    },
  });
}
