import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from '../http/caller.ts';
import type { Services } from '../services.ts';

/** Where the pages' style sheet is served: they stand alone, outside the shop's own pages, and have no inline styles. */
export const PAGE_STYLE_PATH = '/api/newsletter/page.css';

/** A page behind a mailed link. Title and body are HTML. */
export const linkPage = (title: string, body: string, shopUrl: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Pixelhamn</title><link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head>
<body><header><a class="brand" href="${shopUrl}">Pixelhamn</a></header>
<main><h1>${title}</h1>${body}</main></body></html>`;

export const toShop = (shopUrl: string): string => `<p><a href="${shopUrl}">Till Pixelhamn</a></p>`;

/** A page, and whether its link was worth anything. */
export interface LinkPageResponse {
  readonly isKnown: boolean;
  readonly html: string;
}

interface LinkPage {
  /** With `:token`. */
  readonly path: string;
  /** What opening the link shows; changes nothing, as mail programs open links too. */
  show(token: string): Promise<LinkPageResponse>;
  /** What the page's button does. */
  act(token: string, request: FastifyRequest, reply: FastifyReply): Promise<LinkPageResponse>;
  /** Mail providers may post by themselves, for their own unsubscribe button; the token is what lets them. */
  readonly isOpenToOtherSites?: boolean;
}

const LINK_LIMIT = { limit: 30, windowSeconds: 600 } as const;

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

/** Serves the page of a mailed link: GET asks, POST acts; 410 for a link that is worth nothing. */
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
    // The form has no fields: whatever it sends as its body is nothing to read.
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
