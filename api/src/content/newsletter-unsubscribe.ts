import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { member, newsletterSubscription } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { type EmailContent, emailFrom } from '../mail/email.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Services } from '../services.ts';
import { type LinkPageResponse, linkPage, registerLinkPage, toShop } from './link-pages.ts';

const PATH = '/api/newsletter/unsubscribe/:token';

type Keys = Pick<Config, 'publicOrigin' | 'secrets'>;

const SIGNATURE = { bytes: 20 };

/**
 * The e-mail address that a link was made for; null when the token is invalid. Links do not expire, as newsletters stay
 * in mailboxes.
 */
function readToken(secrets: KeyRing, token: string): string | null {
  const [encoded = '', signature = ''] = token.slice(0, 500).split('.');
  const email = Buffer.from(encoded, 'base64url').toString('utf8');
  return secrets.verify('newsletter-unsubscribe', email, signature, SIGNATURE) ? email : null;
}

/** URL that ends the newsletter to an address, member or not, without a login; part of every newsletter. */
export const newsletterUnsubscribeLink = ({ publicOrigin, secrets }: Keys, email: string): string => {
  const address = email.trim().toLowerCase();
  const signature = secrets.sign('newsletter-unsubscribe', address, SIGNATURE);
  const token = `${Buffer.from(address, 'utf8').toString('base64url')}.${signature}`;
  return publicOrigin + PATH.replace(':token', token);
};

/** The welcome mail, which shows that the address works and how to unsubscribe. */
export const welcomeToNewsletter = (keys: Keys, email: string): EmailContent =>
  emailFrom(email, 'Välkommen till Pixelhamns nyhetsbrev', [
    'Hej!',
    'Nu får du våra erbjudanden, nyheter och tips, ungefär en gång i veckan.',
    { label: 'Avsluta nyhetsbrevet', href: newsletterUnsubscribeLink(keys, email) },
  ]);

/** The page behind the link: GET shows it; its button, or the mail program's own, ends the newsletter. */
export async function registerNewsletterUnsubscribe(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'rateLimits'>,
): Promise<void> {
  const { config, db } = services;
  const shopUrl = `${config.publicOrigin}/se`;
  const answer = (isKnown: boolean, title: string, body: string): LinkPageResponse => ({
    isKnown,
    html: linkPage(title, `${body}${toShop(shopUrl)}`, shopUrl),
  });
  const unknown = answer(false, 'Länken stämmer inte', '<p>Öppna länken i ditt senaste nyhetsbrev.</p>');

  await registerLinkPage(app, services, {
    path: PATH,
    isOpenToOtherSites: true,
    show: async (token) =>
      readToken(config.secrets, token) === null
        ? unknown
        : answer(
            true,
            'Avsluta nyhetsbrevet?',
            '<form method="post"><button type="submit">Avsluta nyhetsbrevet</button></form>',
          ),
    act: async (token) => {
      const email = readToken(config.secrets, token);
      if (email === null) return unknown;
      await inTransaction(db, async (tx) => {
        await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, email));
        // One consent, in both tables that store it [O3-11].
        await tx
          .update(member)
          .set({ newsletterAt: null, newsletterSource: null })
          .where(sql`lower(${member.email}) = ${email}`);
      });
      return answer(true, 'Nyhetsbrevet är avslutat', '<p>Du får inga fler nyhetsbrev från oss.</p>');
    },
  });
}
