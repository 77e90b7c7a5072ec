import { firstOf, type Query } from '@shop/contracts/routing';

/** Name of the field by which the index of manufacturers is searched; also without script. */
export const MANUFACTURER_SEARCH_FIELD = 'marke';

export const manufacturerQuery = (query: Query): string => (firstOf(query, MANUFACTURER_SEARCH_FIELD) ?? '').trim();
