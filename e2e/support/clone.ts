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

/** A command's output, and whether it succeeded. */
interface Ran {
  isOk: boolean;
  output: string;
}

export interface Clone {
  /** Changes a file of it. */
  edit(file: string, change: (text: string) => string): void;
  /** Writes a new file. */
  write(file: string, text: string): void;
  /** Runs `npm run new remote <name>` there. */
  makeRemote(name: string): Ran;
  /** Runs `npm run release` there, on a store. */
  release(store: string, ...args: string[]): Ran;
  /** Files of the repository that are not as it has them. */
  changedFiles(): string[];
  remove(): void;
}

/** Whose packages a new remote finds installed: it has no others. */
const MODEL = 'mf-content';

const run = (command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Every file of the repository, as it is in this work tree: what a clone would contain after a commit. */
function copyTracked(to: string): string[] {
  const { stdout, status } = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT);
  if (status !== 0) throw new Error('The files of the repository cannot be listed');
  const files = stdout
    .split('\0')
    .filter((file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile() === true);
  for (const file of files) {
    mkdirSync(join(to, dirname(file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(to, file));
  }
  return files;
}

/**
 * Target of an installed package's link in the clone: its own packages are its own, all others are linked from here.
 */
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

function linkFolder(folder: string, clone: string, as = folder): void {
  const from = join(ROOT, folder, 'node_modules');
  const entries = readdirSync(from).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(from, entry)).map((inner) => join(entry, inner)) : entry,
  );
  for (const entry of entries) {
    const link = join(clone, as, 'node_modules', entry);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(
      lstatSync(join(from, entry)).isSymbolicLink() ? inClone(join(from, entry), clone) : join(from, entry),
      link,
    );
  }
}

/** Replaces an installation in another work tree of this repository, which would take minutes and a network. */
export function linkInstalled(clone: string): void {
  for (const folder of installedFolders()) if (existsSync(join(clone, folder))) linkFolder(folder, clone);
}

/** A second work tree of this repository, as another team would have it. */
export function cloneRepository(): Clone {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'shop-clone-'));
  const tracked = copyTracked(folder);
  linkInstalled(folder);
  const runScript = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran => {
    const program = ['scripts/run.mjs', command, ...args];
    const { status, stdout, stderr } = run(process.execPath, program, folder, { ...process.env, ...env });
    return { isOk: status === 0, output: `${stdout}${stderr}` };
  };
  return {
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was changed in ${file}`);
      writeFileSync(path, after);
    },
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    makeRemote(name) {
      const made = runScript('new', ['remote', name, '--no-install']);
      if (made.isOk) linkFolder(MODEL, folder, name);
      return made;
    },
    release: (store, ...args) =>
      runScript('release', args, {
        RELEASE_STORE: store,
        RELEASE_BY: 'another team',
        API_ORIGIN: process.env.API_URL ?? '',
      }),
    changedFiles: () =>
      tracked.filter((file) => !readFileSync(join(ROOT, file)).equals(readFileSync(join(folder, file)))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
