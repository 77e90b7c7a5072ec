import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import type { Channel } from '@shop/releases';
import type { FailingReleases } from './failing-releases.ts';
import type { Loaded } from './load-release.ts';
import { releaseKey, type LoadedReleases } from './loaded-releases.ts';
import type { LoadedCanary } from './pick-releases.ts';
import type { Refusal, Release } from './release-set.ts';

export interface LoadChannelOptions {
  loaded: Pick<LoadedReleases, 'get'>;
  failing: Pick<FailingReleases, 'reasonOf'>;
}

/** Releases of one remote, and the refused ones. */
export interface LoadedChannel {
  /** The stable release; null when none can be served. */
  stable: Release | null;
  canary: LoadedCanary | null;
  refused: Refusal[];
  /** Keys of releases that are still being fetched. */
  pending: string[];
}

/** A release with the reasons against it; `pending` while it is fetched. */
type Judged = 'pending' | { release: Release | null; reasons: readonly string[] };

/** Loads the releases of one remote that its channel names. */
export async function loadChannel(
  name: RemoteName,
  channel: Channel,
  served: Release | undefined,
  { loaded, failing }: LoadChannelOptions,
): Promise<LoadedChannel> {
  const refused: Refusal[] = [];
  const pending: string[] = [];

  const load = (version: string, before: ReleaseManifest | null): Promise<Loaded | null> => {
    const digest = channel.releases[version]?.digest;
    if (digest === undefined) return Promise.resolve({ release: null, reasons: ['It is not in the registry'] });
    return loaded.get({ name, version, digest, before });
  };

  const judge = async (version: string, since: string | null, before: ReleaseManifest | null): Promise<Judged> => {
    const failure = failing.reasonOf(name, version, since);
    const found = await load(version, before);
    if (found === null) {
      pending.push(releaseKey(name, version));
      return 'pending';
    }
    return { ...found, reasons: failure === null ? found.reasons : [...found.reasons, failure] };
  };

  /** The stable release: the named one, else the one served until now, else the last good one before it. */
  const loadStable = async (): Promise<Release | null> => {
    const candidates = [channel.stable, served?.version, ...channel.history].filter((version) => version != null);
    let degraded: Release | null = null;
    for (const version of new Set(candidates)) {
      const isNamed = version === channel.stable;
      if (!isNamed && channel.releases[version]?.withdrawn !== null) continue;
      const judged = isNamed
        ? await judge(version, channel.stableSince, served?.manifest ?? null)
        : await judge(version, null, null);
      if (judged === 'pending') continue;
      const { release, reasons } = judged;
      if (release && reasons.length === 0) return release;
      if (isNamed) refused.push({ name, version, reasons });
      // Its files are valid, so browsers can render it although the server cannot: the last resort before no release.
      degraded ??= release;
    }
    return degraded;
  };

  const loadCanary = async (stable: Release | null): Promise<LoadedCanary | null> => {
    const { canary } = channel;
    if (canary === null || canary.percent === 0 || stable === null) return null;
    const { version, since } = canary;
    const judged = await judge(version, since, stable.manifest);
    if (judged === 'pending') return null;
    const { release, reasons } = judged;
    if (release && reasons.length === 0) return { release, canary };
    refused.push({ name, version, reasons });
    return null;
  };

  const stable = await loadStable();
  return { stable, canary: await loadCanary(stable), refused, pending };
}
