import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cartLine, cartProduct, correctionContext, TEST_PASSES } from '../testing/cart-lines.ts';
import type { CartLine } from './cart-line.ts';
import type { CartProduct } from './cart-product.ts';
import { correctCart, type CorrectionContext } from './correct-cart.ts';

const MEMBER = { memberId: 7, rankLevel: 3 };
const INSURANCE = { id: 5, name: 'Trygg 2 år', priceOre: 19_900, provider: 'Testbolaget' };
const TOMORROW = new Date('2026-11-21T09:00:00Z');

const summary = (lines: readonly CartLine[]) => lines.map(({ productId, quantity }) => [productId, quantity]);

const correct = (lines: readonly CartLine[], context: CorrectionContext) => {
  const { lines: left, notices } = correctCart(lines, context);
  return { left, ...notices, rows: summary(left) };
};

describe('max per customer', () => {
  it('[5-12][O5-02] cuts the sum over all rows and reports the limit', () => {
    const context = correctionContext([cartProduct({ maxPerCustomer: 3, insurance: INSURANCE })]);
    const lines = [cartLine({ quantity: 2 }), cartLine({ id: 'b', extraData: { sharedCartId: 'x' }, quantity: 4 })];
    expect(correct(lines, context)).toMatchObject({
      rows: [
        [1, 2],
        [1, 1],
      ],
      corrections: [{ type: 'MAX_X_PER_CUSTOMER', value: 3, name: 'Tangentbord' }],
      errors: [],
    });
  });

  it('[5-12][O5-02] counts what the member has ordered, and removes the row when nothing remains', () => {
    const product = cartProduct({ maxPerCustomer: 3 });
    const left = (bought: number) =>
      correct(
        [cartLine({ quantity: 3 })],
        correctionContext([product], { shopper: MEMBER, history: new Map([[1, bought]]) }),
      ).rows;
    expect([left(0), left(1), left(3), left(5)]).toEqual([[[1, 3]], [[1, 2]], [], []]);
  });

  it.each([375369, 375370, 375371, 375372, 375373])(
    '[5-01][O5-12][O9-39] leaves one of restricted product %i',
    (id) => {
      const context = correctionContext([cartProduct({ id, maxPerCustomer: 20 })]);
      expect(correct([cartLine({ productId: id, quantity: 2 })], context)).toMatchObject({
        rows: [[id, 1]],
        corrections: [{ type: 'MAX_X_PER_CUSTOMER', value: 1 }],
      });
    },
  );
});

it('[5-13][O5-03] cuts what exceeds the maximum of the price, and moves nothing to a dearer one', () => {
  const context = correctionContext([cartProduct({ priceType: 'campaign', priceMaxPerCustomer: 2 })]);
  expect(correct([cartLine({ quantity: 5 })], context)).toMatchObject({
    left: [{ quantity: 2, unitPriceOre: 10_000 }],
    corrections: [{ type: 'MAX_X_PER_CUSTOMER_PRICE', value: 2, name: 'Tangentbord' }],
  });
});

describe('offers', () => {
  const origin = cartProduct({ id: 2, name: 'Mus' });
  const pass = TEST_PASSES.offer(2).issue({ productId: 1, priceOre: 4900, expiresAt: TOMORROW });
  const offer = cartLine({ unitPriceOre: 4900, pass, extraData: { offerOriginProductId: 2 } });
  const context = correctionContext([cartProduct(), origin]);

  it('[5-14][O5-04] keeps the offer price while its origin is there in the same quantity', () => {
    const lines = [cartLine({ id: 'o', productId: 2, quantity: 2 }), { ...offer, quantity: 2 }];
    expect(correct(lines, context)).toMatchObject({ left: lines, corrections: [], errors: [] });
  });

  it.each([0, 1])('[5-14][O5-04] with %i of the origin for two, the row stays at the ordinary price', (quantity) => {
    const lines = [cartLine({ id: 'o', productId: 2, quantity }), { ...offer, quantity: 2 }];
    expect(correct(lines, context)).toMatchObject({
      corrections: [{ type: 'OFFER_ORIGIN_MISSING', value: 49, name: 'Tangentbord' }],
      errors: [],
    });
    expect(correct(lines, context).left.at(-1)).toMatchObject({
      unitPriceOre: 10_000,
      pass: null,
      extraData: {},
      quantity: 2,
    });
  });

  it('[5-14][O5-04] checks an offer again when its origin has been cut', () => {
    const scarce = correctionContext([cartProduct(), cartProduct({ id: 2, name: 'Mus', stock: { web: 1 } })]);
    const lines = [cartLine({ id: 'o', productId: 2, quantity: 2 }), { ...offer, quantity: 2 }];
    expect(correct(lines, scarce)).toMatchObject({
      left: [{ quantity: 1 }, { unitPriceOre: 10_000, pass: null, quantity: 2 }],
      corrections: [{ type: 'MAX_STOCK_REACHED' }, { type: 'OFFER_ORIGIN_MISSING' }],
    });
  });

  it('[O3-03] gives no offer price to a row that does not name the origin', () => {
    const lines = [cartLine({ id: 'o', productId: 2 }), { ...offer, extraData: {} }];
    expect(correct(lines, context).left.at(-1)).toMatchObject({ unitPriceOre: 10_000, pass: null });
  });
});

