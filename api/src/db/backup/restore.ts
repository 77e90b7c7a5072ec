import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { locateBinaries } from '../embedded/binaries.ts';
import { type EmbeddedFolders, prepareFolders } from '../embedded/folders.ts';
import { DATABASE_IDENTITY } from '../embedded/identity.ts';
import { startEmbeddedPostgres } from '../embedded/index.ts';
import { recordedPid } from '../embedded/probe.ts';
import { type BackupManifest, readManifest } from './manifest.ts';

const STAGING = '.restore-';
/**
 * Files of the data folder that a restore leaves in place: earlier backups, and what an earlier restore has moved
 * aside.
 */
const STAYS = /^(?:before-restore-|\.restore-|backups$)/;

/** PostgreSQL refuses a folder that others may read, and files that it may not write. */
function giveToDatabase(path: string): void {
  const { uid, gid } = DATABASE_IDENTITY;
  const own = (entry: string, mode: number): void => {
    chmodSync(entry, mode);
    if (uid !== undefined && gid !== undefined) chownSync(entry, uid, gid);
  };
  own(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) giveToDatabase(inner);
    else own(inner, 0o600);
  }
}

async function ownPostgres(): Promise<number> {
  const text = execFileSync(join(await locateBinaries(), 'postgres'), ['--version'], {
    ...DATABASE_IDENTITY,
    encoding: 'utf8',
  });
  return Number(/(\d+)\./.exec(text)?.[1] ?? 0);
}

export interface RestoreOptions {
  /** Replaced by the backup. No server may run on it. */
  dataDir: string;
  file: string;
  now: Date;
}

export interface Restored extends BackupManifest {
  /** Where the replaced files lie; null for a new installation. */
  before: string | null;
}

/** Moves aside what the backup replaces: a wrong backup file must not cost the shop. */
function moveAside(dataDir: string, { base, data }: EmbeddedFolders, now: Date): string | null {
  if (!existsSync(data)) rmSync(base, { recursive: true, force: true });
  const names = readdirSync(dataDir).filter((name) => !STAYS.test(name));
  const isElsewhere = dirname(base) !== dataDir && existsSync(base);
  if (names.length === 0 && !isElsewhere) return null;
  const before = join(dataDir, `before-restore-${now.toISOString().replaceAll(':', '-')}`);
  mkdirSync(before, { mode: 0o700 });
  for (const name of names) renameSync(join(dataDir, name), join(before, name));
  // As root below a closed folder, the database lies elsewhere.
  if (isElsewhere) renameSync(base, `${base}-${now.getTime()}`);
  return before;
}

/**
 * Restores what `backUp` has written, and starts the database once, which recovers it. Nothing changes before the
 * whole backup has been read, and no existing file is removed.
 * @throws Error with a text for an operator: a running database, a file that is no backup, files of another
 * PostgreSQL
 */
export async function restore({ dataDir, file, now }: RestoreOptions): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true });
  const folders = await prepareFolders(dataDir);
  if (recordedPid(folders) !== undefined)
    throw new Error('The database of this installation is running. Stop the shop first.');
  const staging = mkdtempSync(join(dataDir, STAGING));
  try {
    await extract({ cwd: staging, file, strict: true });
    const manifest = readManifest(staging);
    const own = await ownPostgres();
    if (manifest.postgres !== own)
      throw new Error(`The backup holds files of PostgreSQL ${manifest.postgres}; this release brings ${own}.`);
    const before = moveAside(dataDir, folders, now);
    await prepareFolders(dataDir);
    cpSync(join(staging, 'postgres'), folders.data, { recursive: true });
    giveToDatabase(folders.data);
    if (existsSync(join(staging, 'data'))) cpSync(join(staging, 'data'), dataDir, { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();
    return { ...manifest, before };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
