import type { RemoteName } from '@shop/contracts/slots';
import { listsRelease, type ReleaseSet } from './release-set.ts';

/** Thresholds beyond which a release counts as broken. */
export const THRESHOLDS = {
  windowMs: 60_000,
  /** On the server: fragments that failed although the api responded, by number and by share of all. */
  failedFragments: 10,
  failedShare: 0.25,
  /** In browsers: number of different client addresses that report it … */
  reporters: 8,
  /** … and their minimum share of the pages that this server has served with the release. */
  reportedShare: 0.05,
} as const;

/** Reports of browsers about a release within one window. */
export interface BrowserAlert {
  name: RemoteName;
  version: string;
  /** Number of different client addresses. */
  reporters: number;
  /** Pages served with the release in the window, cached ones included. */
  pages: number;
}

export interface ReleaseHealthEvents {
  /** Called when a release fails on the server. */
  onBroken(name: RemoteName, version: string, reason: string): void;
  /** Called when browsers report it. Reports can be forged, so this may only alert people and end a canary. */
  onAlert(alert: BrowserAlert): void;
}

export interface ReleaseHealth {
  fragment(name: RemoteName, version: string, isOk: boolean): void;
  /** Counts a served page, cached or not. */
  page(releases: Pick<ReleaseSet, 'key'>): void;
  /** Counts a browser's report of a page that was really rendered, with its client address. */
  report(name: RemoteName, version: string, address: string): void;
}

interface Counts {
  rendered: number;
  failed: number;
  reporters: Set<string>;
}

const MAX_REPORTERS = 1000;

/** Counts failures of each release, and notifies once per window when they pass the threshold. */
export function createReleaseHealth(now: () => number, { onBroken, onAlert }: ReleaseHealthEvents): ReleaseHealth {
  let startedAt = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, Counts>();
  /** Pages by release set, so that counting one is a single step. */
  const pages = new Map<string, number>();

  const roll = (): void => {
    if (now() - startedAt < THRESHOLDS.windowMs) return;
    startedAt = now();
    counts.clear();
    pages.clear();
  };

  const countsOf = (name: RemoteName, version: string): Counts => {
    roll();
    const key = `${name}@${version}`;
    const known = counts.get(key) ?? { rendered: 0, failed: 0, reporters: new Set<string>() };
    counts.set(key, known);
    return known;
  };

  const pagesWith = (name: RemoteName, version: string): number =>
    [...pages].reduce((sum, [key, count]) => (listsRelease(key, name, version) ? sum + count : sum), 0);

  return {
    fragment(name, version, isOk) {
      const entry = countsOf(name, version);
      entry.rendered += 1;
      if (isOk) return;
      entry.failed += 1;
      const { failed, rendered } = entry;
      if (failed < THRESHOLDS.failedFragments || failed < rendered * THRESHOLDS.failedShare) return;
      counts.delete(`${name}@${version}`);
      onBroken(name, version, `${failed} of ${rendered} fragments failed within ${THRESHOLDS.windowMs / 1000} s`);
    },
    page({ key }) {
      roll();
      pages.set(key, (pages.get(key) ?? 0) + 1);
    },
    report(name, version, address) {
      const { reporters } = countsOf(name, version);
      if (reporters.size >= MAX_REPORTERS) return;
      reporters.add(address);
      if (reporters.size < THRESHOLDS.reporters) return;
      const given = pagesWith(name, version);
      // A release that was not served has no browsers that could report it.
      if (given === 0 || reporters.size < given * THRESHOLDS.reportedShare) return;
      onAlert({ name, version, reporters: reporters.size, pages: given });
      reporters.clear();
    },
  };
}
