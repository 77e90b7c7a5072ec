import { comparisonPrice } from '@shop/domain/price-display';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { ARCHETYPES } from '../../images/archetypes/index.ts';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';
import { CATEGORIES, LEAVES } from './category-nodes.ts';
import { generateDrafts, sharesOf } from './drafts.ts';
import { FIXED_PRODUCTS, fixedProducts } from './fixed-products.ts';
import { MAKERS, makerNamed } from './manufacturers.ts';
import { pickPricing, lowestBefore } from './prices.ts';
import { type MadeProduct, makeProduct } from './product-row.ts';
import { PRODUCT_TYPES } from './types.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const SWEDISH = /[åäö]|\b(och|med|är|du|den|på|av|för|som|i|en|ett|till)\b/i;

const make = (total: number): MadeProduct[] =>
  [
    ...generateDrafts(
      total,
      FIXED_PRODUCTS.map(({ model }) => model),
    ),
  ].map((draft) => makeProduct(draft, NOW));
const products = [...fixedProducts(NOW), ...make(1500)];

describe('the tables', () => {
  it('name only illustrations, manufacturers and attributes that exist', () => {
    const types = Object.values(PRODUCT_TYPES);
    const pictures = types.flatMap(({ pictures: plain, pictureBy = {} }) => [...plain, ...Object.values(pictureBy)]);
    expect(pictures.filter((name) => !Object.hasOwn(ARCHETYPES, name))).toEqual([]);
    for (const type of types) for (const name of type.makers) expect(makerNamed(name).name).toBe(name);
    const unknown = types.flatMap(({ attributes, show, premium = [], variantBy }) =>
      [...show, ...premium, ...(variantBy === undefined ? [] : [variantBy])].filter(
        (name) => !Object.hasOwn(attributes, name),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('limit leaves to attribute values of their type', () => {
    const wrong = LEAVES.flatMap(({ name, branch: { type, only = {} } }) =>
      Object.entries(only).flatMap(([attribute, values]) =>
        values
          .filter((value) => !PRODUCT_TYPES[type ?? '']?.attributes[attribute]?.includes(value))
          .map((value) => `${name}: ${attribute} ${value}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('lead only to accessories that exist', () => {
    const unknown = Object.values(PRODUCT_TYPES).flatMap(({ accessories = [] }) =>
      accessories.filter((key) => !Object.hasOwn(PRODUCT_TYPES, key)),
    );
    expect(unknown).toEqual([]);
  });

  it('hold more than 250 categories, 60 manufacturers and 60 kinds of products under unique ids', () => {
    expect(CATEGORIES.length).toBeGreaterThan(250);
    expect(MAKERS.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(PRODUCT_TYPES).length).toBeGreaterThanOrEqual(60);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
    expect(new Set(MAKERS.map(({ id }) => id)).size).toBe(MAKERS.length);
  });

  it.each([3600, 5260, 5269, 3144])('hold category %i', (id) =>
    expect(CATEGORIES.map((node) => node.id)).toContain(id),
  );
});

describe('generated products', () => {
  it('are the same every time', () => {
    const hash = (): string =>
      createHash('sha256')
        .update(JSON.stringify(make(400).map(({ row }) => row)))
        .digest('hex');
    expect(hash()).toBe(hash());
  });

  it('have ids and names of their own', () => {
    expect(new Set(products.map(({ row }) => row.id)).size).toBe(products.length);
    const generated = products.map(({ row }) => row.name);
    expect(new Set(generated).size).toBe(generated.length);
  });

  it('speak Swedish, completely', () => {
    for (const { row } of products) {
      expect(row.description).toMatch(SWEDISH);
      expect(row.description.length).toBeGreaterThan(120);
      expect(`${row.description} ${row.subTitle} ${row.name}`).not.toMatch(/undefined|null|[{}]/);
      expect(row.highlights?.length).toBeGreaterThan(0);
      expect(row.mainTitle).not.toBe('');
    }
  });

  it('hardly ever read like their neighbour', () => {
    const first = products.map(({ row }) => row.description.replaceAll(row.mainTitle, ''));
    const twins = first.filter(
      (text, index) =>
        index > 0 &&
        text === first[index - 1] &&
        products[index]?.row.variantGroupId !== products[index - 1]?.row.variantGroupId,
    );
    expect(twins.length).toBeLessThan(products.length / 100);
  });

  it('cost something and are never announced as cheaper than they were', () => {
    for (const { row } of products) {
      expect(row.priceOre).toBeGreaterThan(0);
      if (row.regularPriceOre == null) continue;
      expect(row.priceOre).toBeLessThan(row.regularPriceOre);
      expect(row.lowestPriceOre).toBeLessThanOrEqual(row.regularPriceOre);
    }
  });

  it('spread over all leaves, as many as asked for', () => {
    const leaves = LEAVES.filter(({ branch }) => branch.type !== undefined);
    for (const total of [leaves.length, 1000, 2500, 20_000]) {
      const shares = [...sharesOf(leaves, total).values()];
      expect(shares.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });
});

describe('prices', () => {
  it('[O4-33] are compared with the lowest of the 30 days before the reduction', () => {
    const at = (days: number): Date => daysFrom(NOW, -days);
    const history = [
      { priceOre: 1000, validFrom: at(100) },
      { priceOre: 700, validFrom: at(60) },
      { priceOre: 1000, validFrom: at(50) },
      { priceOre: 900, validFrom: at(20) },
      { priceOre: 1000, validFrom: at(15) },
      { priceOre: 600, validFrom: at(5) },
    ];
    expect(lowestBefore(history, at(5))).toBe(900);
    expect(lowestBefore(history, at(16))).toBe(900);
    expect(lowestBefore(history, at(48))).toBe(700);
    expect(lowestBefore(history, at(100))).toBeNull();
  });

  it('[O4-33] are announced as reductions only beside a higher earlier one that may still be named', () => {
    const announced = products
      .map(({ row }) => row)
      .filter(({ priceType, isFlashSale }) => priceType === 'campaign' || priceType === 'adjustment' || isFlashSale);
    const inKronor = (ore: number | null | undefined) => (ore == null ? null : { price: ore / 100 });
    const unsaid = announced.filter(
      ({ priceOre, regularPriceOre, lowestPriceOre, priceStartedAt }) =>
        (comparisonPrice(
          {
            price: { price: priceOre / 100, startAt: (priceStartedAt?.getTime() ?? 0) / 1000 },
            regularPrice: inKronor(regularPriceOre),
            lowestPrice: inKronor(lowestPriceOre),
          },
          NOW,
        ) ?? 0) <=
        priceOre / 100,
    );
    expect(announced.length).toBeGreaterThan(100);
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  it('end their history with the price of today, oldest first', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 49, max: 30_000 }), (name, kronor) => {
        const { history, priceOre, lowestPriceOre, regularPriceOre, priceStartedAt } = pickPricing(
          randomFor(name),
          NOW,
          kronor,
        );
        const times = history.map(({ validFrom }) => validFrom.getTime());
        const isSorted = times.every((time, index) => index === 0 || (times[index - 1] ?? 0) < time);
        const isConsistent =
          regularPriceOre === null ||
          (priceStartedAt !== null && lowestPriceOre === lowestBefore(history, priceStartedAt));
        return (
          isSorted &&
          history.at(-1)?.priceOre === priceOre &&
          isConsistent &&
          times.every((time) => time <= NOW.getTime())
        );
      }),
    );
  });
});
