import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellManifest } from '@shop/contracts/rendering';
import { openMigrated } from './database.ts';
import { ROOT } from './paths.ts';
import { demoEnvironment, hasDemo } from './demo.ts';
import { readInstallation } from './installation.ts';
import { freePort } from './ports.ts';
import { seedWhenEmpty } from './seed.ts';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';
import { supervise } from './supervise.ts';

export interface ShopOptions {
  dataDir: string;
  /** The ports to try first. */
  ports: { shop: number; api: number; cardSandbox: number };
  say: (text: string) => void;
  /** Restarts the servers when their sources change. */
  watch?: boolean;
  /** Over the servers' usual environment. */
  env?: Readonly<Record<string, string>>;
}

export interface Shop {
  url: string;
  apiUrl: string;
  /** Of the simulator, where the shop has that. */
  cardSandboxUrl: string;
  stop(): Promise<void>;
}

async function choosePorts({ shop, api, cardSandbox }: ShopOptions['ports']): Promise<ShopOptions['ports']> {
  const taken = new Set<number>();
  const take = async (wanted: number): Promise<number> => {
    const port = await freePort(wanted, taken);
    taken.add(port);
    return port;
  };
  return { shop: await take(shop), api: await take(api), cardSandbox: await take(cardSandbox) };
}

/**
 * For glibc's allocator (others ignore the names): two heaps instead of eight for each core, and page-sized blocks are
 * returned at once. The shell's threads start and end with releases, and pages of all sizes would fragment those
 * heaps.
 */
const LEAN_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};

/** The shell's server contains JSX, so its build is run. */
function shellServer(): string {
  const release: ShellManifest = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
  return join('shell/dist', release.server);
}

/** For shops whose every visitor is one program on this machine, as in tests and benches. */
export const WITHOUT_CALLER_LIMITS = {
  WRITES_PER_MINUTE: '0',
  RENDERS_PER_MINUTE: '0',
  NEW_VISITORS_PER_HOUR: '0',
};

async function startSupervised(options: ServerOptions, say: ShopOptions['say']): Promise<ServerProcess> {
  const start = (signal: AbortSignal): Promise<ServerProcess> => startServer({ ...options, keepsLog: true, signal });
  return supervise(await startServer(options), { start, say });
}

/**
 * A whole shop on this machine: database (with the demo, seeded when empty), api, shell, and the simulator of the card
 * provider where the shop sells for test cards. Build first. A server that crashes later is restarted; one that cannot
 * start at all stops the shop, with the last lines of its log.
 */
export async function startShop({
  dataDir,
  ports: wanted,
  say,
  watch = false,
  env: extra = {},
}: ShopOptions): Promise<Shop> {
  const { cardPayment } = readInstallation(dataDir, extra);
  const database = await openMigrated(dataDir, (event) => say(`Database: ${event}.`));
  const servers: ServerProcess[] = [];
  let isStopping = false;

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Against the flow of requests: no request reaches a server that is already stopped.
    for (const server of servers.toReversed()) await server.stop();
    await database.close();
  };

  try {
    if (hasDemo()) await seedWhenEmpty({ address: database.address, dataDir, say });
    const ports = await choosePorts(wanted);
    const url = `http://localhost:${ports.shop}`;
    const apiUrl = `http://127.0.0.1:${ports.api}`;
    const cardSandboxUrl = `http://localhost:${ports.cardSandbox}`;
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? url,
      SHOP_PORT: String(ports.shop),
      API_PORT: String(ports.api),
      API_ORIGIN: apiUrl,
      CARD_SANDBOX_PORT: String(ports.cardSandbox),
      ...demoEnvironment(),
      ...(cardPayment.provider === 'sandbox' && {
        CARD_PROVIDER: 'sandbox',
        CARD_PROVIDER_URL: process.env['CARD_PROVIDER_URL'] ?? cardSandboxUrl,
      }),
      ...extra,
    };
    const logDir = join(dataDir, 'logs');
    const nodeFlags = watch ? ['--watch', '--watch-preserve-output'] : [];
    const common = { env, logDir, nodeFlags };
    const cardSandbox: ServerOptions = {
      ...common,
      name: 'card-sandbox',
      file: 'demo/src/simulators/card/server.ts',
      readyUrl: `${cardSandboxUrl}/readyz`,
    };
    const requestedServers: ServerOptions[] = [
      {
        ...common,
        // The shell is in front of it on this machine, and sends the client's IP address.
        env: { ...env, TRUSTED_PROXIES: 'loopback' },
        name: 'api',
        file: 'api/src/server.ts',
        readyUrl: `${apiUrl}/readyz`,
      },
      ...(cardPayment.provider === 'sandbox' ? [cardSandbox] : []),
      {
        ...common,
        env: { ...LEAN_MALLOC, ...env },
        name: 'shell',
        file: shellServer(),
        readyUrl: `http://127.0.0.1:${ports.shop}/readyz`,
      },
    ];
    const started = await Promise.allSettled(requestedServers.map((options) => startSupervised(options, say)));
    for (const result of started) if (result.status === 'fulfilled') servers.push(result.value);
    for (const result of started) if (result.status === 'rejected') throw result.reason;
    return { url, apiUrl, cardSandboxUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
