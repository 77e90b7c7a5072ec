import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName, type SlotName } from '@shop/shared/contracts/slots';
import {
  canary,
  changeRegistry,
  createFolderStore,
  integrityOf,
  promote,
  publishRelease,
  readRegistry,
  rollback,
  smokeInThread,
  type ReleaseStore,
} from '@shop/shared/releases';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShell } from './build-shell.ts';
import { readConfig } from './config.ts';
import { openBundle } from './releases/open-bundle.ts';
import { createStoreRegistry, type FollowingRegistry } from './releases/store-registry.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const START = Date.parse('2026-11-21T12:00:00Z');

let root: string;
let store: ReleaseStore;
let registry: FollowingRegistry;
let app: FastifyInstance;
let clock: { now: number };
let problems: string[];
let seed: number;
let apiAnswer: () => Response;
let openWith: typeof openBundle;
let patience: { next: number; first: number } | undefined;

const say = (text: string) =>
  `({ html: '<p>${text}</p>', data: null, head: null, status: null, redirect: null, error: null })`;

interface Variant {
  /** What `render` does, as source text. */
  render?: string;
  platform?: string;
  slots?: readonly string[];
  /** Changes a file after its hash has been taken. */
  isTampered?: boolean;
}

/** Publishes a remote whose every slot draws `<p>remote version</p>`. */
async function publish(name: RemoteName, version: string, variant: Variant = {}): Promise<void> {
  const { render = `async () => ${say(`${name} ${version}`)}`, platform = '^1.0.0', slots = REMOTES[name] } = variant;
  const dist = join(root, 'dist', name, version);
  const write = async (file: string, text: string) => {
    await mkdir(join(dist, file, '..'), { recursive: true });
    await writeFile(join(dist, file), text);
    return integrityOf(new TextEncoder().encode(text));
  };
  const entry = await write('browser/entry.js', `// ${name} ${version}`);
  const late = await write('browser/late.1.js', `// late part of ${version}`);
  const server = await write(
    'server/server.mjs',
    `export const slots = ${JSON.stringify(slots)}; export const render = ${render};`,
  );
  const manifest = {
    name,
    version,
    commit: null,
    platform,
    entry: 'entry.js',
    slots: Object.fromEntries(slots.map((slot) => [slot, { js: [], css: [] }])),
    integrity: { 'entry.js': entry, 'late.1.js': late },
    server: 'server/server.mjs',
    serverIntegrity: server,
  };
  await write('release.json', JSON.stringify(manifest));
  await publishRelease({ store, remote: name, dist, ...change() });
  if (variant.isTampered) await writeFile(join(root, 'store', name, version, 'browser/late.1.js'), '// andras kod');
}

const change = () => ({ at: new Date(clock.now).toISOString(), by: 'anna' });
const header = () => ({ remote: 'mf-header' as const, ...change() });
const toAll = (version: string) => changeRegistry(store, (now) => promote(now, { ...header(), version }));
const toShare = (percent: number, version: string) =>
  changeRegistry(store, (now) => canary(now, { ...header(), percent, version }));

/** Lets the server look, as it does every second. */
const follow = async () => {
  clock.now += 1000;
  await registry.look();
};

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });
const headerOf = (body: string) => /<p>mf-header ([\w.]+)<\/p>/.exec(body)?.[1];
const served = async (cookie = '') => headerOf((await get('/se', cookie === '' ? {} : { cookie })).body);

