import { endpoint } from '@shop/contracts';
import { Id, QueryFlag } from '@shop/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import type { Feature } from '../feature.ts';
import { registerMembers } from '../members/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { ApiError } from './errors.ts';
import { route } from './route.ts';

const Echo = z.object({ data: z.unknown() });

const echoQuery = endpoint({
  method: 'GET',
  path: 'echo/:id',
  access: 'exists',
  summary: 'Answers what it was asked.',
  params: z.object({ id: Id }),
  query: z.object({
    products: z.optional(z.array(Id)),
    filter: z.optional(z.object({ price: z.object({ min: z.string() }) })),
    inStock: z.optional(QueryFlag),
  }),
  response: Echo,
});
const echoBody = endpoint({
  method: 'POST',
  path: 'echo',
  access: 'exists',
  summary: 'Answers what it was sent.',
  body: z.object({
    name: z.string().check(z.minLength(2), z.maxLength(10)),
    quantity: z.number().check(z.minimum(1)),
    zipCode: z.optional(z.string().check(z.regex(/^\d{5}$/, 'Ange ett giltigt postnummer!'))),
  }),
  response: Echo,
});
const publicList = endpoint({
  method: 'GET',
  path: 'public',
  access: 'never',
  cacheSeconds: 300,
  summary: 'Public.',
  response: Echo,
});
const nothing = endpoint({ method: 'POST', path: 'nothing', access: 'exists', summary: 'No answer.' });
const wrongType = endpoint({
  method: 'GET',
  path: 'wrong',
  access: 'never',
  summary: 'Lies.',
  response: z.object({ id: z.number() }),
});
const leaking = endpoint({
  method: 'GET',
  path: 'leak',
  access: 'never',
  summary: 'Leaks.',
  response: z.object({ id: z.number() }),
});
const crashing = endpoint({ method: 'GET', path: 'crash', access: 'never', summary: 'Crashes.', response: Echo });
const refusing = endpoint({
  method: 'GET',
  path: 'refuse',
  access: 'never',
  cacheSeconds: 300,
  summary: 'Refuses.',
  response: Echo,
});
const cached = endpoint({
  method: 'POST',
  path: 'remember',
  access: 'exists',
  summary: 'Keeps a visitor.',
  response: Echo,
});
const byLevel = (access: 'user' | 'secure' | 'always', role?: 'employee' | 'admin') =>
  endpoint({
    method: 'GET',
    path: `level/${role ?? access}`,
    access,
    ...(role && { role }),
    summary: 'Guarded.',
    response: Echo,
  });
const GUARDED = [
  byLevel('user'),
  byLevel('secure'),
  byLevel('always'),
  byLevel('user', 'employee'),
  byLevel('user', 'admin'),
];

const registerFixtures: Feature = (app: FastifyInstance) => {
  route(app, echoQuery, ({ params, query }) => ({ data: { params, query } }));
  route(app, echoBody, ({ body }) => ({ data: body }));
  route(app, publicList, () => ({ data: ['a'] }));
  route(app, nothing, () => undefined);
  route(app, wrongType, () => ({ id: 'ett' }) as unknown as { id: number });
  route(app, leaking, () => ({ id: 1, passwordHash: 'x' }) as { id: number });
  route(app, crashing, () => {
    throw new Error('connection string postgres://secret');
  });
  route(app, refusing, () => {
    throw new ApiError('OUT_OF_STOCK', undefined, { retryAfterSeconds: 7 });
  });
  route(app, cached, async ({ session }) => ({ data: [await session.ensure(), await session.ensure()] }));
  for (const guarded of GUARDED) route(app, guarded, () => ({ data: 'in' }));
};

const FEATURES = [
  ['members', registerMembers],
  ['fixtures', registerFixtures],
] as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ features: FEATURES });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.logs.length = 0;
});

