import { getProduct, postCart } from '@shop/contracts';
import { priceView } from '@shop/domain/price-display';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const AT_ONCE = 100;
/** A gift card needs a recipient. */
const GIFT = { recipientName: 'Mo', recipientEmail: 'mo@example.se', message: '' };

it('[O4-34][O6-20][O3-03] charges every seeded product what its card shows, with the same comparison and energy label', async () => {
  const { rows } = await shop.pool.query<{ id: number }>('select id from product order by id');
  const visitor = shop.browser();
  const member = await shop.loginAs('member', { rankLevel: 9 });
  const counted = { visitor: 0, member: 0, cheaper: 0, reduced: 0, labelled: 0 };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const products = await Promise.all(
      rows.slice(from, from + AT_ONCE).map(async ({ id }) => {
        const response = await shop.browser().request(getProduct, { params: { id } });
        return response.data.product;
      }),
    );
    for (const [browser, isLoggedIn] of [
      [visitor, false],
      [member, true],
    ] as const) {
      const shown = new Map(
        products.map((each) => [each.id, priceView(each, { isLoggedIn, now: shop.clock.now().getTime() })]),
      );
      const labels = new Map(products.map(({ id, energyMarking }) => [id, energyMarking]));
      const events = products.map(({ id, isGiftCard, price: { pass } }) => ({
        method: 'relative' as const,
        productId: id,
        quantity: 1,
        unitPrice: shown.get(id)?.amount ?? 0,
        pass,
        extraData: isGiftCard ? { giftCard: { ...GIFT, amount: shown.get(id)?.amount ?? 0 } } : {},
      }));
      const { data } = await browser.request(postCart, { body: { events: [{ method: 'clear' as const }, ...events] } });
      expect(data.errors.filter((text) => text.startsWith('Priset'))).toEqual([]);
      for (const { product, unitPrice } of data.cart.rows) {
        expect([product.id, unitPrice]).toEqual([product.id, shown.get(product.id)?.amount]);
        expect([product.id, product.comparison]).toEqual([product.id, shown.get(product.id)?.comparison]);
        expect([product.id, product.energyMarking]).toEqual([product.id, labels.get(product.id)]);
        if (product.comparison) counted.reduced += 1;
        if (product.energyMarking) counted.labelled += 1;
        counted[isLoggedIn ? 'member' : 'visitor'] += 1;
        if (shown.get(product.id)?.needsLogin === true) counted.cheaper += 1;
      }
    }
  }
  expect(counted.visitor).toBeGreaterThan(rows.length * 0.7);
  expect(counted.member).toBeGreaterThan(rows.length * 0.7);
  expect(counted.cheaper).toBeGreaterThan(10);
  expect(counted.reduced).toBeGreaterThan(10);
  expect(counted.labelled).toBeGreaterThan(10);
});
