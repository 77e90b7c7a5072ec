import { testMember } from '@shop/testing';
import { cspHash } from '../http/security-headers.ts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pino, type Logger } from 'pino';
import type { RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { REMOTE_NAMES, REMOTES, type KnownRemote, type RemoteName, type SlotName } from '@shop/contracts/slots';
import type { OpenBundle } from '@shop/releases';
import { EMPTY_RESULT } from '@shop/contracts/render-result';
import type { FastifyInstance } from 'fastify';
import type { LagMeter } from '../http/back-pressure.ts';
import type { Recompress } from '../http/recompress.ts';
import { buildShell } from '../build-shell.ts';
import { readConfig, type ShellConfig } from '../config.ts';
import type { Release, ReleaseRegistry, ReleaseSet } from '../releases/release-set.ts';

/** For tests of the server: fake remotes, a fake api, a fixed clock. */

/** A member as returned by `me`. */
export const USER = testMember({ email: 'anna@example.com', username: 'anna', firstName: 'Anna', lastName: 'A' });

export type FakeSlot = (
  request: RenderRequest,
  io: { signal: AbortSignal; fetch: typeof globalThis.fetch },
) => Partial<RenderResult> | Promise<Partial<RenderResult>>;

export type FakeSlots = Record<SlotName, FakeSlot>;

const DEFAULT_SLOTS: FakeSlots = {
  header: () => ({ html: '<header>Sidhuvud <div data-slot="cart-widget"><!--slot:cart-widget--></div></header>' }),
  'cart-widget': () => ({ html: '<a href="/se/checkout">Varukorg</a>' }),
  'usp-bar': () => ({ html: '<p>Fri frakt</p>' }),
  footer: () => ({ html: '<footer>Sidfot</footer>' }),
  'start-page': () => ({ html: '<h1>Start</h1>', head: { title: '' } }),
  'list-page': () => ({ html: '<h1>Lista</h1>', head: { title: 'Lista' } }),
  'side-menu': () => ({ html: '<nav>Meny</nav>' }),
  filters: () => ({ html: '<form>Filter</form>' }),
  'checkout-page': ({ page }) => ({
    html: `<h1>Kassa</h1>${page.user?.firstName ?? 'gäst'}`,
    head: { title: 'Kassa' },
  }),
  'product-page': ({ page }) => ({
    html: `<h1>Produkt</h1>${page.user?.firstName ?? ''}`,
    data: { id: page.route.params.id },
    head: { title: 'Mus', canonicalPath: `/se/product/${page.route.params.id}-mus` },
  }),
};

function bundleOf(slots: FakeSlots): OpenBundle {
  return {
    slots: Object.keys(slots) as SlotName[],
    async render(request, io) {
      const slot = slots[request.slot];
      if (!slot) throw new Error(`no slot ${request.slot}`);
      return { ...EMPTY_RESULT, ...(await slot(request, io)) };
    },
    close: () => Promise.resolve(),
  };
}

/** The shell's sheet is inlined; those of the fake remotes stay files. */
const SHELL_STYLES = new Map([['shell.css', { text: 'a{color:red}', hash: cspHash('a{color:red}') }]]);

/** A release of a remote whose slots are functions. */
export function fakeRelease(name: KnownRemote, slots: FakeSlots): Release {
  const owned = REMOTES[name].filter((slot) => slots[slot] !== undefined);
  const files = Object.fromEntries(owned.map((slot) => [slot, { js: [`${slot}.js`], css: [`${name}.css`] }]));
  return {
    name,
    version: '1',
    base: `/assets/${name}/1/`,
    folder: '/nowhere',
    styles: new Map(),
    sizes: new Map(),
    bundle: bundleOf(slots),
    manifest: {
      name,
      version: '1',
      commit: null,
      platform: '^1.0.0',
      entry: 'remote.js',
      slots: files,
      integrity: { 'remote.js': 'sha384-abc' },
      server: 'server/server.mjs',
      serverIntegrity: 'sha384-abc',
    },
  };
}

/** No lag, so that tests do not depend on the load of the machine. */
export const NO_LAG: LagMeter = { read: () => 0, stop: () => undefined };

export interface TestShellOptions {
  slots?: FakeSlots;
  /** Remotes missing in the registry. */
  away?: readonly RemoteName[];
  /** Remotes whose server bundle cannot be loaded. */
  broken?: readonly RemoteName[];
  /** Responses of the api by `METHOD path`. */
  api?: (request: { method: string; url: string; headers: IncomingMessage['headers']; body: string }) => {
    status?: number;
    headers?: Record<string, string | string[]>;
    /** Bytes are sent as they are, all else as JSON. */
    body?: unknown;
    /** Closes the connection instead of responding. */
    breaks?: boolean;
    /** Never responds; called when the shell aborts. */
    onLeft?: () => void;
  } | null;
  config?: Partial<ShellConfig>;
  /** Silent unless given. */
  logger?: Logger;
  /** Lag of the event loop; none unless given. */
  meter?: LagMeter;
  /** Divides visitors into groups. */
  isDivided?: boolean;
  onGroup?: (group: number | null) => void;
  onWithdraw?: (name: RemoteName, version: string, reason: string) => void;
  random?: () => number;
  isDraining?: () => boolean;
  recompress?: Recompress;
}

export interface TestShell {
  app: FastifyInstance;
  clock: { now: number };
  /** Origin of the fake api. */
  apiOrigin: string;
  registry: { key: string };
  close(): Promise<void>;
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A shell server with remotes that are functions and an api that is a function behind a real socket. */
export async function startTestShell(options: TestShellOptions = {}): Promise<TestShell> {
  const api = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const result = options.api?.({ method, url, headers, body: await textOf(request) }) ?? { status: 404, body: {} };
    if (result.breaks) {
      request.socket.destroy();
      return;
    }
    if (result.onLeft) {
      response.once('close', result.onLeft);
      return;
    }
    response.writeHead(result.status ?? 200, { 'Content-Type': 'application/json', ...result.headers });
    response.end(Buffer.isBuffer(result.body) ? result.body : JSON.stringify(result.body ?? {}));
  });
  const apiOrigin = await listen(api);
  const slots = { ...DEFAULT_SLOTS, ...options.slots };
  const remotes = Object.fromEntries(
    REMOTE_NAMES.filter((name) => !options.away?.includes(name)).map((name) => {
      const release = fakeRelease(name, slots);
      return [name, options.broken?.includes(name) ? { ...release, bundle: null } : release];
    }),
  );
  const registryState = { key: 'a' };
  const registry: ReleaseRegistry = {
    async current(group): Promise<ReleaseSet> {
      options.onGroup?.(group);
      const manifest = {
        version: '1',
        entry: 'shell.js',
        beside: ['react.js'],
        js: ['bootstrap.js'],
        css: ['shell.css'],
        fonts: ['inter-latin-wght-normal.1.woff2', 'inter-latin-ext-wght-normal.1.woff2'],
        integrity: {},
        server: 'server/server.mjs',
      };
      return {
        key: registryState.key,
        isDivided: options.isDivided ?? false,
        remotes,
        shell: { base: '/assets/shell/1/', folder: '/nowhere', styles: SHELL_STYLES, sizes: new Map(), manifest },
      };
    },
    files: async () => null,
    refusals: () => [],
    canaries: () => [],
    withdraw: async (name, version, reason) => options.onWithdraw?.(name, version, reason),
    endCanary: async () => undefined,
  };
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const app = await buildShell({
    config: { ...readConfig({}), apiOrigin, publicOrigin: 'https://shop.test', secureCookies: true, ...options.config },
    registry,
    clock: () => clock.now,
    logger: options.logger ?? pino({ level: 'silent' }),
    fetch: globalThis.fetch,
    random: options.random ?? (() => 0),
    ...(options.recompress && { recompress: options.recompress }),
    ...(options.isDraining && { isDraining: options.isDraining }),
    meter: options.meter ?? NO_LAG,
  });
  return {
    app,
    clock,
    apiOrigin,
    registry: registryState,
    async close() {
      await app.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
