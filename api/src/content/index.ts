import {
  getInfoPage,
  getLocalizationPack,
  getSiteMessages,
  postClientError,
  postLocalizationPack,
  postNewsletterSubscription,
} from '@shop/contracts/api/content';
import { getArticle, getArticles } from '@shop/contracts/api/articles';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readArticle, readArticles } from './articles.ts';
import { CLIENT_ERROR_LIMIT, storeClientError } from './client-errors.ts';
import { registerConfirmation } from './confirmation-routes.ts';
import { readInfoPage } from './info-pages.ts';
import { isSupported, LOCALE, readPack } from './localization.ts';
import { subscribe } from './newsletter.ts';
import { readSiteMessages, readStripWindows } from './site-messages.ts';

/** The content feature: info pages, articles, messages, texts, the newsletter, and errors that browsers report. */
export const registerContent: Feature = async (app, services) => {
  const { db, named, clock, rateLimits } = services;

  route(app, getInfoPage, async ({ params }) => {
    const data = await readInfoPage(db, params.id);
    if (data === null) throw notFound('Sidan finns inte.');
    return { data };
  });

  route(app, getArticles, async ({ query }) => ({
    data: await readArticles(named, query, query.page, clock.now()),
  }));

  route(app, getArticle, async ({ params }) => {
    const article = await readArticle(named, params.id, clock.now());
    if (article === null) throw notFound('Artikeln finns inte.');
    return { data: { article } };
  });

  route(app, getSiteMessages, async ({ params }) => {
    const isOurs = params.regionCode === LOCALE.regionCode;
    if (!isOurs) return { data: { messages: [], windows: [] } };
    const now = clock.now();
    const [messages, windows] = await Promise.all([readSiteMessages(db, now), readStripWindows(db, now)]);
    return { data: { messages, windows } };
  });

  route(app, getLocalizationPack, async () => ({ data: await readPack(db) }));

  route(app, postLocalizationPack, ({ body }) => {
    if (!isSupported(body)) throw new ApiError('UNSUPPORTED_REGION');
    return undefined;
  });

  route(app, postNewsletterSubscription, async ({ params, request }) => {
    await subscribe(services, params.email, callerKey(request));
    return undefined;
  });

  await registerConfirmation(app, services);

  route(app, postClientError, async ({ body, request }) => {
    await rateLimits.use(`client-error:${callerKey(request)}`, CLIENT_ERROR_LIMIT);
    await storeClientError(db, body, clock.now());
    return undefined;
  });
};
