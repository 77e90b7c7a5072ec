import { pathTo } from '@shop/contracts/routing/path-to';
import { MAX_COMPARED } from './max-compared.ts';

/** Path of the comparison below the region; the products' ids with dashes between them. */
export const COMPARE_ROUTE = 'jamfor/:ids?';

/** Key of the query for "only what differs". */
export const DIFFERENCES_KEY = 'skillnader';

const ID = /^[1-9]\d{0,8}$/;

/** URL of the comparison of products, in their order; of the page that says how to compare without any. */
export const comparePath = (ids: readonly number[], { onlyDifferences = false } = {}): string =>
  pathTo(COMPARE_ROUTE, ids.length === 0 ? {} : { ids: ids.join('-') }, {
    [DIFFERENCES_KEY]: onlyDifferences ? '1' : null,
  });

/** The products that an URL asks for. */
interface ComparedIds {
  readonly ids: readonly number[];
  /** There were more of them than can be compared. */
  readonly isCut: boolean;
}

/** The ids of an URL's segment, each once and at most four; null for a segment that no link of the shop has. */
export function readComparedIds(segment: string | undefined): ComparedIds | null {
  const parts = segment === undefined ? [] : segment.split('-');
  if (!parts.every((part) => ID.test(part))) return null;
  const ids = [...new Set(parts.map(Number))];
  return { ids: ids.slice(0, MAX_COMPARED), isCut: ids.length > MAX_COMPARED };
}

/** The tray's element, to which the buttons of chosen products lead. */
export const COMPARE_TRAY_ID = 'jamforelsen';
