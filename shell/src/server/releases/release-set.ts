import type { Integrity, ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import type { OpenBundle } from '@shop/releases';
import type { FileSizes } from './file-sizes.ts';
import type { InlineStyles } from './inline-styles.ts';

/** One release of a remote, ready to render. */
export interface Release {
  name: RemoteName;
  version: string;
  /** Public URL path of its files with a trailing slash. */
  base: string;
  /** Folder of its files on disk. */
  folder: string;
  manifest: ReleaseManifest;
  /** Inline style sheets of its slots' first paints. */
  styles: InlineStyles;
  sizes: FileSizes;
  /** Null when its server bundle cannot be loaded: the browser then renders its slots. */
  bundle: OpenBundle | null;
  /** Origin of an override; such a release never runs on the server. */
  override?: string;
}

/** The shell's own built files. */
export interface ShellRelease {
  /** Public URL path with a trailing slash. */
  base: string;
  folder: string;
  styles: InlineStyles;
  sizes: FileSizes;
  manifest: ShellManifest;
}

/** Releases of one visitor: at most one of each remote. */
export interface ReleaseSet {
  /** Identifies the set; part of the cache key. */
  key: string;
  shell: ShellRelease;
  remotes: Readonly<Record<RemoteName, Release>>;
  /** True while visitors are divided into groups: a visitor without one gets it, and no CDN may store the response. */
  isDivided: boolean;
}

/** A release in the registry that is not served, and why. */
export interface Refusal {
  name: RemoteName;
  version: string;
  reasons: readonly string[];
}

export interface ReleaseFiles {
  folder: string;
  integrity: Readonly<Record<string, Integrity>>;
}

/** Source of the releases. */
export interface ReleaseRegistry {
  /** Releases of a group; null for a visitor without one. Throws only when there has never been a readable registry. */
  current(group: number | null): Promise<ReleaseSet>;
  /** Folder and files of one release, also of a former one until it is pruned. Null for an unknown one. */
  files(name: string, version: string): Promise<ReleaseFiles | null>;
  refusals(): readonly Refusal[];
  /** Releases that only a share of visitors gets. */
  canaries(): readonly { name: RemoteName; version: string; percent: number }[];
  /** Withdraws a failing release, when it is young and there is another one. */
  withdraw(name: RemoteName, version: string, reason: string): Promise<void>;
  /** Withdraws a canary; a release for all visitors stays, also one that was promoted just before. */
  endCanary(name: RemoteName, version: string, reason: string): Promise<void>;
}

/** One release in the key of a set; a bundle that cannot be loaded gives another key. */
export const keyEntry = (name: RemoteName, version: string, isLoaded: boolean): string =>
  `${name}@${version}${isLoaded ? '' : '!'}`;

/** Whether a set with this key contains the release. */
export const listsRelease = (key: string, name: RemoteName, version: string): boolean =>
  key.split(',').some((entry) => entry === keyEntry(name, version, true) || entry === keyEntry(name, version, false));

export const offers = (release: Release | undefined, slot: SlotName): boolean =>
  release !== undefined && release.manifest.slots[slot] !== undefined;
