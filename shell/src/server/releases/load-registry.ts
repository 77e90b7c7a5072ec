import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import type { Channel, Registry, ReleaseStore } from '@shop/releases';
import { loadChannel, type LoadChannelOptions } from './load-channel.ts';
import type { LoadedCanary, LoadedRegistry } from './pick-releases.ts';
import type { Refusal, Release } from './release-set.ts';
import { readShellRelease } from './shell-release.ts';

export interface LoadRegistryOptions extends LoadChannelOptions {
  store: ReleaseStore;
  shellReleaseFile: string;
}

/** Result of loading a registry. */
export interface RegistryOutcome {
  state: LoadedRegistry;
  refused: readonly Refusal[];
  /** Keys of releases that are still being fetched. */
  pending: ReadonlySet<string>;
}

const channelsOf = ({ remotes }: Registry): [RemoteName, Channel][] =>
  Object.entries(remotes).flatMap(([name, channel]) => (channel && isRemoteName(name) ? [[name, channel]] : []));

/**
 * Loads all releases of a registry in parallel. Rejects when the store cannot be reached.
 *
 * @param before the releases served until now
 */
export async function loadRegistry(
  document: Registry,
  before: LoadedRegistry | null,
  options: LoadRegistryOptions,
): Promise<RegistryOutcome> {
  const shell = await readShellRelease(options.shellReleaseFile, options.store);
  const stable: Record<RemoteName, Release> = {};
  const canaries: LoadedCanary[] = [];
  const refused: Refusal[] = [];
  const pending = new Set<string>();
  await Promise.all(
    channelsOf(document).map(async ([name, channel]) => {
      const loaded = await loadChannel(name, channel, before?.stable[name], options);
      if (loaded.stable) stable[name] = loaded.stable;
      if (loaded.canary) canaries.push(loaded.canary);
      refused.push(...loaded.refused);
      for (const key of loaded.pending) pending.add(key);
    }),
  );
  return { state: { shell, stable, canaries }, refused, pending };
}
