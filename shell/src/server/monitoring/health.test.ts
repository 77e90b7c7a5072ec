import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { current, start } = shellPerTest();

describe('operator endpoints', () => {
  const TOKEN = 'a-token-of-at-least-32-characters!';
  const seen = async (remoteAddress: string, headers: Record<string, string> = {}, operatorToken = '') => {
    const { app } = await start({ api: () => ({}), config: { operatorToken } });
    const [ready, metrics] = [
      await app.inject({ url: '/readyz', remoteAddress, headers }),
      await app.inject({ url: '/metrics', remoteAddress, headers }),
    ];
    await current().close();
    expect(ready.statusCode).toBe(200);
    return [Object.keys(ready.json<object>()).length > 1, metrics.statusCode === 200];
  };

  it('[F17] the public sees only whether the shop is ready', async () => {
    expect(await seen('203.0.113.9')).toEqual([false, false]);
    expect(await seen('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toEqual([false, false]);
    expect(await seen('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toEqual([false, false]);
    expect(await seen('127.0.0.1')).toEqual([true, true]);
  });

  it('[F17] with a configured token only its holder has access, from any address', async () => {
    expect(await seen('127.0.0.1', {}, TOKEN)).toEqual([false, false]);
    expect(await seen('127.0.0.1', { authorization: 'Bearer fel' }, TOKEN)).toEqual([false, false]);
    expect(await seen('203.0.113.9', { authorization: `Bearer ${TOKEN}` }, TOKEN)).toEqual([true, true]);
  });
});
