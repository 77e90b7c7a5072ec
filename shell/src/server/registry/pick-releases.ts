import { isInShare, type Channel } from '@shop/shared/releases';
import type { RemoteName } from '@shop/shared/contracts/slots';
import type { Release, ReleaseSet, ShellRelease } from './release-set.ts';

export interface LoadedCanary {
  release: Release;
  canary: NonNullable<Channel['canary']>;
}

/** Everything that visitors may get at this moment. */
export interface LoadedRegistry {
  shell: ShellRelease;
  stable: Readonly<Partial<Record<RemoteName, Release>>>;
  canaries: readonly LoadedCanary[];
}

/** The releases of one visitor: stable ones, and those whose share the group belongs to. */
export function pickReleases({ shell, stable, canaries }: LoadedRegistry, group: number | null): ReleaseSet {
  const chosen = group === null ? [] : canaries.filter(({ canary }) => isInShare(group, canary));
  const remotes = { ...stable, ...Object.fromEntries(chosen.map(({ release }) => [release.name, release])) };
  const versions = Object.values(remotes).map(({ name, version, bundle }) => `${name}@${version}${bundle ? '' : '!'}`);
  return {
    key: [shell.manifest.version, ...versions.toSorted()].join(','),
    shell,
    remotes,
    isDivided: canaries.length > 0,
  };
}
