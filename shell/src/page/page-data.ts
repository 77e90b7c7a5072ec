import type { PageHead } from '@shop/contracts/head';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { OF_PAGE, pageAreas, type Area } from './page-areas.ts';

/** Path of the data for a client-side navigation, all in one request. No page of the shop has this path. */
export const PAGE_DATA_PATH = '/page-data';
/** Content type of the response: one JSON value per line. */
export const PAGE_DATA_TYPE = 'application/x-ndjson; charset=utf-8';

/** Query keys of the request; the response depends only on them and the session. */
export const PAGE_DATA_KEYS = {
  /** Path and query of the page. */
  page: 'page',
  /** The shell's version, then the release of each remote, as `releaseList` writes them. */
  releases: 'releases',
  /** The visitor's variant of the test. */
  flag: 'flag',
  /** `1` when the frame round the page has to be loaded as well, as after checkout. */
  frame: 'frame',
  /** Inputs that only the browser has, as JSON (`VisitorOwn`). */
  own: 'own',
} as const;

/** Inputs of `load` that no session carries, as far as they differ from the defaults. */
export interface VisitorOwn {
  zipCode?: string;
  kiosk?: boolean;
  settings?: Readonly<Record<string, unknown>>;
  starredStores?: readonly number[];
}

/** One line of the response (NDJSON), in the order in which the slots have been loaded. */
export type PageDataLine =
  | { kind: 'slot'; slot: SlotName; data: unknown; head: PageHead | null; status: number }
  /** The page does not exist, by its own slot. */
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string }
  /** Slots that the browser has in other releases, so that it loads their data itself. */
  | { kind: 'other-release'; slots: readonly SlotName[] };

type Route = Pick<RouteSnapshot, 'name' | 'definition'>;

/** Areas that checkout does not show, and that the next page needs again. */
const FRAME: readonly Area[] = ['usp', 'footer'];

/** Slots whose data one response may contain: the page's own, and with `withFrame` those of `FRAME`. */
export function slotsOfPageData(route: Route, about: SiteDescription['slots'], withFrame: boolean): SlotName[] {
  const areas = pageAreas(route, about);
  return [...OF_PAGE, ...(withFrame ? FRAME : [])].flatMap((area) => areas[area]);
}

/** Whether a slot is the page's own, which decides status, redirect and head. */
export const isPageSlot = (route: Route, slot: SlotName): boolean => definitionOf(route).page === slot;

/** Releases as one parameter: the shell's version first, then `remote@version` of each. */
export const releaseList = (
  shell: string,
  remotes: Readonly<Partial<Record<string, { version: string }>>>,
  names: readonly string[],
): string => [shell, ...names.map((name) => `${name}@${remotes[name]?.version ?? ''}`)].join(',');
