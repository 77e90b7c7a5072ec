import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE_DATA_PATH } from '../../page/page-data.ts';
import { notFoundLine } from '../page-data/load-page-data.ts';
import { startTestShell, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';
import { overrideCookie, readOverrides } from './override-cookie.ts';

const MANIFEST = {
  name: 'mf-header',
  version: '9',
  commit: null,
  platform: '^1.0.0',
  entry: 'entry.js',
  slots: { header: { js: [], css: [] } },
  integrity: { 'entry.js': 'sha384-abc' },
  server: 'server/server.mjs',
  serverIntegrity: 'sha384-abc',
};

/** An unpublished remote with a page of its own. */
const LOST_MANIFEST = {
  ...MANIFEST,
  name: 'mf-lost',
  slots: { 'lost-page': { js: [], css: [], about: { routes: { lost: { paths: ['lost-and-found/:id?'] } } } } },
};

let developer: Server;
let manifest: object;
let origin: string;
let shell: TestShell | null = null;

beforeEach(async () => {
  manifest = MANIFEST;
  developer = createServer((request, response) => {
    if (request.url === '/release.json') response.end(JSON.stringify(manifest));
    else if (request.url === '/browser/entry.js') response.end('// egen');
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => developer.listen(0, '127.0.0.1', listening));
  const address = developer.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  await shell?.close();
  shell = null;
  developer.close();
});

const start = async (options: TestShellOptions = {}, isPublic = true) => {
  shell = await startTestShell({ ...options, config: { overrides: { origins: [origin], isPublic: isPublic } } });
  return shell.app;
};
const cookie = () => overrideCookie({ 'mf-header': origin }, true).split(';')[0] ?? '';
const post = (payload: string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/mf-override',
  payload,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
});

describe('mf-override', () => {
  it('takes a remote from a developer’s server: in the browser only, with a badge, uncached', async () => {
    const app = await start();
    const { body, headers } = await app.inject({ url: '/se', headers: { cookie: cookie() } });
    expect(body).toContain('"base":"/mf-override/files/mf-header/9/"');
    expect(body).not.toContain('Sidhuvud');
    expect(body).toContain(`Egen version: mf-header från ${origin}`);
    expect(body).toContain('Återställ');
    expect(headers['cache-control']).toBe('private, no-store');
    const file = await app.inject({ url: '/mf-override/files/mf-header/9/entry.js', headers: { cookie: cookie() } });
    expect(file.body).toBe('// egen');
    // All other visitors get the published release.
    expect((await app.inject('/se')).body).toContain('Sidhuvud');
  });

  it('the URL alone changes nothing', async () => {
    const app = await start();
    const { body } = await app.inject(`/se?mf-override=${encodeURIComponent(`mf-header=${origin}`)}`);
    expect(body).not.toContain('Egen version');
    expect((await app.inject('/mf-override/files/mf-header/9/entry.js')).statusCode).toBe(404);
  });

  it('a visitor who is no employee gets neither the page nor the files, whatever the cookie', async () => {
    const app = await start({}, false);
    const headers = { cookie: cookie() };
    expect((await app.inject({ url: '/mf-override', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/mf-override/files/mf-header/9/entry.js', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/se', headers })).body).toContain('Sidhuvud');
    expect((await app.inject(post('reset=1'))).statusCode).toBe(404);
  });

  it('sends no request to origins that are not on the list', async () => {
    const app = await start();
    const foreign = overrideCookie({ 'mf-header': 'http://127.0.0.1:1' }, true).split(';')[0] ?? '';
    expect((await app.inject({ url: '/se', headers: { cookie: foreign } })).body).not.toContain('Egen version');
    expect((await app.inject(post('remote=mf-header&origin=http://127.0.0.1:1'))).statusCode).toBe(400);
  });

  it('is set and ended by a form, which no other site can submit', async () => {
    const app = await start();
    const form = `remote=mf-header&origin=${encodeURIComponent(origin)}`;
    const chosen = await app.inject(post(form));
    expect(chosen.statusCode).toBe(303);
    expect(String(chosen.headers['set-cookie'])).toBe(`${cookie()}; Path=/; HttpOnly; SameSite=Strict; Secure`);
    const ended = await app.inject(post('reset=1', { cookie: cookie() }));
    expect(String(ended.headers['set-cookie'])).toContain('mf-override=; Max-Age=0');
    expect((await app.inject(post(form, { 'sec-fetch-site': 'cross-site' }))).statusCode).toBe(403);
  });

  it('adds its pages for the browser with the override only', async () => {
    const app = await start();
    manifest = LOST_MANIFEST;
    const headers = { cookie: overrideCookie({ 'mf-lost': origin }, true).split(';')[0] ?? '' };
    const page = await app.inject({ url: '/se/lost-and-found/7', headers });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain('"mf-lost:lost"');
    expect(page.body).toContain('"base":"/mf-override/files/mf-lost/9/"');
    expect((await app.inject({ url: '/se/lost-and-found/7/8', headers })).statusCode).toBe(404);
    expect((await app.inject('/se/lost-and-found/7')).statusCode).toBe(404);
    // A browser with the override renders the page itself; any other gets a 404.
    const data = `${PAGE_DATA_PATH}?${new URLSearchParams({ page: '/se/lost-and-found/7', releases: 'shell' })}`;
    const notFound = new TextDecoder().decode(Buffer.concat(notFoundLine()));
    expect((await app.inject({ url: data, headers })).body).not.toBe(notFound);
    expect((await app.inject(data)).body).toBe(notFound);
  });

  it('adds no page for a visitor who may not choose it', async () => {
    const app = await start({}, false);
    manifest = LOST_MANIFEST;
    const headers = { cookie: overrideCookie({ 'mf-lost': origin }, true).split(';')[0] ?? '' };
    expect((await app.inject({ url: '/se/lost-and-found/7', headers })).statusCode).toBe(404);
  });

  it('a server that does not respond is ignored', async () => {
    const app = await start();
    developer.close();
    developer.closeAllConnections();
    expect((await app.inject({ url: '/se', headers: { cookie: cookie() } })).body).toContain('Sidhuvud');
  });
});

it.each([undefined, '', '%', 'mf-header', 'okand=http://a.test', 'mf-header=inte en adress'])(
  'the cookie %s says nothing',
  (value) => expect(readOverrides(value)).toEqual({}),
);
