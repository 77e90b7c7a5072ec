import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

const ROOT = realpathSync(resolve(import.meta.dirname, '../..'));

export interface Clone {
  /** Changes a file of it. */
  edit(file: string, change: (text: string) => string): void;
  /** Runs `npm run release` there, on a store. Answers what it wrote, and whether it went well. */
  release(store: string, ...args: string[]): { isOk: boolean; output: string };
  remove(): void;
}

const run = (command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Every file that belongs to the repository, as it stands in this work tree: what a clone would hold once this is committed. */
function copyTracked(to: string): void {
  const { stdout, status } = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT);
  if (status !== 0) throw new Error('The files of the repository cannot be listed');
  for (const file of stdout.split('\0')) {
    if (!statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(join(to, dirname(file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(to, file));
  }
}

/** Where a link of an installed package leads in the clone: its own packages are its own, all others are taken from here. */
const inClone = (link: string, clone: string): string => {
  const target = realpathSync(link);
  const isOurs = target.startsWith(ROOT + sep) && !target.includes(`${sep}node_modules${sep}`);
  return isOurs ? join(clone, target.slice(ROOT.length)) : target;
};

/** Folders of the workspace that have packages installed: the root, its packages, and those below shared. */
const installedFolders = (): string[] =>
  ['', ...readdirSync(ROOT), ...readdirSync(join(ROOT, 'shared')).map((name) => join('shared', name))].filter(
    (folder) => !folder.includes('node_modules') && existsSync(join(ROOT, folder, 'node_modules')),
  );

function linkFolder(folder: string, clone: string): void {
  const from = join(ROOT, folder, 'node_modules');
  const entries = readdirSync(from).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(from, entry)).map((inner) => join(entry, inner)) : entry,
  );
  for (const entry of entries) {
    const path = join(from, entry);
    const link = join(clone, folder, 'node_modules', entry);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(lstatSync(path).isSymbolicLink() ? inClone(path, clone) : path, link);
  }
}

/** Stands for an installation in the clone, which would take minutes and a network. */
function linkModules(clone: string): void {
  for (const folder of installedFolders()) linkFolder(folder, clone);
}

/** A second work tree of this repository, as another team would have it. */
export function cloneRepository(): Clone {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'shop-clone-'));
  copyTracked(folder);
  linkModules(folder);
  return {
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was changed in ${file}`);
      writeFileSync(path, after);
    },
    release(store, ...args) {
      const env = {
        ...process.env,
        RELEASE_STORE: store,
        RELEASE_BY: 'another team',
        API_ORIGIN: process.env.API_URL ?? '',
      };
      const { status, stdout, stderr } = run(process.execPath, ['scripts/run.mjs', 'release', ...args], folder, env);
      return { isOk: status === 0, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
