import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OPEN_FOLDER, isReachableByOthers } from './binaries.ts';
import { DATABASE_IDENTITY, RUNS_AS_ROOT } from './identity.ts';

/** Maximum length of a Unix socket's path on all systems, minus PostgreSQL's own file name. */
const LONGEST_SOCKET_DIR = 103 - '/.s.PGSQL.5432'.length;

export interface EmbeddedFolders {
  base: string;
  /** PGDATA */
  data: string;
  /** Folder of the socket, which is the only access: closed to all other users. */
  socketDir: string;
  logFile: string;
  /** Records the process that supervises the server. */
  ownerFile: string;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = DATABASE_IDENTITY;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  chmodSync(path, 0o700);
}

/**
 * Creates the folders of the database that belongs to `dataDir`, outside it only where root's `nobody` cannot reach
 * it.
 */
export async function prepareFolders(dataDir: string): Promise<EmbeddedFolders> {
  const preferred = join(resolve(dataDir), 'postgres');
  const isUsable = !RUNS_AS_ROOT || (await isReachableByOthers(preferred));
  const base = isUsable ? preferred : join(OPEN_FOLDER, `data-${shortHash(preferred)}`);
  mkdirSync(join(base, '..'), { recursive: true });
  makeFolder(base);
  const socketDir = base.length <= LONGEST_SOCKET_DIR ? base : join(tmpdir(), `shop-pg-${shortHash(base)}`);
  if (socketDir !== base) makeFolder(socketDir);
  return {
    base,
    data: join(base, 'data'),
    socketDir,
    logFile: join(base, 'postgres.log'),
    ownerFile: join(base, 'owner.json'),
  };
}
