import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RenderRequest } from '@shop/contracts/rendering';
import { testPage } from '@shop/testing/test-page';
import { openIsolated } from './isolated-bundle.ts';
import { openInWorker, permissionFlags, type WorkerBundle } from './worker-bundle.ts';
import { waitFor } from '@shop/testing/wait-for';
import { fakeOnly } from '@shop/testing/fake-timers';

let folder: string;
let bundle: WorkerBundle | null = null;
let lost: string[] = [];
beforeEach(async () => {
  lost = [];
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await bundle?.close();
  bundle = null;
  await rm(folder, { recursive: true, force: true });
});

const REQUEST: RenderRequest = {
  slot: 'header',
  page: testPage(),
  apiBase: 'http://api.test/api/',
  cookie: null,
  requestId: 'r-1',
};

const open = async (source: string, niceness = 0) => {
  const file = join(folder, 'server.mjs');
  await writeFile(file, `export const slots = ['header']; ${source}`);
  bundle = await openInWorker(file, ({ message }) => lost.push(message), niceness);
  return bundle;
};
const render = (of: WorkerBundle, milliseconds = 5000) =>
  of.render(REQUEST, {
    signal: AbortSignal.timeout(milliseconds),
    fetch: async (input) => new Response(`svar på ${String(input)}`, { status: 201 }),
  });

it('renders in a thread of its own, which calls the api through the server', async () => {
  const rendered = await open(`export const render = async ({ apiBase, slot }, { fetch }) => {
    const answer = await fetch(apiBase + slot);
    return { html: answer.status + ' ' + (await answer.text()), error: null };
  };`);
  expect(rendered.slots).toEqual(['header']);
  expect((await render(rendered)).html).toBe('201 svar på http://api.test/api/header');
});

/** Priorities of this process's threads; the second last of the 19 fields after a thread's name and state. */
const threadPriorities = async (): Promise<number[]> => {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => (stat === '' ? [] : [Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]));
};

(process.platform === 'linux' ? it : it.skip)('draws with a low priority where that is wanted', async () => {
  const source = `export const render = async () => ({ html: 'ritad', error: null });`;
  const own = getPriority();
  const wanted = Math.max(own, 17);
  expect((await render(await open(source))).html).toBe('ritad');
  expect(await threadPriorities()).not.toContain(wanted);
  await bundle?.close();
  expect((await render(await open(source, wanted))).html).toBe('ritad');
  expect(await threadPriorities()).toContain(wanted);
  expect(getPriority()).toBe(own);
});

