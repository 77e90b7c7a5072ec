import type { PreloadImage } from '@shop/shared/contracts/head';
import type { DocumentState } from '@shop/shared/contracts/rendering';
import { ownerOf, type RemoteName, type SlotName } from '@shop/shared/contracts/slots';
import { SKIP_LINK_ID } from '@shop/shared/ui/skip-link/skip-link.tsx';
import { scriptJson } from '@shop/shared/remote/script-json';
import { THEME_COLOURS, type Theme } from '../page/theme.ts';
import { LATE, pageAreas } from '../page/page-areas.ts';
import { SCRIPTS_ID } from '../early/early-script.ts';
import type { EarlyScript } from '../early/early-scripts.ts';
import { documentHead } from '../routing/document-head.ts';
import { attributes, escapeHtml } from './escape.ts';
import { encodeMarkup, type Markup } from './markup.ts';
import { overrideBadge } from './overrides/override-badge.ts';
import type { InlineStyle } from './registry/inline-styles.ts';
import type { Release, ReleaseSet, ShellRelease } from './registry/release-set.ts';

export interface DocumentInput {
  state: Omit<DocumentState, 'remotes'>;
  releases: ReleaseSet;
  /** The layout with everything in it, for the element that the browser hydrates. */
  layout: Markup;
  /** Data per slot, as JSON that may stand in a script element. */
  data: Readonly<Partial<Record<SlotName, string | Uint8Array>>>;
  /** Child slots that the layout's fragments hold. */
  children: readonly SlotName[];
  /** Null follows the device. */
  theme: Theme | null;
  publicOrigin: string;
  /** Runs before anything else: keeps a tap on "Köp" until the platform takes over. */
  earlyScript: string;
}

interface File {
  name: string;
  href: string;
  integrity: string | undefined;
  /** For style sheets that stand in the document itself. */
  style: InlineStyle | undefined;
  /** Bytes on the network; unknown of what is taken from elsewhere. */
  size: number | undefined;
}

const fileOf = ({ base, manifest, styles, sizes }: Release | ShellRelease, file: string): File => ({
  name: file,
  href: base + file,
  integrity: manifest.integrity[file],
  style: styles.get(file),
  size: sizes.get(file),
});

const unique = (files: readonly File[]): File[] => [...new Map(files.map((file) => [file.href, file])).values()];

function filesOfPage(releases: ReleaseSet, slots: readonly SlotName[]): { css: File[]; js: File[] } {
  const { shell, remotes } = releases;
  const css = shell.manifest.css.map((file) => fileOf(shell, file));
  const js: File[] = shell.manifest.js.map((file) => fileOf(shell, file));
  for (const slot of slots) {
    const release = remotes[ownerOf(slot)];
    const files = release?.manifest.slots[slot];
    if (!release || !files) continue;
    css.push(...files.css.map((file) => fileOf(release, file)));
    if (LATE.includes(slot)) continue;
    js.push(...[release.manifest.entry, ...files.js].map((file) => fileOf(release, file)));
  }
  return { css: unique(css), js: unique(js) };
}

/** Half of a document is the same for every page of a release: it is written once. */
const styleElements = new WeakMap<InlineStyle, Uint8Array>();
const releaseEntries = new WeakMap<Release, Uint8Array>();
/** A reading of the texts lasts minutes. */
const languagePacks = new WeakMap<object, Uint8Array>();

const link = (values: Parameters<typeof attributes>[0]) => `<link${attributes(values)}>`;
/** `data-href` tells the loaders of the releases, which look it up before they fetch a sheet, that this one is there. */
const styleSheet = ({ name, href, integrity, style }: File): string | Uint8Array => {
  if (!style) return link({ rel: 'stylesheet', href, integrity });
  const known =
    styleElements.get(style) ?? Buffer.from(`<style${attributes({ 'data-href': name })}>${style.text}</style>`);
  styleElements.set(style, known);
  return known;
};
/** As the early script takes it. Unknown sizes are those of small files: of the large ones a shell knows its own. */
const early = ({ href, integrity, size = 5000 }: File, runs: boolean): EarlyScript => [
  href,
  integrity ?? '',
  Math.ceil(size / 1000),
  runs ? 1 : 0,
];
const meta = (values: Parameters<typeof attributes>[0]) => `<meta${attributes(values)}>`;

