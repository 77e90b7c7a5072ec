import type { DocumentRelease, Integrity } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import { isChild } from '../../page/page-areas.ts';
import { integrityListOf } from '../releases/integrity-list.ts';
import type { Release, ReleaseSet } from '../releases/release-set.ts';
import { siteOf, type Site } from '../releases/site-of.ts';

/**
 * Slots that are on pages of many routes, in an area of the layout or inside of another slot, and do not come late, as
 * those wait for the list of hashes.
 */
const isOfManyPages = (slot: string, { slots }: Site): boolean =>
  slots[slot]?.isDeferred !== true && (slots[slot]?.area !== undefined || isChild(slot, slots));

/**
 * Hashes of the entry and of what slots of many pages run. The list of the page's scripts has those of its own slots.
 */
function hashesOfManyPages({ manifest }: Release, site: Site): Record<string, Integrity> {
  const slots = Object.entries(manifest.slots).filter(([slot]) => isOfManyPages(slot, site));
  const files = [manifest.entry, ...slots.flatMap(([, { js }]) => js)];
  return Object.fromEntries(
    files.flatMap((file) => {
      const hash = manifest.integrity[file];
      return hash === undefined ? [] : [[file, hash]];
    }),
  );
}

function documentRelease(release: Release, site: Site): DocumentRelease {
  const { version, base, manifest, override } = release;
  const { entry, integrity } = manifest;
  const slots = Object.keys(manifest.slots);
  // An override is served by whoever builds it, without a list; and older releases cannot wait for one.
  if (override !== undefined || manifest.awaitsIntegrity !== true)
    return { version, base, manifest: { entry, slots, integrity } };
  const listIntegrity = integrityListOf(integrity).integrity;
  return { version, base, manifest: { entry, slots, integrity: hashesOfManyPages(release, site), listIntegrity } };
}

/** The visitor's releases for the document; a missing remote is left out, so that only its own slots fail. */
export function documentReleases(releases: ReleaseSet): Record<RemoteName, DocumentRelease> {
  const site = siteOf(releases);
  return Object.fromEntries(
    Object.values(releases.remotes).map((release) => [release.name, documentRelease(release, site)]),
  );
}
