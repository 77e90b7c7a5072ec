import type { RemoteName } from '@shop/shared/contracts/slots';

/** How much has to go wrong before a release is taken for broken. */
export const THRESHOLDS = {
  windowMs: 60_000,
  /** On the server: fragments that failed though the api answered them, as a number and as a share of all. */
  failedFragments: 10,
  failedShare: 0.25,
  /** In browsers: so many different addresses have reported it. One visitor, or somebody who forges reports, is never enough. */
  reporters: 8,
  /** … and they are at least so large a share of the fragments that the server has drawn. */
  reportedShare: 0.05,
} as const;

interface Counts {
  startedAt: number;
  drawn: number;
  failed: number;
  reporters: Set<string>;
}

export interface ReleaseHealth {
  fragment(name: RemoteName, version: string, isOk: boolean): void;
  /** A browser's report, with the address that it came from. */
  report(name: RemoteName, version: string, address: string): void;
}

const MOST_REPORTERS = 1000;

/** Counts what goes wrong with each release, and says so once when it passes the threshold. */
export function createReleaseHealth(
  now: () => number,
  onBroken: (name: RemoteName, version: string, reason: string) => void,
): ReleaseHealth {
  const counts = new Map<string, Counts>();

  const countsOf = (key: string): Counts => {
    const known = counts.get(key);
    if (known && now() - known.startedAt < THRESHOLDS.windowMs) return known;
    const fresh = { startedAt: now(), drawn: 0, failed: 0, reporters: new Set<string>() };
    counts.set(key, fresh);
    return fresh;
  };

  const judge = (name: RemoteName, version: string, { drawn, failed, reporters }: Counts) => {
    const seconds = THRESHOLDS.windowMs / 1000;
    if (failed >= THRESHOLDS.failedFragments && failed >= drawn * THRESHOLDS.failedShare)
      onBroken(name, version, `${failed} of ${drawn} fragments failed within ${seconds} s`);
    else if (reporters.size >= THRESHOLDS.reporters && reporters.size >= drawn * THRESHOLDS.reportedShare)
      onBroken(name, version, `${reporters.size} browsers reported errors within ${seconds} s`);
    else return;
    counts.delete(`${name}@${version}`);
  };

  return {
    fragment(name, version, isOk) {
      const entry = countsOf(`${name}@${version}`);
      entry.drawn += 1;
      if (isOk) return;
      entry.failed += 1;
      judge(name, version, entry);
    },
    report(name, version, address) {
      const entry = countsOf(`${name}@${version}`);
      if (entry.reporters.size >= MOST_REPORTERS) return;
      entry.reporters.add(address);
      judge(name, version, entry);
    },
  };
}
