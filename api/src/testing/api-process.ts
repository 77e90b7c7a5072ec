import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SECRET } from './test-secret.ts';

const READY_TIMEOUT_MS = 60_000;

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
  throw new Error(`The api did not start:\n${output()}`);
}

export interface ApiProcess {
  /** Origin at which it listens. */
  origin: string;
  /** Its log so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Runs the api of a source tree as a process of its own on a database that is there.
 *
 * @param env beside the least that an api needs
 */
export async function startApiOf(
  tree: string,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(tree, 'api/src/server.ts')], {
    cwd: tree,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(tree, 'data'),
      API_PORT: String(port),
      SHOP_SECRET: TEST_SECRET,
      LOG_LEVEL: 'warn',
      ...env,
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
  };
  try {
    await untilReady(origin, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, output, stop };
}
