import { type CartEvent, type ExtraData, getCart, getProduct, getSharedCart, postCart } from '@shop/contracts';
import { type PredictableRow, predictRows } from '@shop/domain/cart-prediction';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cart as cartTable, product as productTable } from '../db/schema/index.ts';
import { createProduct, setStock } from '../testing/factories.ts';
import { removeOldCarts } from './remove-old.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const add = (productId: number, quantity = 1, values: Partial<CartEvent> = {}): CartEvent => ({
  method: 'relative',
  productId,
  quantity,
  unitPrice: 100,
  pass: null,
  extraData: {},
  ...values,
});

const post = async (browser: TestBrowser, events: CartEvent[], key?: string) =>
  (await browser.request(postCart, { body: { events } }, key === undefined ? {} : { 'idempotency-key': key })).data;

const read = async (browser: TestBrowser, checkCart = false) =>
  (await browser.request(getCart, { query: { checkCart } })).data;

const quantities = ({ cart }: Awaited<ReturnType<typeof read>>) =>
  cart.rows.map(({ product, quantity }) => [product.id, quantity]);

const product = (values: Parameters<typeof createProduct>[1] = {}) => createProduct(shop.services.db, values);

describe('reading', () => {
  it('[7.2-01][3-01][3-02][9-02] a visitor has an empty cart in kronor, and nothing is stored for looking', async () => {
    const browser = shop.browser();
    const { cart, errors, corrections } = await read(browser, true);
    expect(cart).toMatchObject({
      currency: 'SEK',
      rows: [],
      freeShipping: { limit: 500, remaining: 500, isFree: false },
    });
    expect({ errors, corrections, cookies: browser.cookies.size }).toEqual({ errors: [], corrections: [], cookies: 0 });
  });
});

