import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RUNS_AS_ROOT } from './db/embedded/identity.ts';

/** Folders of another user or with rights of their own, which their owner manages. */
const NOT_OURS: ReadonlySet<string> = new Set(['postgres']);

/**
 * Creates the data folder, and removes other users' access to it and everything directly in it, also where an older
 * release has left it open: it contains e-mails with login links, logs, images and the keys. The database of a shop
 * that root runs belongs to another user, who must be able to walk through the folder (0711) but not to list it.
 * @returns the paths that could not be closed because they belong to another user
 */
export function closeDataDir(dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const open: string[] = [];
  const close = (path: string, mode: number): void => {
    try {
      chmodSync(path, mode);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EROFS')))
        throw error;
      open.push(path);
    }
  };
  close(dataDir, RUNS_AS_ROOT ? 0o711 : 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    if (entry.isDirectory()) close(join(dataDir, entry.name), 0o700);
    else if (entry.isFile()) close(join(dataDir, entry.name), 0o600);
  }
  return open;
}
