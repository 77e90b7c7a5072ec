import type { DocumentRelease, DocumentState, Integrity } from '@shop/contracts/rendering';
import { isChild } from '../../page/page-areas.ts';
import { integrityListOf, integrityListUrl } from '../releases/integrity-list.ts';
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

/** An override is served by whoever builds it, without a list; and older releases cannot wait for one. */
const isListed = ({ manifest, override }: Release): boolean =>
  override === undefined && manifest.awaitsIntegrity === true;

function documentRelease(release: Release, site: Site): DocumentRelease {
  const { version, base, manifest } = release;
  const slots = Object.keys(manifest.slots);
  const integrity = isListed(release) ? hashesOfManyPages(release, site) : manifest.integrity;
  return { version, base, manifest: { entry: manifest.entry, slots, integrity } };
}

/**
 * The visitor's releases for the document, and the list of their files; a missing remote is left out, so that only its
 * own slots fail.
 */
export function documentReleases(releases: ReleaseSet): Pick<DocumentState, 'remotes' | 'fileList'> {
  const site = siteOf(releases);
  const all = Object.values(releases.remotes);
  const listed = all.filter(isListed);
  const list = integrityListOf(listed.map(({ name, manifest }) => [name, manifest.integrity]));
  return {
    remotes: Object.fromEntries(all.map((release) => [release.name, documentRelease(release, site)])),
    ...(listed.length > 0 && { fileList: { url: integrityListUrl(listed), integrity: list.integrity } }),
  };
}
