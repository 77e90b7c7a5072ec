import { definitionOf } from '@shop/contracts/routes';
import { styleAttributes } from '@shop/platform/style-attributes';
import type { SlotName } from '@shop/contracts/slots';
import { renderFallback, renderLayout } from '../../layout/render-layout.tsx';
import { themeOf } from '../../page/theme.ts';
import { takeoverOf } from '../../page/takeover.ts';
import { correctedAddress } from '../../routing/resolve-address.ts';
import type { ApiReads } from '../api/api-reads.ts';
import { compose } from './compose.ts';
import type { ShellConfig } from '../config.ts';
import { assembleDocument } from './document.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { reportFragments, type PageRequest, type StartJob } from './fragment-jobs.ts';
import { fillSlots } from './markup.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import { htmlAnswer, redirectAnswer, type PageAnswer } from './page-answer.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReportTokens } from '../reports/report-token.ts';
import { contentSecurityPolicy, DOCUMENT_HEADERS, styleHashes } from '../http/security-headers.ts';
import type { Made } from './swr-cache.ts';

export interface PageRendererOptions {
  config: ShellConfig;
  api: Pick<ApiReads, 'takeovers'>;
  startJob: StartJob;
  metrics: Metrics;
  health: ReleaseHealth;
  tokens: ReportTokens;
  earlyScript: string;
}

export type PageRenderer = (request: PageRequest, releases: ReleaseSet) => Promise<Made<PageAnswer>>;

const RETRY_AFTER_SECONDS = '10';

/** Renders one page from its fragments to a finished answer. */
export function createPageRenderer({
  config,
  api,
  startJob,
  metrics,
  health,
  tokens,
  earlyScript,
}: PageRendererOptions): PageRenderer {
  return async (request, releases) => {
    const { route, visitor, who, cookie, log } = request;
    const [takeovers, { job, end }] = await Promise.all([api.takeovers(), startJob(request, releases)]);
    const { page } = job;
    const site = siteOf(releases);
    const { hidesReferrer = false } = definitionOf(route);
    const composition = await compose(job, (slot) => renderFallback(slot, site.slots));
    end();
    reportFragments(composition.fragments, { metrics, health, log });

    if (composition.kind === 'redirect') {
      return {
        value: redirectAnswer(route.name, composition.to, composition.permanent),
        isKept: composition.permanent,
      };
    }
    const { head, html, data, children, styles, isComplete } = composition;
    const status = request.status ?? composition.status;
    const corrected = status === 200 ? correctedAddress(route, head, site.routes) : null;
    if (corrected !== null) return { value: redirectAnswer(route.name, corrected, true), isKept: isComplete };

    const layout = renderLayout({
      route,
      head,
      status,
      isForeignRegion: visitor.isFromElsewhere,
      slots: html,
      about: site.slots,
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
        remotes: Object.keys(releases.remotes),
        styleSheetHashes,
        styleHashes: styleHashes([...styleAttributes(layout), ...styles, ...styleAttributes(overrideBadge(releases))]),
      }),
      ...DOCUMENT_HEADERS,
      'Content-Language': 'sv-SE',
      ...(hidesReferrer && { 'Referrer-Policy': 'no-referrer' }),
      ...(status >= 500 && { 'Retry-After': RETRY_AFTER_SECONDS }),
    };
    return { value: htmlAnswer(route.name, status, body, headers), isKept: isComplete && status < 500 };
  };
}
