import { firstOf, type Query } from '@shop/contracts/routing';

/** Name of the field by which the store list is searched; also without script. */
export const STORE_SEARCH_FIELD = 'ort';

export const storeQuery = (query: Query): string => (firstOf(query, STORE_SEARCH_FIELD) ?? '').trim();
