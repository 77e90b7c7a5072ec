import type { getManufacturers } from '@shop/contracts/api/display';
import type { ResponseOf } from '@shop/contracts';

export type Manufacturer = ResponseOf<typeof getManufacturers>['data']['manufacturers'][number];

const folded = (text: string): string => text.toLocaleLowerCase('sv');

/** Manufacturers whose name contains the term, by letter, in the api's order. */
export const groupManufacturers = (
  manufacturers: readonly Manufacturer[],
  term: string,
): ReadonlyMap<string, readonly Manufacturer[]> =>
  Map.groupBy(
    manufacturers.filter(({ name }) => folded(name).includes(folded(term.trim()))),
    ({ letter }) => letter,
  );
