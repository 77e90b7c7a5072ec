import type { FilterBox } from '@shop/contracts';

type Value = FilterBox['values'][number];

/** [9-63] Values that a box shows before 'Visa mer'. */
export const FIRST_VALUES = 7;

/** Boxes with more values than this can be searched. */
export const SEARCHABLE_FROM = 15;

/** [9-63] The first seven values and every selected one; all of them on request. */
export function shownValues(
  values: readonly Value[],
  isChosen: (value: string) => boolean,
  isExpanded: boolean,
): Value[] {
  return values.filter(({ value }, index) => isExpanded || index < FIRST_VALUES || isChosen(value));
}

/** The values whose name contains the typed text. */
export function matchingValues(values: readonly Value[], text: string): Value[] {
  const wanted = text.trim().toLocaleLowerCase('sv');
  return wanted === '' ? [...values] : values.filter(({ name }) => name.toLocaleLowerCase('sv').includes(wanted));
}