describe('a request', () => {
  it('[7.1-01] is served below /api/ only', async () => {
    expect((await shop.browser().send('GET', '/api/public')).status).toBe(200);
    expect((await shop.browser().send('GET', '/public')).status).toBe(404);
  });

  it('[7.1-03] [O7-39] sends its data as query parameters in bracket notation', async () => {
    const { body } = await shop
      .browser()
      .send('GET', '/api/echo/7?products[]=1&products[]=2&filter[price][min]=99&inStock');
    expect(body).toEqual({
      data: { params: { id: 7 }, query: { products: [1, 2], filter: { price: { min: '99' } }, inStock: true } },
    });
  });

  it('[7.1-02] sends a JSON body, and is refused with any other kind', async () => {
    const browser = shop.browser();
    const json = await browser.send('POST', '/api/echo', { body: { name: 'Kabel', quantity: 2 } });
    expect(json.body).toEqual({ data: { name: 'Kabel', quantity: 2 } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const other = await browser.send('POST', '/api/echo', { body: 'name=Kabel', headers: { 'content-type': type } });
      expect(other.status).toBe(415);
    }
  });

  it('may have no body although it names a type', async () => {
    const { status } = await shop
      .browser()
      .send('POST', '/api/nothing', { headers: { 'content-type': 'application/json' } });
    expect(status).toBe(204);
  });

  it('is refused with 400 where the address is wrong', async () => {
    for (const path of ['/api/echo/abc', '/api/echo/-1', '/api/echo/7?products[]=x']) {
      const { status, body } = await shop.browser().send('GET', path);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'VALIDATION' })]);
    }
  });

  it('is refused with 422 and one Swedish message per field where the body is wrong', async () => {
    const { status, body } = await shop
      .browser()
      .send('POST', '/api/echo', { body: { name: 'K', quantity: 0, zipCode: '1' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'Kontrollera uppgifterna och försök igen.',
      code: 'VALIDATION',
      fields: {
        name: 'Skriv minst 2 tecken.',
        quantity: 'Värdet måste vara minst 1.',
        zipCode: 'Ange ett giltigt postnummer!',
      },
    });
  });

  it.each([
    ['broken JSON', '{', 400, 'BAD_REQUEST'],
    ['a body above 256 kB', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('is refused for %s', async (_what, body, status, code) => {
    const response = await shop
      .browser()
      .send('POST', '/api/echo', { body, headers: { 'content-type': 'application/json' } });
    expect([response.status, response.body]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('uses the id from the shell, and gets a new one where that is missing or malformed', async () => {
    const browser = shop.browser();
    expect(
      (await browser.send('GET', '/api/public', { headers: { 'x-request-id': 'page-1' } })).headers['x-request-id'],
    ).toBe('page-1');
    for (const odd of ['', 'a b', 'x'.repeat(65)]) {
      const { headers } = await browser.send('GET', '/api/public', { headers: { 'x-request-id': odd } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('the Region header', () => {
  it.each([undefined, 'se'])('[7.1-07] lets a call for %s through', async (region) => {
    const { status } = await shop
      .browser()
      .send('GET', '/api/public', { headers: region === undefined ? {} : { region } });
    expect(status).toBe(200);
  });

  it.each(['no', 'SE', 'sv', ''])('[7.1-07] [O6-19] refuses a call for %j, compared as sent', async (region) => {
    const { status, body } = await shop.browser().send('GET', '/api/public', { headers: { region } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_REGION',
      error: 'I nuläget är sidan tyvärr bara tillgänglig på svenska!',
    });
  });

  it('[O7-28] never stops a login', async () => {
    const { username } = await shop.createMember();
    const { status } = await shop
      .browser()
      .send('POST', '/api/login', { body: { username, password: 'fel' }, headers: { region: 'no' } });
    expect(status).toBe(403);
  });
});

describe('a response', () => {
  it('[7.1-12][4-48][4-49] carries the release as major.minor.patch and is never cached, unless it is public', async () => {
    const { headers } = await shop.browser().send('GET', '/api/echo/1');
    expect(headers).toMatchObject({ version: '1.2.3-test', 'cache-control': 'private, no-store' });
    expect(headers['version']).toMatch(/^\d+\.\d+\.\d+(-|$)/);
  });

  it('[O7-27] [7.1-12] [4-49] that is public says so, varies by region and has neither cookie nor release', async () => {
    const member = await shop.loginAs();
    const { headers } = await member.send('GET', '/api/public');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Region, Accept-Encoding' });
    expect(headers).not.toHaveProperty('version');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('that is public and unchanged is 304 for a caller who has it', async () => {
    const first = await shop.browser().send('GET', '/api/public');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\//);
    const again = await shop.browser().send('GET', '/api/public', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await shop.browser().send('GET', '/api/public', { headers: { 'if-none-match': 'W/"x"' } });
    expect(other.status).toBe(200);
  });

  it.each([
    ['a caller who takes any version', { 'if-none-match': '*' }, 304],
    ['a caller who reloads to the origin', { 'if-none-match': '*', 'cache-control': 'no-cache' }, 200],
  ])('that is public is sent as HTTP wants it to %s', async (_who, headers, status) => {
    expect((await shop.browser().send('GET', '/api/public', { headers })).status).toBe(status);
  });

  it('that is public and unchanged is 304 for a proxy that made the tag a strong one', async () => {
    const first = await shop.browser().send('GET', '/api/public');
    const headers = { 'if-none-match': String(first.headers.etag).replace('W/', '') };
    expect((await shop.browser().send('GET', '/api/public', { headers })).status).toBe(304);
  });

  it('[O7-01] [7.1-18] is 204 without a body where the contract has none', async () => {
    const { status, text } = await shop.browser().send('POST', '/api/nothing');
    expect([status, text]).toEqual([204, '']);
  });

  it.each([
    ['/api/wrong', 'id'],
    ['/api/leak', 'undeclared field passwordHash'],
  ])('[7.1-18] that breaks its contract is an error outside production: %s', async (path, reason) => {
    expect((await shop.browser().send('GET', path)).status).toBe(500);
    expect(JSON.stringify(shop.logs)).toContain(reason);
  });

  it('that breaks its contract reaches the shopper whole in production, and the log', async () => {
    const own = await createTestApp({ features: FEATURES, config: { production: true } });
    try {
      const { status, body } = await own.browser().send('GET', '/api/leak');
      expect([status, body]).toEqual([200, { id: 1, passwordHash: 'x' }]);
      expect(JSON.stringify(own.logs)).toContain('GET leak broke its contract');
    } finally {
      await own.close();
    }
  });
});

describe('an error', () => {
  it('[O8-01] reveals nothing of an internal error', async () => {
    const { status, body, text } = await shop.browser().send('GET', '/api/crash');
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: 'Något gick fel. Försök igen om en stund.', code: 'INTERNAL' });
    expect(text).not.toContain('postgres');
    expect(JSON.stringify(shop.logs)).toContain('connection string');
  });

  it('[O8-01] has a code, a text and its own status, and is never cached, even on a public call', async () => {
    const { status, body, headers } = await shop.browser().send('GET', '/api/refuse');
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'En vara har tagit slut.', code: 'OUT_OF_STOCK' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '7' });
  });

  it('is 404 for an unknown path and 405 for an unknown method', async () => {
    expect((await shop.browser().send('GET', '/api/finns-inte')).body).toMatchObject({ code: 'NOT_FOUND' });
    const wrong = await shop.browser().send('PUT', '/api/echo/7');
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET']);
  });
});

describe('a write from another site', () => {
  const write = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/nothing', headers: { host: 'shop.example', ...headers } });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another origin although the host is right', { origin: 'https://shop.example.evil.example' }],
  ])('is refused: %s', async (_what, headers) => {
    const response = await write(headers as Record<string, string>);
    expect([response.statusCode, response.json()]).toEqual([403, expect.objectContaining({ code: 'ORIGIN_REFUSED' })]);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['our own page in an older browser', { origin: 'https://shop.example' }],
    ['the public address behind a proxy', { origin: 'http://localhost:3000' }],
    ['a program without a browser', {}],
  ])('is not what this is: %s', async (_what, headers) => {
    expect((await write(headers as Record<string, string>)).statusCode).toBe(204);
  });
});

describe('a read that another site embeds', () => {
  const read = async (path: string, headers: Record<string, string>): Promise<number> =>
    (await shop.app.inject({ method: 'GET', url: `/api/${path}`, headers })).statusCode;
  const EMBEDDED = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };

  it.each(['cross-site', 'same-site'])('[F17] of a caller’s own data is refused: %s', async (site) => {
    const embeds = [
      EMBEDDED,
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ];
    for (const headers of embeds) expect(await read('echo/7', { 'sec-fetch-site': site, ...headers })).toBe(403);
  });

  it('[F17] of what is public goes on, and so do links from e-mails and the shop’s own reads', async () => {
    const isLink = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await read('echo/7', { 'sec-fetch-site': 'cross-site', ...isLink })).not.toBe(403);
    expect(await read('echo/7', { 'sec-fetch-site': 'same-origin', ...EMBEDDED })).not.toBe(403);
    expect(await read('echo/7', { 'sec-fetch-site': 'none', ...isLink })).not.toBe(403);
    expect(await read('echo/7', {})).not.toBe(403);
    expect(await read('public', { 'sec-fetch-site': 'cross-site', ...EMBEDDED })).not.toBe(403);
  });
});

describe('access', () => {
  const statuses = async (browser: ReturnType<TestApp['browser']>): Promise<number[]> => {
    const found: number[] = [];
    // One after another: the call that uses up the login may not overtake the one that needs it.
    for (const { path } of GUARDED) found.push((await browser.send('GET', `/api/${path}`)).status);
    return found;
  };

  it('[O7-02] [7.1-08] sends a visitor 401 with the required level', async () => {
    const levels = await Promise.all(
      GUARDED.map(async ({ path }) => (await shop.browser().send('GET', `/api/${path}`)).body),
    );
    expect(levels).toEqual(
      ['user', 'secure', 'always', 'employee', 'admin'].map((level) =>
        expect.objectContaining({ code: 'UNAUTHORIZED', level }),
      ),
    );
  });

  it('[O7-02] [7.1-08] lets each role in where it belongs', async () => {
    expect(await statuses(await shop.loginAs('member'))).toEqual([200, 200, 200, 403, 403]);
    expect(await statuses(await shop.loginAs('employee'))).toEqual([200, 200, 200, 200, 403]);
    expect(await statuses(await shop.loginAs('admin'))).toEqual([200, 200, 200, 200, 200]);
  });

  it('[O7-02] requires a new login on `secure` when the last is older than 15 minutes', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 15 });
    expect((await browser.send('GET', '/api/level/secure')).status).toBe(200);
    shop.clock.advance({ seconds: 1 });
    const refused = await browser.send('GET', '/api/level/secure');
    expect([refused.status, refused.body]).toEqual([
      401,
      expect.objectContaining({ code: 'REAUTHENTICATION_NEEDED', level: 'secure' }),
    ]);
    expect((await browser.send('GET', '/api/level/user')).status).toBe(200);
  });

  it('[O7-02] takes one login for one `always` call', async () => {
    const browser = await shop.loginAs();
    expect((await browser.send('GET', '/api/level/always')).status).toBe(200);
    expect((await browser.send('GET', '/api/level/always')).body).toMatchObject({ level: 'always' });
  });
});

describe('a visitor’s session', () => {
  it('is created once when something must be stored, and found again by its cookie', async () => {
    const browser = shop.browser();
    const first = (await browser.request(cached)).data as string[];
    const second = (await browser.request(cached)).data as string[];
    expect(new Set([...first, ...second]).size).toBe(1);
    expect(browser.cookies.size).toBe(1);
    expect((await shop.browser().request(cached)).data).not.toEqual(first);
  });
});

describe('the OpenAPI document', () => {
  it('describes every call from its contract', async () => {
    const { body } = await shop.browser().send('GET', '/api/docs/json');
    const paths = (body as { paths: Record<string, Record<string, { summary: string; requestBody?: unknown }>> }).paths;
    expect(paths['/api/echo/{id}']?.['get']?.summary).toBe('Answers what it was asked.');
    expect(paths['/api/echo']?.['post']?.requestBody).toBeDefined();
    expect(Object.keys(paths)).not.toContain('/healthz');
  });
});

describe('operation', () => {
  it('serves health and readiness outside /api', async () => {
    const browser = shop.browser();
    expect((await browser.send('GET', '/healthz')).status).toBe(200);
    expect((await browser.send('GET', '/readyz')).status).toBe(200);
  });
});
