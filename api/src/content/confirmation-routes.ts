import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { confirmationPage, confirmedPage, PAGE_STYLE_PATH } from './confirmation-page.ts';
import { confirmSubscription, readConfirmationLink } from './newsletter.ts';

const CONFIRM_LIMIT = { limit: 30, windowSeconds: 600 } as const;

/**
 * The address is a secret: it is kept nowhere and named to nobody else, yet the browser still says where the form comes
 * from, which the check of origins needs.
 */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

interface LinkRequest {
  Params: { token: string };
}

const HIDDEN = { schema: { hide: true } };

/** [O5-28] The link of the newsletter's mail: opening it asks, and only its button starts the subscription. */
export async function registerConfirmation(
  app: FastifyInstance,
  { config, db, clock, rateLimits }: Pick<Services, 'config' | 'db' | 'clock' | 'rateLimits'>,
): Promise<void> {
  const path = '/api/newsletter/confirm/:token';
  const shopUrl = `${config.publicOrigin}/se`;
  const send = (reply: FastifyReply, isKnown: boolean, html: string): FastifyReply =>
    reply
      .code(isKnown ? 200 : 410)
      .headers(PAGE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(html);

  const sheets = await Promise.all(
    [
      fileURLToPath(import.meta.resolve('@shop/shared/ui/tokens.css')),
      join(import.meta.dirname, 'confirmation-page.css'),
    ].map((file) => readFile(file, 'utf8')),
  );
  const style = sheets.join('\n');
  app.get(PAGE_STYLE_PATH, HIDDEN, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  );

  app.get<LinkRequest>(path, HIDDEN, async ({ params, ip }, reply) => {
    await rateLimits.use(`newsletter:confirm:${ip}`, CONFIRM_LIMIT);
    const state = await readConfirmationLink(db, params.token, clock.now());
    return send(reply, state !== 'unknown', confirmationPage(state, shopUrl));
  });

  await app.register(async (scope) => {
    // The form has no fields: whatever it sends as its body is nothing to read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.post<LinkRequest>(path, HIDDEN, async ({ params, ip }, reply) => {
      await rateLimits.use(`newsletter:confirm:${ip}`, CONFIRM_LIMIT);
      const state = await confirmSubscription(db, params.token, clock.now());
      return send(reply, state !== 'unknown', confirmedPage(state, shopUrl));
    });
  });
}
