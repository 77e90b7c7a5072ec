import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data']);
/** Tests and notes do not change what is built. */
const IS_IRRELEVANT = /\.test\.tsx?$|\.md$/;

function* filesIn(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(inside);
    else if (!IS_IRRELEVANT.test(entry.name)) yield inside;
  }
}

/** One hash over the names and contents of files and folders, given from the repository's root. */
export function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(join(ROOT, path))) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
