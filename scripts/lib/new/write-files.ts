import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, TOOLS } from '../paths.ts';
import { runNode } from '../run-node.ts';
import type { Files } from './slot-files.ts';

/**
 * Writes new files, formatted like the repository. Throws, before anything is written, when one of them exists
 * already.
 */
export async function writeFiles(files: Files): Promise<void> {
  const paths = Object.keys(files);
  const known = paths.filter((path) => existsSync(join(ROOT, path)));
  if (known.length > 0) throw new Error(`There is already ${known.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  await runNode(TOOLS.prettier, ['--write', '--log-level', 'warn', ...paths]);
}
