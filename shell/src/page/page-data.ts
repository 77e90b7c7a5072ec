import type { PageHead } from '@shop/contracts/head';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { OF_PAGE, pageAreas, type Area } from './page-areas.ts';

/** Where a browser fetches what its next page needs: everything in one request. No page of the shop has this path. */
export const PAGE_DATA_PATH = '/page-data';
/** One JSON value in each line. */
export const PAGE_DATA_TYPE = 'application/x-ndjson; charset=utf-8';

/** Parameters of the request; they are all that the response depends on besides the session. */
export const PAGE_DATA_KEYS = {
  /** Path and query of the page. */
  page: 'page',
  /** The shell's version, then the release of each remote, as `releaseList` writes them. */
  releases: 'releases',
  /** The visitor's variant of the test. */
  flag: 'flag',
  /** `1` when the frame round the page has to be loaded as well, as after checkout. */
  frame: 'frame',
  /** What the browser alone knows of its visitor, as JSON (`VisitorOwn`). */
  own: 'own',
} as const;

/** Inputs of `load` that no session carries, as far as they are not the first ones. */
export interface VisitorOwn {
  zipCode?: string;
  kiosk?: boolean;
  settings?: Readonly<Record<string, unknown>>;
  starredStores?: readonly number[];
}

/** One line of the response (NDJSON), in the order in which the slots have been loaded. */
export type PageDataLine =
  | { kind: 'slot'; slot: SlotName; data: unknown; head: PageHead | null; status: number }
  /** The page does not exist; its own slot has said so. */
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string }
  /** The browser has other releases of these, so that only its own code can load their data. */
  | { kind: 'other-release'; slots: readonly SlotName[] };

type Route = Pick<RouteSnapshot, 'name' | 'definition'>;

/** Areas that a visit to checkout takes away, and that the next page has again. */
const FRAME: readonly Area[] = ['usp', 'footer'];

/** The slots whose data one response may hold: the page's own, and with `withFrame` those of the frame round it. */
export function slotsOfPageData(route: Route, about: SiteDescription['slots'], withFrame: boolean): SlotName[] {
  const areas = pageAreas(route, about);
  return [...OF_PAGE, ...(withFrame ? FRAME : [])].flatMap((area) => areas[area]);
}

/** Whether a slot's loading decides what the page is. */
export const isPageSlot = (route: Route, slot: SlotName): boolean => definitionOf(route).page === slot;

/** Releases in one parameter: the shell's version first, then `remote@version` of each. */
export const releaseList = (
  shell: string,
  remotes: Readonly<Partial<Record<string, { version: string }>>>,
  names: readonly string[],
): string => [shell, ...names.map((name) => `${name}@${remotes[name]?.version ?? ''}`)].join(',');
