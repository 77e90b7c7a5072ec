import { postNewsletterUnsubscription } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mailOptOut, member } from '../db/schema/index.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { type ABANDONED_CART, NEWSLETTER } from './mail-cases.ts';
import { setNewsletterConsent } from './newsletter-consent.ts';

type MailCase = typeof ABANDONED_CART | typeof NEWSLETTER;

const UNSUBSCRIBE_LIMIT = { limit: 30, windowSeconds: 600 };

const TOKEN = { bytes: 20 };

const signedText = (userId: number, mailCase: MailCase): string => `${userId}:${mailCase}`;

/**
 * The unsubscribe link of a mail [2.2-06]: it opens a page of the shop with a button; the token proves that it came
 * with a mail of ours.
 */
export function unsubscribeLink(
  { publicOrigin, secrets }: Pick<Config, 'publicOrigin' | 'secrets'>,
  userId: number,
  mailCase: MailCase,
): string {
  const query = new URLSearchParams({
    unsubscribe: String(userId),
    mailCase,
    token: secrets.sign('unsubscribe', signedText(userId, mailCase), TOKEN),
  });
  return `${publicOrigin}/se?${query.toString()}`;
}

/**
 * `POST newsletter/unsubscribe` [O7-22]: called by the button, never by opening a page; the response is the same
 * whoever it is about.
 */
export function registerUnsubscribe(app: FastifyInstance): void {
  route(app, postNewsletterUnsubscription, async ({ db, body, user, clock, request, services }) => {
    const { userId, mailCase, token } = body;
    await services.rateLimits.use(`unsubscribe:${callerKey(request)}`, UNSUBSCRIBE_LIMIT);
    const isOwn = user?.id === userId;
    const isSigned = services.config.secrets.verify('unsubscribe', signedText(userId, mailCase), token, TOKEN);
    if (!isOwn && !isSigned) {
      throw new ApiError('FORBIDDEN', 'Länken stämmer inte. Logga in och stäng av utskicken i din profil.');
    }
    if (mailCase === NEWSLETTER) {
      await setNewsletterConsent(services, userId, false, 'settings');
      return undefined;
    }
    const [known] = await db.select({ id: member.id }).from(member).where(eq(member.id, userId));
    // A deleted account gets no mail either.
    if (known === undefined) return undefined;
    await db.insert(mailOptOut).values({ memberId: userId, mailCase, createdAt: clock.now() }).onConflictDoNothing();
    return undefined;
  });
}
