import type { ResponseOf } from '@shop/contracts';
import type { getAdminProduct } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { registerChatPage } from './chat.ts';
import { registerContactPage } from './contact.ts';
import { frame, type Frame, listsFor } from './frame.ts';
import { html } from './html.ts';
import { LISTS } from './lists.ts';
import { registerMemberPage } from './member.ts';
import { registerOrderPage } from './order.ts';
import type { HubCall, HubResponse, PageParts } from './page-parts.ts';
import { type Figure, homePage, listPage, loginPage, productPage } from './pages.ts';
import { registerQuestionPage } from './question.ts';
import { registerReturnPage } from './return.ts';
import { registerReviewPage } from './review.ts';
import { registerSearchPage } from './search.ts';
import { createHubSecurity } from './security.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const HIDDEN = { schema: { hide: true } } as const;

const scriptsOf = ({ hasScript = false, isLive = false }: Pick<Frame, 'hasScript' | 'isLive'>): string => {
  if (isLive) return `${POLICY}; script-src 'self'; connect-src 'self'`;
  return hasScript ? `${POLICY}; script-src 'self'` : POLICY;
};

const headersOf = (page: Pick<Frame, 'hasScript' | 'isLive'>) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': scriptsOf(page),
});

/** The counters of the hub's first page: the api's lists, filtered to pending rows. */
const WAITING: readonly { label: string; slug: string; query: string }[] = [
  { label: 'beställningar att packa', slug: 'order', query: 'status=received' },
  { label: 'beställningar packas', slug: 'order', query: 'status=packing' },
  { label: 'returer väntar på svar', slug: 'return', query: 'status=announced' },
  { label: 'chattar väntar på svar', slug: 'chat', query: 'status=open' },
  { label: 'ärenden väntar på svar', slug: 'contact', query: 'status=waiting' },
  { label: 'kundfrågor väntar på svar', slug: 'question', query: 'status=waiting' },
  { label: 'anmälda recensioner', slug: 'review', query: 'status=reported' },
];

interface Query {
  page?: string;
  search?: string;
  status?: string;
}

/** Services of the hub's pages: data, and sending. */
interface HubPages {
  /** Calls the api with the caller's own session. */
  fetch<T>(request: FastifyRequest, path: string, how?: HubCall): Promise<HubResponse<T>>;
  /** The page for a call that the api has refused. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: string | undefined): Promise<FastifyReply>;
  /** The caller's lists; those of admins for admins alone, as the api serves them. */
  listsOf(request: FastifyRequest): Promise<ReturnType<typeof listsFor>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const send = (reply: FastifyReply, status: number, page: Frame): FastifyReply =>
  reply.code(status).headers(headersOf(page)).type('text/html; charset=utf-8').send(frame(page));

function sendRefusal(reply: FastifyReply, isUnavailable: boolean): FastifyReply {
  const body = html`<p>${isUnavailable ? 'Uppgifterna kunde inte hämtas. Ladda om sidan.' : 'Sidan finns inte.'}</p>`;
  return send(reply, isUnavailable ? 503 : 404, { title: 'Det gick inte', body, lists: [] });
}

function sendLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const returnTo = request.method === 'GET' ? request.url : '/admin/';
  return send(reply, 200, { title: 'Logga in igen', body: loginPage(returnTo), lists: [] });
}

/** Query of a list's call: only the list's own parameters, and only in their valid form. */
export function listQuery(
  query: Query,
  isSearchable: boolean,
): { query: URLSearchParams; page: number; search: string } {
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.page)) || 1));
  const search = textOf(query.search).slice(0, 100);
  const result = new URLSearchParams({ page: String(page) });
  if (search && isSearchable) result.set('search', search);
  if (/^[a-zA-Z]{1,20}$/.test(textOf(query.status))) result.set('status', textOf(query.status));
  return { query: result, page, search };
}

function registerHome(app: FastifyInstance, { fetch, refuse, listsOf }: HubPages): void {
  app.get('/admin/', HIDDEN, async (request, reply) => {
    const responses = await Promise.all(
      WAITING.map(({ slug, query }) => fetch<{ data?: { total: number } }>(request, `admin/${slug}?${query}`)),
    );
    const failed = responses.find(({ status }) => status !== 200);
    if (failed) return refuse(request, reply, failed.status, failed.body.code);
    const figures = WAITING.map(({ label, slug, query }, index): Figure => ({
      label,
      count: responses[index]?.body.data?.total ?? 0,
      href: `/admin/${slug}?${query}`,
    }));
    const lists = await listsOf(request);
    return send(reply, 200, { title: 'Översikt', body: homePage(figures, lists), lists });
  });
}

