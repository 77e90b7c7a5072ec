import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiProcess, startApiOf } from './api-process.ts';
import { linkTree, newTree, ROOT } from './source-tree.ts';

const MIGRATIONS = 'api/src/db/migrations';
/** A release without this file refuses every schema but its own. */
const TOLERANCE = 'api/src/db/migration-files.ts';

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit whose api ran before the newest migration: during a rolling upgrade or a rollback it runs on today's
 * schema. Null where there is no history, as in a downloaded archive.
 */
export function formerCommit(): string | null {
  const newest = git('log', '-1', '--format=%H', '--', MIGRATIONS);
  if (newest === null || newest === '') return null;
  const before = git('rev-parse', '--verify', '--quiet', `${newest}^`);
  if (before !== null && git('cat-file', '-e', `${before}:${TOLERANCE}`) !== null) return before;
  return git('log', '-1', '--diff-filter=A', '--format=%H', '--', TOLERANCE) || null;
}

/** Its sources on today's packages. */
function checkOut(commit: string): string {
  const folder = newTree();
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`The sources of ${commit} cannot be unpacked`);
  linkTree(folder);
  return folder;
}

/** Runs the api of another commit as a process of its own on a database that is there. */
export async function startFormerRelease(commit: string, databaseUrl: string): Promise<ApiProcess> {
  const folder = checkOut(commit);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const extension = join(folder, 'demo/src/extension.ts');
  try {
    // Releases from before the demo was a package have its parts in them.
    const former = await startApiOf(folder, databaseUrl, existsSync(extension) ? { API_EXTENSION: extension } : {});
    return { ...former, stop: () => former.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
