import type { DocumentState } from '@shop/shared/contracts/rendering';
import { CHILD_SLOTS, ownerOf, type SlotName } from '@shop/shared/contracts/slots';
import { LATE, pageAreas } from '../page/page-areas.ts';
import { documentHead } from '../routing/document-head.ts';
import { attributes, escapeHtml, scriptJson } from './escape.ts';
import type { Release, ReleaseSet, ShellRelease } from './registry/release-set.ts';

export interface DocumentInput {
  state: Omit<DocumentState, 'remotes'>;
  releases: ReleaseSet;
  /** The layout with everything in it, for the element that the browser hydrates. */
  layoutHtml: string;
  data: Readonly<Partial<Record<SlotName, unknown>>>;
  publicOrigin: string;
  /** Runs before anything else: keeps a tap on "Köp" until the platform takes over. */
  earlyScript: string;
}

interface File {
  href: string;
  integrity: string | undefined;
}

/** Text of the first paint; the faces for other alphabets load when a page needs them. */
const FIRST_PAINT_FONT = /-latin-(?!ext)/;

const shellFile = ({ base, manifest }: ShellRelease, file: string): File => ({
  href: base + file,
  integrity: manifest.integrity[file],
});
const remoteFile = ({ base, manifest }: Release, file: string): File => ({
  href: base + file,
  integrity: manifest.integrity[file],
});

const unique = (files: readonly File[]): File[] => [...new Map(files.map((file) => [file.href, file])).values()];

function filesOfPage(releases: ReleaseSet, slots: readonly SlotName[]): { css: File[]; js: File[] } {
  const { shell, remotes } = releases;
  const css = shell.manifest.css.map((file) => shellFile(shell, file));
  const js = shell.manifest.js.map((file) => shellFile(shell, file));
  for (const slot of slots) {
    const release = remotes[ownerOf(slot)];
    const files = release?.manifest.slots[slot];
    if (!release || !files) continue;
    css.push(...files.css.map((file) => remoteFile(release, file)));
    if (LATE.includes(slot)) continue;
    js.push(...[release.manifest.entry, ...files.js].map((file) => remoteFile(release, file)));
  }
  return { css: unique(css), js: unique(js) };
}

const link = (values: Parameters<typeof attributes>[0]) => `<link${attributes(values)}>`;
const meta = (values: Parameters<typeof attributes>[0]) => `<meta${attributes(values)}>`;

function imagePreload(state: DocumentInput['state']): string {
  const image = state.head?.preloadImage;
  if (!image) return '';
  const { href, srcSet, sizes } = image;
  return link({ rel: 'preload', as: 'image', href, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' });
}

/** The releases as this visitor gets them; a remote that is away is left out, and its slots fail alone. */
function remotesOf({ remotes }: ReleaseSet): Partial<DocumentState['remotes']> {
  const entries = Object.entries(remotes).map(([name, { version, base, manifest }]) => {
    const { entry, slots, integrity } = manifest;
    return [name, { version, base, manifest: { entry, slots, integrity } }];
  });
  return Object.fromEntries(entries);
}

const dataBlock = (slot: string, value: unknown) =>
  `<script type="application/json" data-slot-data="${slot}">${scriptJson(value)}</script>`;

/**
 * One HTML document of its parts. Styles come first and scripts last and with low priority: nothing that hydrates may stand
 * between the shopper and the first paint.
 */
export function assembleDocument(input: DocumentInput): string {
  const { state, releases, layoutHtml, data, publicOrigin, earlyScript } = input;
  const { route, isCrawler } = state.page;
  const head = documentHead({ route, head: state.head, status: state.status, origin: publicOrigin, isCrawler });
  const { shell } = releases;
  const own = Object.values(pageAreas(route.name)).flat();
  const { css, js } = filesOfPage(releases, [...own, ...own.flatMap((slot) => CHILD_SLOTS[slot] ?? [])]);
  const fonts = shell.manifest.fonts.filter((font) => FIRST_PAINT_FONT.test(font));
  const entry = shellFile(shell, shell.manifest.entry);

  const parts = [
    `<!doctype html><html lang="sv" data-version="${shell.manifest.version}"><head><meta charset="utf-8">`,
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${earlyScript}</script>`,
    ...css.map(({ href, integrity }) => link({ rel: 'stylesheet', href, integrity })),
    imagePreload(state),
    ...fonts.map((font) =>
      link({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: shell.base + font,
        crossorigin: true,
        fetchpriority: 'low',
      }),
    ),
    meta({ name: 'description', content: head.description }),
    head.robots === null ? '' : meta({ name: 'robots', content: head.robots }),
    link({ rel: 'canonical', href: head.canonical }),
    link({ rel: 'alternate', hreflang: 'sv-SE', href: head.canonical }),
    ...Object.entries(head.openGraph).map(([property, content]) => meta({ property, content })),
    meta({ name: 'theme-color', content: '#f6f6f6', media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: '#10141a', media: '(prefers-color-scheme: dark)' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ...js.map(({ href, integrity }) => link({ rel: 'preload', as: 'script', href, integrity, fetchpriority: 'low' })),
    // Deferred: it reads the data blocks below, so the document must be whole when it runs.
    `<script${attributes({ src: entry.href, integrity: entry.integrity, defer: true, fetchpriority: 'low' })}></script>`,
    `</head><body><div id="shell">${layoutHtml}</div>`,
    ...Object.entries(data).map(([slot, value]) => dataBlock(slot, value)),
    `<script type="application/json" id="shop-state">${scriptJson({ ...state, remotes: remotesOf(releases) })}</script>`,
    '</body></html>',
  ];
  return parts.filter((part) => part !== '').join('\n');
}