describe('insurance', () => {
  const context = correctionContext([cartProduct({ insurance: INSURANCE })]);
  const insured = cartLine({ extraData: { insured: true } });
  const plain = cartLine({ id: 'b', quantity: 2 });

  it.each([true, false])('[5-15][O5-05] sets all units to the last choice (%s) and makes them one row', (choice) => {
    const chosen = { ...context, insuranceChoices: new Map([[1, choice]]) };
    expect(correct([insured, plain], chosen)).toMatchObject({
      left: [{ quantity: 3, extraData: choice ? { insured: true } : {} }],
      corrections: [{ type: 'INSURED_TOGGLE', value: choice, name: 'Tangentbord' }],
    });
  });

  it('[5-15] says nothing when no other row was changed', () => {
    const chosen = { ...context, insuranceChoices: new Map([[1, true]]) };
    expect(correct([insured], chosen).corrections).toEqual([]);
  });

  it('[O5-05] charges no shopper for an insurance that was not chosen, nor for one that is no longer sold', () => {
    expect(correct([insured, plain], context).left).toEqual([{ ...insured, quantity: 3, extraData: {} }]);
    const without = correctionContext([cartProduct()]);
    expect(correct([insured], without)).toMatchObject({
      left: [{ extraData: {} }],
      corrections: [{ type: 'INSURED_TOGGLE', value: false }],
    });
  });
});

describe('stock', () => {
  const reached = (values: Parameters<typeof cartProduct>[0]) =>
    correct([cartLine({ quantity: 9 })], correctionContext([cartProduct(values)]));

  it('[5-16][O5-06] counts web, supplier and the stores that ship, and no others', () => {
    const stock = { web: 2, supplier: 1, '10': 3, '11': 50 };
    expect(reached({ stock, shippingStores: [10] })).toMatchObject({
      rows: [[1, 6]],
      corrections: [{ type: 'MAX_STOCK_REACHED', value: 6, name: 'Tangentbord' }],
    });
  });

  it('[O5-06] what only stores have can be picked up in the one that has most', () => {
    expect(reached({ stock: { '11': 4, '12': 3 }, shippingStores: [10] }).rows).toEqual([[1, 4]]);
  });

  it('[5-16][O5-06] has no end for downloads, pre-orders and products that can be ordered in', () => {
    const values: Parameters<typeof cartProduct>[0][] = [
      { stock: { download: 1 } },
      { stock: {}, releaseAt: TOMORROW },
      { stock: {}, isBackorderable: true },
    ];
    expect(values.map((each) => reached(each).rows)).toEqual([[[1, 9]], [[1, 9]], [[1, 9]]]);
  });

  it('[5-16] removes a row of which nothing is left', () => {
    expect(reached({ stock: {} })).toMatchObject({ rows: [], corrections: [{ type: 'MAX_STOCK_REACHED', value: 0 }] });
  });

  it.each([
    ['quota', { limitedQuota: 4, releaseAt: TOMORROW }],
    ['discontinued', { isDiscontinued: true, stock: { web: 4 } }],
    ['fyndvara', { isFyndware: true, stock: { web: 4 } }],
  ])('[5-17][O5-07] cuts a limited sale (%s) to what is left of it', (_kind, values) => {
    expect(reached(values)).toMatchObject({
      rows: [[1, 4]],
      corrections: [{ type: 'MAX_STOCK_LIMITED', value: 4, name: 'Tangentbord' }],
    });
  });
});

describe('levels', () => {
  const restricted = cartProduct({ statusCodes: [11], minimumRankLevel: 3 });

  it.each([
    ['visitor', { memberId: null, rankLevel: 0 }, []],
    ['level 2', { memberId: 7, rankLevel: 2 }, []],
    ['level 3', MEMBER, [[1, 1]]],
  ])('[5-18][5-04][O5-08] %s', (_who, shopper, rows) => {
    const corrected = correct([cartLine()], correctionContext([restricted], { shopper }));
    expect(corrected.rows).toEqual(rows);
    expect(corrected.corrections.map(({ type }) => type)).toEqual(rows.length === 0 ? ['LVL_RULE_NOT_FURFILLED'] : []);
  });

  it('[5-05] no shopper can buy a product with status 11 and no level', () => {
    const context = correctionContext([cartProduct({ statusCodes: [11] })], {
      shopper: { memberId: 7, rankLevel: 25 },
    });
    expect(correct([cartLine()], context).rows).toEqual([]);
  });
});

