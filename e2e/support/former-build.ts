import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { linkInstalled } from './clone.ts';

const ROOT = realpathSync(resolve(import.meta.dirname, '../..'));
const CACHE = join(ROOT, '.cache/former');
/**
 * Sources of a release. Libraries are in each package's package.json with exact versions; the lockfile would add every
 * tool, and a change of tools, tests or notes makes no other release.
 */
const SOURCES = [
  'shared',
  'shell',
  ':(glob)mf-*/**',
  'tsconfig.base.json',
  ':(exclude,glob)**/*.test.ts',
  ':(exclude,glob)**/*.test.tsx',
  ':(exclude,glob)**/*.md',
  ':(exclude,glob)**/testing/**',
];
/** What shell and releases promise each other, by the package whose version says so (docs/releases-contract.md). */
const PROMISES = ['contracts', 'platform', 'ui'];
/** Where `npm run build` notes what a package's build was made of. */
const STAMPS = '.cache/build';
/** A build of everything on a machine with two busy cores. */
const BUILD_TIMEOUT_MS = 400_000;
const FETCH_TIMEOUT_MS = 30_000;
/** How many commits a shallow clone is deepened by. */
const DEEPEN_BY = '20';
const MAX_COMMITS = '200';

const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  { env = process.env, timeout = BUILD_TIMEOUT_MS }: { env?: NodeJS.ProcessEnv; timeout?: number } = {},
) => spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, timeout });

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = run('git', args, ROOT);
  return status === 0 ? stdout.trim() : null;
};

/**
 * The last commit of this branch with other sources than the work tree; null where the history does not reach so far.
 */
function findFormerCommit(): string | null {
  const commits = git('rev-list', '--first-parent', `--max-count=${MAX_COMMITS}`, 'HEAD')?.split('\n') ?? [];
  const differs = (commit: string): boolean =>
    run('git', ['diff', '--quiet', commit, '--', ...SOURCES], ROOT).status === 1;
  return commits.find(differs) ?? null;
}

/** As `findFormerCommit`, where a shallow clone may have to fetch a little more of its history first. */
export function formerCommit(): string | null {
  const found = findFormerCommit();
  if (found !== null || git('rev-parse', '--is-shallow-repository') !== 'true') return found;
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const fetched = run('git', ['fetch', '--quiet', `--deepen=${DEEPEN_BY}`], ROOT, { env, timeout: FETCH_TIMEOUT_MS });
  return fetched.status === 0 ? findFormerCommit() : null;
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const versionIn = (json: string): string => (JSON.parse(json) as { version: string }).version;
const majorOf = (version: string): string | undefined => version.split('.')[0];

/**
 * The contracts that the work tree has raised by a major since that commit: both releases are then meant to reject
 * each other. True only of the commit right before such a change, so that the next one is compared again.
 */
export const brokenPromises = (commit: string): string[] =>
  PROMISES.flatMap((name) => {
    const file = `shared/${name}/package.json`;
    const before = versionIn(git('show', `${commit}:${file}`) ?? '');
    const now = versionIn(textOf(join(ROOT, file)));
    return majorOf(before) === majorOf(now) ? [] : [`@shop/${name} ${before} has become ${now}`];
  });

export interface FormerBuild {
  commit: string;
  /** Its releases, as its own build has made them stable. */
  store: string;
  /** `release.json` of its shell. */
  shellRelease: string;
}

/** How `scripts/run.mjs` knows that what is installed belongs to its lockfile. */
function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function install(folder: string): void {
  if (textOf(join(folder, 'pnpm-lock.yaml')) === textOf(join(ROOT, 'pnpm-lock.yaml'))) linkInstalled(folder);
  else {
    const { packageManager } = JSON.parse(textOf(join(folder, 'package.json'))) as { packageManager: string };
    const env = { ...process.env, CI: 'true' };
    const pnpm = (...more: readonly string[]) =>
      run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', ...more], folder, { env });
    // What is installed here is nearly always all that it needs.
    const result = pnpm('--offline').status === 0 ? null : pnpm();
    if (result !== null && result.status !== 0)
      throw new Error(`What the former commit needs cannot be installed:\n${result.stdout}${result.stderr}`);
  }
  const stamp = join(folder, 'node_modules/.installed-lockfile');
  rmSync(stamp, { force: true });
  writeFileSync(stamp, stampOf(folder));
}

/**
 * Most commits change one package: this work tree's builds of the others are reused, if the former commit's own build
 * accepts them.
 */
function lendBuilds(folder: string): void {
  for (const name of readdirSync(join(ROOT, STAMPS))) {
    for (const path of [join(name, 'dist'), join(STAMPS, name)]) {
      if (!existsSync(join(ROOT, path)) || !existsSync(join(folder, name))) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    }
  }
}

function build(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 1024 * 1024 * 1024 });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`The sources of ${commit} cannot be unpacked`);
  install(folder);
  lendBuilds(folder);
  // The folder lies in this repository, whose commit is not the one that is built.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: CACHE };
  const { status, stdout, stderr } = run(process.execPath, ['scripts/run.mjs', 'build'], folder, { env });
  if (status !== 0) throw new Error(`The former commit ${commit} cannot be built:\n${stdout}${stderr}`);
}

/**
 * Builds the remotes and the shell of another commit with its own tools; once, as long as the commit stays the former
 * one.
 */
export function buildFormer(commit: string): FormerBuild {
  const folder = join(CACHE, commit);
  if (!existsSync(folder)) {
    // Whatever was former before it is so no more.
    rmSync(CACHE, { recursive: true, force: true });
    const unfinished = join(CACHE, `${commit}.building`);
    build(commit, unfinished);
    renameSync(unfinished, folder);
  }
  return { commit, store: join(folder, '.cache/releases'), shellRelease: join(folder, 'shell/dist/release.json') };
}