describe('events', () => {
  it('[7.2-02][7.2-03][3-03][3-05][3-10] adds a row priced by the server and returns the cart', async () => {
    const { id, name } = await product({
      vatPerMille: 250,
      insurance: { id: 1, name: 'Trygg', priceOre: 9900, provider: 'X' },
    });
    const browser = shop.browser();
    const { cart } = await post(browser, [add(id, 2)]);
    expect(cart.rows).toMatchObject([
      {
        product: { id, name, price: { price: 100, vat: 20, pass: null, currency: 'SEK' }, stock: { web: 10 } },
        unitPrice: 100,
        unitVat: 20,
        quantity: 2,
        extraData: {},
        insurance: { price: 99 },
      },
    ]);
    expect((await read(browser)).cart).toEqual(cart);
  });

  it('[O3-03] takes no price from the browser, and says so', async () => {
    const { id, name } = await product({ priceOre: 50_000 });
    const { cart, errors } = await post(shop.browser(), [add(id, 1, { unitPrice: 1 })]);
    expect(cart.rows[0]?.unitPrice).toBe(500);
    expect(errors).toEqual([`Priset på ${name} har ändrats från 1\u00a0kr till 500\u00a0kr.`]);
  });

  describe('a campaign price with its pass', () => {
    const priceEndsAt = new Date('2026-11-25T00:00:00Z');
    const campaign = () => product({ priceOre: 8000, regularPriceOre: 10_000, priceType: 'campaign', priceEndsAt });
    const passOf = async (id: number) =>
      (await shop.browser().request(getProduct, { params: { id } })).data.product.price.pass;
    const rowsOf = ({ cart }: Awaited<ReturnType<typeof read>>) =>
      cart.rows.map(({ unitPrice, quantity, product: { price } }) => [unitPrice, quantity, price.pass]);

    it('[3-08][O3-03] is one row, however many hours lie between its additions', async () => {
      const { id } = await campaign();
      const browser = shop.browser();
      const early = await passOf(id);
      await post(browser, [add(id, 1, { pass: early, unitPrice: 80 })]);
      shop.clock.advance({ hours: 7 });
      const late = await passOf(id);
      const response = await post(browser, [add(id, 1, { pass: late, unitPrice: 80 })]);
      shop.clock.advance({ hours: -7 });
      expect([late, rowsOf(response), response.errors]).toEqual([early, [[80, 2, early]], []]);
    });

    it('[O3-03] is charged no longer than the product has it, and a forged pass gives nothing', async () => {
      const [{ id, name }, other] = await Promise.all([campaign(), product()]);
      const pass = await passOf(id);
      const browser = shop.browser();
      await post(browser, [add(id, 1, { pass, unitPrice: 80 }), add(other.id, 1, { pass: 'x.y' })]);
      await shop.services.db.update(productTable).set({ priceOre: 9500 }).where(eq(productTable.id, id));
      const response = await post(browser, [add(id, 1, { pass, unitPrice: 80 })]);
      expect(rowsOf(response)).toEqual([
        [95, 2, await passOf(id)],
        [100, 1, null],
      ]);
      expect(response.errors).toContain(`Priset på ${name} har ändrats från 80\u00a0kr till 95\u00a0kr.`);
    });
  });

  it('[3-08][O3-04] the order of keys and a spelled-out "not insured" never split a row', async () => {
    const { id } = await product({ isGiftCard: true, giftCardAmountsOre: [50_000] });
    const giftCard = { recipientName: 'Kim', recipientEmail: 'kim@example.se', message: 'Hej', amount: 500 };
    const turned = { amount: 500, message: 'Hej', recipientEmail: 'kim@example.se', recipientName: 'Kim' };
    const browser = shop.browser();
    const { cart } = await post(browser, [
      add(id, 1, { unitPrice: 500, extraData: { giftCard, insured: false } }),
      add(id, 1, { unitPrice: 500, extraData: { giftCard: turned } }),
    ]);
    expect(cart.rows).toMatchObject([{ quantity: 2, unitPrice: 500, extraData: { giftCard } }]);
    expect(cart.rows[0]?.extraData).not.toHaveProperty('insured');
    const named = await post(browser, [
      add(id, 0, { method: 'absolute', unitPrice: 500, extraData: { insured: false, giftCard: turned } }),
    ]);
    expect(named.cart.rows).toEqual([]);
  });

  it('[O5-05][5-15] insuring one row insures all of the product, and reports the other', async () => {
    const { id } = await product({ insurance: { id: 1, name: 'Trygg', priceOre: 9900, provider: 'X' } });
    const browser = shop.browser();
    await post(browser, [add(id), add(id, 1, { extraData: { sharedCartId: 'abc' } })]);
    const { cart, corrections } = await post(browser, [
      add(id, 0, { method: 'updateRow', key: 'insured', value: true }),
    ]);
    expect(cart.rows.map(({ extraData }) => extraData)).toEqual([
      { insured: true },
      { sharedCartId: 'abc', insured: true },
    ]);
    expect(corrections).toMatchObject([{ type: 'INSURED_TOGGLE', value: true }]);
  });

  it.each([21, 9_000, 120_000])(
    '[F15] refuses a body of %i arrays in each other with 400, before anything reads it',
    async (depth) => {
      const { statusCode, body } = await shop.app.inject({
        method: 'POST',
        url: '/api/cart',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: `{"events":[{"method":"updateRow","key":"insured","value":${'['.repeat(depth)}${']'.repeat(depth)}}]}`,
      });
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        expect.objectContaining({ error: 'Begäran kunde inte läsas.', code: 'BAD_REQUEST' }),
      ]);
    },
  );

  it.each<[string, object]>([
    ['method', { method: 'destroy' }],
    ['key', { method: 'updateRow', key: 'price', value: 1 }],
    ['value', { method: 'updateRow', key: 'insured', value: 'ja' }],
    ['missing value', { method: 'updateRow', key: 'insured' }],
    ['value of no field', { method: 'updateRow', key: 'insured', value: [true] }],
    ['value of a field with more to it', { method: 'updateRow', key: 'giftCard', value: { amount: 1, more: {} } }],
    ['extraData', { extraData: { colour: 'red' } }],
    ['extraData of another kind', { extraData: { ctoConfigurationId: 'x' } }],
    [
      'gift card on what is none',
      { extraData: { giftCard: { recipientName: '', recipientEmail: '', message: '', amount: 1 } } },
    ],
    ['quantity', { quantity: null }],
    ['product', { productId: null }],
  ])('[O4-02] [F15] an unreadable %s is 400, and nothing of the batch is applied', async (_what, wrong) => {
    const { id } = await product();
    const browser = shop.browser();
    await post(browser, [add(id)]);
    const response = await browser.send('POST', '/api/cart', {
      body: { events: [add(id, 5), { ...add(id), ...wrong }] },
    });
    expect([response.status, quantities(await read(browser))]).toEqual([400, [[id, 1]]]);
  });

  it('[O4-03] applies a batch once, and repeats its notices', async () => {
    const { id } = await product({ stock: { web: 3 } });
    const browser = shop.browser();
    const first = await post(browser, [add(id, 5)], 'page-1.1');
    const again = await post(browser, [add(id, 5)], 'page-1.1');
    expect(again).toEqual(first);
    expect(again.corrections).toMatchObject([{ type: 'MAX_STOCK_REACHED', value: 3 }]);
    await post(browser, [add(id, -1)], 'page-1.2');
    expect(quantities(await read(browser))).toEqual([[id, 2]]);
  });

  it('[O4-03] applies a batch once when it is sent many times at once', async () => {
    const { id } = await product({ stock: { web: 1000 } });
    const browser = shop.browser();
    await post(browser, [add(id)]);
    await Promise.all(Array.from({ length: 12 }, (_, at) => post(browser, [add(id)], `k${at % 3}`)));
    expect(quantities(await read(browser))).toEqual([[id, 4]]);
  });

  it('[O3-05] lastUpdate grows with every change and with nothing else', async () => {
    const { id } = await product();
    const browser = shop.browser();
    const one = await post(browser, [add(id)]);
    const two = await post(browser, [add(id)]);
    const { cart } = await read(browser, true);
    expect(two.cart.lastUpdate).toBeGreaterThan(one.cart.lastUpdate);
    expect(cart.lastUpdate).toBe(two.cart.lastUpdate);
  });

  it('[O5-01] GET with checkCart corrects the stored cart and reports once; without it nothing changes', async () => {
    const { id } = await product({ stock: { web: 5 } });
    const browser = shop.browser();
    await post(browser, [add(id, 5)]);
    await setStock(shop.services.db, id, { web: 2 });
    expect(await read(browser)).toMatchObject({ cart: { rows: [{ quantity: 5 }] }, corrections: [] });
    expect(await read(browser, true)).toMatchObject({ cart: { rows: [{ quantity: 2 }] }, corrections: [{ value: 2 }] });
    expect((await read(browser, true)).corrections).toEqual([]);
  });

  it('[4-04..08][O4-02] any events in any batches end in the cart that the browser predicts', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await product({ stock: { web: 100_000 } })).id));
    const extraData = fc.constantFrom<ExtraData>({}, { sharedCartId: 'a' });
    const event = fc.record({
      method: fc.constantFrom(
        'relative' as const,
        'relative' as const,
        'absolute' as const,
        'updateRow' as const,
        'clear' as const,
      ),
      productId: fc.constantFrom(...ids),
      quantity: fc.integer({ min: -4, max: 9 }),
      unitPrice: fc.constant(100),
      pass: fc.constantFrom(null, ''),
      extraData,
      key: fc.constant('sharedCartId'),
      value: fc.constantFrom('a', 'b'),
    });
    const [one = 0, other = 0] = ids;
    const plain = {
      method: 'relative' as const,
      productId: one,
      quantity: 1,
      unitPrice: 100 as const,
      pass: null,
      extraData: {} as ExtraData,
      key: 'sharedCartId' as const,
      value: 'a' as const,
    };
    const joined = [
      [plain, { ...plain, productId: other }],
      [
        { ...plain, extraData: { sharedCartId: 'a' } },
        { ...plain, method: 'updateRow' as const },
      ],
    ];
    const rowOf = (given: { productId?: number | null }, id: string): PredictableRow => ({
      id,
      product: { id: given.productId ?? 0, price: { pass: null } },
      unitPrice: 100,
      quantity: 0,
      extraData: {},
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(event, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), async (batches) => {
        const browser = shop.browser();
        for (const [at, batch] of batches.entries()) await post(browser, batch, `p-${at}`);
        const predicted = predictRows<PredictableRow>([], batches.flat(), (given, id) => ({
          ...rowOf(given, id),
          extraData: { ...given.extraData },
        }));
        const { cart } = await read(browser);
        const view = (rows: readonly PredictableRow[]) =>
          rows.map((row) => [row.product.id, row.quantity, JSON.stringify(row.extraData)]);
        expect(view(cart.rows)).toEqual(view(predicted));
      }),
      {
        numRuns: 40,
        // Two rows that become one, with another between them.
        examples: [[joined]],
      },
    );
  });
});

