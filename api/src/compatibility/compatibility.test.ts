import { getPartFacts } from '@shop/contracts/api/compatibility';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const rows = (facts: Record<string, string>) => [
  { group: 'Egenskaper', rows: Object.entries(facts).map(([label, value]) => ({ label, value })) },
];
const partsOf = async (...ids: number[]) =>
  (await shop.browser().request(getPartFacts, { params: { products: ids.join(',') } })).data.parts;

describe('facts of components', () => {
  it('are those that decide what fits, of components alone, each once', async () => {
    const { db } = shop.services;
    const card = await createProduct(db, {
      specifications: rows({ Komponent: 'Grafikkort', Längd: '305 mm', Garanti: '3 år' }),
    });
    const mouse = await createProduct(db, { specifications: rows({ Längd: '120 mm' }) });
    const hidden = await createProduct(db, { isHidden: true, specifications: rows({ Komponent: 'Grafikkort' }) });
    expect(await partsOf(card.id, mouse.id, hidden.id, card.id, 999_999)).toEqual([
      {
        productId: card.id,
        name: expect.any(String),
        facts: [
          { label: 'Komponent', value: 'Grafikkort' },
          { label: 'Längd', value: '305 mm' },
        ],
      },
    ]);
  });

  it.each(['x', '1,', '0', '1;2', Array.from({ length: 61 }, (_, index) => index + 1).join(',')])(
    'are refused for %s',
    async (products) => {
      expect((await shop.browser().send('GET', `/api/compatibility/parts/${products}`)).status).toBe(400);
    },
  );
});
