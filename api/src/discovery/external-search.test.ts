import { createServer, type Server } from 'node:http';
import { getProductList } from '@shop/contracts/api/discovery';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

/** A search provider with prepared results. */
let provider: Server;
let result: { status: number; body: string };
let requests: string[];
let url: string;
let shop: TestApp;

beforeAll(async () => {
  provider = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(result.body);
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/find?shop=1`;
});
afterAll(() => new Promise((resolve) => void provider.close(resolve)));
beforeEach(() => {
  requests = [];
});
afterEach(() => shop.close());

const open = async (isDefault: boolean) => {
  shop = await createTestApp({ config: { searchEngine: { name: 'letaren', url, isDefault } } });
};
const search = (engine?: string, filters: string[] = []) =>
  shop
    .browser()
    .request(getProductList, { params: { type: 'search', value: 'tangentbord' }, query: { engine, filters } });
const idsOf = ({ products }: Awaited<ReturnType<typeof search>>) => products.map(({ id }) => id);

/** Three products in stock that the shop's own search for keyboards does not find, in an order of their own. */
async function others(): Promise<number[]> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select product_id as id from listing where in_stock and sort_name not ilike '%tangentbord%' order by popularity limit 3`,
  );
  return rows.map(({ id }) => id);
}

describe('a search provider that a setting names', () => {
  it('[7.10-10] serves searches in its own order, with the shop’s products, filters and counts', async () => {
    await open(true);
    const ids = await others();
    result = { status: 200, body: JSON.stringify({ productIds: [...ids, 999_999_999, ids[0]] }) };
    const list = await search();
    expect(idsOf(list)).toEqual(ids);
    expect(list).toMatchObject({ totalProductCount: 3, query: { searchString: 'tangentbord', uncertain: false } });
    expect(requests).toEqual(['/find?shop=1&q=tangentbord&limit=1000']);
    const first = list.products[0];
    const narrowed = await search(undefined, [`manufacturer^${first?.manufacturer?.id}`]);
    expect(idsOf(narrowed)).toContain(first?.id);
    expect(narrowed.filteredProductCount).toBeLessThanOrEqual(3);
  });

  it('[7.10-10] [O7-23] is overridden for one call by its engine: the shop’s own, or the one named', async () => {
    await open(false);
    const ids = await others();
    result = { status: 200, body: JSON.stringify({ productIds: ids }) };
    const own = idsOf(await search());
    expect([own.length > 0, own.some((id) => ids.includes(id)), requests]).toEqual([true, false, []]);
    expect(idsOf(await search('letaren'))).toEqual(ids);
    expect(idsOf(await search('own'))).toEqual(own);
    expect(idsOf(await search('nobody'))).toEqual(own);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['is broken', { status: 500, body: 'oj' }],
    ['answers something else', { status: 200, body: '{"hits": []}' }],
    ['finds nothing', { status: 200, body: '{"productIds": []}' }],
  ])('[7.10-10] leaves the search to the shop’s own when it %s', async (_name, given) => {
    await open(true);
    result = given;
    const found = idsOf(await search());
    expect(found.length).toBeGreaterThan(0);
    expect(requests).toHaveLength(1);
    expect(found).toEqual(idsOf(await search('own')));
  });
});