describe('members', () => {
  it('[O4-06] login merges the visitor’s rows into the member’s, and logout starts over', async () => {
    const [a, b] = await Promise.all([product(), product()]);
    const member = await shop.loginAs('member');
    await post(member, [add(a.id, 1)]);

    const browser = shop.browser();
    const visitor = await post(browser, [add(a.id, 2), add(b.id, 1)]);
    await browser.send('POST', '/api/login', {
      body: { username: member.username, password: 'rätt häst batteri häftklammer' },
    });
    const merged = await read(browser);
    expect(quantities(merged)).toEqual([
      [a.id, 3],
      [b.id, 1],
    ]);
    expect(merged.cart.lastUpdate).toBeGreaterThan(visitor.cart.lastUpdate);
    expect(browser.cookies.has('cart')).toBe(false);

    await browser.send('DELETE', '/api/login');
    expect((await read(browser)).cart.rows).toEqual([]);
    expect(quantities(await read(member))).toEqual([
      [a.id, 3],
      [b.id, 1],
    ]);
  });

  it('[O4-06][O5-01] the corrections of a login are reported with the next response, once', async () => {
    const { id } = await product({ stock: { web: 3 } });
    const member = await shop.loginAs('member');
    await post(member, [add(id, 2)]);
    const browser = shop.browser();
    await post(browser, [add(id, 2)]);
    await browser.send('POST', '/api/login', {
      body: { username: member.username, password: 'rätt häst batteri häftklammer' },
    });
    expect(await read(browser)).toMatchObject({
      cart: { rows: [{ quantity: 3 }] },
      corrections: [
        { type: 'CART_MERGED', value: 2, from: 2, to: 4 },
        { type: 'MAX_STOCK_REACHED', from: 4, to: 3 },
      ],
    });
    expect((await read(browser)).corrections).toEqual([]);
  });

  it('[O4-06] a login that merges nothing says nothing', async () => {
    const { id } = await product();
    const member = await shop.loginAs('member');
    const [visitor, empty] = [shop.browser(), shop.browser()];
    await post(visitor, [add(id, 2)]);
    for (const browser of [visitor, empty]) {
      await browser.send('POST', '/api/login', {
        body: { username: member.username, password: 'rätt häst batteri häftklammer' },
      });
      expect(await read(browser)).toMatchObject({ cart: { rows: [{ quantity: 2 }] }, corrections: [] });
    }
  });

  it('[O4-34] members pay the member price; after logout the visitor does not', async () => {
    const { id } = await product({ levelOnePriceOre: 9000 });
    const browser = shop.browser();
    expect((await post(browser, [add(id)])).cart.rows[0]?.unitPrice).toBe(100);
    const member = await shop.loginAs('member', {}, browser);
    const { cart, errors } = await post(member, [add(id)]);
    expect(cart.rows).toMatchObject([{ unitPrice: 90, quantity: 2 }]);
    expect(errors).toHaveLength(1);
  });

  it('[O6-18][O9-02] freight is free for members from 500 kr, and a visitor sees the missing amount', async () => {
    const { id } = await product();
    const browser = shop.browser();
    expect((await post(browser, [add(id, 4)])).cart.freeShipping).toEqual({
      limit: 500,
      remaining: 100,
      isFree: false,
      isMember: false,
    });
    expect((await post(browser, [add(id, 1)])).cart.freeShipping).toMatchObject({ remaining: 0, isFree: false });
    await shop.loginAs('member', {}, browser);
    expect((await read(browser)).cart.freeShipping).toEqual({ limit: 500, remaining: 0, isFree: true, isMember: true });
  });

  it('[O4-07] a visitor’s cookie lasts 90 days from the last change and contains nothing readable', async () => {
    const { id } = await product();
    const response = await shop.browser().send('POST', '/api/cart', { body: { events: [add(id)] } });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^cart=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [stored] = await shop.services.db.select().from(cartTable).limit(1);
    expect(stored?.tokenHash).toHaveLength(32);
  });
});

