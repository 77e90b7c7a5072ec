import type { Integrity, ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import type { OpenBundle } from '@shop/releases';
import type { FileSizes } from './file-sizes.ts';
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
  sizes: FileSizes;
  /** Null when its server bundle cannot be loaded: the browser then draws its slots. */
  bundle: OpenBundle | null;
  /** Where a developer or an employee takes it from instead; such a release is never run on the server. */
  override?: string;
}

/** The shell's own built files. */
export interface ShellRelease {
  /** Public folder with a trailing slash. */
  base: string;
  folder: string;
  styles: InlineStyles;
  sizes: FileSizes;
  manifest: ShellManifest;
}

/** What one visitor gets: at most one release of each remote. */
export interface ReleaseSet {
  /** Changes with every release in the set; part of the cache key. */
  key: string;
  shell: ShellRelease;
  remotes: Readonly<Record<RemoteName, Release>>;
  /** True while visitors are divided: a visitor without a group is to be given one, and no CDN may keep the answer. */
  isDivided: boolean;
}

/** A release that visitors do not get although the registry names it, and why. */
export interface Refusal {
  name: RemoteName;
  version: string;
  reasons: readonly string[];
}

export interface ReleaseFiles {
  folder: string;
  integrity: Readonly<Record<string, Integrity>>;
}

/** Where releases come from. */
export interface ReleaseRegistry {
  /**
   * What a visitor of this group gets; null for one without a group. Throws only when there has never been a readable
   * registry.
   */
  current(group: number | null): Promise<ReleaseSet>;
  /**
   * Folder and files of one release, also of one that nobody gets any more, until it is pruned. Null for an unknown
   * one.
   */
  files(name: string, version: string): Promise<ReleaseFiles | null>;
  refusals(): readonly Refusal[];
  /** Releases that a share of visitors gets. */
  canaries(): readonly { name: RemoteName; version: string; percent: number }[];
  /** Takes a release away because it fails. Goes back only from a young release, and only when there is another one. */
  withdraw(name: RemoteName, version: string, reason: string): Promise<void>;
  /** The same for a canary alone: a release that everybody gets stays, also where it was promoted a moment ago. */
  endCanary(name: RemoteName, version: string, reason: string): Promise<void>;
}

/** One release as it stands in the key of a set; a bundle that cannot be loaded is another state of it. */
export const keyEntry = (name: RemoteName, version: string, isLoaded: boolean): string =>
  `${name}@${version}${isLoaded ? '' : '!'}`;

/** Whether a set with this key holds the release. */
export const listsRelease = (key: string, name: RemoteName, version: string): boolean =>
  key.split(',').some((entry) => entry === keyEntry(name, version, true) || entry === keyEntry(name, version, false));

export const offers = (release: Release | undefined, slot: SlotName): boolean =>
  release !== undefined && release.manifest.slots[slot] !== undefined;
