import type { RemoteName } from '@shop/contracts/slots';
import { releaseKey } from './loaded-releases.ts';

/**
 * Releases that this server has withdrawn, each under the time since when it had been given: promoted again it gets
 * another chance.
 */
export interface FailingReleases {
  add(name: RemoteName, version: string, since: string | null, reason: string): void;
  /** Why a release that is given since then must not be; null when it may. */
  reasonOf(name: RemoteName, version: string, since: string | null): string | null;
}

export function createFailingReleases(): FailingReleases {
  const failures = new Map<string, { since: string | null; reason: string }>();
  return {
    add: (name, version, since, reason) => void failures.set(releaseKey(name, version), { since, reason }),
    reasonOf(name, version, since) {
      const failure = failures.get(releaseKey(name, version));
      return failure && failure.since === since ? failure.reason : null;
    },
  };
}
