import { isInShare, type Channel } from '@shop/releases';
import type { RemoteName } from '@shop/contracts/slots';
import { keyEntry, type Release, type ReleaseSet, type ShellRelease } from './release-set.ts';

export interface LoadedCanary {
  release: Release;
  canary: NonNullable<Channel['canary']>;
}

/** All releases that visitors may get now. */
export interface LoadedRegistry {
  shell: ShellRelease;
  stable: Readonly<Record<RemoteName, Release>>;
  canaries: readonly LoadedCanary[];
}

function setOf({ shell, stable, canaries }: LoadedRegistry, chosen: readonly LoadedCanary[]): ReleaseSet {
  const remotes: ReleaseSet['remotes'] = {
    ...stable,
    ...Object.fromEntries(chosen.map(({ release }) => [release.name, release])),
  };
  const versions = Object.values(remotes).map(({ name, version, bundle }) => keyEntry(name, version, bundle !== null));
  return {
    key: [shell.manifest.version, ...versions.toSorted()].join(','),
    shell,
    remotes,
    isDivided: canaries.length > 0,
  };
}

const picked = new WeakMap<LoadedRegistry, Map<string, ReleaseSet>>();

/**
 * The releases of one visitor: stable ones, and canaries whose share includes the group. Equal sets are the same
 * object.
 */
export function pickReleases(loaded: LoadedRegistry, group: number | null): ReleaseSet {
  const { canaries } = loaded;
  const chosen = group === null ? [] : canaries.filter(({ canary }) => isInShare(group, canary));
  const ofRegistry = picked.get(loaded) ?? new Map<string, ReleaseSet>();
  picked.set(loaded, ofRegistry);
  const key = chosen.map(({ release }) => release.name).join();
  const set = ofRegistry.get(key) ?? setOf(loaded, chosen);
  ofRegistry.set(key, set);
  return set;
}
