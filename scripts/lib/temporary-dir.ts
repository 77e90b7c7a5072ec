import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Far more than the databases of the few test files that run at a time. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

function freeBytes(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where tests keep what they throw away: in memory where there is plenty, which copies a test's database twenty times
 * faster than a disk, unless `TMPDIR` names a place.
 */
export const temporaryDir = (): string =>
  process.env.TMPDIR === undefined && freeBytes(MEMORY) >= MIN_FREE_BYTES ? MEMORY : tmpdir();
