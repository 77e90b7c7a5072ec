import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { isSignedBy } from '@shop/api/payments/signature';
import { buildCardSandbox } from './build-card-sandbox.ts';
import { deliverCallback } from './deliver-callback.ts';
import { waitFor } from '@shop/testing/wait-for';

const KEY = 'the key that both know';
const NOW = new Date('2026-11-20T10:00:00Z');

let app: FastifyInstance;
let sent: { body: string; signature: string }[] = [];

beforeAll(() => {
  app = buildCardSandbox({
    key: KEY,
    shopOrigin: 'https://www.example.se',
    deliver: async (body, signature) => {
      sent.push({ body, signature });
      return 204;
    },
    clock: { now: () => NOW },
    wait: () => Promise.resolve(),
  });
});
afterAll(() => app.close());

const asShop = { authorization: `Bearer ${KEY}` };
const SESSION = { reference: 'r-1', orderId: 'PX-2222-3333', amountOre: 129_900, currency: 'SEK' };

const open = async (values: object = {}): Promise<{ token: string; status: string }> =>
  (
    await app.inject({ method: 'POST', url: '/api/sessions', headers: asShop, payload: { ...SESSION, ...values } })
  ).json();

const pay = async (token: string, card: object = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: `/${token}/pay`,
      payload: { number: '4111111111111111', expiry: '11/26', cvc: '123', name: 'Kim', ...card },
    })
  ).json();

describe('the simulated card provider', () => {
  it('[O7-35] opens one session per reference, and only for the shop', async () => {
    const { token } = await open();
    expect((await open()).token).toBe(token);
    expect((await open({ reference: 'r-2' })).token).not.toBe(token);
    const stranger = await app.inject({ method: 'POST', url: '/api/sessions', payload: SESSION });
    expect(stranger.statusCode).toBe(401);
  });

  it('[O7-35] shows a Swedish page that only the shop may frame', async () => {
    const { token } = await open();
    const page = await app.inject(`/${token}?ui=inline&language=sv-SE`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://www.example.se');
    expect(page.payload).toContain('<html lang="sv">');
    expect(page.payload).toContain('Betala 1\u00a0299\u00a0kr');
    expect((await app.inject('/no-such-session')).statusCode).toBe(404);
    expect((await app.inject('/?ui=inline')).payload).toContain('/assets/loader.js');
    expect((await app.inject('/assets/page.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['number', { number: '4111 1111 1111 1112' }],
    ['expiry', { expiry: '10/26' }],
    ['expiry', { expiry: '13/30' }],
    ['cvc', { cvc: '12' }],
    ['name', { name: ' ' }],
  ])('[O7-35] names the field that is wrong: %s', async (field, card) => {
    const { token } = await open({ reference: `wrong-${JSON.stringify(card)}` });
    expect(await pay(token, card)).toMatchObject({ result: 'invalid', field });
  });

  it('[O4-43] takes a payment once and signs what it tells the shop', async () => {
    const { token } = await open({ reference: 'once' });
    sent = [];
    expect(await Promise.all([pay(token), pay(token)])).toMatchObject([
      { result: 'authorized' },
      { result: 'authorized' },
    ]);
    await waitFor(() => expect(sent.length).toBe(1));
    const [{ body, signature } = { body: '', signature: '' }] = sent;
    expect(JSON.parse(body)).toMatchObject({ reference: 'once', amountOre: 129_900, status: 'authorized' });
    expect([isSignedBy([KEY], body, signature), isSignedBy([KEY], `${body} `, signature)]).toEqual([true, false]);
  });

  it('[O4-43] repeats a callback until the shop has it, and stops when the shop refuses', async () => {
    const tries = async (statuses: readonly number[]) => {
      let count = 0;
      const deliver = async () => statuses[count++] ?? 204;
      const taken = await deliverCallback({}, { key: KEY, deliver, wait: () => Promise.resolve() });
      return [taken, count];
    };
    expect([await tries([204]), await tries([503, 500, 204]), await tries([403])]).toEqual([
      [true, 1],
      [true, 3],
      [false, 1],
    ]);
  });
});