/** A malicious bundle that tries to read more than a render gets. */
const NASTY = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const attempts = {
  environment: () => Object.keys(process.env).join(),
  files: () => require('fs').readFileSync('/proc/self/environ', 'utf8'),
  processes: () => require('child_process').execSync('env').toString(),
  threads: () => String(new (require('worker_threads').Worker)('', { eval: true })),
  network: () => String(require('net').connect(1)),
  builtin: () => String(process.getBuiltinModule('fs')),
  binding: () => String(process.binding('fs')),
  loader: () => String(globalThis.require('fs')),
  ownHooks: () => String(require('module').registerHooks({})),
  rawLoad: () => String(require('module')._load('fs')),
  kill: () => String(process.kill(process.pid, 0)),
};
export const render = async (request) => {
  const got = [];
  for (const [name, attempt] of Object.entries(attempts)) try { got.push(name + ': ' + attempt()); } catch { /* refused */ }
  for (const name of ['node:fs', 'node:net', 'node:worker_threads', 'data:text/javascript,'])
    await import(name).then(() => got.push(name), () => undefined);
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']) if (name in globalThis) got.push(name);
  return { html: got.join('|'), error: null };
};`;

it('[F12] reads nothing of the server: no environment, files, processes, threads or network', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, AWS_SECRET_ACCESS_KEY: 'hemlig' });
  const nasty = await open(NASTY);
  expect((await render(nasty)).html).toBe('environment: NODE_ENV');
});

it('[F12] is refused by Node itself what it reaches past the loader', async () => {
  // As if the bundle had found a way to the real file system: the thread's own permissions still apply.
  const source = `const { parentPort } = require('node:worker_threads');
    const tried = [() => require('fs').readFileSync('/proc/self/environ'), () => require('fs').writeFileSync('/tmp/x', ''),
      () => require('child_process').execSync('env'), () => require('fs').readFileSync(${JSON.stringify(`${folder}-annan`)})];
    parentPort.postMessage(tried.map((attempt) => { try { attempt(); return 'ok'; } catch (error) { return error.code; } }));`;
  const worker = new Worker(source, { eval: true, execArgv: permissionFlags(`${folder}/`) });
  const codes = await new Promise((resolve) => worker.once('message', resolve));
  await worker.terminate();
  expect(codes).toEqual(Array.from({ length: 4 }, () => 'ERR_ACCESS_DENIED'));
});

it('hands encoded markup over, and again what is shared by all', async () => {
  const rendered = await open(`const encoder = new TextEncoder();
    const shared = new Uint8Array(new SharedArrayBuffer(4));
    shared.set(encoder.encode('null'));
    export const render = async (request, { mayShare }) => {
      const [html, json] = [encoder.encode('<p>'), mayShare ? shared : encoder.encode('{}')];
      return { html: '', encoded: { html, json, styles: [] }, error: null };
    };`);
  const texts = async () => {
    const { encoded } = await render(rendered);
    return [encoded?.html, encoded?.json].map((bytes) => new TextDecoder().decode(bytes));
  };
  expect([await texts(), await texts()]).toEqual([
    ['<p>', 'null'],
    ['<p>', 'null'],
  ]);
});

it('has the texts of every page, whichever it had before', async () => {
  const rendered = await open(
    `export const render = async ({ page }) => ({ html: page.languagePack.hej, error: null });`,
  );
  const [old, changed] = [{ hej: 'Hej' }, { hej: 'Hejsan' }];
  const request = async (languagePack: Record<string, string>) => {
    const io = { signal: AbortSignal.timeout(5000), fetch: globalThis.fetch };
    return (await rendered.render({ ...REQUEST, page: testPage({ languagePack }) }, io)).html;
  };
  expect(await request(old)).toBe('Hej');
  expect(await request(old)).toBe('Hej');
  expect(await Promise.all([old, changed, old].map(request))).toEqual(['Hej', 'Hejsan', 'Hej']);
  expect(await request(changed)).toBe('Hejsan');
});

it('what throws is an error of the result', async () => {
  const { error } = await render(await open(`export const render = () => { throw new Error('trasig'); };`));
  expect(error?.message).toBe('trasig');
});

it('an endless loop costs its own thread, and nothing else', async () => {
  const looping = await open(`export const render = async () => { for (;;); };`);
  await expect(render(looping, 50)).rejects.toThrow();
  expect(lost).toEqual([]);
  // The thread has a short time to return, then it is terminated; no caller waits for it any more.
  await waitFor(
    async () => expect(await render(looping, 50).catch((error: Error) => error.message)).toContain('did not come back'),
    { timeout: 10_000 },
  );
  expect(lost).toEqual(['It did not come back from a render']);
});

it('an uncaught error ends the thread, and is reported; closing one is not', async () => {
  const rejecting = await open(
    `export const render = () => { void Promise.reject(new Error('ingen tog emot')); return new Promise(() => undefined); };`,
  );
  await expect(render(rejecting)).rejects.toThrow('ingen tog emot');
  expect(lost).toEqual(['ingen tog emot']);
  lost = [];
  await (await open(`export const render = async () => ({ html: '', error: null });`)).close();
  expect(lost).toEqual([]);
});

it('a thread that is lost or was stopped is replaced at the next request', async () => {
  const file = join(folder, 'server.mjs');
  await writeFile(
    file,
    `export const slots = ['header']; export const render = async ({ requestId }) => {
      if (requestId === 'ends') process.exit(1);
      return { html: 'ritad', error: null };
    };`,
  );
  const isolated = await openIsolated(file, ({ message }) => lost.push(message));
  const request = (requestId: string) =>
    isolated.render({ ...REQUEST, requestId }, { signal: AbortSignal.timeout(5000), fetch: globalThis.fetch });
  expect((await request('r-1')).html).toBe('ritad');
  await isolated.close();
  expect((await request('r-2')).html).toBe('ritad');
  expect(lost).toEqual([]);
  await expect(request('ends')).rejects.toThrow('ended');
  expect(lost).toHaveLength(1);
  expect((await request('r-3')).html).toBe('ritad');
  await isolated.close();
});

it('a render that is given up but comes to an end keeps its thread', async () => {
  const slow = await open(`let first = true; export const render = () => {
    if (!first) return Promise.resolve({ html: 'igen', error: null });
    first = false;
    return new Promise(() => undefined);
  };`);
  await expect(render(slow, 20)).rejects.toThrow();
  expect((await render(slow)).html).toBe('igen');
});

it('a bundle that uses up its memory does not take the server’s', async () => {
  const greedy = await open(
    `export const render = async () => { const all = []; for (;;) all.push(new Array(1e6).fill({})); };`,
  );
  await expect(render(greedy, 30_000)).rejects.toThrow(/memory|ended/);
}, 30_000);

it.each(['throw new Error("trasig modul");', 'process.exit(3);'])('%s when it is loaded is told', async (source) => {
  await expect(open(`${source} export const render = 1;`)).rejects.toThrow(/trasig modul|ended/);
});

/** Renders bursts of pages in a bundle with at most two threads; returns the threads that have rendered so far. */
const openBusy = async () => {
  const file = join(folder, 'server.mjs');
  await writeFile(
    file,
    `const threadId = Math.random();
    export const slots = ['header'];
    export const render = () => new Promise((resolve) => setTimeout(resolve, 20, { html: String(threadId), error: null }));`,
  );
  const isolated = await openIsolated(file, ({ message }) => lost.push(message), 2);
  const io = { signal: AbortSignal.timeout(10_000), fetch: globalThis.fetch };
  const renderPage = async () => {
    const page = testPage();
    const results = await Promise.all([1, 2].map(() => isolated.render({ ...REQUEST, page }, io)));
    return new Set(results.map(({ html }) => html));
  };
  const threads = new Set<string>();
  const burst = async (): Promise<number> => {
    const pages = await Promise.all(Array.from({ length: 6 }, renderPage));
    for (const page of pages) {
      expect(page.size).toBe(1);
      for (const thread of page) threads.add(thread);
    }
    return threads.size;
  };
  return { isolated, burst };
};

it('gets a second thread while the first has much to do, and keeps the fragments of a page together', async () => {
  const { isolated, burst } = await openBusy();
  await waitFor(async () => expect(await burst()).toBe(2), { timeout: 10_000 });
  await isolated.close();
  expect(lost).toEqual([]);
});

it('gives the second thread back when it has nothing to do: the next busy time gets a new one', async () => {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  const { isolated, burst } = await openBusy();
  await waitFor(async () => expect(await burst()).toBe(2), { timeout: 10_000 });
  jest.advanceTimersByTime(30_000);
  await waitFor(async () => expect(await burst()).toBe(3), { timeout: 10_000 });
  await isolated.close();
  expect(lost).toEqual([]);
});
