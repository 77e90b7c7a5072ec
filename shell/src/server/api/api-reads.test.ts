import { describe, expect, it } from '@jest/globals';
import { memberApi, shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('a session cookie that the api renews', () => {
  it('[F20] reaches the browser with the first page of the day, and no cache', async () => {
    const renewed = '__Host-session=good; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
    await start({
      api: (request) => {
        const response = memberApi(request);
        return response && { ...response, headers: { 'set-cookie': [renewed] } };
      },
    });
    for (const cookie of ['__Host-session=good', '__Host-session=visitor']) {
      const { headers } = await get('/se', { cookie });
      expect([headers['set-cookie']].flat()).toContain(renewed);
      expect(headers['cache-control']).toContain('private');
    }
    const { headers } = await get('/se');
    expect(String(headers['set-cookie'])).not.toContain('__Host-session');
  });
});
