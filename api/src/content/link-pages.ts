import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from '../http/caller.ts';
import type { Services } from '../services.ts';

/** Path of the style sheet: these pages are independent of the shop's own and have no inline styles. */
export const PAGE_STYLE_PATH = '/api/newsletter/page.css';

/** A page behind a mailed link. Title and body are HTML. */
export const linkPage = (title: string, body: string, shopUrl: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Pixelhamn</title><link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head>
<body><header><a class="brand" href="${shopUrl}">Pixelhamn</a></header>
<main><h1>${title}</h1>${body}</main></body></html>`;

export const toShop = (shopUrl: string): string => `<p><a href="${shopUrl}">Till Pixelhamn</a></p>`;

/** The page, and whether its link was valid. */
export interface LinkPageResponse {
  readonly isKnown: boolean;
  readonly html: string;
}

interface LinkPage {
  /** URL pattern with `:token`. */
  readonly path: string;
  /** The page for GET; changes nothing, as mail programs open links too. */
  show(token: string): Promise<LinkPageResponse>;
  /** Carries out what the page's button is for. */
  act(token: string, request: FastifyRequest, reply: FastifyReply): Promise<LinkPageResponse>;
  /** Mail providers may post from their own unsubscribe button; the token authorises them. */
  readonly isOpenToOtherSites?: boolean;
}

const LINK_LIMIT = { limit: 30, windowSeconds: 600 } as const;

/**
 * The URL is a secret: it is never cached or sent as a referrer to another site, yet the browser still sends the origin
 * of the form, which the check of origins needs.
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

/** Serves the page of a mailed link: GET shows it, POST acts; 410 for an invalid link. */
export async function registerLinkPage(
  app: FastifyInstance,
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { path, show, act, isOpenToOtherSites = false }: LinkPage,
): Promise<void> {
  const send = (reply: FastifyReply, { isKnown, html }: LinkPageResponse): FastifyReply =>
    reply
      .code(isKnown ? 200 : 410)
      .headers(PAGE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(html);
  const count = (request: FastifyRequest): Promise<void> =>
    rateLimits.use(`link:${path}:${callerKey(request)}`, LINK_LIMIT);

  app.get<LinkRequest>(path, { schema: { hide: true } }, async (request, reply) => {
    await count(request);
    return send(reply, await show(request.params.token));
  });

  await app.register(async (scope) => {
    // The form has no fields, so its body is ignored.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    const options = { schema: { hide: true }, config: { isOpenToOtherSites } };
    scope.post<LinkRequest>(path, options, async (request, reply) => {
      await count(request);
      return send(reply, await act(request.params.token, request, reply));
    });
  });
}
