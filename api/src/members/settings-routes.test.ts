import { getMe, putSetting } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member } from '../db/schema/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const SAVED: [key: string, value: unknown][] = [
  ['show_prices_excluding_vat', true],
  ['auto_open_admin_panel', true],
  ['show_member_tutorial', false],
  ['serious_business_mode', true],
  ['show_newsletter_popup', false],
  ['notification_settings_level', 1],
  ['product_list_mode', 3],
  ['open_products_in_admin', true],
  ['open_classic_admin_in_new_tab', true],
  ['myStores', [1, 4]],
  ['storeGroupFormat', [{ stores: [1, 2] }]],
  ['isDark', true],
];
const CONSENT = ['send_newsletter', 'shouldReceiveNewsletters'];

describe('PUT setting/:key', () => {
  it.each(SAVED)(
    '[7.3-01] [3-22] [3-23] [3-24] [3-25] [3-26] [3-28] [3-29] [3-31] [3-32] [3-33] [3-34] [6-14] [3-15] saves %s and returns ok with the value',
    async (key, value) => {
      const browser = await shop.loginAs();
      expect(await browser.request(putSetting, { params: { key }, body: { value } })).toEqual({
        data: { status: 'ok', value },
      });
      expect((await browser.request(getMe)).data.user?.settings).toMatchObject({ [key]: value });
    },
  );

  it('[O3-10][3-30][9-127] has the defaults of a new member, the grid among them', async () => {
    const browser = await shop.loginAs();
    expect((await browser.request(getMe)).data.user?.settings).toEqual({
      show_prices_excluding_vat: false,
      auto_open_admin_panel: false,
      show_member_tutorial: true,
      serious_business_mode: false,
      show_newsletter_popup: true,
      send_newsletter: false,
      notification_settings_level: 2,
      product_list_mode: 2,
      open_products_in_admin: false,
      open_classic_admin_in_new_tab: false,
      myStores: [],
      storeGroupFormat: [],
      isDark: null,
    });
  });

  it('[O3-10] shows a company prices without VAT until it chooses otherwise', async () => {
    const browser = await shop.loginAs('company');
    expect((await browser.request(getMe)).data.user?.settings.show_prices_excluding_vat).toBe(true);
    await browser.request(putSetting, { params: { key: 'show_prices_excluding_vat' }, body: { value: false } });
    expect((await browser.request(getMe)).data.user?.settings.show_prices_excluding_vat).toBe(false);
  });

  it.each(CONSENT)(
    '[3-27] [O3-11] keeps newsletter consent under %s in one column with its time and source',
    async (key) => {
      const browser = await shop.loginAs();
      const stored = async () => {
        const [row] = await shop.services.db.select().from(member).where(eq(member.id, browser.memberId));
        return { at: row?.newsletterAt, source: row?.newsletterSource, settings: row?.settings };
      };
      const consentedAt = shop.clock.now();
      await browser.request(putSetting, { params: { key }, body: { value: true } });
      shop.clock.advance({ days: 1 });
      await browser.request(putSetting, { params: { key }, body: { value: true } });
      expect(await stored()).toEqual({ at: consentedAt, source: 'settings', settings: {} });
      expect((await browser.request(getMe)).data.user?.settings.send_newsletter).toBe(true);

      await browser.request(putSetting, { params: { key }, body: { value: false } });
      expect(await stored()).toEqual({ at: null, source: null, settings: {} });
    },
  );

  it.each([
    ['__proto__', true, 404],
    ['isAdmin', true, 404],
    ['product_list_mode', 4, 422],
    ['product_list_mode', '2', 422],
    ['myStores', 'alla', 422],
  ])('refuses %s = %j with %i', async (key, value, status) => {
    const browser = await shop.loginAs();
    expect((await browser.send('PUT', `/api/setting/${key}`, { body: { value } })).status).toBe(status);
  });

  it('[O7-41] returns a visitor with 401 and the login that is needed', async () => {
    const response = await shop.browser().send('PUT', '/api/setting/product_list_mode', { body: { value: 1 } });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'UNAUTHORIZED', level: 'user' });
  });

  it('falls back to the default where a stored value no longer fits', async () => {
    const browser = await shop.loginAs('member', { settings: { product_list_mode: 17 } });
    expect((await browser.request(getMe)).data.user?.settings.product_list_mode).toBe(2);
  });
});
