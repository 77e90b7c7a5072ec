import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postCompanyLookup, postStreetSuggestions } from '@shop/contracts';
import demo from '@shop/demo/extension';
import { fakeOnly } from '@shop/testing/fake-timers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '../config.ts';
import type { Simulators } from '../extension.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { createHttpCompanies, createHttpStreets } from './http-directories.ts';
import { createCompanyLookup, createStreetSuggestions } from './lookup.ts';

const NUMBER = '559900-0014';
const UNKNOWN_NUMBER = '556016-0680';
const SOLE_TRADER = '811228-9874';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A caller of their own, as limits see them. */
let callers = 0;
const from = () => ({ 'x-forwarded-for': `10.77.0.${(callers += 1)}` });
const find = (corpNumber: string, headers = from()) =>
  shop.browser().request(postCompanyLookup, { body: { corpNumber } }, headers);

describe('POST company-lookup', () => {
  it('[O5-20] finds the name and address of a company, however its number is written', async () => {
    const company = { name: 'Kajplats Sju AB', street: 'Postgatan 28', zipCode: '41106', city: 'Göteborg' };
    for (const written of [NUMBER, '5599000014', '16 559900 0014']) {
      expect(await find(written)).toEqual({ data: { outcome: 'found', company } });
    }
  });

  it('says of a number that nobody has that it is unknown', async () => {
    expect(await find(UNKNOWN_NUMBER)).toEqual({ data: { outcome: 'unknown', company: null } });
  });

  it('[O5-20] refuses a number with wrong digits at its field, and asks nobody', async () => {
    const body = { corpNumber: '559900-0015' };
    const { status, body: refusal } = await shop.browser().send('POST', '/api/company-lookup', { body });
    expect(status).toBe(422);
    expect(refusal).toMatchObject({ fields: { corpNumber: 'Ogiltigt organisationsnummer' } });
  });

  it('is limited for each caller and for each session, and logs nothing of it', async () => {
    const headers = from();
    for (let count = 0; count < 60; count += 1) await find(NUMBER, headers);
    await expect(find(NUMBER, headers)).rejects.toThrow('429');
    const member = await shop.loginAs();
    const ask = () => member.request(postCompanyLookup, { body: { corpNumber: NUMBER } }, from());
    for (let count = 0; count < 20; count += 1) await ask();
    await expect(ask()).rejects.toThrow('429');
    expect(JSON.stringify(shop.logs)).not.toMatch(/559900-?0014/);
    const { rows } = await shop.pool.query("select key from rate_limit where key like 'company-lookup%'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('5599');
  });
});

const suggest = async (text: string, zipCode = '', headers = from()) =>
  (await shop.browser().request(postStreetSuggestions, { body: { text, zipCode } }, headers)).data.streets;

describe('POST street-suggestion', () => {
  it('suggests streets that begin like the text, with its number, near the zip code first', async () => {
    expect((await suggest('kungsg 12', '411 14'))[0]).toEqual({
      street: 'Kungsgatan 12',
      zipCode: '41119',
      city: 'Göteborg',
    });
    expect((await suggest('Kungsgatan', '11120'))[0]).toMatchObject({ street: 'Kungsgatan', city: 'Stockholm' });
    expect((await suggest('eriksgatan'))[0]?.street).toBe('Sankt Eriksgatan');
    expect((await suggest('storgatan')).length).toBeLessThanOrEqual(6);
  });

  it('suggests nothing for two letters, for what is no street, and without a name', async () => {
    for (const text of ['Ku', 'Kvastgränd', '   ', '12 B']) expect(await suggest(text)).toEqual([]);
  });

  it('is limited, and logs nothing of what is typed', async () => {
    const headers = from();
    for (let count = 0; count < 300; count += 1) await suggest('vasagatan', '41124', headers);
    await expect(suggest('vasagatan', '41124', headers)).rejects.toThrow('429');
    expect(JSON.stringify(shop.logs)).not.toMatch(/vasagatan/i);
  });
});

describe('a directory that is slow or away', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const logged: unknown[] = [];
  const servicesWith = (change: Partial<Simulators>, config: Partial<Config> = {}) => ({
    config: { ...shop.services.config, ...config },
    simulators: { ...(demo.simulators as Simulators), ...change },
    log: { ...shop.services.log, warn: (entry: unknown) => void logged.push(entry) } as TestApp['services']['log'],
  });

  it('costs nobody more than a moment', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const signals: AbortSignal[] = [];
    const never = (_query: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const services = servicesWith({ companies: () => ({ find: never }), streets: () => ({ suggest: never }) });
    const company = createCompanyLookup(services)(NUMBER);
    const streets = createStreetSuggestions(services)({ text: 'Kungsgatan', zipCode: null });
    jest.advanceTimersByTime(2500);
    expect(await company).toEqual({ outcome: 'away', company: null });
    expect(await streets).toEqual([]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('logs the kind of failure alone, since a message may repeat what was asked', async () => {
    logged.length = 0;
    const fail = (query: unknown) => Promise.reject(new TypeError(`no route for ${JSON.stringify(query)}`));
    const services = servicesWith({ companies: () => ({ find: fail }), streets: () => ({ suggest: fail }) });
    expect(await createCompanyLookup(services)(NUMBER)).toEqual({ outcome: 'away', company: null });
    expect(await createStreetSuggestions(services)({ text: 'Hemliga gatan 7', zipCode: null })).toEqual([]);
    expect(logged).toEqual([{ kind: 'TypeError' }, { kind: 'TypeError' }]);
  });

  it('never hears a sole trader’s number, whose answer would be where a person lives', async () => {
    const asked: string[] = [];
    const find = (number: string) => {
      asked.push(number);
      return Promise.resolve(null);
    };
    const lookUp = createCompanyLookup(servicesWith({ companies: () => ({ find }) }));
    expect(await lookUp(SOLE_TRADER)).toEqual({ outcome: 'off', company: null });
    expect(await lookUp('16 556016-0680')).toEqual({ outcome: 'unknown', company: null });
    expect(asked).toEqual(['5560160680']);
  });

  it('is not asked where there is none', async () => {
    const off = { companyDirectory: { provider: 'off' }, streetDirectory: { provider: 'off' } } as const;
    expect(await createCompanyLookup(servicesWith({}, off))(NUMBER)).toEqual({ outcome: 'off', company: null });
    expect(await createStreetSuggestions(servicesWith({}, off))({ text: 'Kungsgatan', zipCode: null })).toEqual([]);
  });

  it('fills no field with what the field does not take', async () => {
    const long = { street: 'Långa Sträckans Förlängda Västra Sidogata 12', zipCode: '1', city: 'Å'.repeat(101) };
    const services = servicesWith({
      companies: () => ({ find: () => Promise.resolve({ name: 'Bolaget AB', ...long }) }),
      streets: () => ({ suggest: () => Promise.resolve([long]) }),
    });
    expect((await createCompanyLookup(services)(NUMBER)).company).toEqual({
      name: 'Bolaget AB',
      street: '',
      zipCode: '',
      city: '',
    });
    expect(await createStreetSuggestions(services)({ text: 'Långa', zipCode: null })).toEqual([]);
  });
});

describe('a directory behind HTTP', () => {
  let server: Server;
  const requests: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
  const responses: { status: number; body: unknown }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        requests.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(text) });
        const { status = 500, body = null } = responses.shift() ?? {};
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => void server.close());
  const endpoint = () => ({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/find`, key: 'nyckel' });
  const { signal } = new AbortController();

  it('is sent what is looked up in the body, with the key, and its response is checked', async () => {
    const company = { name: 'Bolaget AB', street: 'Gatan 1', zipCode: '41114', city: 'Göteborg' };
    const street = { street: 'Gatan 1', zipCode: '41114', city: 'Göteborg' };
    responses.push(
      { status: 200, body: company },
      { status: 404, body: {} },
      { status: 200, body: { streets: [street] } },
    );
    const companies = createHttpCompanies(endpoint());
    expect(await companies.find('5599000014', signal)).toEqual(company);
    expect(await companies.find('5560160680', signal)).toBeNull();
    const streets = createHttpStreets(endpoint());
    expect(await streets.suggest({ text: 'Gat', zipCode: null }, signal)).toEqual([street]);
    expect(requests).toEqual([
      { url: '/find', key: 'Bearer nyckel', body: { corpNumber: '5599000014' } },
      { url: '/find', key: 'Bearer nyckel', body: { corpNumber: '5560160680' } },
      { url: '/find', key: 'Bearer nyckel', body: { text: 'Gat', zipCode: null } },
    ]);
  });

  it('fails on another status and on another form', async () => {
    responses.push({ status: 503, body: {} }, { status: 200, body: { namn: 'Fel AB' } });
    const companies = createHttpCompanies({ ...endpoint(), key: null });
    await expect(companies.find('5599000014', signal)).rejects.toThrow('503');
    await expect(companies.find('5599000014', signal)).rejects.toThrow();
    expect(requests.at(-1)?.key).toBeUndefined();
  });
});
