import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { RemoteName } from '@shop/contracts/slots';
import { changeRegistry, readRegistry, withdraw, type Registry } from '@shop/releases';
import { createFailingReleases } from './failing-releases.ts';
import { loadRegistry, type RegistryOutcome } from './load-registry.ts';
import { createLoadedReleases, releaseKey, type LoadedReleasesOptions } from './loaded-releases.ts';
import { createFindFiles } from './old-files.ts';
import { pickReleases, type LoadedRegistry } from './pick-releases.ts';
import type { Refusal, ReleaseRegistry } from './release-set.ts';
import { withdrawalOf } from './withdrawal.ts';

export interface StoreRegistryOptions extends LoadedReleasesOptions {
  shellReleaseFile: string;
  onProblem: (message: string, error: unknown) => void;
  /** Called when a release is adopted, refused or withdrawn. */
  onChange?: (message: string, details: Record<string, unknown>) => void;
}

/** Milliseconds between two polls of the registry: "within five seconds" with time for loading. */
const POLL_EVERY_MS = 1000;

export interface FollowingRegistry extends ReleaseRegistry {
  /** Polls the store now; resolves when new releases are served. */
  refresh(): Promise<void>;
  /** Ends all threads of releases; for a server that has answered its last request [F23]. */
  close(): Promise<void>;
}

/** A failing release and its failure. */
interface Failing {
  name: RemoteName;
  version: string;
  reason: string;
}

/** Served releases, and refused ones with reasons. */
interface Served {
  state: LoadedRegistry;
  registry: Registry;
  refused: readonly Refusal[];
  pending: ReadonlySet<string>;
}

const keysInUse = (state: LoadedRegistry | undefined): Set<string> => {
  const releases = [...Object.values(state?.stable ?? {}), ...(state?.canaries ?? []).map(({ release }) => release)];
  return new Set(releases.map(({ name, version }) => releaseKey(name, version)));
};

/** Logs changes since the last state. */
function reportChanges(
  { onProblem, onChange = () => undefined, store }: StoreRegistryOptions,
  before: Served | null,
  { state, refused, pending }: RegistryOutcome,
): void {
  for (const { name, version, reasons } of refused) {
    const isKnown = before?.refused.some((old) => old.name === name && old.version === version);
    if (!isKnown) onProblem(`Refused ${name}@${version}`, new Error(reasons.join('; ')));
  }
  for (const { name, version } of Object.values(state.stable))
    if (before?.state.stable[name]?.version !== version) onChange('release taken up', { name, version });
  for (const key of pending)
    if (!before?.pending.has(key)) onProblem(`${key} is slow to come`, new Error(store.address));
}

const markOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}:${size}`,
    () => 'none',
  );

/**
 * Creates a registry that follows its store without a restart, and continues with the last good state after any
 * failure.
 */
export function createStoreRegistry(options: StoreRegistryOptions): FollowingRegistry {
  const { store, shellReleaseFile, now, onProblem } = options;
  const loaded = createLoadedReleases(options);
  const failing = createFailingReleases();
  const findFiles = createFindFiles(store);
  let served: Served | null = null;
  /** Fingerprint of the served state; empty when it must be computed again. */
  let mark = '';
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | null = null;

  const poll = async (): Promise<void> => {
    try {
      const found = await readRegistry(store);
      if (found === null) throw new Error(`There is no registry in ${store.address}`);
      const newMark = `${found.tag} ${await markOf(shellReleaseFile)}`;
      if (newMark === mark && served !== null) return;
      const outcome = await loadRegistry(found.registry, served?.state ?? null, { ...options, loaded, failing });
      reportChanges(options, served, outcome);
      served = { ...outcome, registry: found.registry };
      mark = outcome.pending.size === 0 ? newMark : '';
    } catch (error) {
      onProblem('The registry cannot be read', error);
    } finally {
      await loaded.rest(keysInUse(served?.state));
    }
  };

  const refresh = (): Promise<void> => {
    polledAt = now();
    polling ??= poll().finally(() => {
      polling = null;
    });
    return polling;
  };

  const takeAway = async ({ name, version, reason }: Failing, isCanaryOnly: boolean): Promise<void> => {
    const channel = served?.registry.remotes[name];
    const withdrawal = channel ? withdrawalOf(channel, version, now(), isCanaryOnly) : null;
    if (withdrawal === null || failing.reasonOf(name, version, withdrawal.since) !== null) return;
    failing.add(name, version, withdrawal.since, reason);
    onProblem(`Withdrew ${name}@${version}`, new Error(reason));
    // This server rolls back at once, even if the store cannot be written; the registry notifies the others.
    await polling;
    mark = '';
    const at = new Date(now()).toISOString();
    await changeRegistry(store, (document) => {
      // It may have been promoted since this server read the registry.
      if (isCanaryOnly && document.remotes[name]?.canary?.version !== version) return document;
      return withdraw(document, { remote: name, version, reason, at, by: `shell ${hostname()}` });
    }).catch((error: unknown) => onProblem('The registry could not be changed', error));
    await refresh();
  };

  return {
    refresh,
    async close() {
      await polling;
      await loaded.close();
    },
    async current(group) {
      if (served === null || now() - polledAt >= POLL_EVERY_MS) {
        const pending = refresh();
        // Only the very first request waits; later ones use the served state.
        if (served === null) await pending;
      }
      if (served === null) throw new Error(`There is no readable registry in ${store.address}`);
      return pickReleases(served.state, group);
    },
    async files(name, version) {
      if (served === null) await refresh();
      const shell = served?.state.shell;
      if (name === 'shell' && shell?.manifest.version === version)
        return { folder: shell.folder, integrity: shell.manifest.integrity };
      return findFiles(name, version, served?.registry ?? null);
    },
    refusals: () => served?.refused ?? [],
    canaries: () =>
      (served?.state.canaries ?? []).map(({ release: { name, version }, canary: { percent } }) => ({
        name,
        version,
        percent,
      })),
    withdraw: (name, version, reason) => takeAway({ name, version, reason }, false),
    endCanary: (name, version, reason) => takeAway({ name, version, reason }, true),
  };
}