function registerLists(app: FastifyInstance, { fetch, refuse, listsOf }: HubPages): void {
  app.get<{ Params: { list: string }; Querystring: Query }>('/admin/:list', HIDDEN, async (request, reply) => {
    const list = LISTS.find(({ slug }) => slug === request.params.list);
    if (!list) return refuse(request, reply, 404, undefined);
    const { query, page, search } = listQuery(request.query, list.isSearchable);
    const path = `${list.endpoint.path}?${query}`;
    const { status, body } = await fetch<{ data: { rows: unknown[]; total: number } }>(request, path);
    if (status !== 200) return refuse(request, reply, status, body.code);
    const lists = await listsOf(request);
    const view = { ...body.data, page, search };
    const { slug, title, isLive = false } = list;
    return send(reply, 200, { title, body: listPage(list, view), lists, current: slug, isLive });
  });
}

function registerProductPage(app: FastifyInstance, { fetch, refuse, listsOf }: HubPages): void {
  app.get<{ Params: { id: string } }>('/admin/product/:id', HIDDEN, async (request, reply) => {
    const path = `admin/product/${encodeURIComponent(request.params.id)}`;
    const { status, body } = await fetch<ResponseOf<typeof getAdminProduct>>(request, path);
    if (status !== 200) return refuse(request, reply, status, body.code);
    const { product } = body.data;
    const lists = await listsOf(request);
    return send(reply, 200, { title: product.name, body: productPage(product), lists, current: 'product' });
  });
}

function createHubPages(app: FastifyInstance, security: ReturnType<typeof createHubSecurity>): HubPages {
  const fetch: HubPages['fetch'] = async <T>(
    request: FastifyRequest,
    path: string,
    { method = 'GET', payload }: HubCall = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: callerAddress(request),
      headers: { cookie: request.headers.cookie ?? '', region: 'se', 'x-request-id': request.id },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: response.json<HubResponse<T>['body']>() };
  };
  return {
    fetch,
    async refuse(request, reply, status, code) {
      if (code === 'SECOND_FACTOR_NEEDED') {
        return (await security.showGate(request, reply)) ?? reply.redirect('/admin/');
      }
      if (status === 401 && code === 'REAUTHENTICATION_NEEDED') return sendLogin(request, reply);
      return sendRefusal(reply, status === 429 || status >= 500);
    },
    async listsOf(request) {
      const { body } = await fetch<{ data?: { user: { isAdmin: boolean } | null } }>(request, 'me');
      return listsFor(body.data?.user?.isAdmin === true);
    },
  };
}

/** Registers the pages of the hub, its forms for second factors among them. */
export async function registerHubPages(app: FastifyInstance, services: Services): Promise<void> {
  // Before the calls of the pages: a renewed cookie must reach the browser, and theirs do not.
  app.addHook('onRequest', async (request, reply) => void (await services.sessions.open(request, reply)));
  const security = createHubSecurity({
    services,
    send: (reply, status, page) => send(reply, status, { ...page, lists: [] }),
    refuse: (reply) => sendRefusal(reply, false),
  });
  const pages = createHubPages(app, security);
  registerHome(app, pages);
  registerLists(app, pages);
  registerProductPage(app, pages);
  await security.register(app);
  const parts: PageParts = {
    publicOrigin: services.config.publicOrigin,
    call: pages.fetch,
    refuse: pages.refuse,
    isAdmin: async (request, reply) => (await services.sessions.open(request, reply)).user?.isAdmin === true,
    send: async (request, reply, { status = 200, ...page }) =>
      send(reply, status, { ...page, lists: await pages.listsOf(request) }),
  };
  await registerReturnPage(app, parts);
  await registerOrderPage(app, parts);
  await registerMemberPage(app, parts);
  await registerReviewPage(app, parts);
  await registerQuestionPage(app, parts);
  await registerContactPage(app, parts);
  await registerChatPage(app, parts);
  await registerSearchPage(app, parts);
}
