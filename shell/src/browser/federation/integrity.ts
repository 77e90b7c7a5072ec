import type { DocumentState, Integrity } from '@shop/contracts/rendering';

declare global {
  /** Called by every remote's own loader of async chunks and styles (see the build's AsyncFilesPlugin). */
  var __SHOP_INTEGRITY__: ((url: string) => Integrity) | undefined;
}

type Releases = DocumentState['remotes'];

const pathOf = (url: string): string => new URL(url, document.baseURI).href;

/** Looks up the hash of a remote's file by its URL. Throws for a file that no release lists: it must not run. */
export const createIntegrityLookup = (releases: Releases): ((url: string) => Integrity) => {
  const hashes = new Map(
    Object.values(releases).flatMap(({ base, manifest }) =>
      Object.entries(manifest.integrity).map(([file, hash]) => [pathOf(base + file), hash] as const),
    ),
  );
  return (url) => {
    const hash = hashes.get(pathOf(url));
    if (!hash) throw new Error(`Refused ${url}: no release lists it`);
    return hash;
  };
};
