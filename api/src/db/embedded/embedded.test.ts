import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { isRunning } from './probe.ts';
import { waitFor } from '@shop/testing/wait-for';

const run = promisify(execFile);
const SETTINGS = { shared_buffers: '16MB' };

let dataDir = '';
const servers: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(onEvent?: (text: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS, ...(onEvent && { onEvent }) });
  servers.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ host: server.socketDir, user: 'shop', database: 'shop' });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  it('preserves its data over a stop, listens on no port and leaves no process', async () => {
    const first = await start();
    await first.ensureDatabase('shop');
    await first.ensureDatabase('shop');
    await query(first, 'create table t as select 42 as n');
    const pid = first.pid() ?? 0;
    await first.stop();
    expect(isRunning(pid)).toBe(false);

    const second = await start();
    expect(await query(second, 'select n from t')).toEqual([{ n: 42 }]);
    expect(await query(second, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(second, 'show jit')).toEqual([{ jit: 'off' }]);
  });

  it('takes over a server whose process was killed, with everything that was committed', async () => {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(SETTINGS)} });
      await server.ensureDatabase('shop');
      console.log(server.pid());
      process.kill(process.pid, 'SIGKILL');`;
    const killed = await run(process.execPath, ['--input-type=module-typescript', '-e', script]).catch(
      (error: unknown) => error,
    );
    const orphan = Number((killed as { stdout: string }).stdout);
    expect(isRunning(orphan)).toBe(true);

    const events: string[] = [];
    const server = await start((text) => events.push(text));
    expect(server.pid()).toBe(orphan);
    expect(events).toEqual(['Took over a PostgreSQL whose process had died']);
    await server.stop();
    expect(isRunning(orphan)).toBe(false);
  });

  it('joins the server of a living process and leaves it running', async () => {
    const owner = await start();
    const guest = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
    expect(guest.pid()).toBe(owner.pid());
    await guest.stop();
    expect(isRunning(owner.pid() ?? 0)).toBe(true);
  });

  it('takes over from a process that stops the server while another uses it', async () => {
    const owner = await start();
    await owner.ensureDatabase('shop');
    const guest = await start();
    const before = owner.pid() ?? 0;
    await owner.stop();
    await waitFor(() => expect(guest.pid() ?? before).not.toBe(before), { timeout: 10_000, interval: 50 });
    expect(await query(guest, 'select 1 as n')).toEqual([{ n: 1 }]);
    const own = guest.pid() ?? 0;
    await guest.stop();
    expect(isRunning(own)).toBe(false);
  });

  it('starts a server again that died', async () => {
    const server = await start();
    await server.ensureDatabase('shop');
    const before = server.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await waitFor(() => expect(server.pid() ?? before).not.toBe(before), { timeout: 10_000, interval: 50 });
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});
