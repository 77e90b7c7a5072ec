import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, ReleaseManifest } from '@shop/contracts/rendering';

/** Integrity hash of a file for `integrity` attributes and manifests. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** SHA-256 of a file in hex. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const problemOf = async (folder: string, file: string, expected: Integrity): Promise<string | null> => {
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (bytes === null) return `${file} is missing`;
  return integrityOf(bytes) === expected ? null : `${file} is not what release.json promises`;
};

type Checked = Pick<ReleaseManifest, 'integrity' | 'server' | 'serverIntegrity' | 'entry' | 'slots'>;

/**
 * Compares every file of a release with its manifest, and the files that slots name with its list. Returns the errors.
 */
export async function verifyFiles(folder: string, manifest: Checked): Promise<string[]> {
  const files = Object.entries(manifest.integrity);
  const problems = await Promise.all([
    ...files.map(([file, hash]) => problemOf(join(folder, 'browser'), file, hash)),
    problemOf(folder, manifest.server, manifest.serverIntegrity),
  ]);
  const named = Object.values(manifest.slots).flatMap((slot) => (slot ? [...slot.js, ...slot.css] : []));
  const unlisted = [manifest.entry, ...named].filter((file) => file !== '' && manifest.integrity[file] === undefined);
  return [
    ...problems.filter((problem) => problem !== null),
    ...new Set(unlisted.map((file) => `${file} is named by a slot but not listed with its hash`)),
  ];
}
