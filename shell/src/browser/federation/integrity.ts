import type { DocumentState, Integrity } from '@shop/contracts/rendering';
import type { EarlyScript } from '../../early/early-scripts.ts';

declare global {
  /** Called by every remote's own loader of async chunks and styles (see the build's AsyncFilesPlugin). */
  var __SHOP_INTEGRITY__: ((url: string) => Integrity) | undefined;
  /** Called by the same before it loads a chunk: resolves when the hashes of its release are known. */
  var __SHOP_LISTED__: ((url: string) => Promise<void> | undefined) | undefined;
}

type Releases = DocumentState['remotes'];
type FileList = NonNullable<DocumentState['fileList']>;

/** Hashes of the files of the document's releases. */
export interface IntegrityLookup {
  /** Hash of a file by its URL. Throws for a file that no release lists: it must not run. */
  hashOf(url: string): Integrity;
  /**
   * Fetches the list of all files, once. Undefined when there is nothing to wait for: the hash is known, or the list is
   * there, or the document itself has all hashes.
   */
  whenListed(url: string): Promise<void> | undefined;
  /** Fetches the list for a page that is idle. */
  listAll(): Promise<void>;
}

const urlOf = (url: string): string => new URL(url, document.baseURI).href;

/**
 * @param list where the hashes are that `releases` does not have
 * @param scripts scripts of the page, with their hashes
 * @param fetch checks the list's own hash, which the document contains
 */
export const createIntegrityLookup = (
  releases: Releases,
  list?: FileList,
  scripts: readonly Pick<EarlyScript, 0 | 1>[] = [],
  fetch: typeof globalThis.fetch = globalThis.fetch,
): IntegrityLookup => {
  const hashes = new Map<string, Integrity>();
  const note = (base: string, files: Readonly<Record<string, Integrity>>): void => {
    for (const [file, hash] of Object.entries(files)) hashes.set(urlOf(base + file), hash);
  };
  for (const { base, manifest } of Object.values(releases)) note(base, manifest.integrity ?? {});
  for (const { 0: url, 1: hash } of scripts) if (hash !== '') hashes.set(urlOf(url), hash);

  let isListed = list === undefined;
  let loading: Promise<void> | undefined;

  const load = async ({ url, integrity }: FileList): Promise<void> => {
    const response = await fetch(url, { integrity });
    if (!response.ok) throw new Error(`The list of files is not there: ${response.status}`);
    // Written by the shell's own server and compared with its hash, so it is not validated again.
    const listed = (await response.json()) as Record<string, Record<string, Integrity>>;
    for (const { 0: name, 1: release } of Object.entries(releases)) note(release.base, listed[name] ?? {});
    isListed = true;
  };
  const loadOnce = (): Promise<void> | undefined => {
    if (isListed || list === undefined) return undefined;
    // A failure is not cached: the next call tries again.
    loading ??= load(list).finally(() => (loading = undefined));
    return loading;
  };

  return {
    hashOf(url) {
      const hash = hashes.get(urlOf(url));
      if (!hash) throw new Error(`Refused ${url}: no release lists it`);
      return hash;
    },
    whenListed(url) {
      return hashes.has(urlOf(url)) ? undefined : loadOnce();
    },
    async listAll() {
      await loadOnce();
    },
  };
};
