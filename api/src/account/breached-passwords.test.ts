import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { linkMailedTo } from '../testing/outbox.ts';
import { TEST_PASSWORD, type TestApp, createTestApp } from '../testing/index.ts';

const LEAKED = 'hästar äter havre varje dag';
const FINE = 'sju gröna tåg mot Kiruna';
const PADDING = 'ett lösenord som bara är utfyllnad';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** The range service, as its documentation describes it: suffixes with how often each was seen, 0 for padding. */
let behaviour: 'works' | 'fails' | 'hangs' = 'works';
const requests: { url: string; padding: string | undefined }[] = [];
let service: Server;
let shop: TestApp;
beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push({ url: request.url ?? '', padding: request.headers['add-padding']?.toString() });
    if (behaviour === 'hangs') return;
    if (behaviour === 'fails') response.statusCode = 503;
    const prefix = request.url?.split('/').at(-1) ?? '';
    const known = [`${sha1(LEAKED)}:37`, `${sha1(PADDING)}:0`].filter((line) => line.startsWith(prefix));
    response.end(['0018A45C4D1DEF81644B54AB7F969B88D65:3', ...known.map((line) => line.slice(5))].join('\r\n'));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  shop = await createTestApp({ config: { passwordBreachUrl: `http://127.0.0.1:${port}/range` } });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await shop.close();
});
beforeEach(() => {
  behaviour = 'works';
  requests.length = 0;
  shop.clock.advance({ hours: 2 });
});

const change = async (newPassword: string) => {
  const browser = await shop.loginAs();
  const body = { newPassword, currentPassword: TEST_PASSWORD };
  return browser.send('PUT', '/api/user/password', { body });
};

const register = (password: string) =>
  shop.browser().send('POST', '/api/register', {
    body: {
      email: `lack${requests.length}${Date.now()}@exempel.example`,
      username: `lack-${Date.now()}`,
      password,
      verifypassword: password,
      firstName: 'Lina',
      lastName: 'Läcka',
      zipCode: '41112',
    },
  });

describe('a breached password', () => {
  it('[F20] is refused in a change, telling the service five digits of its hash only', async () => {
    const { status, body } = await change(LEAKED);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ fields: { newPassword: 'Lösenordet finns i kända läckor, välj ett annat' } }),
    ]);
    expect(requests).toEqual([{ url: `/range/${sha1(LEAKED).slice(0, 5)}`, padding: 'true' }]);
  });

  it('[F20] is refused in a registration and with a mailed link, which stays good', async () => {
    expect((await register(LEAKED)).body).toMatchObject({ fields: { password: expect.stringContaining('läckor') } });
    expect((await register(FINE)).status).toBe(200);

    const { email } = await shop.createMember();
    await shop.browser().send('POST', '/api/password-reset', { body: { username: email } });
    const token = new URL(await linkMailedTo(shop, email), 'http://shop').searchParams.get('token');
    const set = (password: string) =>
      shop.browser().send('PUT', `/api/password-reset/${token}`, { body: { password } });
    expect((await set(LEAKED)).body).toMatchObject({ fields: { password: expect.stringContaining('läckor') } });
    expect((await set(FINE)).status).toBe(204);
  });

  it('[F20] is not one that only pads the response, nor one that is not in it', async () => {
    expect((await change(PADDING)).status).toBe(204);
    expect((await change(FINE)).status).toBe(204);
  });

  it.each(['fails', 'hangs'] as const)(
    '[F20] is let through, with a line in the log, when the service %s',
    async (how) => {
      behaviour = how;
      expect((await change(LEAKED)).status).toBe(204);
      const lines = shop.logs.filter(({ msg }) => msg === 'breached passwords could not be checked');
      expect(lines.length).toBeGreaterThan(0);
      expect(JSON.stringify(lines)).not.toContain(LEAKED);
    },
  );

  it('[F20] is not looked for where no service is configured', async () => {
    const own = await createTestApp();
    try {
      const browser = await own.loginAs();
      const body = { newPassword: LEAKED, currentPassword: TEST_PASSWORD };
      expect((await browser.send('PUT', '/api/user/password', { body })).status).toBe(204);
      expect(requests).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
