import type { FilterBox } from '@shop/contracts';

type Band = Pick<FilterBox['values'][number], 'value' | 'name'>;

/** Id of the api's box of price bands, which are disjoint and in order, cheapest first. */
export const PRICE_BOX_ID = 'price';

/** The first and the last chosen band, as positions among the bands. */
export interface BandRange {
  readonly from: number;
  readonly to: number;
}

/** The range that spans all chosen bands; everything while none is chosen. */
export function chosenRange(bands: readonly Band[], isChosen: (value: string) => boolean): BandRange {
  const from = bands.findIndex(({ value }) => isChosen(value));
  if (from === -1) return { from: 0, to: bands.length - 1 };
  return { from, to: bands.findLastIndex(({ value }) => isChosen(value)) };
}

/** The range with one end moved; the ends meet, but never pass one another. */
export function moveEnd({ from, to }: BandRange, end: keyof BandRange, position: number): BandRange {
  return end === 'from' ? { from: Math.min(position, to), to } : { from, to: Math.max(position, from) };
}

/** Values of the bands in a range; none for the whole range, which is no filter. */
export function rangeValues(bands: readonly Band[], { from, to }: BandRange): string[] {
  if (from === 0 && to === bands.length - 1) return [];
  return bands.slice(from, to + 1).map(({ value }) => value);
}

/** Limits in a band's name: 'Under 100 kr', '250–499 kr', '20 000 kr och mer'. */
function limitsOf(name: string): { least: string | null; most: string | null } {
  const [, under] = /^Under (.+)$/.exec(name) ?? [];
  if (under !== undefined) return { least: null, most: under };
  const [, open] = /^(.+) och mer$/.exec(name) ?? [];
  if (open !== undefined) return { least: open, most: null };
  const [, least, most = null] = /^(.+)–(.+)$/.exec(name) ?? [];
  return { least: least === undefined ? name : `${least} kr`, most: most ?? name };
}

/** An end in words, as a screen reader reads its thumb: '250 kr', or 'ingen gräns'. */
export function endText(bands: readonly Band[], range: BandRange, end: keyof BandRange): string {
  const limits = limitsOf(bands[range[end]]?.name ?? '');
  return (end === 'from' ? limits.least : limits.most) ?? 'ingen gräns';
}

/** The range in words: 'Alla priser', 'Minst 500 kr', 'Högst 999 kr', '250–1 999 kr'. */
export function rangeText(bands: readonly Band[], range: BandRange): string {
  const { least } = limitsOf(bands[range.from]?.name ?? '');
  const { most } = limitsOf(bands[range.to]?.name ?? '');
  if (rangeValues(bands, range).length === 0 || (least === null && most === null)) return 'Alla priser';
  if (least === null) return range.to === 0 ? (bands[0]?.name ?? '') : `Högst ${most}`;
  return most === null ? `Minst ${least}` : `${least.replace(/\skr$/, '')}–${most}`;
}
