import { styleAttributes } from '@shop/platform/style-attributes';
import { definitionOf } from '@shop/contracts/routes';
import type { PageContext } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { renderLayout } from '../../layout/render-layout.tsx';
import { takeoverOf } from '../../page/takeover.ts';
import { themeOf } from '../../page/theme.ts';
import type { ShellConfig } from '../config.ts';
import { contentSecurityPolicy, DOCUMENT_HEADERS, styleHashes } from '../http/security-headers.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { ReportTokens } from '../reports/report-token.ts';
import type { ApiReads } from '../api/api-reads.ts';
import type { ComposedPage } from './compose.ts';
import { assembleDocument } from './document.ts';
import { fillSlots } from './markup.ts';
import type { PageRequest } from './fragment-jobs.ts';
import { htmlResponse, type PageResponse } from './page-response.ts';

export interface DocumentOptions {
  config: ShellConfig;
  tokens: ReportTokens;
  earlyScript: string;
}

export interface DocumentContent {
  request: PageRequest;
  releases: ReleaseSet;
  page: PageContext;
  takeovers: Awaited<ReturnType<ApiReads['takeovers']>>;
  composition: ComposedPage;
  status: number;
}

const RETRY_AFTER_SECONDS = '10';

/** Renders the document of a composed page, with its headers. */
export function renderDocument(
  { config, tokens, earlyScript }: DocumentOptions,
  { request, releases, page, takeovers, composition, status }: DocumentContent,
): PageResponse {
  const { route, visitor, user, cookie } = request;
  const { head, html, data, children, styles } = composition;
  const { hidesReferrer = false } = definitionOf(route);
  const layout = renderLayout({
    route,
    head,
    status,
    isForeignRegion: visitor.isFromElsewhere,
    slots: html,
    about: siteOf(releases).slots,
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
    theme: user ? themeOf(user.settings.isDark) : visitor.theme,
    publicOrigin: config.publicOrigin,
    earlyScript,
    storesPages: config.storesPages,
  });
  return htmlResponse(route.name, status, body, {
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
  });
}