describe('[O5-09] prices and products that change', () => {
  it('[O5-09] reprices and reports both prices', () => {
    const context = correctionContext([cartProduct({ priceOre: 129_900 })]);
    expect(correct([cartLine()], context)).toMatchObject({
      left: [{ unitPriceOre: 129_900 }],
      errors: ['Priset på Tangentbord har ändrats från 100\u00a0kr till 1\u00a0299\u00a0kr.'],
    });
  });

  it('[O5-09] removes what is withdrawn', () => {
    const context = correctionContext([cartProduct({ isDiscontinued: true, stock: {} })]);
    expect(correct([cartLine()], context)).toMatchObject({
      rows: [],
      errors: ['Tangentbord kan inte längre köpas och har tagits bort.'],
      corrections: [],
    });
  });

  it('[O3-03][O5-09] keeps a pass as long as the product has its price', () => {
    const campaign = cartProduct({
      priceOre: 8000,
      regularPriceOre: 10_000,
      priceType: 'campaign',
      priceEndsAt: TOMORROW,
    });
    const pass = TEST_PASSES.ordinary.issue({ productId: 1, priceOre: 8000, expiresAt: TOMORROW });
    const line = cartLine({ unitPriceOre: 8000, pass });
    const given = (product: CartProduct) => correct([line], correctionContext([product]));
    expect(given(campaign)).toMatchObject({ left: [line], errors: [] });
    expect(given(cartProduct()).left).toMatchObject([{ unitPriceOre: 10_000, pass: null }]);
    expect(given(cartProduct()).errors).toHaveLength(1);
  });

  it('[O4-34] gives the member price to members only, also against a pass', () => {
    const product = cartProduct({ levelOnePriceOre: 9000 });
    const pass = TEST_PASSES.ordinary.issue({ productId: 1, priceOre: 9000, expiresAt: TOMORROW });
    const price = (shopper: typeof MEMBER | { memberId: null; rankLevel: 0 }) =>
      correct([cartLine({ pass })], correctionContext([product], { shopper })).left[0]?.unitPriceOre;
    expect([price({ memberId: null, rankLevel: 0 }), price(MEMBER)]).toEqual([10_000, 9000]);
  });
});

it('[O5-01] tries the rules in order: level, offer, insurance, customer, price, limited, stock', () => {
  const everything = cartProduct({
    insurance: INSURANCE,
    maxPerCustomer: 9,
    priceMaxPerCustomer: 8,
    limitedQuota: 7,
    stock: { web: 6 },
  });
  const lines = [
    cartLine({ quantity: 20 }),
    cartLine({ id: 'b', extraData: { insured: true } }),
    cartLine({ id: 'l', productId: 2 }),
  ];
  const context = correctionContext([
    everything,
    cartProduct({ id: 2, name: 'Svärd', statusCodes: [11], minimumRankLevel: 9 }),
  ]);
  expect(correct(lines, context).corrections.map(({ type }) => type)).toEqual([
    'LVL_RULE_NOT_FURFILLED',
    'INSURED_TOGGLE',
    'MAX_X_PER_CUSTOMER',
    'MAX_X_PER_CUSTOMER_PRICE',
    'MAX_STOCK_LIMITED',
    'MAX_STOCK_REACHED',
  ]);
});

it('[O5-01] reports each change once: a corrected cart is left alone', () => {
  const ids = fc.integer({ min: 1, max: 3 });
  const limit = fc.option(fc.nat(5));
  const products = fc.tuple(ids, ids, ids).chain(() =>
    fc.tuple(
      ...[1, 2, 3].map((id) =>
        fc
          .record({
            maxPerCustomer: limit,
            priceMaxPerCustomer: limit,
            limitedQuota: limit,
            priceOre: fc.integer({ min: 100, max: 200 }),
            isDiscontinued: fc.boolean(),
            insurance: fc.constantFrom(null, INSURANCE),
            stock: fc.record({ web: fc.nat(6) }),
          })
          .map((values) => cartProduct({ id, ...values })),
      ),
    ),
  );
  const extraData = fc.constantFrom({}, { insured: true }, { offerOriginProductId: 2 }, { sharedCartId: 'x' });
  const line = fc.record({
    productId: ids,
    quantity: fc.integer({ min: 1, max: 9 }),
    extraData,
    pass: fc.constantFrom(null, TEST_PASSES.offer(2).issue({ productId: 1, priceOre: 50, expiresAt: TOMORROW })),
  });
  fc.assert(
    fc.property(products, fc.array(line, { maxLength: 6 }), (all, rendered) => {
      const context = correctionContext(all);
      const once = correctCart(
        rendered.map((each, at) => cartLine({ id: String(at), ...each })),
        context,
      );
      const twice = correctCart(once.lines, context);
      expect(twice.lines).toEqual(once.lines);
      expect(twice.notices).toEqual({ errors: [], corrections: [] });
    }),
  );
});

