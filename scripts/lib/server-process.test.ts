import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from './paths.ts';
import { freePort } from './ports.ts';
import { startServer } from './server-process.ts';
import { supervise } from './supervise.ts';
import { waitFor } from '@shop/testing/wait-for';

let folder = '';
let port = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-server-test-'));
  port = await freePort(45_000 + Math.floor(Math.random() * 5000), new Set());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const serverFile = (code: string): string => {
  const file = join(folder, 'server.mjs');
  writeFileSync(file, code);
  return relative(ROOT, file);
};
const WORKING = `
  import { createServer } from 'node:http';
  import { writeFileSync } from 'node:fs';
  const server = createServer((_, res) => res.end('ok')).listen(Number(process.env.TEST_PORT));
  process.once('SIGTERM', () => { writeFileSync(process.env.TEST_NOTE, 'asked to stop'); server.close(() => process.exit(0)); server.closeAllConnections(); });`;
const note = (): string => join(folder, 'note');
const options = (code: string) => ({
  name: 'test',
  file: serverFile(code),
  env: { TEST_PORT: String(port), TEST_NOTE: note() },
  logDir: join(folder, 'logs'),
  readyUrl: `http://127.0.0.1:${port}/`,
});
const responses = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('startServer', () => {
  it('resolves when the server is ready, and stops it gracefully', async () => {
    const server = await startServer(options(WORKING));
    expect(await responses()).toBe(true);
    await server.stop();
    expect(await responses()).toBe(false);
    expect(readFileSync(note(), 'utf8')).toBe('asked to stop');
  });

  it('reports the output of a server that ended while starting', async () => {
    await expect(startServer(options(`console.error('no database here'); process.exit(3)`))).rejects.toThrow(
      'no database here',
    );
  });

  it('says how a server ended, and a supervised one serves again and adds to its log', async () => {
    const dying = `${WORKING}\n  console.log('began'); server.on('request', (req) => req.url === '/die' && process.exit(7));`;
    const first = await startServer(options(dying));
    const lines: string[] = [];
    const server = supervise(first, {
      start: (signal) => startServer({ ...options(dying), keepsLog: true, signal }),
      say: (text) => lines.push(text),
      clock: { now: () => 0, wait: async () => {} },
    });
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => {});
    expect(await first.ended).toBe('exit code 7');
    await waitFor(async () => expect(await responses()).toBe(true), { timeout: 10_000, interval: 50 });
    await waitFor(() => expect(lines.at(-1)).toBe('test is running again.'), { timeout: 10_000, interval: 50 });
    expect(readFileSync(server.logFile, 'utf8')).toBe('began\nbegan\n');
    await server.stop();
    expect(await responses()).toBe(false);
  }, 30_000);

  it('leaves nothing behind when a start is given up', async () => {
    const starting = new AbortController();
    const silent = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);
      import('node:fs').then(({ writeFileSync }) => writeFileSync(process.env.TEST_NOTE, String(process.pid)));`;
    const start = startServer({ ...options(silent), signal: starting.signal });
    const refused = expect(start).rejects.toThrow('stopped');
    await waitFor(() => expect(Number(readFileSync(note(), 'utf8'))).toBeGreaterThan(0), { timeout: 10_000 });
    starting.abort(new Error('stopped'));
    await refused;
    expect(() => process.kill(Number(readFileSync(note(), 'utf8')), 0)).toThrow();
  }, 30_000);

  it('leaves no server behind when its parent is killed', async () => {
    const script = `
      import { startServer } from ${JSON.stringify(join(import.meta.dirname, 'server-process.ts'))};
      await startServer(${JSON.stringify(options(WORKING))});
      process.kill(process.pid, 'SIGKILL');`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'ignore' });
    await new Promise((done) => parent.once('exit', done));
    await waitFor(() => expect(readFileSync(note(), 'utf8')).toBe('asked to stop'), {
      timeout: 10_000,
      interval: 50,
    });
    await waitFor(async () => expect(await responses()).toBe(false), { timeout: 10_000, interval: 50 });
  }, 30_000);
});
