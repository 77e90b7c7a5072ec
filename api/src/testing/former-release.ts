import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SECRET } from './test-secret.ts';

const ROOT = realpathSync(resolve(import.meta.dirname, '../../..'));
const MIGRATIONS = 'api/src/db/migrations';
/** A release without this file refuses every schema but its own. */
const TOLERANCE = 'api/src/db/migration-files.ts';
const READY_TIMEOUT_MS = 60_000;

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit whose api ran before the newest migration came: what a rolling upgrade, or going back, has beside today's schema.
 * Null where there is no history, as in a downloaded archive.
 */
export function formerCommit(): string | null {
  const newest = git('log', '-1', '--format=%H', '--', MIGRATIONS);
  if (newest === null || newest === '') return null;
  const before = git('rev-parse', '--verify', '--quiet', `${newest}^`);
  if (before !== null && git('cat-file', '-e', `${before}:${TOLERANCE}`) !== null) return before;
  return git('log', '-1', '--diff-filter=A', '--format=%H', '--', TOLERANCE) || null;
}

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

/** Where today's installation has a package, whoever of the workspace depends on it. */
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
    // What nothing of today needs any more is missed where it is imported, with a clear message.
    if (target === null) continue;
    const link = join(tree, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

/** Its sources on today's packages: an installation of its own would take minutes and a network. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'shop-former-'));
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 512 * 1024 * 1024 });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`The sources of ${commit} cannot be unpacked`);
  const own = packagesOf(folder);
  for (const part of own.values()) linkDependencies(folder, part, own);
  return folder;
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? done(address.port) : fail()));
    });
  });

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < deadline) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
  throw new Error(`The former release did not start:\n${output()}`);
}

export interface FormerRelease {
  /** Where its api listens. */
  origin: string;
  /** What it has logged. */
  output(): string;
  stop(): Promise<void>;
}

/** Runs the api of another commit as a process of its own on a database that is there. */
export async function startFormerRelease(commit: string, databaseUrl: string): Promise<FormerRelease> {
  const folder = checkOut(commit);
  const extension = join(folder, 'demo/src/extension.ts');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(folder, 'api/src/server.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      API_PORT: String(port),
      SHOP_SECRET: TEST_SECRET,
      LOG_LEVEL: 'warn',
      // Releases from before the demo was a package have its parts in them.
      ...(existsSync(extension) && { API_EXTENSION: extension }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString('utf8');
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, output, stop };
}
