import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { RemoteName } from '@shop/shared/contracts/slots';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the shop under test runs; another one than the workspace's build can be named. */
const REGISTRY = process.env.REGISTRY_FILE ?? join(ROOT, '.cache/registry.json');
const BASE = resolve(dirname(REGISTRY), '..');

interface Registry {
  remotes: Record<string, { stable: string; releases: Record<string, { folder: string }> }>;
}

export interface SecondShell {
  url: string;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The same releases from folders that do not depend on where the registry lies, less one. */
const registryWithout = (remote: RemoteName): Registry => {
  const { remotes } = JSON.parse(readFileSync(REGISTRY, 'utf8')) as Registry;
  const kept = Object.entries(remotes).filter(([name]) => name !== remote);
  for (const [, { releases }] of kept)
    for (const release of Object.values(releases)) release.folder = resolve(BASE, release.folder);
  return { remotes: Object.fromEntries(kept) };
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** A shell server of its own beside the shop's, on the same api, whose registry lacks one remote. */
export const startShellWithout = async (remote: RemoteName): Promise<SecondShell> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-registry-'));
  const registryFile = join(folder, 'registry.json');
  writeFileSync(registryFile, JSON.stringify(registryWithout(remote)));
  const releaseFile = join(BASE, 'shell/dist/release.json');
  if (!existsSync(releaseFile)) throw new Error(`There is no built shell at ${releaseFile}`);
  const { server } = JSON.parse(readFileSync(releaseFile, 'utf8')) as { server: string };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(dirname(releaseFile), server)], {
    cwd: BASE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: url,
      SHOP_PORT: String(port),
      API_ORIGIN: process.env.API_URL ?? 'http://127.0.0.1:3001',
      CARD_PROVIDER_URL: process.env.CARD_SANDBOX_URL ?? 'http://localhost:3002',
      REGISTRY_FILE: registryFile,
      SHELL_RELEASE_FILE: releaseFile,
    },
  });
  const ended = new Promise<void>((resolve_) => child.once('exit', () => resolve_()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const patience = AbortSignal.timeout(20_000);
  while (!(await isReady(url))) {
    if (patience.aborted || child.exitCode !== null) {
      await stop();
      throw new Error('The second shell did not start');
    }
    await new Promise((again) => setTimeout(again, 100));
  }
  return { url, stop };
};
