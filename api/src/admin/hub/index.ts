import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnswerOf } from '@shop/contracts';
import type { getAdminOrder, getAdminProduct } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../feature.ts';
import type { Services } from '../../services.ts';
import { callerAddress } from '../../http/caller.ts';
import { frame, listsFor, STYLE_PATH, type Frame } from './frame.ts';
import { html } from './html.ts';
import { LISTS } from './lists.ts';
import { registerMemberPage } from './member.ts';
import { homePage, listPage, loginPage, orderPage, productPage, type Figure } from './pages.ts';
import { createHubSecurity, passkeyScript } from './security.ts';
import { PATHS } from './security-pages.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const headersOf = ({ hasScript = false }: Pick<Frame, 'hasScript'>) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': hasScript ? `${POLICY}; script-src 'self'` : POLICY,
});

const sheet = (): string =>
  [import.meta.resolve('@shop/ui/tokens.css'), new URL('hub.css', import.meta.url).href]
    .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
    .join('\n');

/** What the hub counts on its first page: the api's lists, narrowed to what waits. */
const WAITING: readonly { label: string; slug: string; query: string }[] = [
  { label: 'beställningar att packa', slug: 'order', query: 'status=received' },
  { label: 'beställningar packas', slug: 'order', query: 'status=packing' },
  { label: 'returer väntar på svar', slug: 'return', query: 'status=announced' },
];

interface Query {
  page?: string;
  search?: string;
  status?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const registerPages = async (app: FastifyInstance, services: Services): Promise<void> => {
  // Before the calls below: a cookie that is renewed must reach the browser, and theirs do not.
  app.addHook('onRequest', async (request, reply) => void (await services.sessions.open(request, reply)));

  const ask = async <T>(request: FastifyRequest, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') => {
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: callerAddress(request),
      headers: { cookie: request.headers.cookie ?? '', region: 'se', 'x-request-id': request.id },
    });
    return { status: answer.statusCode, body: answer.json<T & { code?: string; error?: string }>() };
  };
  const send = (reply: FastifyReply, status: number, page: Frame) =>
    reply.code(status).headers(headersOf(page)).type('text/html; charset=utf-8').send(frame(page));

  const sendRefusal = (reply: FastifyReply, isUnavailable: boolean) => {
    const body = html`<p>${isUnavailable ? 'Uppgifterna kunde inte hämtas. Ladda om sidan.' : 'Sidan finns inte.'}</p>`;
    return send(reply, isUnavailable ? 503 : 404, { title: 'Det gick inte', body, lists: [] });
  };

  const security = createHubSecurity({
    services,
    send: (reply, status, page) => send(reply, status, { ...page, lists: [] }),
    refuse: (reply) => sendRefusal(reply, false),
  });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: number, code: string | undefined) => {
    if (code === 'SECOND_FACTOR_NEEDED') return (await security.showGate(request, reply)) ?? reply.redirect('/admin/');
    const isOld = status === 401 && code === 'REAUTHENTICATION_NEEDED';
    if (isOld)
      return send(reply, 200, {
        title: 'Logga in igen',
        body: loginPage(request.method === 'GET' ? request.url : '/admin/'),
        lists: [],
      });
    return sendRefusal(reply, status === 429 || status >= 500);
  };

  /** Which lists the caller sees; also for admins alone, as the api answers them. */
  const listsOf = async (request: FastifyRequest) => {
    const { body } = await ask<{ data?: { user: { isAdmin: boolean } | null } }>(request, 'me');
    return listsFor(body.data?.user?.isAdmin === true);
  };

  app.get('/admin/', { schema: { hide: true } }, async (request, reply) => {
    const answers = await Promise.all(
      WAITING.map(({ slug, query }) => ask<{ data?: { total: number } }>(request, `admin/${slug}?${query}`)),
    );
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) return refuse(request, reply, failed.status, failed.body.code);
    const figures = WAITING.map(({ label, slug, query }, index): Figure => ({
      label,
      count: answers[index]?.body.data?.total ?? 0,
      href: `/admin/${slug}?${query}`,
    }));
    const lists = await listsOf(request);
    return send(reply, 200, { title: 'Översikt', body: homePage(figures, lists), lists });
  });

  app.get<{ Params: { list: string }; Querystring: Query }>(
    '/admin/:list',
    { schema: { hide: true } },
    async (request, reply) => {
      const list = LISTS.find(({ slug }) => slug === request.params.list);
      if (!list) return refuse(request, reply, 404, undefined);
      const page = Math.min(10_000, Math.max(1, Math.trunc(Number(request.query.page)) || 1));
      const search = textOf(request.query.search).slice(0, 100);
      const query = new URLSearchParams({ page: String(page) });
      if (search && list.isSearchable) query.set('search', search);
      if (/^[a-zA-Z]{1,20}$/.test(textOf(request.query.status))) query.set('status', textOf(request.query.status));
      const { status, body } = await ask<{ data: { rows: unknown[]; total: number } }>(
        request,
        `${list.endpoint.path}?${query}`,
      );
      if (status !== 200) return refuse(request, reply, status, body.code);
      const view = { ...body.data, page, search };
      const lists = await listsOf(request);
      return send(reply, 200, { title: list.title, body: listPage(list, view), lists, current: list.slug });
    },
  );

  app.get<{ Params: { id: string } }>('/admin/order/:id', { schema: { hide: true } }, async (request, reply) => {
    const path = `admin/order/${encodeURIComponent(request.params.id)}`;
    const { status, body } = await ask<AnswerOf<typeof getAdminOrder>>(request, path);
    if (status !== 200) return refuse(request, reply, status, body.code);
    const { order } = body.data;
    const lists = await listsOf(request);
    return send(reply, 200, { title: `Beställning ${order.id}`, body: orderPage(order), lists, current: 'order' });
  });

  app.get<{ Params: { id: string } }>('/admin/product/:id', { schema: { hide: true } }, async (request, reply) => {
    const path = `admin/product/${encodeURIComponent(request.params.id)}`;
    const { status, body } = await ask<AnswerOf<typeof getAdminProduct>>(request, path);
    if (status !== 200) return refuse(request, reply, status, body.code);
    const { product } = body.data;
    const lists = await listsOf(request);
    return send(reply, 200, { title: product.name, body: productPage(product), lists, current: 'product' });
  });

  await security.register(app);
  await registerMemberPage(app, {
    publicOrigin: services.config.publicOrigin,
    call: ask,
    refuse,
    isAdmin: async (request, reply) => (await services.sessions.open(request, reply)).user?.isAdmin === true,
    send: async (request, reply, title, body) =>
      send(reply, 200, { title, body, lists: await listsOf(request), current: 'member' }),
  });
};

/**
 * [1-55], [2.1-85], [O2.17-24] The hub at `/admin/`: pages without script to look things up. Each page asks the admin calls with the
 * caller's own session, so that these alone decide who may read what [O6-02]; whoever may not gets 404 [O2.1-14], a login older
 * than twelve hours is asked for anew [O6-03].
 */
export const registerAdminHub: Feature = async (app, services) => {
  const files = [
    [STYLE_PATH, 'text/css', sheet()],
    [PATHS.script, 'text/javascript', passkeyScript()],
  ] as const;
  for (const [path, type, text] of files) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(text),
    );
  }
  await app.register(async (scope) => registerPages(scope, services));
};