const startServer = async (release: Record<string, string> = {}) => {
  registry = createStoreRegistry({
    store,
    openBundle: openWith,
    ...(patience && { patience }),
    smoke: (file, { slots }) =>
      smokeInThread(file, Object.keys(slots) as SlotName[], {
        apiBase: 'http://api.test/api/',
        now: START,
        fetch: async () => apiAnswer(),
        timeoutMs: 500,
      }),
    shellReleaseFile: join(root, 'shell/release.json'),
    now: () => clock.now,
    onProblem: (message, error) =>
      problems.push(`${message}: ${error instanceof Error ? error.message : String(error)}`),
  });
  await registry.look();
  const random = vi.fn(() => {
    // A linear congruential generator: evenly spread, and the same in every run.
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  });
  app = await buildShell({
    config: { ...readConfig(release), publicOrigin: 'https://shop.test', apiOrigin: 'http://api.test' },
    registry,
    clock: () => clock.now,
    logger: pino({ level: 'silent' }),
    fetch: async () => apiAnswer(),
    random,
  });
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-releases-'));
  store = createFolderStore(join(root, 'store'));
  clock = { now: START };
  problems = [];
  seed = 42;
  openWith = openBundle;
  patience = undefined;
  apiAnswer = () => Response.json({ data: { languagePack: {} } });
  await mkdir(join(root, 'shell'), { recursive: true });
  const shell = {
    version: '1',
    entry: 'shell.js',
    js: [],
    css: [],
    fonts: [],
    integrity: {},
    server: 'server/server.mjs',
  };
  await writeFile(join(root, 'shell/release.json'), JSON.stringify(shell));
  for (const name of REMOTE_NAMES) {
    await publish(name, '1');
    await changeRegistry(store, (now) => promote(now, { remote: name, ...change(), version: '1' }));
  }
  clock.now += 1000;
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

describe('a running shop', () => {
  it('takes a release up and gives it back without a restart, and drops no request meanwhile', async () => {
    await startServer();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const versions: (string | undefined)[] = [];
    let isOver = false;
    const shopper = async () => {
      while (!isOver) {
        const answer = await fetch(`${origin}/se`, { headers: { 'User-Agent': BROWSER } });
        expect(answer.status).toBe(200);
        versions.push(headerOf(await answer.text()));
      }
    };
    const shoppers = [shopper(), shopper(), shopper()];
    await publish('mf-header', '2');
    await follow();
    expect(await served()).toBe('1');
    await toAll('2');
    await follow();
    expect(await served()).toBe('2');
    await changeRegistry(store, (now) => rollback(now, header()));
    await follow();
    expect(await served()).toBe('1');
    isOver = true;
    await Promise.all(shoppers);
    expect(new Set(versions)).toEqual(new Set(['1', '2']));
    expect(problems).toEqual([]);
  });

  it('still has the late chunks of the pages that are open, until the release is pruned', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    const chunk = await get('/assets/mf-header/1/late.1.js');
    expect(chunk.body).toBe('// late part of 1');
    expect(chunk.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/mf-header/3/late.1.js')).statusCode).toBe(404);
    expect((await get('/assets/mf-header/1/..%2Frelease.json')).statusCode).toBe(404);
  });

  it('keeps serving when the registry is broken or away', async () => {
    await startServer();
    await writeFile(join(root, 'store/registry.json'), '{ trasig');
    await follow();
    expect(await served()).toBe('1');
    await rm(join(root, 'store/registry.json'));
    await follow();
    expect(await served()).toBe('1');
    expect(problems).toHaveLength(2);
  });
});

describe('a canary', () => {
  it('goes to its share of visitors, each of whom keeps what they got', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(20, '2');
    await follow();
    const VISITORS = 400;
    let tried = 0;
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const first = await get('/se');
      const cookie = [first.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('release-group='));
      expect(cookie).toMatch(/^release-group=\d+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
      const version = headerOf(first.body);
      if (version === '2') tried += 1;
      if (visitor % 20 === 0) expect(await served(cookie?.split(';')[0])).toBe(version);
    }
    // Four standard deviations round 20 %.
    const sigma = Math.sqrt(VISITORS * 0.2 * 0.8);
    expect(Math.abs(tried - VISITORS * 0.2)).toBeLessThan(4 * sigma);
  });

  it('is no answer that a CDN may keep, and is never shown to crawlers', async () => {
    await startServer({ CDN_VARIANT_HEADER: 'X-Variant' });
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    const page = await get('/se', { cookie: 'ab-trigger=paymentSwap', 'x-variant': 'paymentSwap' });
    expect(headerOf(page.body)).toBe('2');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const crawler = await get('/se', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    expect(headerOf(crawler.body)).toBe('1');
    await toShare(0, '2');
    await follow();
    const cookie = 'release-group=1; ab-trigger=paymentSwap';
    expect((await get('/se', { cookie, 'x-variant': 'paymentSwap' })).headers['cache-control']).toContain('s-maxage');
  });

  it('whatever the cookie holds, a page is answered', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(50, '2');
    await follow();
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w.-]{0,12}$/), async (value) => {
        expect(['1', '2']).toContain(await served(`release-group=${value}`));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a release that would break the shop', () => {
  const THROWS = `async () => ({ html: '', data: null, head: null, status: null, redirect: null, error: { message: 'trasig', stack: '' } })`;
  it.each<[string, Variant, string]>([
    ['needs another Platform', { platform: '^2.0.0' }, 'needs Platform ^2.0.0'],
    ['lacks a slot that pages need', { slots: ['side-menu'] }, 'Pages need header'],
    ['has a file that was changed', { isTampered: true }, 'late.1.js is not what'],
    ['throws when it is drawn', { render: THROWS }, 'cannot be drawn: trasig'],
    ['never comes back', { render: 'async () => { for (;;); }' }, 'cannot be drawn'],
    ['cannot be loaded', { render: '(() => { throw new Error("trasig modul"); })()' }, 'trasig modul'],
  ])('is refused when it %s, and says why', async (_what, variant, reason) => {
    await startServer();
    await publish('mf-header', '2', variant);
    await toAll('2');
    await follow();
    expect(await served()).toBe('1');
    expect(problems.join()).toContain(reason);
    const { refused } = (await get('/readyz')).json<{
      refused: { name: string; version: string; reasons: string[] }[];
    }>();
    expect(refused).toMatchObject([{ name: 'mf-header', version: '2' }]);
    expect(refused[0]?.reasons.join()).toContain(reason);
    // The same as a canary.
    await toAll('1');
    await toShare(100, '2');
    await follow();
    expect(await served()).toBe('1');
  });

  it('is not given by a server that starts anew either', async () => {
    await publish('mf-header', '2', { isTampered: true });
    await toAll('2');
    await startServer();
    expect(await served()).toBe('1');
  });

  it('a slow or dead api is no reason to refuse one', async () => {
    await startServer();
    apiAnswer = () => new Response('', { status: 503 });
    await publish('mf-header', '2', {
      render: `async ({ apiBase }, io) => { await io.fetch(apiBase + 'me'); return ${THROWS.slice(12)}; }`,
    });
    await toAll('2');
    await follow();
    expect(registry.refusals()).toEqual([]);
  });
});

describe('a release that fails once it is given', () => {
  /** Draws well in the smoke render, whose request says so, and fails afterwards. */
  const LATER = `async ({ requestId }) => requestId.startsWith('smoke') ? ${say('mf-header 2')} : (() => { throw new Error('trasig'); })()`;

  it('gives way to the last good one by itself, and the registry says so', async () => {
    await startServer();
    await publish('mf-header', '2', { render: LATER });
    await toAll('2');
    await follow();
    for (let page = 0; page < 12; page += 1) await get(`/se/category/${page + 1}`);
    await vi.waitFor(async () => expect(await served()).toBe('1'));
    await vi.waitFor(async () => {
      const found = await readRegistry(store);
      expect(found?.registry.remotes['mf-header']).toMatchObject({ stable: '1' });
      expect(found?.registry.audit.at(-1)).toMatchObject({ action: 'withdraw', version: '2' });
    });
  });

  /** Reports of so many browsers, each from an address of its own, as somebody makes them who has fetched one page. */
  const report = async (token: string | undefined, count = 8) => {
    for (let visitor = 1; visitor <= count; visitor += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/client-error',
        remoteAddress: `192.0.2.${visitor}`,
        headers: { 'content-type': 'application/json' },
        payload: { message: 'x', stack: '', browser: '', source: 'mf-header@2', ...(token && { token }) },
      });
      expect(statusCode).toBe(200);
    }
  };
  const tokenOf = (body: string) => /"reportToken":"([^"]+)"/.exec(body)?.[1];
  const alerts = async () =>
    /shell_release_alerts_total\{remote="mf-header",version="2"\} (\d+)/.exec((await get('/metrics')).body)?.[1];

  it('[F2] is not withdrawn by what browsers report, however many: people are alerted', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    const { body } = await get('/se');
    expect(headerOf(body)).toBe('2');
    await report(tokenOf(body));
    expect(await alerts()).toBe('1');
    await follow();
    expect(await served()).toBe('2');
    expect((await readRegistry(store))?.registry.remotes['mf-header']).toMatchObject({ stable: '2' });
  });

  it('[F2] as a canary ends when enough browsers report pages that they were really given', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    const { body } = await get('/se');
    expect(headerOf(body)).toBe('2');
    const token = tokenOf(body) ?? '';
    await report(undefined);
    await report('MTox.aGVq');
    await report(`${token.slice(0, -4)}AAAA`);
    await report(token, 7);
    expect(await alerts()).toBeUndefined();
    expect(await served()).toBe('2');
    await report(token);
    await vi.waitFor(async () => expect(await served()).toBe('1'));
    await vi.waitFor(async () => {
      const found = await readRegistry(store);
      expect(found?.registry.remotes['mf-header']).toMatchObject({ stable: '1', canary: null });
    });
  });

  it('[F2] stays with everybody when it was promoted while its canary was being ended', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    await toAll('2');
    await registry.endCanary('mf-header', '2', 'rapporterad');
    await follow();
    expect((await readRegistry(store))?.registry.remotes['mf-header']).toMatchObject({ stable: '2' });
    expect(await served()).toBe('2');
  });

  it('stays when it is all that there is, and when it has served for long', async () => {
    await startServer();
    await registry.withdraw('mf-header', '1', 'trasig');
    expect(await served()).toBe('1');
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    clock.now += 3 * 60 * 60 * 1000;
    await registry.withdraw('mf-header', '2', 'trasig');
    expect(await served()).toBe('2');
  });
});

