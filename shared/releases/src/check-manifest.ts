import semver from 'semver';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import { PACKAGE_VERSIONS } from '@shop/contracts/package-versions';
import { PLATFORM_VERSION } from '@shop/contracts/platform';
import type { RemoteName } from '@shop/contracts/slots';
import { checkDescriptions } from './check-descriptions.ts';
import { checkEvents } from './event-contract.ts';
import { neededSlots } from './needed-slots.ts';

const majorOf = (version: string): number | null => semver.parse(version)?.major ?? null;

/** Shared packages of another major than this shop's, whose promises at run time the release was not built for. */
function checkPackages(builtWith: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>): string[] {
  return Object.entries(builtWith).flatMap(([name, version]) => {
    const here = Object.hasOwn(own, name) ? own[name] : undefined;
    // A package that this shop does not share at run time is the release's own affair.
    if (here === undefined || majorOf(version) === majorOf(here)) return [];
    return [`It was built with ${name} ${version}; this shop has ${here}`];
  });
}

/**
 * Errors in a release's manifest: it is another remote's, it needs another Platform, it was built with another major
 * of a shared package, it lacks a slot that pages need and the previous release (null for none) has, it offers slots
 * or URLs of others, or it disagrees with this shop about an event of the bus.
 */
export function checkManifest(
  manifest: ReleaseManifest,
  remote: RemoteName,
  before: Pick<ReleaseManifest, 'slots'> | null,
  platform: string = PLATFORM_VERSION,
  packages: Readonly<Record<string, string>> = PACKAGE_VERSIONS,
): string[] {
  const reasons: string[] = [];
  if (manifest.name !== remote) reasons.push(`This is a release of ${manifest.name}, not of ${remote}`);
  if (!semver.satisfies(platform, manifest.platform))
    reasons.push(`It needs Platform ${manifest.platform}; this shop has ${platform}`);
  reasons.push(...checkPackages(manifest.builtWith ?? {}, packages));
  const lost = neededSlots(remote).filter((slot) => before?.slots[slot] && !manifest.slots[slot]);
  if (lost.length > 0) reasons.push(`Pages need ${lost.join(', ')}, which it does not offer any more`);
  reasons.push(...checkDescriptions(manifest, remote));
  if (manifest.events) reasons.push(...checkEvents(manifest.events));
  return reasons;
}
