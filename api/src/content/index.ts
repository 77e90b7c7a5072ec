import {
  getInfoPage,
  getLocalizationPack,
  getSiteMessages,
  postClientError,
  postLocalizationPack,
  postNewsletterSubscription,
} from '@shop/shared/contracts/api/content';
import type { Feature } from '../features.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { CLIENT_ERROR_LIMIT, keepClientError } from './client-errors.ts';
import { confirmationPage } from './confirmation-page.ts';
import { readInfoPage } from './info-pages.ts';
import { isSupported, LOCALE, readPack } from './localization.ts';
import { SUBSCRIBE_LIMITS, confirmSubscription, readEmail, subscribe } from './newsletter.ts';
import { readSiteMessages } from './site-messages.ts';

const CONFIRM_LIMIT = { limit: 30, windowSeconds: 600 } as const;

/** Info pages, messages, texts, the newsletter, and errors that browsers report. */
export const registerContent: Feature = (app, { config, db, clock, rateLimits }) => {
  route(app, getInfoPage, async ({ params }) => {
    const data = await readInfoPage(db, params.id);
    if (data === null) throw notFound('Sidan finns inte.');
    return { data };
  });

  route(app, getSiteMessages, async ({ params }) => {
    const isOurs = params.regionCode === LOCALE.regionCode;
    return { data: { messages: isOurs ? await readSiteMessages(db, clock.now()) : [] } };
  });

  route(app, getLocalizationPack, async () => ({ data: await readPack(db) }));

  route(app, postLocalizationPack, ({ body }) => {
    if (!isSupported(body)) throw new ApiError('UNSUPPORTED_REGION');
    return undefined;
  });

  route(app, postNewsletterSubscription, async ({ params, request }) => {
    await rateLimits.use(`newsletter:ip:${request.ip}`, SUBSCRIBE_LIMITS.perCaller);
    const email = readEmail(params.email);
    if (email !== null) await rateLimits.use(`newsletter:address:${email}`, SUBSCRIBE_LIMITS.perAddress);
    await subscribe(db, params.email, (token) => `${config.publicOrigin}/api/newsletter/confirm/${token}`, clock.now());
    return undefined;
  });

  /** [O5-28] The link of the confirmation mail. */
  app.get<{ Params: { token: string } }>(
    '/api/newsletter/confirm/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      await rateLimits.use(`newsletter:confirm:${request.ip}`, CONFIRM_LIMIT);
      const isConfirmed = await confirmSubscription(db, request.params.token.slice(0, 100), clock.now());
      return reply
        .code(isConfirmed ? 200 : 410)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(confirmationPage(isConfirmed, `${config.publicOrigin}/se`));
    },
  );

  route(app, postClientError, async ({ body, request }) => {
    await rateLimits.use(`client-error:${request.ip}`, CLIENT_ERROR_LIMIT);
    await keepClientError(db, body, clock.now());
    return undefined;
  });
};