describe('a store that is slow', () => {
  /** A store whose one release does not come before it is let through. */
  const slowFor = (folder: string, allowed: NonNullable<typeof patience>) => {
    patience = allowed;
    const { promise, resolve } = Promise.withResolvers<void>();
    const inner = store;
    store = {
      ...inner,
      async localFolder(wanted) {
        if (wanted === folder) await promise;
        return inner.localFolder(wanted);
      },
    };
    return resolve;
  };

  it.each(REMOTE_NAMES)('keeps neither the other releases nor the shop waiting for %s', async (slow) => {
    const other: RemoteName = slow === 'mf-header' ? 'mf-content' : 'mf-header';
    const versionOf = async (name: RemoteName) =>
      new RegExp(`<p>${name} ([\\w.]+)</p>`).exec((await get('/se')).body)?.[1];
    const arrive = slowFor(`${slow}/2`, { next: 2000, first: 20_000 });
    await startServer();
    const before = await versionOf(slow);
    for (const name of [slow, other] as const) {
      await publish(name, '2');
      await changeRegistry(store, (now) => promote(now, { remote: name, ...change(), version: '2' }));
    }
    await follow();
    expect(await versionOf(other)).toBe('2');
    expect(await versionOf(slow)).toBe(before);
    expect(registry.refusals()).toEqual([]);
    await follow();
    expect(problems.filter((problem) => problem.includes('slow to come'))).toHaveLength(1);
    arrive();
    await vi.waitFor(async () => {
      await follow();
      expect((await get('/readyz')).json<{ remotes: unknown[] }>().remotes).toContainEqual({
        name: slow,
        version: '2',
        isLoaded: true,
      });
    });
  });

  it('lets a server start with what has come', async () => {
    await publish('mf-header', '2');
    await toAll('2');
    const arrive = slowFor('mf-header/2', { next: 2000, first: 100 });
    await startServer();
    expect(await served()).toBe('1');
    arrive();
    await vi.waitFor(async () => {
      await follow();
      expect(await served()).toBe('2');
    });
  });
});

describe('threads of releases that nobody gets any more', () => {
  it('are ended after a while, and begun again when the release is given again', async () => {
    const open = new Set<string>();
    openWith = async (file, { name, version }) => {
      const bundle = await openBundle(file, { name, version });
      open.add(`${name}@${version}`);
      return { ...bundle, close: async () => void open.delete(`${name}@${version}`) };
    };
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    expect(open).toContain('mf-header@1');
    clock.now += 60_000;
    await follow();
    expect(open).not.toContain('mf-header@1');
    expect(open).toContain('mf-header@2');
    await changeRegistry(store, (now) => rollback(now, header()));
    await follow();
    expect(await served()).toBe('1');
  });
});
