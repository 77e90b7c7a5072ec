import { firstOf } from '@shop/contracts/routing';
import type { RouteSnapshot } from '@shop/contracts/routes';

/** What the shopper has searched for on a search page: the sentence, where one led there; empty on all others. */
export const searchedText = ({ name, params, query }: Pick<RouteSnapshot, 'name' | 'params' | 'query'>): string =>
  name === 'search' ? firstOf(query, 'asked') || params.searchString || firstOf(query, 'searchString') || '' : '';
