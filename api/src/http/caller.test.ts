import { TrustedProxies } from '@shop/server';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp | undefined;
afterEach(() => shop?.close());

const start = async (trusted: string): Promise<TestApp> => {
  shop = await createTestApp({ config: { trustsProxy: TrustedProxies.parse(trusted) } });
  return shop;
};

const tryFrom = async (app: TestApp, forwarded: string, remoteAddress = '127.0.0.1') => {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded },
    payload: { username: 'ingen-sadan-9', password: 'fel' },
  });
  return response.statusCode;
};

const statuses = async (app: TestApp, addressOf: (attempt: number) => string, remoteAddress?: string) => {
  const found: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) found.push(await tryFrom(app, addressOf(attempt), remoteAddress));
  return found;
};

const ENDS_IN_429 = [403, 403, 403, 403, 403, 429];

describe('the caller’s address', () => {
  it('[F1] [O8-09] is not what the caller says: a new X-Forwarded-For each time ends in 429', async () => {
    const app = await start('');
    expect(await statuses(app, (attempt) => `198.51.100.${attempt}`)).toEqual(ENDS_IN_429);
  });

  it('[F1] [O8-09] is the right-most one that no trusted proxy has, whatever is to the left of it', async () => {
    const app = await start('loopback');
    expect(await statuses(app, (attempt) => `198.51.100.${attempt}, 203.0.113.9`)).toEqual(ENDS_IN_429);
    expect(await tryFrom(app, '198.51.100.1, 203.0.113.10')).toBe(403);
  });

  it('[F1] [O8-09] is an IPv6 network, since one caller has all of its addresses', async () => {
    const app = await start('1');
    expect(await statuses(app, (attempt) => `2001:db8:0:7::${attempt + 1}`)).toEqual(ENDS_IN_429);
    expect(await tryFrom(app, '2001:db8:0:8::1')).toBe(403);
  });

  it('[F1] is believed of trusted proxies only', async () => {
    const app = await start('10.0.0.0/8');
    expect(await statuses(app, (attempt) => `198.51.100.${attempt}`, '192.0.2.1')).toEqual(ENDS_IN_429);
    expect(await tryFrom(app, '198.51.100.77', '10.1.1.1')).toBe(403);
  });
});

describe('the id of a request', () => {
  const idsOf = async (app: TestApp, remoteAddress: string) => {
    const { headers } = await app.app.inject({
      url: '/api/me',
      remoteAddress,
      headers: { 'x-request-id': 'somebody-elses-id' },
    });
    const line = app.logs.findLast(({ msg }) => msg === 'request');
    return { id: headers['x-request-id'], reqId: line?.['reqId'], clientRequestId: line?.['clientRequestId'] };
  };

  it('[F24] is the shell’s where a trusted shell gives one', async () => {
    const app = await start('loopback');
    expect(await idsOf(app, '127.0.0.1')).toEqual({
      id: 'somebody-elses-id',
      reqId: 'somebody-elses-id',
      clientRequestId: undefined,
    });
  });

  it('[F24] is the api’s own for anybody else, whose id is noted beside it', async () => {
    const app = await start('loopback');
    const { id, reqId, clientRequestId } = await idsOf(app, '192.0.2.1');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect([reqId, clientRequestId]).toEqual([id, 'somebody-elses-id']);
  });
});
