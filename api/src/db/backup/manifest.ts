import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const FILE = 'backup.json';

/** Description of a backup, read before the backup is used. */
const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601 in UTC. */
  madeAt: z.iso.datetime(),
  /** Major version of PostgreSQL that wrote the files. */
  postgres: z.int(),
  /** False where the shop's secret comes from the environment: it must be stored with the backup. */
  hasSecret: z.boolean(),
});
export type BackupManifest = z.output<typeof Manifest>;

export const writeManifest = (folder: string, manifest: BackupManifest): void =>
  writeFileSync(join(folder, FILE), JSON.stringify(manifest));

/** Throws, with a text for an operator, on anything that is no backup of ours. */
export function readManifest(folder: string): BackupManifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch (cause) {
    throw new Error('This is not a backup of the shop, or it was made by a later version.', { cause });
  }
}
