import type { RemoteName } from '@shop/contracts/slots';
import { releaseKey } from './loaded-releases.ts';

/** Releases that this server has withdrawn, by the time of their promotion: promoted again, they are tried again. */
export interface FailingReleases {
  add(name: RemoteName, version: string, since: string | null, reason: string): void;
  /** Reason why a release promoted at that time is not served; null when it may be. */
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
