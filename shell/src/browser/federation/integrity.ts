import type { DocumentRelease, DocumentState, Integrity } from '@shop/contracts/rendering';
import type { EarlyScript } from '../../early/early-scripts.ts';
import { INTEGRITY_LIST } from '../../page/integrity-list.ts';

declare global {
  /** Called by every remote's own loader of async chunks and styles (see the build's AsyncFilesPlugin). */
  var __SHOP_INTEGRITY__: ((url: string) => Integrity) | undefined;
  /** Called by the same before it loads a chunk: resolves when the hashes of its release are known. */
  var __SHOP_LISTED__: ((url: string) => Promise<void> | undefined) | undefined;
}

type Releases = DocumentState['remotes'];

/** Hashes of the files of the document's releases. */
export interface IntegrityLookup {
  /** Hash of a file by its URL. Throws for a file that no release lists: it must not run. */
  hashOf(url: string): Integrity;
  /**
   * Fetches the list of a file's release, once. Undefined when there is nothing to wait for: the hash is known, or the
   * document itself has all of the release.
   */
  whenListed(url: string): Promise<void> | undefined;
  /** Fetches all lists, for a page that is idle. */
  listAll(): Promise<void>;
}

const urlOf = (url: string): string => new URL(url, document.baseURI).href;

/**
 * @param scripts scripts of the page, with their hashes
 * @param fetch checks the list's own hash, which the document contains
 */
export const createIntegrityLookup = (
  releases: Releases,
  scripts: readonly Pick<EarlyScript, 0 | 1>[] = [],
  fetch: typeof globalThis.fetch = globalThis.fetch,
): IntegrityLookup => {
  const hashes = new Map<string, Integrity>();
  const note = (base: string, files: Readonly<Record<string, Integrity>>): void => {
    for (const [file, hash] of Object.entries(files)) hashes.set(urlOf(base + file), hash);
  };
  for (const { base, manifest } of Object.values(releases)) note(base, manifest.integrity);
  for (const { 0: url, 1: hash } of scripts) if (hash !== '') hashes.set(urlOf(url), hash);

  const unlisted = new Set(Object.values(releases).filter(({ manifest }) => manifest.listIntegrity !== undefined));
  const loading = new Map<DocumentRelease, Promise<void>>();

  const load = async (release: DocumentRelease): Promise<void> => {
    const { base, manifest } = release;
    const response = await fetch(base + INTEGRITY_LIST, { integrity: manifest.listIntegrity ?? '' });
    if (!response.ok) throw new Error(`The list of ${base} is not there: ${response.status}`);
    // Written by the shell's own server and compared with its hash, so it is not validated again.
    note(base, (await response.json()) as Record<string, Integrity>);
    unlisted.delete(release);
  };
  const loadOnce = (release: DocumentRelease): Promise<void> => {
    // A failure is not cached: the next call tries again.
    const pending = loading.get(release) ?? load(release).finally(() => loading.delete(release));
    loading.set(release, pending);
    return pending;
  };

  return {
    hashOf(url) {
      const hash = hashes.get(urlOf(url));
      if (!hash) throw new Error(`Refused ${url}: no release lists it`);
      return hash;
    },
    whenListed(url) {
      const file = urlOf(url);
      if (hashes.has(file)) return undefined;
      const release = [...unlisted].find(({ base }) => file.startsWith(urlOf(base)));
      return release && loadOnce(release);
    },
    async listAll() {
      await Promise.all([...unlisted].map(loadOnce));
    },
  };
};
