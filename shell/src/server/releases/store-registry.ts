import { hostname } from 'node:os';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import {
  changeRegistry,
  digestOf,
  MANIFEST_FILE,
  readRegistry,
  releaseFolder,
  RemoteManifestSchema,
  ShellManifestSchema,
  withdraw,
  type Channel,
  type Registry,
} from '@shop/releases';
import type { Loaded } from './load-release.ts';
import { createLoadedReleases, releaseKey, type LoadedReleasesOptions } from './loaded-releases.ts';
import { pickReleases, type LoadedCanary, type LoadedRegistry } from './pick-releases.ts';
import type { Refusal, Release, ReleaseFiles, ReleaseRegistry } from './release-set.ts';
import { readShellRelease } from './shell-release.ts';

export interface StoreRegistryOptions extends LoadedReleasesOptions {
  shellReleaseFile: string;
  onProblem: (message: string, error: unknown) => void;
  /** A release was taken up, refused or withdrawn. */
  onChange?: (message: string, details: Record<string, unknown>) => void;
}

/** Milliseconds between two looks at the registry: "within five seconds" with room for loading. */
const LOOK_EVERY_MS = 1000;
/** As in folders and addresses. */
const VERSION = /^\w[\w.+-]{0,99}$/;
/** A release that has served for so long is what the shop is: its failures have other reasons, and people decide. */
const YOUNG_MS = 2 * 60 * 60 * 1000;

export interface FollowingRegistry extends ReleaseRegistry {
  /** Looks at the store now; resolves when what is new there is served. */
  look(): Promise<void>;
}

/** A release that fails, and how it shows. */
interface Failing {
  name: RemoteName;
  version: string;
  reason: string;
}

/** What a look has found besides the releases to give. */
interface Findings {
  refused: Refusal[];
  /** Still on their way from the store. */
  late: Set<string>;
}

const channelsOf = ({ remotes }: Registry): [RemoteName, Channel][] =>
  Object.entries(remotes).flatMap(([name, channel]) => (channel && isRemoteName(name) ? [[name, channel]] : []));

