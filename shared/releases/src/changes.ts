import { EMPTY_CHANNEL, type AuditEntry, type Channel, type Registry, type RemoteName } from './registry-document.ts';
import { ReleaseError } from './release-error.ts';

/** Who changes what, and when (ISO time). */
export interface Change {
  remote: RemoteName;
  at: string;
  by: string;
}

/** Enough for months of releases, and small enough to be read every second. */
const MAX_AUDIT_ENTRIES = 300;
const MAX_HISTORY = 20;

const channelOf = (registry: Registry, remote: RemoteName): Channel => registry.remotes[remote] ?? EMPTY_CHANNEL;

const withChannel = (
  registry: Registry,
  { remote, at, by }: Change,
  channel: Channel,
  entry: Pick<AuditEntry, 'action' | 'version' | 'note'>,
): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [remote]: channel },
  audit: [...registry.audit, { at, by, remote, ...entry }].slice(-MAX_AUDIT_ENTRIES),
});

const isGood = (channel: Channel, version: string): boolean => channel.releases[version]?.withdrawn === null;

/** The latest release that is not withdrawn and not stable. */
const latestNew = (channel: Channel): string | null => {
  const rows = Object.entries(channel.releases)
    .filter(([version, { withdrawn }]) => withdrawn === null && version !== channel.stable)
    .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt));
  return rows[0]?.[0] ?? null;
};

const known = (channel: Channel, remote: RemoteName, version: string): string => {
  if (!channel.releases[version]) throw new ReleaseError([`${remote} ${version} has not been published.`]);
  return version;
};

const withdrawnAs = (channel: Channel, version: string, reason: string | null): Channel['releases'] => {
  const release = channel.releases[version];
  return release ? { ...channel.releases, [version]: { ...release, withdrawn: reason } } : channel.releases;
};

const historyWith = (channel: Channel, next: string): string[] =>
  [channel.stable, ...channel.history]
    .filter((version): version is string => version !== null && version !== next)
    .filter((version, index, all) => all.indexOf(version) === index)
    .slice(0, MAX_HISTORY);

/** Recorded, so that releases of untested builds can be traced. */
const noted = (channel: Channel, version: string, note: string): string =>
  channel.releases[version]?.isUntested === true ? [note, 'untested'].filter((part) => part !== '').join(', ') : note;

/** Registers a release that is in the store. It is not served yet. */
export function publish(
  registry: Registry,
  change: Change & { version: string; commit: string | null; digest: string; isUntested?: boolean },
): Registry {
  const { remote, version, commit, digest, at, isUntested = false } = change;
  const channel = channelOf(registry, remote);
  const before = channel.releases[version];
  if (before && before.digest !== digest)
    throw new ReleaseError([`${remote} ${version} has been published before with other files.`]);
  if (before) return registry;
  const release = { publishedAt: at, commit, digest, withdrawn: null, ...(isUntested && { isUntested }) };
  const next = { ...channel, releases: { ...channel.releases, [version]: release } };
  return withChannel(registry, change, next, { action: 'publish', version, note: noted(next, version, commit ?? '') });
}

/** Makes a release stable: the named one, else the canary, else the latest. */
export function promote(
  registry: Registry,
  change: Change & { version?: string | undefined; action?: 'promote' | 'build' },
): Registry {
  const { remote, at, action = 'promote' } = change;
  const channel = channelOf(registry, remote);
  const version = change.version ?? channel.canary?.version ?? latestNew(channel);
  if (version === null) throw new ReleaseError([`${remote} has no new release to promote.`]);
  known(channel, remote, version);
  if (channel.stable === version && channel.canary === null && isGood(channel, version)) return registry;
  const next: Channel = {
    stable: version,
    stableSince: channel.stable === version ? channel.stableSince : at,
    history: historyWith(channel, version),
    canary: null,
    releases: withdrawnAs(channel, version, null),
  };
  return withChannel(registry, change, next, {
    action,
    version,
    note: noted(channel, version, `was ${channel.stable ?? 'nothing'}`),
  });
}

