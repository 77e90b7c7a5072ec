import { createHash } from 'node:crypto';
import type { Integrity } from '@shop/contracts/rendering';
import { compressedBody, type CompressedBody } from '../http/compressed-body.ts';

/** The hashes of a release's files as a file of their own. */
export interface IntegrityList {
  body: CompressedBody;
  /** Hash of the list itself, which documents contain. */
  integrity: Integrity;
}

type Hashes = Readonly<Record<string, Integrity>>;

const lists = new WeakMap<Hashes, IntegrityList>();

const sorted = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The list of a release; made once. The same on every server, since files are sorted by name. */
export function integrityListOf(hashes: Hashes): IntegrityList {
  const known = lists.get(hashes);
  if (known) return known;
  const text = Buffer.from(JSON.stringify(sorted(hashes)));
  const list: IntegrityList = {
    body: compressedBody([text]),
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
  lists.set(hashes, list);
  return list;
}