describe('rows of other products', () => {
  const other = cartProduct({ id: 2, name: 'Mus' });
  const others = cartLine({ id: 'o', productId: 2, quantity: 50 });
  const beside = (values: Partial<CartProduct>, lines = [others, cartLine({ quantity: 9 }), { ...others, id: 'p' }]) =>
    correct(lines, correctionContext([cartProduct(values), other]));

  it.each<[string, Partial<CartProduct>, number]>([
    ['MAX_X_PER_CUSTOMER', { maxPerCustomer: 3 }, 3],
    ['MAX_X_PER_CUSTOMER_PRICE', { priceMaxPerCustomer: 4 }, 4],
    ['MAX_STOCK_LIMITED', { limitedQuota: 5 }, 5],
    ['MAX_STOCK_REACHED', { stock: { web: 6 } }, 6],
  ])('neither count nor are cut: %s', (type, values, left) => {
    expect(beside(values)).toMatchObject({
      rows: [
        [2, 100],
        [1, left],
      ],
      corrections: [{ type, value: left, name: 'Tangentbord' }],
    });
    expect(beside(values, [others, cartLine({ quantity: left })]).corrections).toEqual([]);
  });

  it('[O5-03] neither do units at another price than the limited one', () => {
    const pass = TEST_PASSES.offer(2).issue({ productId: 1, priceOre: 4900, expiresAt: TOMORROW });
    const offer = cartLine({ id: 'b', unitPriceOre: 4900, pass, extraData: { offerOriginProductId: 2 }, quantity: 3 });
    const context = correctionContext([cartProduct({ priceMaxPerCustomer: 2 }), other]);
    expect(correct([others, offer, cartLine({ quantity: 2 })], context)).toMatchObject({
      rows: [
        [2, 50],
        [1, 3],
        [1, 2],
      ],
      corrections: [],
    });
  });

  it('[O5-05] stay insured or not, as they were', () => {
    const context = correctionContext([
      cartProduct({ insurance: INSURANCE }),
      cartProduct({ id: 2, insurance: INSURANCE }),
    ]);
    const insured = cartLine({ id: 'i', productId: 2, extraData: { insured: true } });
    const lines = [cartLine(), insured];
    expect(correct(lines, context)).toMatchObject({ left: lines, corrections: [] });
    const chosen = { ...context, insuranceChoices: new Map([[1, true]]) };
    const { left, corrections } = correct([cartLine(), { ...insured, extraData: {} }], chosen);
    expect(left.map(({ extraData }) => extraData)).toEqual([{ insured: true }, {}]);
    expect(corrections).toMatchObject([{ type: 'INSURED_TOGGLE', value: true }]);
  });

  it('[O5-09] stay when a product is gone from the catalogue', () => {
    const gone = cartLine({ id: 'g', productId: 3 });
    expect(correct([gone, others], correctionContext([other]))).toMatchObject({
      left: [others],
      errors: ['En produkt kan inte längre köpas och har tagits bort.'],
      corrections: [],
    });
  });
});

describe('a computer built to order', () => {
  it('[O9-40] goes without choices, and says how to buy it', () => {
    const product = cartProduct({ id: CUSTOM_PC_PRODUCT_ID, name: 'Drömdatorn' });
    const line = cartLine({ productId: CUSTOM_PC_PRODUCT_ID });
    expect(correct([line], correctionContext([product]))).toMatchObject({
      rows: [],
      errors: ['Drömdatorn byggs efter dina val. Välj delarna först, så kan du lägga datorn i varukorgen.'],
    });
  });

  it('[O9-40] goes with choices that are no longer to be had', () => {
    const product = cartProduct({ id: CUSTOM_PC_PRODUCT_ID, name: 'Drömdatorn' });
    const line = cartLine({ productId: CUSTOM_PC_PRODUCT_ID, extraData: { ctoConfigurationId: 'no-such-build' } });
    expect(correct([line], correctionContext([product]))).toMatchObject({
      rows: [],
      errors: ['Drömdatorn kan inte längre köpas och har tagits bort.'],
    });
  });
});
