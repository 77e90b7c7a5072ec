import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

let onHttp: TestApp;
let onHttps: TestApp;
beforeAll(async () => {
  onHttp = await createTestApp();
  onHttps = await createTestApp({ config: { publicOrigin: 'https://shop.example' } });
});
afterAll(async () => {
  await onHttp.close();
  await onHttps.close();
});

const pathsOf = (body: unknown) => Object.keys((body as { paths: object }).paths);
const isStaffPath = (path: string) => path.startsWith('/api/admin');

describe('the documentation of the api', () => {
  it('[F17] is open on http, without the calls of the admin application', async () => {
    const { status, body } = await onHttp.browser().send('GET', '/api/docs/json');
    expect([status, pathsOf(body).filter(isStaffPath)]).toEqual([200, []]);
    expect(pathsOf(body)).toContain('/api/cart');
    expect((await onHttp.browser().send('GET', '/api/docs')).text).toContain('swagger-ui');
  });

  it('[F17] shows those calls to staff', async () => {
    const { body } = await (await onHttp.loginAs('employee')).send('GET', '/api/docs/json');
    expect(pathsOf(body).filter(isStaffPath).length).toBeGreaterThan(20);
    const { text } = await onHttp.browser().send('GET', '/api/docs/yaml');
    expect(text).not.toContain('/api/admin');
  });

  it.each(['/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'])(
    '[F17] is not there on https but for staff: %s',
    async (path) => {
      const member = await onHttps.loginAs('member');
      for (const browser of [onHttps.browser(), member]) expect((await browser.send('GET', path)).status).toBe(404);
      expect((await (await onHttps.loginAs('employee')).send('GET', path)).status).toBe(200);
    },
  );

  it('[F17] lets nothing but its own scripts and styles work', async () => {
    for (const path of ['/api/docs', '/api/docs/static/swagger-ui-bundle.js']) {
      const { headers } = await onHttp.browser().send('GET', path);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('responses of the api', () => {
  it('[F17] run, load and frame nothing, whatever they are', async () => {
    for (const path of ['/api/me', '/api/store/se', '/api/unknown', '/api/product/x']) {
      const { headers } = await onHttp.browser().send('GET', path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
