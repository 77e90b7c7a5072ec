import type { AbFlag } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';
import { AB_KEY, isAbFlag, pickFlag } from '../../page/ab-flag.ts';
import type { UserOf } from '../api/api-reads.ts';
import type { Visitor } from './visitor.ts';

export interface FlagChoice {
  flag: AbFlag | null;
  /** True when the response sets the cookie, and is private. */
  isNew: boolean;
}

/**
 * Variant of a shared page besides its URL. A CDN that stores pages sends it in the configured header, and stores by
 * it.
 */
export const variantOf = ({ flag, isCrawler }: Pick<Visitor, 'flag' | 'isCrawler'>): string =>
  isCrawler ? 'crawler' : (flag ?? 'none');

/**
 * The A/B variant of a visitor: the one of the cookie [1-99], else a random one [1-98], so that the first page is
 * rendered like all others [O1-09]. The browser stores that once the visitor consents, never before (9 kap. 28 §
 * lagen om elektronisk kommunikation). Crawlers have none. An employee may force one by `?ab-trigger=…`, for the
 * session.
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
  return { flag: pickFlag(random()), isNew: false };
}
