import { createHash } from 'node:crypto';
import type { Integrity } from '@shop/contracts/rendering';
import { INTEGRITY_LIST } from '../../page/integrity-list.ts';
import { compressedBody, type CompressedBody } from '../http/compressed-body.ts';
import type { Release } from './release-set.ts';

/** The hashes of files as a file of their own. */
export interface IntegrityList {
  body: CompressedBody;
  /** Hash of the list itself, which documents contain. */
  integrity: Integrity;
}

type Hashes = Readonly<Record<string, Integrity>>;

const sorted = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function listOf(content: object): IntegrityList {
  const text = Buffer.from(JSON.stringify(content));
  return {
    body: compressedBody([text]),
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}

/** The list of releases, by name. The same on every server, since files are sorted by name. */
export const integrityListOf = (releases: readonly (readonly [name: string, hashes: Hashes])[]): IntegrityList =>
  listOf(Object.fromEntries(releases.map(([name, hashes]) => [name, sorted(hashes)])));

/** The list of one release, for open pages of former shells, which ask for each. */
export const listOfOne = (hashes: Hashes): IntegrityList => listOf(sorted(hashes));

/** URL of the list of some releases, which names them, so that every server can make it. */
export const integrityListUrl = (releases: readonly Pick<Release, 'name' | 'version'>[]): string =>
  `/assets/${INTEGRITY_LIST}?${releases.map(({ name, version }) => `${name}@${version}`).join(',')}`;

/** More than there are remotes. */
const MAX_RELEASES = 30;

/** The releases that such a URL names; empty when it names none, or too many. */
export function releasesInUrl(url: string): { name: string; version: string }[] {
  const entries = (url.split('?', 2)[1] ?? '').split(',').map((entry) => entry.split('@'));
  if (entries.length > MAX_RELEASES) return [];
  return entries.flatMap(([name = '', version = '']) => (name === '' || version === '' ? [] : [{ name, version }]));
}
