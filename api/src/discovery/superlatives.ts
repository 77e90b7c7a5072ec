import type { FacetLabel, Listings } from './listing-cache.ts';
import type { Keep, SearchLimit } from './search-limit.ts';
import { having, tagsOf } from './search-properties.ts';

/** Products enough to choose from, where no more have the very most. */
const MIN_PRODUCTS = 3;

const MEASURE = /^(\d[\d\s.,]*)[\s-]?(\p{L}[\p{L}/]*)$/u;

/** A number and its unit, of a filter value that says nothing else: '75 tum', '7 300 MB/s'. */
function measureOf({ label }: FacetLabel): { amount: number; unit: string } | null {
  const [, digits, unit] = MEASURE.exec(label) ?? [];
  if (digits === undefined || unit === undefined) return null;
  return { amount: Number(digits.replace(/\s/g, '').replace(',', '.')), unit: unit.toLowerCase() };
}

type Direction = 'most' | 'least';

/** The rows with the most, or the least, of the first of the units that tells them apart. */
function extremes(
  rows: readonly number[],
  listings: Listings,
  direction: Direction,
  units: readonly string[],
): readonly number[] | null {
  for (const unit of units) {
    const amounts = [...listings.labels.values()].flatMap((label) => {
      const measure = measureOf(label);
      return measure?.unit === unit ? [measure.amount] : [];
    });
    const ascending = [...new Set(amounts)].sort((a, b) => a - b);
    const kept: number[] = [];
    let kinds = 0;
    for (const amount of direction === 'least' ? ascending : ascending.reverse()) {
      const has = having(
        listings,
        tagsOf(listings, (label) => {
          const measure = measureOf(label);
          return measure?.unit === unit && measure.amount === amount;
        }),
      );
      const own = rows.filter(has);
      if (own.length > 0) kinds += 1;
      if (kept.length < MIN_PRODUCTS) kept.push(...own);
    }
    if (kinds > 1) return kept;
  }
  return null;
}

/** What a word wants the most or the least of; the units likeliest first. */
const SUPERLATIVES: readonly (readonly [words: string, label: string, direction: Direction, units: string])[] = [
  ['längst(?:a)?\\s+(?:batteritid|drifttid|speltid)', 'Längst batteritid', 'most', 'timmar dagar'],
  ['(?:längst(?:a)?|störst(?:a)?)\\s+räckvidd', 'Längst räckvidd', 'most', 'km m'],
  ['störst(?:a)?', 'Störst', 'most', 'tum liter cm delar bitar tb'],
  ['minsta', 'Minst', 'least', 'tum liter cm'],
  ['lättast(?:e)?', 'Lättast', 'least', 'g kg'],
  ['tystast(?:e)?', 'Tystast', 'least', 'dba db'],
  ['snabbast(?:e)?', 'Snabbast', 'most', 'mb/s gbit/s hz km/h'],
  ['längst(?:a)?', 'Längst', 'most', 'm'],
  ['ljusast(?:e)?|ljusstarkast(?:e)?', 'Ljusast', 'most', 'lumen'],
  ['starkast(?:e)?|kraftfullast(?:e)?|kraftigast(?:e)?', 'Starkast', 'most', 'w'],
];
const OF_ALL = String.raw`(?:(?:den|det|de)\s+)?(?:allra\s+)?`;

/** [4-77] Readers of what a search wants the most or the least of: 'största tv', 'tystaste dammsugaren'. */
export const SUPERLATIVE_READERS = SUPERLATIVES.map(([words, label, direction, units]) => {
  const keep: Keep = (rows, listings) => extremes(rows, listings, direction, units.split(' '));
  return {
    pattern: new RegExp(String.raw`(?<!\p{L})${OF_ALL}(?:${words})(?!\p{L})`, 'iu'),
    read: (): Pick<SearchLimit, 'kind' | 'label' | 'keep' | 'isOptional' | 'isExtreme'> => ({
      kind: 'amount',
      label,
      keep,
      isOptional: true,
      isExtreme: true,
    }),
  };
});
