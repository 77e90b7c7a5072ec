import type { RemoteName } from '@shop/contracts/slots';
import { listsRelease, type ReleaseSet } from './release-set.ts';

/** How much has to go wrong before a release is taken for broken. */
export const THRESHOLDS = {
  windowMs: 60_000,
  /** On the server: fragments that failed though the api answered them, as a number and as a share of all. */
  failedFragments: 10,
  failedShare: 0.25,
  /** In browsers: so many different addresses have reported it. */
  reporters: 8,
  /** … and they are at least so large a share of the pages that this server has given with the release. */
  reportedShare: 0.05,
} as const;

/** What browsers have reported of a release within one window. */
export interface BrowserAlert {
  name: RemoteName;
  version: string;
  /** Different addresses. */
  reporters: number;
  /** Pages that this server gave with the release meanwhile, cached ones included. */
  pages: number;
}

export interface ReleaseHealthEvents {
  /** The server itself has seen a release fail. */
  onBroken(name: RemoteName, version: string, reason: string): void;
  /** Browsers say so. Reports can be forged, so this may warn people and end a trial, nothing more. */
  onAlert(alert: BrowserAlert): void;
}

export interface ReleaseHealth {
  fragment(name: RemoteName, version: string, isOk: boolean): void;
  /** A page was given, from the cache or not. */
  page(releases: Pick<ReleaseSet, 'key'>): void;
  /** A browser's report of a page that was really rendered, with the address that it came from. */
  report(name: RemoteName, version: string, address: string): void;
}

interface Counts {
  rendered: number;
  failed: number;
  reporters: Set<string>;
}

const MAX_REPORTERS = 1000;

/** Counts what goes wrong with each release, and says so once a window when it passes the threshold. */
export function createReleaseHealth(now: () => number, { onBroken, onAlert }: ReleaseHealthEvents): ReleaseHealth {
  let startedAt = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, Counts>();
  /** By the key of the set, so that a page costs one step, however many releases it has. */
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
      // A release that nobody has been given has no browsers that could report it.
      if (given === 0 || reporters.size < given * THRESHOLDS.reportedShare) return;
      onAlert({ name, version, reporters: reporters.size, pages: given });
      reporters.clear();
    },
  };
}
