import { describe, expect, it } from '@jest/globals';
import { createSwish, referenceOf, type SwishCaller } from './swish.ts';

const REFERENCE = '6f1d1f0e-5a3b-4c7e-9d2a-0b1c2d3e4f50';
const ID = '6F1D1F0E5A3B4C7E9D2A0B1C2D3E4F50';
const OPTIONS = { url: 'https://swish.example', payee: '1231181189', certificate: '', passphrase: '', authority: '' };
const REQUEST = {
  reference: REFERENCE,
  orderId: 'PX-7K3M-9Q2T',
  amountOre: 14_950,
  mobile: '0701234567',
  startedAt: new Date(),
};

/** A provider that stores one payment and its refunds, and can lose a response. */
function provider() {
  const calls: [string, string, unknown][] = [];
  const refunds = new Set<string>();
  let payment: { status: string; amount: number; currency: string; paymentReference: string } | null = null;
  const call: SwishCaller = async (method, path, body) => {
    calls.push([method, path, body]);
    const id = path.split('/').at(-1) ?? '';
    if (path.includes('/refunds/')) {
      if (method === 'GET') return { status: refunds.has(id) ? 200 : 404, body: {} };
      if (refunds.has(id)) return { status: 422, body: [] };
      refunds.add(id);
      return { status: 201, body: undefined };
    }
    if (method === 'GET') return payment === null ? { status: 404, body: {} } : { status: 200, body: payment };
    if (payment !== null) return { status: 422, body: [{ errorCode: 'RP06' }] };
    payment = { status: 'CREATED', amount: 149.5, currency: 'SEK', paymentReference: 'ABC' };
    return { status: 201, body: undefined, token: 'c28a4061470f4af48973bd2a4642b4fa' };
  };
  const set = (values: Partial<NonNullable<typeof payment>>): void => {
    if (payment !== null) payment = { ...payment, ...values };
  };
  return { swish: createSwish(OPTIONS, 'https://www.example.se', call), calls, set, refunds };
}

describe('mobile payment', () => {
  it('[1-89][O2.1-07] requests from the payer’s app the amount, under our own reference', async () => {
    const { swish, calls } = provider();
    expect(await swish.start(REQUEST)).toEqual({
      sessionToken: 'c28a4061470f4af48973bd2a4642b4fa',
      redirectUrl: '/checkout/swish/PX-7K3M-9Q2T',
      status: 'pending',
    });
    expect(calls).toEqual([
      [
        'PUT',
        `/swish-cpcapi/api/v2/paymentrequests/${ID}`,
        {
          payeePaymentReference: 'PX-7K3M-9Q2T',
          callbackUrl: 'https://www.example.se/api/payment-callback/mobile',
          payeeAlias: '1231181189',
          amount: '149.50',
          currency: 'SEK',
          message: 'Beställning PX-7K3M-9Q2T',
        },
      ],
    ]);
  });

  it('retried after a lost response, goes on with the same request', async () => {
    const { swish, set } = provider();
    await swish.start(REQUEST);
    expect((await swish.start(REQUEST)).status).toBe('pending');
    set({ status: 'PAID' });
    expect((await swish.start(REQUEST)).status).toBe('paid');
  });

  it.each([
    ['CREATED', 'pending'],
    ['PAID', 'paid'],
    ['DECLINED', 'failed'],
    ['ERROR', 'failed'],
    ['CANCELLED', 'cancelled'],
  ])('[O2.17-25] understands %s as %s', async (status, ours) => {
    const { swish, set } = provider();
    expect(await swish.check(REQUEST)).toBe('pending');
    await swish.start(REQUEST);
    set({ status });
    expect(await swish.check(REQUEST)).toBe(ours);
  });

  it.each([{ amount: 1 }, { currency: 'EUR' }])(
    '[O4-43] [F24] does not take another amount or currency for a payment: %o',
    async (other) => {
      const { swish, set } = provider();
      await swish.start(REQUEST);
      set({ status: 'PAID', ...other });
      await expect(swish.check(REQUEST)).rejects.toThrow('another amount');
      await expect(swish.start(REQUEST)).rejects.toThrow('another amount');
    },
  );

  it('[O4-43] gives back once, however often it is requested', async () => {
    const { swish, refunds } = provider();
    await swish.start(REQUEST);
    const refund = { reference: REFERENCE, refundId: '00000000-0000-4000-8000-000000000001', amountOre: 100 };
    await swish.refund(refund);
    await swish.refund(refund);
    expect(refunds.size).toBe(1);
  });

  it('[O4-43] finds our reference in a callback, and nothing in nonsense', () => {
    expect([referenceOf(ID), referenceOf(REFERENCE), referenceOf('x'), referenceOf('')]).toEqual([
      REFERENCE,
      REFERENCE,
      null,
      null,
    ]);
  });
});
