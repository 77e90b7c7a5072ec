import type { DocumentRelease, DocumentState } from '@shop/contracts/rendering';
import { integrityListOf, integrityListUrl } from '../releases/integrity-list.ts';
import type { Release, ReleaseSet } from '../releases/release-set.ts';

/** An override is served by whoever builds it, without a list; and older releases cannot wait for one. */
const isListed = ({ manifest, override }: Release): boolean =>
  override === undefined && manifest.awaitsIntegrity === true;

function documentRelease(release: Release): DocumentRelease {
  const { version, base, manifest } = release;
  const { entry, integrity } = manifest;
  const slots = Object.keys(manifest.slots);
  return { version, base, manifest: { entry, slots, ...(!isListed(release) && { integrity }) } };
}

/**
 * The visitor's releases for the document, and the list of their files, of which the page's own scripts have their
 * hashes with them. A missing remote is left out, so that only its own slots fail.
 */
export function documentReleases(releases: ReleaseSet): Pick<DocumentState, 'remotes' | 'fileList'> {
  const all = Object.values(releases.remotes);
  const listed = all.filter(isListed);
  const list = integrityListOf(listed.map(({ name, manifest }) => [name, manifest.integrity]));
  return {
    remotes: Object.fromEntries(all.map((release) => [release.name, documentRelease(release)])),
    ...(listed.length > 0 && { fileList: { url: integrityListUrl(listed), integrity: list.integrity } }),
  };
}
