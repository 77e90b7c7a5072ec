import type { Integrity, ReleaseManifest, ServerBundle, ShellManifest } from '@shop/shared/contracts/rendering';
import type { RemoteName, SlotName } from '@shop/shared/contracts/slots';
import type { InlineStyles } from './inline-styles.ts';

/** One release of a remote, ready to render. */
export interface Release {
  name: RemoteName;
  version: string;
  /** Public folder of its files with a trailing slash. */
  base: string;
  /** The same folder on disk. */
  folder: string;
  manifest: ReleaseManifest;
  /** The style sheets of its slots' first paints. */
  styles: InlineStyles;
  /** Null when its server bundle cannot be loaded: the browser then draws its slots. */
  bundle: ServerBundle | null;
}

/** The shell's own built files. */
export interface ShellRelease {
  /** Public folder with a trailing slash. */
  base: string;
  folder: string;
  styles: InlineStyles;
  manifest: ShellManifest;
}

/** What one visitor gets: at most one release of each remote. */
export interface ReleaseSet {
  /** Changes with every release in the set; part of the cache key. */
  key: string;
  shell: ShellRelease;
  remotes: Readonly<Partial<Record<RemoteName, Release>>>;
}

/** Where releases come from. The default reads a folder; shares of visitors and object stores fit behind it. */
export interface ReleaseRegistry {
  /** Throws only when there has never been a readable registry. */
  current(): Promise<ReleaseSet>;
  /** Folder and files of one release, also of one that is no longer current. Null for an unknown one. */
  files(name: string, version: string): { folder: string; integrity: Readonly<Record<string, Integrity>> } | null;
}

export const offers = (release: Release | undefined, slot: SlotName): boolean =>
  release !== undefined && release.manifest.slots[slot] !== undefined;
