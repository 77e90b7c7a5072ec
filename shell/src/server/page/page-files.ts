import type { SlotName } from '@shop/contracts/slots';
import { scriptJson } from '@shop/platform/script-json';
import type { EarlyScript } from '../../early/early-scripts.ts';
import { SCRIPTS_ID } from '../../early/scripts-id.ts';
import { attributes } from './escape.ts';
import type { InlineStyle } from '../releases/inline-styles.ts';
import type { Release, ReleaseSet, ShellRelease } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';

/** Tags for a document's files, serialized once for all pages with the same slots. */
export interface PageFiles {
  /** Style sheets; those of first paints inline. */
  styles: Uint8Array;
  /** Hashes of the inline ones, for the Content-Security-Policy. */
  styleHashes: readonly string[];
  /** Data block with the scripts for the early script. */
  scripts: Uint8Array;
}

interface File {
  name: string;
  href: string;
  integrity: string | undefined;
  /** Set for an inline style sheet. */
  style: InlineStyle | undefined;
  /** Bytes on the network; unknown for overridden remotes. */
  size: number | undefined;
  /** Whether a new visitor's first page does without it until it is used. */
  waits: boolean;
}

const fileOf = ({ base, manifest, styles, sizes }: Release | ShellRelease, file: string, waits = false): File => ({
  name: file,
  href: base + file,
  integrity: manifest.integrity[file],
  style: styles.get(file),
  size: sizes.get(file),
  waits,
});

/** Each file once; it waits only if it does so for all. */
function unique(files: readonly File[]): File[] {
  const byHref = new Map<string, File>();
  for (const file of files) {
    const waits = file.waits && byHref.get(file.href)?.waits !== false;
    byHref.set(file.href, { ...file, waits });
  }
  return [...byHref.values()];
}

function filesOf(releases: ReleaseSet, slots: readonly SlotName[]): { css: File[]; js: File[] } {
  const { shell } = releases;
  const site = siteOf(releases);
  const css = shell.manifest.css.map((file) => fileOf(shell, file));
  const js: File[] = shell.manifest.js.map((file) => fileOf(shell, file));
  for (const slot of slots) {
    const release = site.releaseOf(slot);
    const files = release?.manifest.slots[slot];
    if (!release || !files) continue;
    css.push(...files.css.map((file) => fileOf(release, file)));
    const { isDeferred, hydratesOnInteraction } = site.slots[slot] ?? {};
    if (isDeferred) continue;
    js.push(...[release.manifest.entry, ...files.js].map((file) => fileOf(release, file, hydratesOnInteraction)));
  }
  return { css: unique(css), js: unique(js) };
}

/** `data-href` marks a loaded sheet for the loaders of the releases, which look it up before they fetch one. */
const styleSheet = ({ name, href, integrity, style }: File): string =>
  style
    ? `<style${attributes({ 'data-href': name })}>${style.text}</style>\n`
    : `<link${attributes({ rel: 'stylesheet', href, integrity })}>\n`;

/** Entry for the early script. An unknown size counts as a small file: the shell knows its own large ones. */
const early = ({ href, integrity, size = 5000, waits }: File, when: EarlyScript[3]): EarlyScript => [
  href,
  integrity ?? '',
  Math.ceil(size / 1000),
  waits ? 2 : when,
];

function write(releases: ReleaseSet, slots: readonly SlotName[]): PageFiles {
  const { css, js } = filesOf(releases, slots);
  const { shell } = releases;
  const first = [...shell.manifest.beside, shell.manifest.entry].map((file) => fileOf(shell, file));
  const scripts = [...first.map((file) => early(file, 1)), ...js.map((file) => early(file, 0))];
  return {
    styles: Buffer.from(css.map(styleSheet).join('')),
    styleHashes: css.flatMap(({ style }) => (style ? [style.hash] : [])),
    // No script tags: the early script requests the files after the first paint.
    scripts: Buffer.from(`<script type="application/json" id="${SCRIPTS_ID}">${scriptJson(scripts)}</script>\n`),
  };
}

/** Cached by release set, which stays the same until the registry changes. */
const written = new WeakMap<ReleaseSet, Map<string, PageFiles>>();

export function pageFiles(releases: ReleaseSet, slots: readonly SlotName[]): PageFiles {
  const ofSet = written.get(releases) ?? new Map<string, PageFiles>();
  written.set(releases, ofSet);
  const key = slots.join();
  const files = ofSet.get(key) ?? write(releases, slots);
  ofSet.set(key, files);
  return files;
}
