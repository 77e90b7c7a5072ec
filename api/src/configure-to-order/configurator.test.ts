import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  type Build,
  buildOf,
  cheapestBuild,
  configurationId,
  type Configurator,
  type CtoModel,
  namedBuild,
} from './configurator.ts';

/**
 * A model with these price differences per slot; ids are 100 × slot + position, and the first choice is the standard
 * one.
 */
const modelOf = (prices: readonly (readonly number[])[]): CtoModel => ({
  id: 1,
  name: 'M',
  description: '',
  highlights: [],
  basePriceOre: 1_000_000,
  buildDays: 5,
  pictureProductId: 1,
  slots: prices.map((slot, index) => ({
    id: index + 1,
    name: `Slot ${index + 1}`,
    help: '',
    options: slot.map((priceDeltaOre, place) => ({
      id: (index + 1) * 100 + place,
      name: `${index}.${place}`,
      description: '',
      priceDeltaOre: place === 0 ? 0 : priceDeltaOre,
      extraDays: 0,
      isDefault: place === 0,
      isAvailable: true,
    })),
  })),
});

const everyBuild = (configurator: Configurator, model: CtoModel): Build[] =>
  model.slots
    .reduce<number[][]>((ways, { options }) => ways.flatMap((way) => options.map(({ id }) => [...way, id])), [[]])
    .flatMap((ids) => buildOf(configurator, model.id, ids) ?? []);

const slots = fc.array(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 4,
});
const pairs = fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(3), fc.nat(2)), { maxLength: 8 });
const shops = fc.tuple(slots, pairs).map(([prices, excluded]) => {
  const model = modelOf(prices);
  const exclusions = excluded
    .map(([slot, place, other, last]) => [(slot + 1) * 100 + place, (other + 1) * 100 + last, 'x'] as const)
    .filter(([one, two]) => one !== two);
  return { model, configurator: { models: [model], exclusions } };
});

describe('builds', () => {
  it('[O2.17-21] start at the price of the cheapest one that can really be built', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        const possible = everyBuild(configurator, model).filter(({ conflicts }) => conflicts.length === 0);
        const prices = possible.map(({ priceOre }) => priceOre);
        expect(cheapestBuild(configurator, model)?.priceOre).toBe(
          prices.length === 0 ? undefined : Math.min(...prices),
        );
      }),
    );
  });

  it('[O3-04] have names of their own, by which only those are found that can be built', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        const builds = everyBuild(configurator, model);
        expect(new Set(builds.map(configurationId)).size).toBe(builds.length);
        for (const build of builds) {
          const found = namedBuild(configurator, configurationId(build))?.priceOre;
          expect(found).toBe(build.conflicts.length === 0 ? build.priceOre : undefined);
        }
      }),
    );
  });

  it.each(['', '1', '1-', '1-100.', '1-100.100', '2-100', '1-999', 'x', '1-100;drop'])('are not named by %j', (id) =>
    expect(namedBuild({ models: [modelOf([[0, 5]])], exclusions: [] }, id)).toBeNull(),
  );
});