function imagePreload(state: DocumentInput['state']): string {
  return [state.head?.preloadImage ?? []]
    .flat()
    .map(({ href, srcSet, sizes, media }: PreloadImage) =>
      link({ rel: 'preload', as: 'image', href, imagesrcset: srcSet, imagesizes: sizes, media, fetchpriority: 'high' }),
    )
    .join('');
}

/** The releases as this visitor gets them; a remote that is away is left out, and its slots fail alone. */
const remotesJson = ({ remotes }: ReleaseSet): Markup =>
  Object.values(remotes).flatMap((release, index) => [index === 0 ? '' : ',', releaseEntry(release)]);

function releaseEntry(release: Release): Uint8Array {
  const { name, version, base, manifest } = release;
  const { entry, slots, integrity } = manifest;
  const state: DocumentState['remotes'][RemoteName] = { version, base, manifest: { entry, slots, integrity } };
  const known = releaseEntries.get(release) ?? Buffer.from(`${scriptJson(name)}:${scriptJson(state)}`);
  releaseEntries.set(release, known);
  return known;
}

function languagePackJson(pack: DocumentState['page']['languagePack']): Uint8Array {
  const known = languagePacks.get(pack) ?? Buffer.from(scriptJson(pack));
  languagePacks.set(pack, known);
  return known;
}

/** What is this page's own, and as bytes what it has in common with others. */
function stateJson({ page, ...state }: DocumentInput['state'], releases: ReleaseSet): Markup {
  const { languagePack, ...own } = page;
  const open = (value: object): string => scriptJson(value).slice(0, -1);
  return [
    `${open(state)},"page":${open(own)},"languagePack":`,
    languagePackJson(languagePack),
    '},"remotes":{',
    ...remotesJson(releases),
    '}}',
  ];
}

const dataBlock = (slot: string, json: string | Uint8Array): Markup => [
  `<script type="application/json" data-slot-data="${slot}">`,
  json,
  '</script>\n',
];

export interface AssembledDocument {
  body: Uint8Array[];
  /** Hashes of the style sheets that it holds, for its Content-Security-Policy. */
  styleSheetHashes: string[];
}

/**
 * One HTML document of its parts. Styles stand in it and come first, scripts come after the first paint: nothing that
 * hydrates, and no further request, may stand between the shopper and that.
 */
export function assembleDocument(input: DocumentInput): AssembledDocument {
  const { state, releases, layout, data, children, theme, publicOrigin, earlyScript } = input;
  const { route, isCrawler } = state.page;
  const head = documentHead({ route, head: state.head, status: state.status, origin: publicOrigin, isCrawler });
  const { shell } = releases;
  const own = Object.values(pageAreas(route.name)).flat();
  // A parent decides per page which of its child slots it holds; files of the others would be fetched for nothing.
  const { css, js } = filesOfPage(releases, [...own, ...children]);
  const first = [...shell.manifest.beside, shell.manifest.entry].map((file) => fileOf(shell, file));

  const lines = (parts: Markup): Markup => parts.flatMap((part) => (part === '' ? [] : [part, '\n']));
  const above = lines([
    `<!doctype html><html${attributes({ lang: 'sv', 'data-version': shell.manifest.version, 'data-theme': theme })}>`,
    '<head><meta charset="utf-8">',
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Browsers pause between head and body, and would draw an empty frame there: 50 ms of a slow phone.
    link({ rel: 'expect', href: `#${SKIP_LINK_ID}`, blocking: 'render' }),
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${earlyScript}</script>`,
    imagePreload(state),
    ...css.map(styleSheet),
    // No tags that the browser would act on: the early script asks for them once the page has been painted.
    `<script type="application/json" id="${SCRIPTS_ID}">${scriptJson([...first.map((file) => early(file, true)), ...js.map((file) => early(file, false))])}</script>`,
    meta({ name: 'description', content: head.description }),
    head.robots === null ? '' : meta({ name: 'robots', content: head.robots }),
    link({ rel: 'canonical', href: head.canonical }),
    link({ rel: 'alternate', hreflang: 'sv-SE', href: head.canonical }),
    ...Object.entries(head.openGraph).map(([property, content]) => meta({ property, content })),
    meta({ name: 'theme-color', content: THEME_COLOURS.light, media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: THEME_COLOURS.dark, media: '(prefers-color-scheme: dark)' }),
    link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
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
    body: encodeMarkup([...above, ...shellElement, ...below]),
    styleSheetHashes: css.flatMap(({ style }) => (style ? [style.hash] : [])),
  };
}
