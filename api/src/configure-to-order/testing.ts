import fc from 'fast-check';
import { type Build, buildOf, type Configurator, type CtoModel } from './configurator.ts';

/**
 * A model with these price differences per slot; ids are 100 × slot + position, and the first choice is the standard
 * one.
 */
export const modelOf = (prices: readonly (readonly number[])[]): CtoModel => ({
  id: 1,
  name: 'M',
  description: '',
  highlights: [],
  basePriceOre: 1_000_000,
  buildDays: 5,
  pictureProductId: 1,
  parts: [],
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
      facts: {},
    })),
  })),
});

/** All builds of a model, possible or not. */
export const everyBuild = (configurator: Configurator, model: CtoModel): Build[] =>
  model.slots
    .reduce<number[][]>((ways, { options }) => ways.flatMap((way) => options.map(({ id }) => [...way, id])), [[]])
    .flatMap((ids) => buildOf(configurator, model.id, ids) ?? []);

const slots = fc.array(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 4,
});
const pairs = fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(3), fc.nat(2)), { maxLength: 8 });
/** Small shops with one model and some pairs that exclude each other. */
export const shops = fc.tuple(slots, pairs).map(([prices, excluded]) => {
  const model = modelOf(prices);
  const exclusions = excluded
    .map(([slot, place, other, last]) => [(slot + 1) * 100 + place, (other + 1) * 100 + last, 'x'] as const)
    .filter(([one, two]) => one !== two);
  return { model, configurator: { models: [model], exclusions } };
});
