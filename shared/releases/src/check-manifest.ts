import semver from 'semver';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import { PLATFORM_VERSION } from '@shop/contracts/platform';
import type { RemoteName } from '@shop/contracts/slots';
import { checkDescriptions } from './check-descriptions.ts';
import { checkEvents } from './event-contract.ts';
import { neededSlots } from './needed-slots.ts';

/**
 * What speaks against a release by its manifest alone: that it is another remote's, that it needs a Platform which is not this one, that
 * it lacks a slot which pages need and the release before it (null for none) has, that it offers slots or URLs which are another's, or that
 * it and this shop mean different things by an event of the bus.
 */
export function checkManifest(
  manifest: ReleaseManifest,
  remote: RemoteName,
  before: Pick<ReleaseManifest, 'slots'> | null,
  platform: string = PLATFORM_VERSION,
): string[] {
  const reasons: string[] = [];
  if (manifest.name !== remote) reasons.push(`This is a release of ${manifest.name}, not of ${remote}`);
  if (!semver.satisfies(platform, manifest.platform))
    reasons.push(`It needs Platform ${manifest.platform}; this shop has ${platform}`);
  const lost = neededSlots(remote).filter((slot) => before?.slots[slot] && !manifest.slots[slot]);
  if (lost.length > 0) reasons.push(`Pages need ${lost.join(', ')}, which it does not offer any more`);
  reasons.push(...checkDescriptions(manifest, remote));
  if (manifest.events) reasons.push(...checkEvents(manifest.events));
  return reasons;
}
