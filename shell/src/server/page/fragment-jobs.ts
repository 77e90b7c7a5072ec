import { firstOf } from '@shop/contracts/routing';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { PageContext } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { ApiReads, UserOf } from '../api/api-reads.ts';
import { withForwarded } from '../api/forwarded.ts';
import { createRequestFetch } from '../api/request-fetch.ts';
import type { ShellConfig } from '../config.ts';
import type { Log } from '../monitoring/logger-types.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import { createReleaseReads } from '../releases/release-reads.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { createFragmentCache } from './fragment-cache.ts';
import type { Fragment, FragmentJob } from './fragments.ts';
import { watchUpstream } from './upstream-watch.ts';

export interface PageRequest {
  route: RouteSnapshot;
  visitor: Visitor;
  /** The Cookie header; null for the shared response. */
  cookie: string | null;
  /** Headers that identify the caller, for the api's limits; null for the shared response. */
  forwarded: Readonly<Record<string, string>> | null;
  user: UserOf | null;
  /** Status other than the page's own, e.g. 404 for a URL without a route. */
  status?: number;
  /** Inputs that only the browser has; such a page is private. */
  own?: Partial<PageContext>;
  /** Load data only, without HTML. */
  isDataOnly?: boolean;
  requestId: string;
  log: Log;
}

/** Whether the query switches kiosk mode on [1-93]; `kundterminal=0` ends it [O1-08]. */
const isKiosk = (route: RouteSnapshot): boolean => {
  const value = firstOf(route.query, 'kundterminal');
  return value !== undefined && value !== '0';
};

function contextOf(
  { route, user, visitor, own }: PageRequest,
  given: Pick<PageContext, 'now' | 'languagePack'>,
  classicHost: string | null,
): PageContext {
  return {
    route,
    user: user?.user ?? null,
    starredStores: user?.starredStores ?? [],
    settings: user?.settings ?? VISITOR_SETTINGS,
    flag: visitor.flag,
    kiosk: isKiosk(route),
    consent: null,
    zipCode: user?.user.zipCode || null,
    isCrawler: visitor.isCrawler,
    ...given,
    ...(classicHost !== null && { classicHost }),
    ...own,
  };
}

const PAGE_IS_RENDERED = new Error('The page is rendered');

interface StartedJob {
  job: FragmentJob;
  /** Aborts the slots' remaining requests. Call it when the page is complete. */
  end(): void;
}

export type StartJob = (request: PageRequest, releases: ReleaseSet) => Promise<StartedJob>;

export interface FragmentJobOptions {
  config: ShellConfig;
  api: Pick<ApiReads, 'languagePack'>;
  fetch: typeof globalThis.fetch;
  now: () => number;
  breaker: CircuitBreaker;
}

/** Creates render jobs from page requests. All jobs share one fragment cache. */
export function createFragmentJobs({ config, api, fetch, now, breaker }: FragmentJobOptions): StartJob {
  const cache = createFragmentCache();
  return async (request, releases) => {
    const { route, cookie, forwarded, requestId, isDataOnly = false } = request;
    const page = contextOf(request, { now: now(), languagePack: await api.languagePack() }, config.classicHost);
    const pageSlot = definitionOf(route).page;
    const ends = new AbortController();
    const pageFetch = forwarded === null ? fetch : withForwarded(fetch, config.apiOrigin, forwarded);
    const upstream = watchUpstream(createRequestFetch(pageFetch, ends.signal));
    const apiBase = `${config.apiOrigin}/api/`;
    const job: FragmentJob = {
      page,
      cookie,
      requestId,
      apiBase,
      reads: createReleaseReads({ page, cookie, requestId, apiBase, fetch: upstream.fetch, now }),
      upstream,
      breaker,
      cache,
      sharesWork: config.pagesShareWork,
      isDataOnly,
      pageSlot,
      releases,
      deadlineMs: (slot: SlotName) => (slot === pageSlot ? config.deadlines.page : config.deadlines.other),
      now,
    };
    // A prepared reason is cheaper than the exception created otherwise.
    return { job, end: () => ends.abort(PAGE_IS_RENDERED) };
  };
}

/** Counts each fragment, and logs failures. */
export function reportFragments(
  fragments: readonly Fragment[],
  { metrics, health, log }: { metrics: Pick<Metrics, 'fragment'>; health: Pick<ReleaseHealth, 'fragment'>; log: Log },
): void {
  for (const fragment of fragments) {
    metrics.fragment(fragment);
    const { slot, outcome, error, release, isReleaseToBlame } = fragment;
    if (release && (outcome === 'ok' || isReleaseToBlame))
      health.fragment(release.name, release.version, outcome === 'ok');
    if (outcome === 'ok') continue;
    const from = release ? `${release.name}@${release.version}` : 'missing';
    log.error({ slot, release: from, outcome, reason: error?.message, stack: error?.stack }, 'fragment lost');
  }
}
