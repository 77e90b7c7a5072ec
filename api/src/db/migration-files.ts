import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of drizzle-kit's migrations, one SQL file each. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** Line of a migration that the previous release cannot run on, with the reason. */
const BREAKING = /^-- breaking: *(\S.*)$/m;

/** Lines of a migration that several earlier ones were squashed into, one for each of them. */
const REPLACES = /^-- replaces: *([0-9a-f]{64})\b/gm;

export interface MigrationFile {
  /** File name without its ending. */
  name: string;
  /** SHA-256 of the file, by which drizzle identifies an applied migration. */
  hash: string;
  /** Why the previous release cannot run on it; null for one that only adds. */
  breaking: string | null;
  /** Hashes of the earlier migrations that were squashed into it; empty for all others. */
  replaces: readonly string[];
}

/** Every migration of this release, oldest first. */
export function readMigrationFiles(folder: string = MIGRATIONS_FOLDER): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return {
        name: file.slice(0, -'.sql'.length),
        hash,
        breaking: BREAKING.exec(text)?.[1]?.trim() ?? null,
        replaces: [...text.matchAll(REPLACES)].flatMap(([, replaced]) => replaced ?? []),
      };
    });
}
