import { firstOf, type Query } from '@shop/contracts/routing';

/** Name of the field by which questions are searched; also without script. */
export const FAQ_SEARCH_FIELD = 'fraga';

export const faqQuery = (query: Query): string => (firstOf(query, FAQ_SEARCH_FIELD) ?? '').trim();
