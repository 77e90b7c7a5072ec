import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { firstOf } from '@shop/contracts/routing';
import { routeDefinition, type RouteSnapshot } from '@shop/contracts/routes';
import type { PageContext } from '@shop/contracts/rendering';
import { styleAttributes } from '@shop/platform/style-attributes';
import type { SlotName } from '@shop/contracts/slots';
import { renderFallback, renderLayout } from '../../layout/render-layout.tsx';
import { themeOf } from '../../page/theme.ts';
import { takeoverOf } from '../../page/takeover.ts';
import { correctedAddress } from '../../routing/resolve-address.ts';
import type { ApiReads, Who } from '../api/api-reads.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { compose } from './compose.ts';
import type { ShellConfig } from '../config.ts';
import { assembleDocument } from './document.ts';
import { withForwarded } from '../api/forwarded.ts';
import type { Log } from '../monitoring/logger-types.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { fillSlots } from './markup.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import { htmlAnswer, redirectAnswer, type PageAnswer } from './page-answer.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { createReleaseReads } from '../releases/release-reads.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReportTokens } from '../reports/report-token.ts';
import { createFragmentMemory } from './fragment-memory.ts';
import { createRequestFetch } from '../api/request-fetch.ts';
import { contentSecurityPolicy, DOCUMENT_HEADERS, styleHashes } from '../http/security-headers.ts';
import type { Made } from './swr-cache.ts';
import { watchUpstream } from './upstream-watch.ts';
import type { Visitor } from '../visitor/visitor.ts';

export interface PageRequest {
  route: RouteSnapshot;
  visitor: Visitor;
  /** Null for the shared answer. */
  cookie: string | null;
  /** Who called, for the api's limits; null for the shared answer, which is made for all. */
  forwarded: Readonly<Record<string, string>> | null;
  who: Who | null;
  /** Statuses other than the page's own, e.g. 404 for an address that has no route. */
  status?: number;
  requestId: string;
  log: Log;
}

export interface PageRendererOptions {
  config: ShellConfig;
  api: ApiReads;
  fetch: typeof globalThis.fetch;
  now: () => number;
  metrics: Metrics;
  health: ReleaseHealth;
  breaker: CircuitBreaker;
  tokens: ReportTokens;
  earlyScript: string;
}

export type PageRenderer = (request: PageRequest, releases: ReleaseSet) => Promise<Made<PageAnswer>>;

/** [1-93] `kundterminal=0` ends it [O1-08]. */
const isKiosk = (route: RouteSnapshot): boolean => {
  const value = firstOf(route.query, 'kundterminal');
  return value !== undefined && value !== '0';
};

function contextOf(request: PageRequest, now: number, languagePack: Record<string, string>): PageContext {
  const { route, who, visitor } = request;
  return {
    route,
    user: who?.user ?? null,
    starredStores: who?.starredStores ?? [],
    settings: who?.settings ?? VISITOR_SETTINGS,
    flag: visitor.flag,
    kiosk: isKiosk(route),
    consent: null,
    zipCode: who?.user.zipCode || null,
    isCrawler: visitor.isCrawler,
    now,
    languagePack,
  };
}

const PAGE_IS_DRAWN = new Error('The page is drawn');
const RETRY_AFTER_SECONDS = '10';

/** Renders one page from its fragments to a finished answer. */
export function createPageRenderer({
  config,
  api,
  fetch,
  now,
  metrics,
  health,
  breaker,
  tokens,
  earlyScript,
}: PageRendererOptions): PageRenderer {
  const memory = createFragmentMemory();
  return async (request, releases) => {
    const { route, visitor, who, cookie, forwarded, requestId, log } = request;
    const [languagePack, takeovers] = await Promise.all([api.languagePack(), api.takeovers()]);
    const page = contextOf(request, now(), languagePack);
    const pageSlot = routeDefinition(route.name).page;
    const ends = new AbortController();
    const pageFetch = forwarded === null ? fetch : withForwarded(fetch, config.apiOrigin, forwarded);
    const upstream = watchUpstream(createRequestFetch(pageFetch, ends.signal));
    const apiBase = `${config.apiOrigin}/api/`;
    const job = {
      page,
      cookie,
      requestId,
      apiBase,
      reads: createReleaseReads({ page, cookie, requestId, apiBase, fetch: upstream.fetch, now }),
      upstream,
      breaker,
      memory,
      sharesWork: config.pagesShareWork,
      pageSlot,
      releases,
      deadlineMs: (slot: SlotName) => (slot === pageSlot ? config.deadlines.page : config.deadlines.other),
      now,
    };
    const composition = await compose(job, renderFallback);
    // A reason of one's own is cheaper than the exception that is otherwise made.
    ends.abort(PAGE_IS_DRAWN);

    for (const fragment of composition.fragments) {
      metrics.fragment(fragment);
      const { slot, outcome, error, release, isReleaseToBlame } = fragment;
      if (release && (outcome === 'ok' || isReleaseToBlame))
        health.fragment(release.name, release.version, outcome === 'ok');
      if (outcome === 'ok') continue;
      const from = release ? `${release.name}@${release.version}` : 'borta';
      log.error({ slot, release: from, outcome, reason: error?.message, stack: error?.stack }, 'fragment lost');
    }

    if (composition.kind === 'redirect') {
      return {
        value: redirectAnswer(route.name, composition.to, composition.permanent),
        isKept: composition.permanent,
      };
    }
    const { head, html, data, children, styles, isComplete } = composition;
    const status = request.status ?? composition.status;
    const corrected = status === 200 ? correctedAddress(route, head) : null;
    if (corrected !== null) return { value: redirectAnswer(route.name, corrected, true), isKept: isComplete };

    const layout = renderLayout({
      route,
      head,
      status,
      isForeignRegion: visitor.isFromElsewhere,
      slots: html,
      takeover: takeoverOf({ route, status }, takeovers),
    });
    const { body, styleSheetHashes } = assembleDocument({
      state: {
        page,
        head,
        status,
        isShared: cookie === null,
        reportToken: tokens.of(releases),
        ...(visitor.isFromElsewhere && { isForeignRegion: true as const }),
        ...(takeovers.length > 0 && { takeovers: [...takeovers] }),
      },
      releases,
      layout: fillSlots(layout, (slot) => html[slot as SlotName] ?? []),
      data,
      children,
      theme: who ? themeOf(who.settings.isDark) : visitor.theme,
      publicOrigin: config.publicOrigin,
      earlyScript,
    });
    const headers = {
      'Content-Security-Policy': contentSecurityPolicy({
        config,
        inlineScripts: [earlyScript],
        styleSheetHashes,
        styleHashes: styleHashes([...styleAttributes(layout), ...styles, ...styleAttributes(overrideBadge(releases))]),
      }),
      ...DOCUMENT_HEADERS,
      'Content-Language': 'sv-SE',
      // The mailed link stands in the URL until the page has read it, and must not go along with what the page fetches.
      ...(route.name === 'reset-password' && { 'Referrer-Policy': 'no-referrer' }),
      ...(status >= 500 && { 'Retry-After': RETRY_AFTER_SECONDS }),
    };
    return { value: htmlAnswer(route.name, status, body, headers), isKept: isComplete && status < 500 };
  };
}
