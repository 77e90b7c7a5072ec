import * as contracts from '@shop/contracts';
import type { Endpoint } from '@shop/contracts';
import * as adminContracts from '@shop/contracts/api/admin';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, createTestApp, pathOf } from '../testing/index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const all = ([contracts, adminContracts].flatMap(Object.values) as unknown[]).filter(isEndpoint);
const reads = all.filter(({ method }) => method === 'GET');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.path, endpoint] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
const sameForAll = reads.filter(({ cacheSeconds }) => cacheSeconds !== undefined);

/** Reads without a session that only the holder of a secret URL may make: no intermediary may cache them. */
const BY_SECRET = ['order/:id/:secret', 'register/check/:orderId/:secret'];

/** Reads open to visitors whose response depends on the caller, each with the reason. */
const PERSONAL: Readonly<Record<string, string>> = {
  cart: 'the cart',
  'cart/shared/:products': 'members pay other prices',
  'category/tiles': 'employees may ask for more',
  chat: 'who has written',
  checkout: 'the cart and its buyer',
  'checkout/wallet': 'the cart and its buyer',
  'customer-survey/:id': 'the buyer',
  me: 'who is asking',
  'member-top-list': 'friends',
  'member/:id': 'what each may see of others',
  'member/:id/achievement': 'what each may see of others',
  'member/:id/wishlist': 'what each may see of others',
  'order/:id': 'the buyer',
  'order/:id/payment': 'the buyer',
  'order/:id/receipt': 'the buyer',
  'order/:id/withdrawal': 'the buyer',
  'payment-link/:link': 'whether the buyer asks',
  poll: 'who has voted',
  'product-tips/:id': 'what was viewed before',
  'product/recent': 'what was viewed before',
  'productdiscovery/:type/:value': 'members pay other prices, and paid places have tickets',
  'productdiscovery/click/:ticket': 'counted once per caller',
  'productdiscovery/viewport/:ticket': 'counted once per caller',
  'unpaid-order': 'the buyer',
  'wishlist/:wid': 'what each may see of others',
};

interface SpecialRequest {
  params?: Record<string, string | number>;
  query?: object;
}

/** One row of the seed for each path with parameters; SQL selects it as `id`. */
const SOME: Readonly<Record<string, string>> = {
  article: 'select id from article order by published_at limit 1',
  campaign: 'select id from campaign where is_active order by id limit 1',
  category: 'select id from category order by id limit 1',
  info: 'select id from info_page order by id limit 1',
  manufacturer: 'select id from manufacturer order by id limit 1',
  'configure-to-order': 'select id from cto_model order by id limit 1',
  product: 'select product_id as id from listing order by 1 limit 1',
  'product-tips': 'select product_id as id from listing order by 1 limit 1',
  section: 'select id from section order by id limit 1',
  store: 'select id from store where lat is not null order by id limit 1',
  'top-list': 'select id from top_list order by id limit 1',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.pool.query(
    `insert into redirect (from_type, from_id, to_type_id, to_id) values ('product', '4711', 5, null)`,
  );
});
afterAll(() => shop.close());

async function firstId(path: string): Promise<number> {
  const sql = SOME[path.split('/', 1)[0] ?? ''];
  if (sql === undefined) throw new Error(`Say in SOME what ${path} is asked for.`);
  const { rows } = await shop.pool.query<{ id: number }>(sql);
  const [row] = rows;
  if (row === undefined) throw new Error(`The seed has nothing for ${path}.`);
  return row.id;
}

const SPECIAL: Readonly<Record<string, () => SpecialRequest | Promise<SpecialRequest>>> = {
  'compatibility/parts/:products': () => ({ params: { products: '300002' } }),
  'configure-to-order/:id/quote': async () => ({ params: { id: await firstId('configure-to-order/:id') } }),
  'configure-to-order/configuration/:configurationId': async () => {
    const id = await firstId('configure-to-order/:id');
    const { data } = await shop.browser().request(contracts.getCtoQuote, { params: { id }, query: {} });
    return { params: { configurationId: data.quote.configurationId ?? '' } };
  },
  'delivery-dates/:zipCode': () => ({ params: { zipCode: '41112' } }),
  'instalment/offer': () => ({ query: { amount: 5000 } }),
  place: () => ({ query: { text: 'umeå' } }),
  'page-component/:entityType/:entityId': () => ({ params: { entityType: 'index', entityId: 0 } }),
  'productdiscovery/autocomplete/:searchString': () => ({ params: { searchString: 'tang' } }),
  'product/:id/energy-label': async () => {
    const { rows } = await shop.pool.query<{ id: number }>('select id from product where energy is not null limit 1');
    return { params: { id: rows[0]?.id ?? 0 } };
  },
  'redirect/:type/:id': () => ({ params: { type: 'product', id: 4711 } }),
  searchtree: async () => ({ query: { manufacturer: await firstId('manufacturer/:id') } }),
  'section/tree/:languageOrKey': () => ({ params: { languageOrKey: 'sv' } }),
  'site-message/:regionCode/:languageCode': () => ({ params: { regionCode: 'se', languageCode: 'sv' } }),
  'sitemap/:part': () => ({ params: { part: 'sections' } }),
};

async function urlOf(endpoint: Endpoint): Promise<string> {
  const special = SPECIAL[endpoint.path];
  const { params, query } =
    special !== undefined
      ? await special()
      : endpoint.path.includes(':')
        ? { params: { id: await firstId(endpoint.path) }, query: undefined }
        : { params: {}, query: undefined };
  return pathOf(endpoint, params, query);
}

describe('caching', () => {
  it.each(named(sameForAll))(
    '[O7-27] says of an answer that is the same for all how long it holds, and its ETag spares it: %s',
    async (_path, endpoint) => {
      const member = await shop.loginAs('member');
      const url = await urlOf(endpoint);
      const { status, headers, text } = await member.send('GET', url);
      const hasBody = endpoint.response !== undefined;
      expect([text, status]).toEqual([text, hasBody ? 200 : 204]);
      expect(headers).toMatchObject({
        'cache-control': `public, max-age=${endpoint.cacheSeconds}`,
        vary: expect.stringContaining('Region'),
      });
      expect([headers['set-cookie'], headers['version']]).toEqual([undefined, undefined]);
      const visitor = await shop.browser().send('GET', url);
      expect(visitor.text).toBe(text);
      if (!hasBody) return;
      expect(headers['etag']).toMatch(/^W\/".+"$/);
      const again = await shop.browser().send('GET', url, { headers: { 'if-none-match': String(headers['etag']) } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it('[O7-27] is given to every read that knows no caller, but for those behind a secret', () => {
    const nameless = reads.filter(({ access, cacheSeconds }) => access === 'never' && cacheSeconds === undefined);
    expect(nameless.map(({ path }) => path).toSorted()).toEqual(BY_SECRET.toSorted());
  });

  it('[O7-27] is left out for every other read that is open to visitors, each for a reason', () => {
    const open = reads.filter(({ access, role }) => access === 'exists' && role === undefined);
    expect(open.map(({ path }) => path).toSorted()).toEqual(Object.keys(PERSONAL).toSorted());
  });

  it.each(named(all.filter(({ cacheSeconds }) => cacheSeconds === undefined)))(
    '[O7-27] [7.1-12] forbids everybody to keep what is for one caller: %s',
    async (_path, endpoint) => {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '1']));
      const { headers } = await shop.browser().send(endpoint.method, pathOf(endpoint, params), {
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['etag']).toBeUndefined();
    },
  );
});
