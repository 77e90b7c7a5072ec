import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SlotDescription } from '@shop/contracts/slot-description';
import { REMOTE_NAMES, REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';
import {
  addedRoutes,
  canary,
  changeRegistry,
  promote,
  publishRelease,
  smokeInThread,
  type ReleaseStore,
} from '@shop/releases';
import { createFolderStore } from '@shop/releases/folder-store';
import { integrityOf } from '@shop/releases/verify-files';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach } from '@jest/globals';
import { buildShell } from '../build-shell.ts';
import { readConfig } from '../config.ts';
import { openBundle } from '../releases/open-bundle.ts';
import { createStoreRegistry, type FollowingRegistry, type StoreRegistryOptions } from '../releases/store-registry.ts';
import { BROWSER } from './shell-per-test.ts';
import { NO_LAG } from './test-shell.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

/** Source text of a render result with `<p>text</p>`. */
export const resultOf = (text: string): string =>
  `({ html: '<p>${text}</p>', data: null, head: null, status: null, redirect: null, error: null })`;

/** Version of mf-header in a rendered page. */
export const headerOf = (body: string): string | undefined => /<p>mf-header ([\w.]+)<\/p>/.exec(body)?.[1];

export interface Variant {
  /** Source text of `render`. */
  render?: string;
  platform?: string;
  slots?: readonly string[];
  /** Descriptions of its slots; for a remote of another team also their names. */
  about?: Record<SlotName, SlotDescription>;
  /** Changes a file after it was hashed. */
  isTampered?: boolean;
}

/** Creates the folders of a shop: release store, the shell's own release, and builds of remotes. */
async function createFolders(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'shell-releases-'));
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
  return root;
}

const OWN: Readonly<Record<RemoteName, readonly SlotName[]>> = REMOTES;
const slotsOf = (name: RemoteName, about: NonNullable<Variant['about']>): readonly SlotName[] =>
  OWN[name] ?? Object.keys(about);

/** Builds a remote as its pipeline passes it to `publishRelease`; resolves with its folder. */
async function build(root: string, name: RemoteName, version: string, variant: Variant): Promise<string> {
  const {
    render = `async () => ${resultOf(`${name} ${version}`)}`,
    platform = '^1.0.0',
    about = {},
    slots = slotsOf(name, about),
  } = variant;
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
    slots: Object.fromEntries(
      slots.map((slot) => [slot, { js: [], css: [], ...(about[slot] && { about: about[slot] }) }]),
    ),
    integrity: { 'entry.js': entry, 'late.1.js': late },
    server: 'server/server.mjs',
    serverIntegrity: server,
  };
  await write('release.json', JSON.stringify(manifest));
  return dist;
}

/** A linear congruential generator: evenly spread, and the same in every run. */
const createRandom = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

/** A shell with real releases and the settings that a test may change before the start or at runtime. */
class ReleasedShop {
  readonly clock = { now: START };
  readonly problems: string[] = [];
  readonly root: string;
  store: ReleaseStore;
  openBundle = openBundle;
  timeouts: StoreRegistryOptions['timeouts'];
  private started: { app: FastifyInstance; registry: FollowingRegistry } | null = null;

  constructor(root: string) {
    this.root = root;
    this.store = createFolderStore(join(root, 'store'));
  }

  apiResponse = (): Response => Response.json({ data: { languagePack: {} } });

  /** Called with the body of each POST to the api. */
  onCall: (url: string, body: unknown) => void = () => undefined;

  get app(): FastifyInstance {
    return this.running.app;
  }

  get registry(): FollowingRegistry {
    return this.running.registry;
  }

  /** @param environment as `readConfig` takes it */
  async start(environment: Record<string, string> = {}): Promise<void> {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (typeof init?.body === 'string') this.onCall(String(input), JSON.parse(init.body));
      return this.apiResponse();
    };
    const registry = createStoreRegistry({
      store: this.store,
      openBundle: this.openBundle,
      ...(this.timeouts && { timeouts: this.timeouts }),
      smoke: (file, manifest) =>
        smokeInThread(file, Object.keys(manifest.slots), {
          routes: addedRoutes(manifest),
          apiBase: 'http://api.test/api/',
          now: START,
          fetch,
          timeoutMs: 500,
        }),
      shellReleaseFile: join(this.root, 'shell/release.json'),
      now: () => this.clock.now,
      onProblem: (message, error) =>
        this.problems.push(`${message}: ${error instanceof Error ? error.message : String(error)}`),
    });
    await registry.refresh();
    const app = await buildShell({
      config: { ...readConfig(environment), publicOrigin: 'https://shop.test', apiOrigin: 'http://api.test' },
      registry,
      clock: () => this.clock.now,
      logger: pino({ level: 'silent' }),
      fetch,
      random: createRandom(42),
      meter: NO_LAG,
    });
    this.started = { app, registry };
  }

  async end(): Promise<void> {
    await this.started?.app.close();
    await rm(this.root, { recursive: true, force: true });
  }

  private get running() {
    if (!this.started) throw new Error('start first');
    return this.started;
  }
}

/** Provides a shop for each test of the file, with version 1 of all remotes. Start it with `startServer`. */
export function releasedShopPerTest() {
  let shop: ReleasedShop | null = null;
  const current = (): ReleasedShop => {
    if (!shop) throw new Error('only within a test');
    return shop;
  };
  const change = () => ({ at: new Date(current().clock.now).toISOString(), by: 'anna' });
  const header = () => ({ remote: 'mf-header' as const, ...change() });
  const get = (url: string, headers: Record<string, string> = {}) =>
    current().app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });

  /** Publishes a remote whose every slot renders `<p>remote version</p>`. */
  const publish = async (name: RemoteName, version: string, variant: Variant = {}): Promise<void> => {
    const { root, store } = current();
    await publishRelease({ store, remote: name, dist: await build(root, name, version, variant), ...change() });
    if (variant.isTampered) await writeFile(join(root, 'store', name, version, 'browser/late.1.js'), '// andras kod');
  };

  beforeEach(async () => {
    shop = new ReleasedShop(await createFolders());
    for (const name of REMOTE_NAMES) {
      await publish(name, '1');
      await changeRegistry(shop.store, (now) => promote(now, { remote: name, ...change(), version: '1' }));
    }
    shop.clock.now += 1000;
  });
  afterEach(async () => current().end());

  return {
    current,
    change,
    header,
    get,
    publish,
    startServer: (environment?: Record<string, string>) => current().start(environment),
    toAll: (version: string) => changeRegistry(current().store, (now) => promote(now, { ...header(), version })),
    toShare: (percent: number, version: string) =>
      changeRegistry(current().store, (now) => canary(now, { ...header(), percent, version })),
    /** Refreshes the releases, as the server does every second. */
    follow: async () => {
      current().clock.now += 1000;
      await current().registry.refresh();
    },
    /** Version of mf-header on the start page. */
    served: async (cookie = '') => headerOf((await get('/se', cookie === '' ? {} : { cookie })).body),
  };
}
