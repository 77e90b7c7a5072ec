import type { PageHead, PreloadImage } from '@shop/contracts/head';
import type { DocumentState } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import { SKIP_LINK_ID } from '@shop/ui/skip-link/skip-link.tsx';
import { scriptJson } from '@shop/platform/script-json';
import { THEME_COLOURS, type Theme } from '../../page/theme.ts';
import { pageAreas } from '../../page/page-areas.ts';
import { STORES_PAGES } from '../../page/service-worker.ts';
import { documentHead } from '../../routing/document-head.ts';
import { attributes, escapeHtml } from './escape.ts';
import { encodeMarkup, type Markup } from './markup.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import { pageFiles } from './page-files.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import { documentReleases } from './document-releases.ts';
import { documentTexts } from './document-texts.ts';

export interface DocumentInput {
  state: Omit<DocumentState, 'remotes' | 'fileList' | 'site' | 'head'> & { head: PageHead | null };
  releases: ReleaseSet;
  /** The complete layout, for the element that the browser hydrates. */
  layout: Markup;
  /** Data by slot, as JSON that is safe in a script element. */
  data: Readonly<Record<SlotName, string | Uint8Array>>;
  /** Child slots in the layout's fragments. */
  children: readonly SlotName[];
  /** Null follows the device. */
  theme: Theme | null;
  publicOrigin: string;
  /** Runs first: queues a click on "Köp" until the platform has loaded. */
  earlyScript: string;
  /** Whether the service worker may store pages. */
  storesPages: boolean;
}

/** JSON of the releases, cached until the registry changes. */
const releasesJson = new WeakMap<ReleaseSet, Uint8Array>();
/** JSON of the texts of a localization pack by release set, cached by object. */
const texts = new WeakMap<object, WeakMap<ReleaseSet, Uint8Array>>();

const link = (values: Parameters<typeof attributes>[0]) => `<link${attributes(values)}>`;
const meta = (values: Parameters<typeof attributes>[0]) => `<meta${attributes(values)}>`;

const OF_EVERY_PAGE = [
  meta({ name: 'theme-color', content: THEME_COLOURS.light, media: '(prefers-color-scheme: light)' }),
  meta({ name: 'theme-color', content: THEME_COLOURS.dark, media: '(prefers-color-scheme: dark)' }),
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/site.webmanifest' }),
].join('\n');

function imagePreload(state: DocumentInput['state']): string {
  return [state.head?.preloadImage ?? []]
    .flat()
    .map(({ href, srcSet, sizes, media }: PreloadImage) =>
      link({ rel: 'preload', as: 'image', href, imagesrcset: srcSet, imagesizes: sizes, media, fetchpriority: 'high' }),
    )
    .join('');
}

/**
 * The visitor's releases and their descriptions as JSON; a missing remote is left out, so that only its own slots fail.
 */
function releasesJsonOf(releases: ReleaseSet): Uint8Array {
  const known = releasesJson.get(releases);
  if (known) return known;
  const site = scriptJson(siteOf(releases).document);
  const json = Buffer.from(`${scriptJson(documentReleases(releases)).slice(1, -1)},"site":${site}`);
  releasesJson.set(releases, json);
  return json;
}

function textsJson(pack: DocumentState['page']['languagePack'], releases: ReleaseSet): Uint8Array {
  const ofPack = texts.get(pack) ?? new WeakMap<ReleaseSet, Uint8Array>();
  texts.set(pack, ofPack);
  const known = ofPack.get(releases) ?? Buffer.from(scriptJson(documentTexts(releases, pack)));
  ofPack.set(releases, known);
  return known;
}

/** State of this page as JSON, with the parts shared between pages as bytes. */
function stateJson({ page, head, ...rest }: DocumentInput['state'], releases: ReleaseSet): Markup {
  const { languagePack, ...own } = page;
  const shownHead = head && { title: head.title, ...(head.breadcrumbs && { breadcrumbs: head.breadcrumbs }) };
  const state: Omit<DocumentState, 'remotes' | 'fileList' | 'site' | 'page'> = { ...rest, head: shownHead };
  const open = (value: object): string => scriptJson(value).slice(0, -1);
  return [
    `${open(state)},"page":${open(own)},"languagePack":`,
    textsJson(languagePack, releases),
    '},',
    releasesJsonOf(releases),
    '}',
  ];
}

const dataBlock = (slot: string, json: string | Uint8Array): Markup => [
  `<script type="application/json" data-slot-data="${slot}">`,
  json,
  '</script>\n',
];

export interface AssembledDocument {
  body: Uint8Array[];
  /** Hashes of its inline style sheets, for the Content-Security-Policy. */
  styleSheetHashes: readonly string[];
}

/**
 * Assembles an HTML document. Inline styles come first and scripts load after the first paint, so that neither
 * hydration nor another request delays it.
 */
export function assembleDocument(input: DocumentInput): AssembledDocument {
  const { state, releases, layout, data, children, theme, publicOrigin, earlyScript, storesPages } = input;
  const { route, isCrawler } = state.page;
  const head = documentHead({ route, head: state.head, status: state.status, origin: publicOrigin, isCrawler });
  const { shell } = releases;
  const own = Object.values(pageAreas(route, siteOf(releases).slots)).flat();
  // Only child slots that are on this page; files of the others would be loaded for nothing.
  const files = pageFiles(releases, [...own, ...children]);

  const lines = (parts: Markup): Markup => parts.flatMap((part) => (part === '' ? [] : [part, '\n']));
  const above = lines([
    `<!doctype html><html${attributes({ lang: 'sv', 'data-version': shell.manifest.version, 'data-theme': theme, [STORES_PAGES]: storesPages ? '' : null })}>`,
    '<head><meta charset="utf-8">',
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Browsers pause between head and body and would paint an empty frame: 50 ms on a slow phone.
    link({ rel: 'expect', href: `#${SKIP_LINK_ID}`, blocking: 'render' }),
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${earlyScript}</script>`,
    imagePreload(state),
  ]);
  const about = lines([
    meta({ name: 'description', content: head.description }),
    head.robots === null ? '' : meta({ name: 'robots', content: head.robots }),
    link({ rel: 'canonical', href: head.canonical }),
    link({ rel: 'alternate', hreflang: 'sv-SE', href: head.canonical }),
    ...Object.entries(head.openGraph).map(([property, content]) => meta({ property, content })),
    OF_EVERY_PAGE,
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ]);
  const shellElement = ['</head><body><div id="shell">', ...layout, '</div>\n'];
  const below = [
    ...lines([overrideBadge(releases)]),
    ...Object.entries(data).flatMap(([slot, json]) => dataBlock(slot, json)),
    '<script type="application/json" id="shop-state">',
    ...stateJson(state, releases),
    '</script>\n</body></html>',
  ];
  return {
    body: encodeMarkup([...above, files.styles, files.scripts, ...about, ...shellElement, ...below]),
    styleSheetHashes: files.styleHashes,
  };
}
