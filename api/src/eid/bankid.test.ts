import { describe, expect, it } from '@jest/globals';
import { createBankId, type EidCaller } from './bankid.ts';

const OPTIONS = { url: 'https://eid.example', certificate: '', passphrase: '', authority: '' };
const ORDER = { orderRef: 'ref', autoStartToken: 'auto', qrStartToken: 'qr', qrStartSecret: 'secret' };

/** A provider with scripted responses, and the calls that it got. */
function playing(responses: Record<string, { status: number; body: unknown }>) {
  const calls: [string, object][] = [];
  const call: EidCaller = async (path, body) => {
    calls.push([path, body]);
    return responses[path] ?? { status: 404, body: { errorCode: 'notFound' } };
  };
  return { provider: createBankId(OPTIONS, call), calls };
}

describe('BankID', () => {
  it('[O7-31] starts an order for one person, with the text that the app shows', async () => {
    const { provider, calls } = playing({ '/rp/v6.0/auth': { status: 200, body: { ...ORDER, more: 1 } } });
    const request = { endUserIp: '192.0.2.7', personalNumber: '198112289874', text: 'Jag legitimerar mig.' };
    expect(await provider.start(request)).toEqual(ORDER);
    expect(calls).toEqual([
      [
        '/rp/v6.0/auth',
        {
          endUserIp: '192.0.2.7',
          userVisibleData: Buffer.from('Jag legitimerar mig.').toString('base64'),
          requirement: { personalNumber: '198112289874' },
        },
      ],
    ]);
    expect(provider.appUrl('a b')).toBe('https://app.bankid.com/?autostarttoken=a+b&redirect=null');
  });

  it.each([
    [
      { orderRef: 'ref', status: 'pending', hintCode: 'userSign' },
      { status: 'pending', hintCode: 'userSign', personalNumber: null },
    ],
    [
      { orderRef: 'ref', status: 'failed', hintCode: 'userCancel' },
      { status: 'failed', hintCode: 'userCancel', personalNumber: null },
    ],
    [
      { orderRef: 'ref', status: 'complete', completionData: { user: { personalNumber: '198112289874', name: 'X' } } },
      { status: 'complete', hintCode: null, personalNumber: '198112289874' },
    ],
  ])('[O7-31] reads what it collects: %j', async (body, progress) => {
    const { provider } = playing({ '/rp/v6.0/collect': { status: 200, body } });
    expect(await provider.collect('ref')).toEqual(progress);
  });

  it('throws for a refusal and for an unknown response', async () => {
    const refusing = playing({ '/rp/v6.0/auth': { status: 400, body: { errorCode: 'alreadyInProgress' } } });
    const request = { endUserIp: '192.0.2.7', personalNumber: null, text: 'x' };
    await expect(refusing.provider.start(request)).rejects.toThrow('alreadyInProgress');
    const odd = playing({ '/rp/v6.0/collect': { status: 200, body: { status: 'maybe' } } });
    await expect(odd.provider.collect('ref')).rejects.toThrow();
  });
});
