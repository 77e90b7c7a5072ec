import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUYER, fillCart, placeTestOrder } from '../../testing/buying.ts';
import { createProduct } from '../../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../../testing/index.ts';
import { quickLogin } from '../../testing/quick-login.ts';
import { LISTS } from './lists.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
});
afterAll(() => shop.close());

const open = async (browser: Pick<LoggedIn, 'cookies'>, url: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, body, headers } = await shop.app.inject({ url, headers: { cookie } });
  return { status: statusCode, page: body, headers };
};

describe('the admin hub', () => {
  it('[1-55][2.1-85][O2.17-24] opens for employees and admins, with what waits and every list that they may read', async () => {
    for (const browser of [employee, admin]) {
      const { status, page } = await open(browser, '/admin/');
      expect(status).toBe(200);
      expect(page).toContain('beställningar att packa');
      expect(page).toContain('<a href="/admin/product">Produkter</a>');
      expect(page.includes('href="/admin/audit"')).toBe(browser === admin);
    }
    expect((await open(employee, '/admin')).status).toBe(200);
  });

  it('[O2.1-14][O6-02] is not there for anybody else, whatever the address', async () => {
    const member = await quickLogin(shop, 'member');
    for (const browser of [member, shop.browser()])
      for (const path of [
        '/admin/',
        ...LISTS.map(({ slug }) => `/admin/${slug}`),
        '/admin/order/1',
        '/admin/product/1',
      ])
        expect([path, (await open(browser, path)).status]).toEqual([path, 404]);
    expect((await open(employee, '/admin/audit')).status).toBe(404);
    expect((await open(admin, '/admin/nothing')).status).toBe(404);
  });

  it.each(LISTS.map(({ slug, title }) => [slug, title]))('[O2.17-24] /admin/%s shows %s', async (slug, title) => {
    const { status, page } = await open(admin, `/admin/${slug}`);
    expect([status, page.includes(`<h1>${title}</h1>`)]).toEqual([200, true]);
  });

  it('[O2.17-24] finds an order and shows it, with all typed text escaped', async () => {
    const product = await createProduct(shop.services.db, {
      name: 'Mus <b>& möss</b>',
      possibleDeliveryMethods: [2, 11],
    });
    const browser = shop.browser();
    await fillCart(browser, product.id);
    const { id } = (await placeTestOrder(browser, { customer: BUYER })).data.order;
    const { page: found } = await open(employee, `/admin/order?search=${encodeURIComponent(BUYER.email)}`);
    expect(found).toContain(`<a href="/admin/order/${id}">${id}</a>`);
    const { page } = await open(employee, `/admin/order/${id}`);
    expect(page).toContain(`<h1>Beställning ${id}</h1>`);
    expect(page).toContain('Mus &lt;b&gt;&amp; möss&lt;/b&gt;');
    expect(page).not.toContain('<b>& möss');
  });

  it('[O2.4-06][O2.17-24] shows the product that the shop leads to from its page', async () => {
    const { id, name } = await createProduct(shop.services.db);
    const { status, page } = await open(employee, `/admin/product/${id}`);
    expect([status, page.includes(`<h1>${name}</h1>`), page.includes('Prishistorik')]).toEqual([200, true, true]);
  });

  it('[O6-03] requires a login of the last twelve hours, and returns to the page', async () => {
    const own = await createTestApp();
    try {
      const browser = await quickLogin(own, 'admin');
      own.clock.advance({ hours: 12, seconds: 1 });
      const cookie = `session=${browser.cookies.get('session')}`;
      const { body } = await own.app.inject({ url: '/admin/order?page=2', headers: { cookie } });
      expect(body).toContain('<form class="login" method="post" action="/se/logga-in">');
      expect(body).toContain('name="returnTo" value="/admin/order?page=2"');
    } finally {
      await own.close();
    }
  });

  it('[2.1-86] has a background of its own, runs no script and is never cached', async () => {
    const { page, headers } = await open(employee, '/admin/');
    expect(page).toContain('href="/admin/hub.css"');
    expect(page).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    const { body: style } = await shop.app.inject({ url: '/admin/hub.css' });
    expect(/body \{[^}]*background:\s+linear-gradient/.test(style)).toBe(true);
    expect(style).toContain('--color-page:');
  });
});
