import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { KnownRemote } from '@shop/contracts/slots';
import type { Registry } from '@shop/releases';

const ROOT = resolve(import.meta.dirname, '../..');
/** The releases that the shop under test serves; another store than the workspace's can be named. */
const STORE = resolve(process.env.RELEASE_STORE ?? join(ROOT, '.cache/releases'));

/** Release file of the shell's build. */
export const SHELL_RELEASE = join(ROOT, 'shell/dist/release.json');

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

export interface StoreCopy {
  folder: string;
  remove: () => void;
}

/** A store of its own with the same releases, less one remote: its changes do not affect the shop under test. */
export const copyStore = (less?: KnownRemote): StoreCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-releases-'));
  cpSync(STORE, folder, { recursive: true });
  const file = join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  if (less !== undefined) delete registry.remotes[less];
  writeFileSync(file, JSON.stringify(registry));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** A shell server of its own beside the shop's, on the same api, whose registry lacks one remote. */
export const startShellWithout = async (remote: KnownRemote): Promise<SecondShell> => {
  const store = copyStore(remote);
  const shell = await startShellOn(store.folder);
  return {
    url: shell.url,
    async stop() {
      await shell.stop();
      store.remove();
    },
  };
};

/** A shell server of its own, on the same api, that follows another store of releases. */
export const startShellOn = async (
  store: string,
  environment: Readonly<Record<string, string>> = {},
  release = SHELL_RELEASE,
): Promise<SecondShell> => {
  if (!existsSync(release)) throw new Error(`There is no built shell at ${release}`);
  const { server } = JSON.parse(readFileSync(release, 'utf8')) as { server: string };
  const port = Number(environment.SHOP_PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(dirname(release), server)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // No load balancer has to notice.
      DRAIN_MS: '0',
      LOG_LEVEL: 'silent',
      // Two shells, two browsers and their tests share the machine: that is no load to be turned away.
      MAX_LAG_MS: '10000',
      // A page cached before must not show what a test removes.
      PAGES_SHARE_WORK: 'false',
      PUBLIC_ORIGIN: url,
      SHOP_PORT: String(port),
      // Tests send the IP address of their browser, as a load balancer would.
      TRUSTED_PROXIES: 'loopback',
      WRITES_PER_MINUTE: '0',
      RENDERS_PER_MINUTE: '0',
      API_ORIGIN: process.env.API_URL ?? 'http://127.0.0.1:3001',
      CARD_PROVIDER_URL: process.env.CARD_SANDBOX_URL ?? 'http://localhost:3002',
      RELEASE_STORE: store,
      SHELL_RELEASE_FILE: release,
      ...environment,
    },
  });
  const ended = new Promise<number | null>((resolve_) => child.once('exit', resolve_));
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    // By force it would have ended with another one: something had kept it.
    if (code !== 0) throw new Error(`The second shell ended with ${code}`);
  };
  const timeout = AbortSignal.timeout(20_000);
  while (!(await isReady(url))) {
    if (timeout.aborted || child.exitCode !== null) {
      await stop();
      throw new Error('The second shell did not start');
    }
    await new Promise((again) => setTimeout(again, 100));
  }
  return { url, stop };
};
