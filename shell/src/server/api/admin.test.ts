import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { current, get, start } = shellPerTest();

describe('the admin hub', () => {
  it('[2.1-84][2.1-85][2.17-11][6-41][O2.1-14] passes /admin on to the application behind it; its 404 becomes the shop’s', async () => {
    await start({
      api: ({ url, headers }) =>
        url.startsWith('/admin') && headers.cookie === 'role=employee'
          ? { headers: { 'Content-Type': 'text/html' }, body: 'Admin' }
          : { status: 404 },
    });
    expect((await get('/admin/', { cookie: 'role=employee' })).body).toContain('Admin');
    const refused = await get('/admin/');
    expect([refused.statusCode, refused.body.includes('Sidan kunde inte hittas')]).toEqual([404, true]);
  });
});

describe('a form of the admin hub', () => {
  it('[F20] is passed on with its origin, and the renewed session back; another site’s is refused', async () => {
    const seen: unknown[] = [];
    await start({
      api: ({ method, url, headers, body }) => {
        if (!url.startsWith('/admin')) return { status: 404 };
        seen.push([method, url, headers['sec-fetch-site'], headers['content-type'], body]);
        return { status: 303, headers: { Location: '/admin/', 'set-cookie': ['__Host-session=good; Max-Age=1'] } };
      },
    });
    const post = (site: string) =>
      current().app.inject({
        method: 'POST',
        url: '/admin/factor',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'code=123456&returnTo=%2Fadmin%2F',
      });
    const given = await post('same-origin');
    expect([given?.statusCode, given?.headers.location]).toEqual([303, '/admin/']);
    expect([given?.headers['set-cookie']].flat()).toContain('__Host-session=good; Max-Age=1');
    expect(seen).toEqual([
      ['POST', '/admin/factor', 'same-origin', 'application/x-www-form-urlencoded', 'code=123456&returnTo=%2Fadmin%2F'],
    ]);
    expect((await post('cross-site'))?.statusCode).toBe(403);
    expect(seen).toHaveLength(1);
  });
});