/** Follows the registry of a store without a restart, and keeps serving the last good state whatever it finds there. */
export function createStoreRegistry(options: StoreRegistryOptions): FollowingRegistry {
  const { store, shellReleaseFile, now, onProblem, onChange = () => undefined } = options;
  const loaded = createLoadedReleases(options);
  /** Withdrawn by this server, under the time since when it had been given: promoted again it gets another chance. */
  const failing = new Map<string, { since: string | null; reason: string }>();
  const oldFiles = new Map<string, Promise<ReleaseFiles | null>>();
  let refusals: Refusal[] = [];
  let awaited: ReadonlySet<string> = new Set();
  let state: LoadedRegistry | null = null;
  let registry: Registry | null = null;
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const load = (
    name: RemoteName,
    version: string,
    channel: Channel,
    before: ReleaseManifest | null,
  ): Promise<Loaded | null> => {
    const digest = channel.releases[version]?.digest;
    if (digest === undefined) return Promise.resolve({ release: null, reasons: ['It is not in the registry'] });
    return loaded.get({ name, version, digest, before });
  };

  const failureOf = (name: RemoteName, version: string, since: string | null): string | null => {
    const failure = failing.get(releaseKey(name, version));
    return failure && failure.since === since ? failure.reason : null;
  };

  /** The release that everybody gets: the one named, else the one served until now, else the last good one before it. */
  const loadStable = async (
    name: RemoteName,
    channel: Channel,
    { refused, late }: Findings,
  ): Promise<Release | null> => {
    const served = state?.stable[name];
    const candidates = [channel.stable, served?.version, ...channel.history].filter((version) => version != null);
    let lame: Release | null = null;
    for (const version of new Set(candidates)) {
      const isNamed = version === channel.stable;
      if (!isNamed && channel.releases[version]?.withdrawn !== null) continue;
      const failure = failureOf(name, version, isNamed ? channel.stableSince : null);
      const found = await load(name, version, channel, isNamed ? (served?.manifest ?? null) : null);
      if (found === null) {
        late.add(releaseKey(name, version));
        continue;
      }
      const { release, reasons } = found;
      const all = [...reasons, ...(failure === null ? [] : [failure])];
      if (release && all.length === 0) return release;
      if (isNamed) refused.push({ name, version, reasons: all });
      // Its files are right, so a browser may still draw what the server cannot; better than nothing, worse than an older release.
      lame ??= release;
    }
    return lame;
  };

  const loadCanary = async (
    name: RemoteName,
    { canary, ...channel }: Channel,
    stable: Release | null,
    { refused, late }: Findings,
  ): Promise<LoadedCanary | null> => {
    if (canary === null || canary.percent === 0 || stable === null) return null;
    const { version, since } = canary;
    const found = await load(name, version, { canary, ...channel }, stable.manifest);
    if (found === null) {
      late.add(releaseKey(name, version));
      return null;
    }
    const { release, reasons } = found;
    const failure = failureOf(name, version, since);
    const all = [...reasons, ...(failure === null ? [] : [failure])];
    if (release && all.length === 0) return { release, canary };
    refused.push({ name, version, reasons: all });
    return null;
  };

  const tell = (next: LoadedRegistry, refused: readonly Refusal[]) => {
    for (const { name, version, reasons } of refused) {
      const isTold = refusals.some((old) => old.name === name && old.version === version);
      if (!isTold) onProblem(`Refused ${name}@${version}`, new Error(reasons.join('; ')));
    }
    for (const release of Object.values(next.stable)) {
      const { name, version } = release;
      if (state?.stable[name]?.version !== version) onChange('release taken up', { name, version });
    }
  };

  /** Answers whether all of it could be taken up. */
  const build = async (document: Registry): Promise<boolean> => {
    const shell = await readShellRelease(shellReleaseFile, store);
    const stable: Record<RemoteName, Release> = {};
    const canaries: LoadedCanary[] = [];
    const findings: Findings = { refused: [], late: new Set() };
    const { refused, late } = findings;
    await Promise.all(
      channelsOf(document).map(async ([name, channel]) => {
        const release = await loadStable(name, channel, findings);
        if (release) stable[name] = release;
        const canary = await loadCanary(name, channel, release, findings);
        if (canary) canaries.push(canary);
      }),
    );
    const next = { shell, stable, canaries };
    tell(next, refused);
    refusals = refused;
    registry = document;
    state = next;
    for (const key of late) if (!awaited.has(key)) onProblem(`${key} is slow to come`, new Error(store.address));
    awaited = late;
    return late.size === 0;
  };

  const inUse = (): Set<string> => {
    const releases = [...Object.values(state?.stable ?? {}), ...(state?.canaries ?? []).map(({ release }) => release)];
    return new Set(releases.map(({ name, version }) => releaseKey(name, version)));
  };

  const shellMark = () =>
    stat(shellReleaseFile).then(
      ({ mtimeMs, size }) => `${mtimeMs}:${size}`,
      () => 'none',
    );

  const follow = async (): Promise<void> => {
    try {
      const found = await readRegistry(store);
      if (found === null) throw new Error(`There is no registry in ${store.address}`);
      const mark = `${found.tag} ${await shellMark()}`;
      if (mark === seen && state !== null) return;
      seen = (await build(found.registry)) ? mark : '';
    } catch (error) {
      onProblem('The registry cannot be read', error);
    } finally {
      await loaded.rest(inUse());
    }
  };

  const look = (): Promise<void> => {
    lookedAt = now();
    looking ??= follow().finally(() => {
      looking = null;
    });
    return looking;
  };

  const readFiles = async (name: RemoteName, version: string): Promise<ReleaseFiles | null> => {
    const digest = registry?.remotes[name]?.releases[version]?.digest;
    if (digest === undefined) return null;
    const folder = await store.localFolder(releaseFolder(name, version));
    const bytes = await readFile(join(folder, MANIFEST_FILE)).catch(() => null);
    if (bytes === null || digestOf(bytes) !== digest) return null;
    const { integrity } = RemoteManifestSchema.parse(JSON.parse(bytes.toString('utf8')));
    return { folder: join(folder, 'browser'), integrity };
  };

  const readShellFiles = async (version: string): Promise<ReleaseFiles | null> => {
    const file = await store.read(`${releaseFolder('shell', version)}/${MANIFEST_FILE}`);
    if (file === null) return null;
    const { integrity } = ShellManifestSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
    return { folder: join(await store.localFolder(releaseFolder('shell', version)), 'browser'), integrity };
  };

  const filesOnce = (key: string, read: () => Promise<ReleaseFiles | null>): Promise<ReleaseFiles | null> => {
    const known = oldFiles.get(key);
    if (known) return known;
    const reading = read();
    oldFiles.set(key, reading);
    reading.then(
      (files) => void (files ?? oldFiles.delete(key)),
      () => oldFiles.delete(key),
    );
    return reading;
  };

  const takeAway = async ({ name, version, reason }: Failing, isCanaryOnly: boolean): Promise<void> => {
    const channel = registry?.remotes[name];
    if (!channel) return;
    const isCanary = channel.canary?.version === version;
    if (isCanaryOnly && !isCanary) return;
    const since = isCanary ? (channel.canary?.since ?? null) : channel.stable === version ? channel.stableSince : null;
    const isYoung = since !== null && now() - Date.parse(since) < YOUNG_MS;
    const hasOther = isCanary || channel.history.some((old) => channel.releases[old]?.withdrawn === null);
    if (!isYoung || !hasOther || failureOf(name, version, since) !== null) return;
    failing.set(releaseKey(name, version), { since, reason });
    onProblem(`Withdrew ${name}@${version}`, new Error(reason));
    // This server goes back at once, even if the store cannot be written; the registry notifies the others.
    await looking;
    seen = '';
    const at = new Date(now()).toISOString();
    await changeRegistry(store, (document) => {
      // Somebody may have promoted it since this server read the registry.
      if (isCanaryOnly && document.remotes[name]?.canary?.version !== version) return document;
      return withdraw(document, { remote: name, version, reason, at, by: `shell ${hostname()}` });
    }).catch((error: unknown) => onProblem('The registry could not be told', error));
    await look();
  };

  return {
    look,
    async current(group) {
      if (state === null || now() - lookedAt >= LOOK_EVERY_MS) {
        const underway = look();
        // Only the very first visitor waits; later ones are served what is there.
        if (state === null) await underway;
      }
      if (state === null) throw new Error(`There is no readable registry in ${store.address}`);
      return pickReleases(state, group);
    },
    async files(name, version) {
      if (state === null) await look();
      const shell = state?.shell;
      if (name === 'shell') {
        if (shell?.manifest.version === version) return { folder: shell.folder, integrity: shell.manifest.integrity };
        return VERSION.test(version) ? filesOnce(`shell@${version}`, () => readShellFiles(version)) : null;
      }
      if (!isRemoteName(name) || registry?.remotes[name]?.releases[version] === undefined) return null;
      return filesOnce(`${name}@${version}`, () => readFiles(name, version));
    },
    refusals: () => refusals,
    canaries: () =>
      (state?.canaries ?? []).map(({ release: { name, version }, canary: { percent } }) => ({
        name,
        version,
        percent,
      })),
    withdraw: (name, version, reason) => takeAway({ name, version, reason }, false),
    endCanary: (name, version, reason) => takeAway({ name, version, reason }, true),
  };
}
