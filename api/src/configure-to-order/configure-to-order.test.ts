import { getOrder, postCart, putCheckout } from '@shop/contracts';
import { getCtoConfiguration, getCtoModel, getCtoModels, getCtoQuote } from '@shop/contracts/api/configure-to-order';
import { calendarDay } from '@shop/domain/dates';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cart, cartRow, ctoOption, manufacturer, product } from '../db/schema/index.ts';
import { dateLabel } from '../shipping/date-label.ts';
import { BUYER, PAYMENT, placeTestOrder, readCheckout, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const modelOf = async (id: number) => (await shop.browser().request(getCtoModel, { params: { id } })).data.model;
const optionNamed = async (modelId: number, name: string) => {
  const option = (await modelOf(modelId)).slots.flatMap(({ options }) => options).find((each) => each.name === name);
  if (option === undefined) throw new Error(`No ${name}`);
  return option;
};
const quote = async (id: number, names: readonly string[] = [], zipCode?: string) => {
  const options = await Promise.all(names.map(async (name) => (await optionNamed(id, name)).id));
  return (await shop.browser().request(getCtoQuote, { params: { id }, query: { options, zipCode } })).data.quote;
};
const put = (browser: TestBrowser, ctoConfigurationId: string, rest: object = {}) =>
  browser.send('POST', '/api/cart', {
    body: {
      events: [
        {
          method: 'relative',
          productId: CUSTOM_PC_PRODUCT_ID,
          quantity: 1,
          extraData: { ctoConfigurationId },
          ...rest,
        },
      ],
    },
  });
const rowsOf = async (browser: TestBrowser) => {
  const event = { method: 'relative' as const, productId: 1, quantity: 0 };
  return (await browser.request(postCart, { body: { events: [event] } })).data;
};

describe('models', () => {
  it('[1-19][O2.17-21] are those of one manufacturer, each with a from-price below or at its standard price', async () => {
    const { models } = (await shop.browser().request(getCtoModels)).data;
    expect(models.map(({ name }) => name)).toEqual(['Skärgård', 'Vinga', 'Fästningen']);
    for (const { id, fromPrice } of models) expect(fromPrice).toBeLessThanOrEqual((await quote(id)).price);
    const [sold] = await shop.services.db
      .select({ maker: manufacturer.name })
      .from(product)
      .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
      .where(eq(product.id, CUSTOM_PC_PRODUCT_ID));
    expect(sold?.maker).toBe('Polarsten');
  });

  it('[O2.17-21] have slots with exactly one standard choice, price differences and what does not go together', async () => {
    const model = await modelOf(2);
    const names = model.slots.map(({ name }) => name);
    for (const slot of ['Processor', 'Arbetsminne', 'Lagring', 'Tangentbord', 'Programvara'])
      expect(names).toContain(slot);
    for (const { options } of model.slots) {
      expect(options.filter(({ isDefault }) => isDefault)).toEqual([expect.objectContaining({ priceDifference: 0 })]);
    }
    const big = await optionNamed(2, '24 GB VRAM');
    expect([big.priceDifference, big.extraDays]).toEqual([11_500, 2]);
    expect(big.facts).toContainEqual({ label: 'Längd', value: '336 mm' });
    expect(model.parts.map(({ name }) => name)).toEqual(['Moderkort, ATX']);
  });

  it('[O7-21] are 404 when they do not exist', async () => {
    for (const path of ['9', '9/quote', 'configuration/9-1', 'configuration/x'])
      expect((await shop.browser().send('GET', `/api/configure-to-order/${path}`)).status).toBe(404);
  });
});

describe('a quote', () => {
  it('[O2.17-21] adds up on the server: the standard build, and one with other choices', async () => {
    const standard = await quote(2);
    expect([standard.price, standard.vat, standard.conflicts]).toEqual([17_990, 3598, []]);
    const chosen = await quote(2, ['64 GB', 'Polarsten P1, nordisk layout']);
    expect(chosen.price).toBe(17_990 + 1500 + 1090);
    expect(chosen.choices).toHaveLength(9);
    expect(chosen.cartRow).toEqual({
      productId: CUSTOM_PC_PRODUCT_ID,
      unitPrice: chosen.price,
      extraData: { ctoConfigurationId: chosen.configurationId },
      name: expect.stringContaining('Egen ritning'),
      previewUrl: expect.stringContaining(String(CUSTOM_PC_PRODUCT_ID)),
    });
  });

  it('[O2.17-21] reports conflicts, and then has nothing for the cart', async () => {
    const { conflicts, configurationId, cartRow } = await quote(2, ['24 GB VRAM']);
    expect(conflicts).toEqual([
      {
        optionIds: expect.any(Array),
        message: 'Delarna behöver ett nätaggregat på minst 705 W, men det här ger 650 W.',
      },
    ]);
    expect([configurationId, cartRow]).toEqual([null, null]);
    expect((await quote(2, ['24 GB VRAM', '850 W Gold'])).conflicts).toEqual([]);
  });

  it('[O2.17-21] tells of every choice, before it is made, what it costs, why it does not fit and what it would take', async () => {
    const plain = await quote(2);
    const big = await optionNamed(2, '24 GB VRAM');
    const strong = await optionNamed(2, '850 W Gold');
    const told = plain.options.find(({ id }) => id === big.id);
    expect(told).toMatchObject({
      priceDifference: 11_500,
      problems: [expect.stringContaining('minst 705 W')],
      fix: {
        optionIds: [big.id, strong.id],
        priceDifference: 11_500 + 500,
        changes: [{ slotName: 'Grafikkort' }, { slotName: 'Nätaggregat', name: '850 W Gold' }],
      },
    });
    for (const { problems, fix } of plain.options) expect(problems.length === 0).toBe(fix === null);
    const chosen = new Set(plain.choices.map(({ optionId }) => optionId));
    for (const { id, priceDifference } of plain.options.filter((option) => chosen.has(option.id)))
      expect([id, priceDifference]).toEqual([id, 0]);
    // In a build that does not fit, the choices in the way say how each of them could stay.
    const clash = await quote(2, ['24 GB VRAM']);
    const ways = clash.options.filter(({ id }) => clash.conflicts[0]?.optionIds.includes(id));
    expect(ways.map(({ fix }) => fix?.changes.map(({ name }) => name))).toEqual([['850 W Gold'], ['16 GB VRAM']]);
  });

  it('[O2.17-21] counts working days in the workshop and then the way to the zip code', async () => {
    // Friday 20 November 2026 plus five working days is Friday the 27th.
    expect(await quote(2)).toMatchObject({ buildDays: 5, readyDate: '2026-11-27', deliveryDate: null });
    const slow = await quote(2, ['Björkfront'], '411 14');
    expect([slow.buildDays, slow.readyDate]).toEqual([8, '2026-12-02']);
    expect(slow.deliveryDate !== null && slow.deliveryDate >= slow.readyDate).toBe(true);
    expect((await quote(2, [], '00000')).deliveryDate).toBeNull();
  });

  it('[O2.17-21] refuses two choices of one slot, and choices that are unknown, of another model or gone', async () => {
    const request = async (...ids: number[]) => {
      const query = ids.map((id) => `options[]=${id}`).join('&');
      return (await shop.browser().send('GET', `/api/configure-to-order/2/quote?${query}`)).status;
    };
    const [one, two] = [await optionNamed(2, '64 GB'), await optionNamed(2, '128 GB')];
    const other = await optionNamed(1, '32 GB');
    expect([
      await request(one.id),
      await request(one.id, two.id),
      await request(999_999),
      await request(other.id),
    ]).toEqual([200, 400, 400, 400]);
  });

  it('[O2.17-21] is found again by its id, which the same choices always have', async () => {
    const first = await quote(2, ['64 GB', '2 TB SSD']);
    const again = await quote(2, ['2 TB SSD', '64 GB']);
    expect(again.configurationId).toBe(first.configurationId);
    const { data } = await shop
      .browser()
      .request(getCtoConfiguration, { params: { configurationId: first.configurationId ?? '' } });
    expect(data.quote).toEqual(first);
  });
});

describe('a build in the cart', () => {
  it('[O9-40][O3-04] is one row of product 236123 at the server’s price, described by its choices; the same build adds up', async () => {
    const browser = shop.browser();
    const { configurationId, price, summary } = await quote(2, ['64 GB']);
    await put(browser, configurationId ?? '', { unitPrice: 1 });
    await put(browser, configurationId ?? '', { unitPrice: price });
    const other = await quote(1);
    await put(browser, other.configurationId ?? '', { unitPrice: other.price });
    const { cart } = await rowsOf(browser);
    expect(cart.rows.map((row) => [row.product.id, row.unitPrice, row.quantity, row.product.subTitle])).toEqual([
      [CUSTOM_PC_PRODUCT_ID, price, 2, summary],
      [CUSTOM_PC_PRODUCT_ID, other.price, 1, other.summary],
    ]);
    expect(summary).toContain('Vinga: 8 kärnor, 5,0 GHz · 12 GB VRAM · 64 GB');
  });

  it('[O9-40][O4-02] is changed by one event, at the new price and without a notice of it', async () => {
    const browser = shop.browser();
    const [before, next] = [await quote(2), await quote(2, ['64 GB'])];
    await put(browser, before.configurationId ?? '', { unitPrice: before.price, quantity: 2 });
    const change = {
      method: 'updateRow' as const,
      productId: CUSTOM_PC_PRODUCT_ID,
      unitPrice: before.price,
      extraData: { ctoConfigurationId: before.configurationId ?? '' },
      key: 'ctoConfigurationId',
      value: next.configurationId,
    };
    const { cart, errors } = (await browser.request(postCart, { body: { events: [change] } })).data;
    expect(errors).toEqual([]);
    expect(cart.rows.map(({ unitPrice, quantity, extraData }) => [unitPrice, quantity, extraData])).toEqual([
      [next.price, 2, { ctoConfigurationId: next.configurationId }],
    ]);
  });

  it('[O3-04] is refused when it cannot be built, is incomplete, or lies on another product', async () => {
    const browser = shop.browser();
    const good = (await quote(2)).configurationId ?? '';
    const big = await optionNamed(2, '24 GB VRAM');
    const standard = await optionNamed(2, '12 GB VRAM');
    for (const id of [good.replace(String(standard.id), String(big.id)), good.slice(0, -5), `${good}.1`, '2-', 'x'])
      expect((await put(browser, id)).status).toBe(400);
    expect((await put(browser, good, { productId: 300_001 })).status).toBe(400);
    expect((await rowsOf(browser)).cart.rows).toEqual([]);
  });

  it('[O9-40][9-05] is nothing without its choices: such a row goes, and the rest of the cart stays', async () => {
    const browser = shop.browser();
    const { configurationId, price } = await quote(2);
    const ready = await createProduct(shop.services.db, { priceOre: 50_000, possibleDeliveryMethods: [11] });
    const plain = { method: 'relative' as const, quantity: 1, unitPrice: 11_990, pass: null, extraData: {} };
    const events = [
      { ...plain, productId: CUSTOM_PC_PRODUCT_ID },
      { ...plain, productId: ready.id, unitPrice: 500 },
    ];
    const { data } = await browser.request(postCart, { body: { events } });
    expect(data.cart.rows.map(({ product: { id } }) => id)).toEqual([ready.id]);
    expect(data.errors).toEqual([expect.stringContaining('Välj delarna först')]);
    // A complete build beside it is bought as usual, and one without choices is still refused.
    await put(browser, configurationId ?? '', { unitPrice: price });
    await browser.request(postCart, { body: { events: [{ ...plain, productId: CUSTOM_PC_PRODUCT_ID }] } });
    const rows = (await rowsOf(browser)).cart.rows.map(({ product: { id }, quantity }) => [id, quantity]);
    expect(rows).toEqual([
      [ready.id, 1],
      [CUSTOM_PC_PRODUCT_ID, 1],
    ]);
    const path = `/api/cart/shared/${CUSTOM_PC_PRODUCT_ID},${ready.id}`;
    expect((await browser.send('GET', path)).body).toMatchObject({
      data: { rows: [{ product: { id: ready.id } }], unavailable: [CUSTOM_PC_PRODUCT_ID] },
    });
  });

  it('[O9-40] is not ordered without choices, also from a cart that was filled before', async () => {
    const buyer = await shop.loginAs('member');
    const [cartRecord] = await shop.services.db.insert(cart).values({ memberId: buyer.memberId }).returning();
    const row = { productId: CUSTOM_PC_PRODUCT_ID, identity: 'old', unitPriceOre: 1_499_000, quantity: 1, position: 0 };
    await shop.services.db.insert(cartRow).values({ cartId: cartRecord?.id ?? '', ...row });
    const response = await tryOrder(buyer);
    expect([response.status, response.body]).toMatchObject([409, { code: expect.stringMatching(/CART/) }]);
    expect((await rowsOf(buyer)).cart.rows).toEqual([]);
  });

  it('[O3-03][O5-09] follows its parts’ prices, and goes when a part is gone', async () => {
    const browser = shop.browser();
    const { configurationId, price } = await quote(3, ['Björkfront']);
    await put(browser, configurationId ?? '', { unitPrice: price });
    const part = await optionNamed(3, 'Björkfront');
    const change = (values: Partial<typeof ctoOption.$inferInsert>) =>
      shop.services.db.update(ctoOption).set(values).where(eq(ctoOption.id, part.id));
    await change({ priceDeltaOre: part.priceDifference * 100 + 10_000 });
    const dearer = await rowsOf(browser);
    expect(dearer.cart.rows.map(({ unitPrice }) => unitPrice)).toEqual([price + 100]);
    expect(dearer.errors).toEqual([expect.stringContaining('har ändrats från')]);
    await change({ isAvailable: false });
    const gone = await rowsOf(browser);
    expect([gone.cart.rows, gone.errors]).toEqual([[], [expect.stringContaining('kan inte längre köpas')]]);
    expect((await shop.browser().send('GET', `/api/configure-to-order/configuration/${configurationId}`)).status).toBe(
      404,
    );
  });

  it('[O9-40][O2.17-21] is ordered with its choices, and delivered when the workshop is done', async () => {
    const buyer = await shop.loginAs('member');
    const { configurationId, price, summary, deliveryDate } = await quote(2, [], BUYER.zipCode);
    await put(buyer, configurationId ?? '', { unitPrice: price });
    await buyer.request(putCheckout, { body: { customer: { zipCode: BUYER.zipCode } } });
    const { shippingMethods } = await readCheckout(buyer);
    const earliest = dateLabel(calendarDay(new Date(`${deliveryDate}T11:00:00Z`)), shop.clock.now());
    expect(shippingMethods.map((method) => method.dateLabel)).toContain(earliest);
    expect(shippingMethods.map((method) => method.dateLabel)).not.toContain('imorgon');
    const byPost = shippingMethods.find((method) => method.dateLabel === earliest);
    const response = await placeTestOrder(buyer, { shippingMethodId: byPost?.id ?? 0, paymentMethodId: PAYMENT.link });
    const { order } = (await buyer.request(getOrder, { params: { id: response.data.order.id } })).data;
    expect(order.rows.map(({ product: { id, subTitle }, unitPrice }) => [id, subTitle, unitPrice])).toEqual([
      [CUSTOM_PC_PRODUCT_ID, summary, price],
    ]);
  });
});

describe('the tables', () => {
  it('allow one standard choice per slot, without a price of its own, and each conflict once', async () => {
    const refused = (text: string) => expect(shop.pool.query(text)).rejects.toThrow();
    await refused(`update cto_option set is_default = true, price_delta_ore = 0 where id = 2021`);
    await refused(`update cto_option set price_delta_ore = 5 where is_default`);
    await refused(`insert into cto_exclusion values (2022, 2011, 'x')`);
    await refused(`update cto_model set base_price_ore = 0`);
  });
});
