import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Of this repository. */
export const ROOT = realpathSync(resolve(import.meta.dirname, '../../..'));

/** Folders of a tree that are packages of the workspace, by name. */
function packagesOf(tree: string): Map<string, string> {
  const files = globSync('{*,shared/*}/package.json', { cwd: tree });
  return new Map(
    files.map((file) => {
      const { name } = JSON.parse(readFileSync(join(tree, file), 'utf8')) as { name: string };
      return [name, dirname(file)];
    }),
  );
}

/** Path of a package in today's installation, whichever package of the workspace depends on it. */
function installed(name: string): string | null {
  const places = ['.', ...packagesOf(ROOT).values()].map((folder) => join(ROOT, folder, 'node_modules', name));
  const place = places.find((path) => existsSync(path));
  return place === undefined ? null : realpathSync(place);
}

/** Links what a package of the tree depends on: its own workspace's packages, and today's of all others. */
function linkDependencies(tree: string, folder: string, own: ReadonlyMap<string, string>): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const ownFolder = own.get(name);
    const target = ownFolder === undefined ? installed(name) : join(tree, ownFolder);
    // A package that today's code no longer uses: its import fails with a clear message.
    if (target === null) continue;
    const link = join(tree, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

/** A new folder outside the repository. */
export const newTree = (): string => mkdtempSync(join(realpathSync(tmpdir()), 'shop-tree-'));

/** Lets the packages of a tree run on today's installation: one of its own would take minutes and a network. */
export function linkTree(tree: string): void {
  const own = packagesOf(tree);
  for (const folder of own.values()) linkDependencies(tree, folder, own);
}

/** Folders that no release contains. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing']);
const isReleased = (path: string): boolean => !LEFT_OUT.has(basename(path)) && !path.endsWith('.test.ts');

/** Copies these folders of the repository, as they would be released: without tests and what is only for them. */
export function copyOf(...folders: readonly string[]): string {
  const tree = newTree();
  for (const folder of folders) cpSync(join(ROOT, folder), join(tree, folder), { recursive: true, filter: isReleased });
  linkTree(tree);
  return tree;
}
