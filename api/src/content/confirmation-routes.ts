import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { confirmationPage, confirmedPage } from './confirmation-page.ts';
import { PAGE_STYLE_PATH, registerLinkPage } from './link-pages.ts';
import { confirmSubscription, readConfirmationLink } from './newsletter.ts';
import { registerNewsletterUnsubscribe, welcomeToNewsletter } from './newsletter-unsubscribe.ts';

/** The style sheet of all pages behind mailed links. */
async function registerPageStyle(app: FastifyInstance): Promise<void> {
  const sheets = await Promise.all(
    [fileURLToPath(import.meta.resolve('@shop/ui/tokens.css')), join(import.meta.dirname, 'confirmation-page.css')].map(
      (file) => readFile(file, 'utf8'),
    ),
  );
  const style = sheets.join('\n');
  app.get(PAGE_STYLE_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  );
}

/** The link of the newsletter's mail [O5-28]: opening it shows a page, and only its button starts the subscription. */
export async function registerConfirmation(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'clock' | 'rateLimits'>,
): Promise<void> {
  const { config, db, clock } = services;
  const shopUrl = `${config.publicOrigin}/se`;
  await registerPageStyle(app);
  await registerLinkPage(app, services, {
    path: '/api/newsletter/confirm/:token',
    show: async (token) => {
      const state = await readConfirmationLink(db, token, clock.now());
      return { isKnown: state !== 'unknown', html: confirmationPage(state, shopUrl) };
    },
    act: async (token) => {
      const welcomeTo = (email: string) => welcomeToNewsletter(config, email);
      const state = await confirmSubscription(db, token, welcomeTo, clock.now());
      return { isKnown: state !== 'unknown', html: confirmedPage(state, shopUrl) };
    },
  });
  await registerNewsletterUnsubscribe(app, services);
}
