import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConflictError, type ReleaseStore } from './release-store.ts';

const LOCK_RETRY_MS = 20;
/** A change takes milliseconds; an older lock belongs to a process that has died. */
const LOCK_STALE_MS = 10_000;
const LOCK_TIMEOUT_MS = 20_000;

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const tagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function lock(file: string): Promise<() => Promise<void>> {
  const lockFile = `${file}.lock`;
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      const handle = await open(lockFile, 'wx');
      await handle.close();
      return () => unlink(lockFile).catch(() => undefined);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const age = await stat(lockFile).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_STALE_MS) await unlink(lockFile).catch(() => undefined);
    else if (Date.now() > deadline) throw new Error(`${lockFile} has been held for too long`);
    else await wait(LOCK_RETRY_MS);
  }
}

/** Releases in a folder of this machine, or of one that all servers mount. */
export function createFolderStore(root: string): ReleaseStore {
  const pathOf = (key: string): string => {
    const path = join(root, key);
    if (relative(root, path).startsWith('..')) throw new Error(`${key} leads out of the store`);
    return path;
  };

  const read = async (key: string) => {
    try {
      const bytes = await readFile(pathOf(key));
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  };

  const replace = async (path: string, bytes: Uint8Array) => {
    const draft = `${path}.${randomUUID()}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, path);
  };

  return {
    address: root,
    read,
    async write(key, bytes, expected) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      if (expected === undefined) return replace(path, bytes);
      const unlock = await lock(path);
      try {
        if (((await read(key))?.tag ?? null) !== expected) throw new ConflictError(`${key} has changed`);
        await replace(path, bytes);
      } finally {
        await unlock();
      }
    },
    async list(folder) {
      const path = pathOf(folder);
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted();
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    localFolder: async (folder) => pathOf(folder),
  };
}