it('[O4-07] visitors’ carts without a change for 90 days are removed, members’ carts are not', async () => {
  const { id } = await product();
  const member = await shop.loginAs('member');
  const [visitor, later] = [shop.browser(), shop.browser()];
  await Promise.all([post(visitor, [add(id)]), post(member, [add(id)])]);
  shop.clock.advance({ days: 1 });
  await post(later, [add(id)]);
  shop.clock.advance({ days: 89, seconds: 1 });
  await removeOldCarts(shop.services.db, shop.clock.now());
  const left = await shop.services.db
    .select({ memberId: cartTable.memberId, token: cartTable.tokenHash })
    .from(cartTable);
  expect(left.some(({ memberId }) => memberId === member.memberId)).toBe(true);
  expect((await read(visitor)).cart.rows).toEqual([]);
  expect(quantities(await read(later))).toEqual([[id, 1]]);
  shop.clock.advance({ days: -90, seconds: -1 });
});

describe('shared carts', () => {
  it('[O7-16] shows today’s prices, and what cannot be had', async () => {
    const [a, gone] = await Promise.all([product(), product({ isDiscontinued: true, stock: {} })]);
    await shop.services.db.update(productTable).set({ priceOre: 12_300 }).where(eq(productTable.id, a.id));
    const { data } = await shop
      .browser()
      .request(getSharedCart, { params: { products: `${a.id}:3,${gone.id},123456` } });
    expect(data.rows).toMatchObject([{ unitPrice: 123, quantity: 3, product: { id: a.id } }]);
    expect(data.unavailable).toEqual([gone.id, 123456]);
  });

  it('[O2.17-27] names what cannot be had, and why', async () => {
    const [gone, leveled, gift] = await Promise.all([
      product({ isDiscontinued: true, stock: {} }),
      product({ statusCodes: [11], minimumRankLevel: 5 }),
      product({ isGiftCard: true }),
    ]);
    const products = `${gone.id},${leveled.id},${gift.id},123456`;
    const { data } = await shop.browser().request(getSharedCart, { params: { products } });
    expect(data.rows).toEqual([]);
    expect(data.missing).toEqual([
      { id: gone.id, name: gone.name, reason: 'sold-out' },
      { id: leveled.id, name: leveled.name, reason: 'level' },
      { id: gift.id, name: gift.name, reason: 'gift-card' },
      { id: 123456, name: '', reason: 'unknown' },
    ]);
  });
});
