import { zipAreaRows } from './zip-areas.ts';

const TOWNS: ReadonlyMap<string, string> = new Map(zipAreaRows().map(({ prefix, city }) => [prefix, city]));

/** The town of a zip code as the shop knows it, by its longest known prefix; empty for an unknown one. */
export function townOfZip(zipCode: string): string {
  for (let length = zipCode.length; length > 0; length -= 1) {
    const town = TOWNS.get(zipCode.slice(0, length));
    if (town !== undefined) return town;
  }
  return '';
}
