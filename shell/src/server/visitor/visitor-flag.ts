import type { AbFlag } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';
import { AB_KEY, isAbFlag, pickFlag } from '../../page/ab-flag.ts';
import type { UserOf } from '../api/api-reads.ts';
import type { Visitor } from './visitor.ts';

export interface FlagChoice {
  flag: AbFlag | null;
  /** The browser does not carry it yet: the answer sets the cookie, and is nobody else's. */
  isNew: boolean;
}

/**
 * What else than its URL a page for visitors depends on. A CDN that stores pages sends this with its requests, in the
 * header that it was told, and stores by it.
 */
export const variantOf = ({ flag, isCrawler }: Pick<Visitor, 'flag' | 'isCrawler'>): string =>
  isCrawler ? 'crawler' : (flag ?? 'none');

/**
 * [1-98], [1-99], [O1-09] Which variant of the test a visitor gets: the one of the cookie, else one by chance, so that
 * the very first page is drawn as all others will be. A crawler takes no part. An employee may ask for one by
 * `?ab-trigger=…`.
 */
export function chooseFlag(
  { flag, isCrawler }: Pick<Visitor, 'flag' | 'isCrawler'>,
  { query }: Pick<RouteSnapshot, 'query'>,
  user: UserOf | null,
  random: () => number,
): FlagChoice {
  const forced = user?.user.isEmployee ? firstOf(query, AB_KEY) : undefined;
  if (isAbFlag(forced)) return { flag: forced, isNew: forced !== flag };
  if (flag !== null || isCrawler) return { flag, isNew: false };
  return { flag: pickFlag(random()), isNew: true };
}