/** Serves a release to a share of visitors; 0 percent ends it. */
export function canary(
  registry: Registry,
  change: Change & { percent: number; version?: string | undefined },
): Registry {
  const { remote, percent, at } = change;
  const channel = channelOf(registry, remote);
  if (!(percent >= 0 && percent <= 100)) throw new ReleaseError(['The share must be 0–100 percent.']);
  if (percent === 0) {
    const version = channel.canary?.version ?? '';
    return withChannel(registry, change, { ...channel, canary: null }, { action: 'canary', version, note: 'ended' });
  }
  if (channel.stable === null) throw new ReleaseError([`${remote} has no stable release that the others could get.`]);
  const version = change.version ?? channel.canary?.version ?? latestNew(channel);
  if (version === null) throw new ReleaseError([`${remote} has no new release to try.`]);
  known(channel, remote, version);
  if (version === channel.stable) throw new ReleaseError([`${remote} ${version} is what everybody gets already.`]);
  const since = channel.canary?.version === version ? channel.canary.since : at;
  const releases = withdrawnAs(channel, version, null);
  const next = { ...channel, canary: { version, percent, since }, releases };
  return withChannel(registry, change, next, {
    action: 'canary',
    version,
    note: noted(channel, version, `${percent} %`),
  });
}

const lastGood = (channel: Channel): string | null =>
  channel.history.find((version) => isGood(channel, version)) ?? null;

/** Withdraws a release: ends it as canary, or rolls all visitors back to the last good one. */
export function withdraw(
  registry: Registry,
  change: Change & { version: string; reason: string; action?: 'withdraw' | 'rollback' },
): Registry {
  const { remote, version, reason, at, action = 'withdraw' } = change;
  const channel = channelOf(registry, remote);
  known(channel, remote, version);
  if (!isGood(channel, version) && channel.stable !== version && channel.canary?.version !== version) return registry;
  const marked: Channel = {
    ...channel,
    releases: withdrawnAs(channel, version, reason),
    canary: channel.canary?.version === version ? null : channel.canary,
  };
  if (channel.stable !== version) return withChannel(registry, change, marked, { action, version, note: reason });
  const back = lastGood(marked);
  if (back === null) throw new ReleaseError([`${remote} has no good release to go back to.`]);
  const next = {
    ...marked,
    stable: back,
    stableSince: at,
    history: channel.history.filter((old) => old !== back),
    canary: marked.canary?.version === back ? null : marked.canary,
  };
  return withChannel(registry, change, next, { action, version, note: `${reason}; back to ${back}` });
}

/** Rolls back: ends a canary, else returns all visitors to the last good release. */
export function rollback(registry: Registry, change: Change): Registry {
  const channel = channelOf(registry, change.remote);
  const version = channel.canary?.version ?? channel.stable;
  if (version === null) throw new ReleaseError([`${change.remote} has nothing to roll back.`]);
  return withdraw(registry, { ...change, version, reason: `rolled back by ${change.by}`, action: 'rollback' });
}

/** Which releases pruning retains. */
export interface PruneRule extends Change {
  /** How many of the latest stay in any case. */
  keep: number;
  /** ISO time: what was published later stays, since open pages may still load its chunks. */
  before: string;
}

/**
 * Removes old releases that are neither served nor next for a rollback. Returns them, so that their files can be
 * deleted.
 */
export function prune(registry: Registry, rule: PruneRule): { registry: Registry; pruned: string[] } {
  const channel = channelOf(registry, rule.remote);
  const latest = Object.entries(channel.releases).toSorted(([, a], [, b]) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
  const needed = new Set([channel.stable, channel.canary?.version, lastGood(channel)]);
  const pruned = latest
    .slice(rule.keep)
    .filter(([version, { publishedAt }]) => !needed.has(version) && publishedAt < rule.before)
    .map(([version]) => version);
  if (pruned.length === 0) return { registry, pruned };
  const next: Channel = {
    ...channel,
    history: channel.history.filter((version) => !pruned.includes(version)),
    releases: Object.fromEntries(Object.entries(channel.releases).filter(([version]) => !pruned.includes(version))),
  };
  const note = `${pruned.length} forgotten`;
  return { registry: withChannel(registry, rule, next, { action: 'prune', version: pruned.join(' '), note }), pruned };
}
