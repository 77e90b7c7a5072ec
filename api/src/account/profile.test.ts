import {
  getAvatar,
  getFlashMessages,
  getMe,
  getProfileSettings,
  postProfileSettings,
  type ProfileChanges,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { flashMessage, member, memberAvatarPart, newsletterSubscription } from '../db/schema/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { linkMailedTo, mailsTo } from '../testing/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const rowOf = async (id: number) => {
  const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
  if (row === undefined) throw new Error('The member is gone.');
  return row;
};

type Refused = [what: string, changes: object, field: string, message: string];
const REFUSED: Refused[] = [
  ['a digit in the name', { lastName: 'Ek2' }, 'lastName', 'Ogiltigt efternamn'],
  ['no first name', { firstName: ' ' }, 'firstName', 'Förnamn'],
  ['a number that is no mobile', { phoneNumber: '031123456' }, 'phoneNumber', 'Ange ett tiosiffrigt mobilnummer'],
  ['a short zip code', { zipCode: '123' }, 'zipCode', 'Ogiltigt postnummer'],
  ['a street of 36 letters', { street: 'a'.repeat(36) }, 'street', 'Ogiltigt gatuadress'],
  ['a wrong organisation number', { corpNumber: '5599991230' }, 'corpNumber', 'Ogiltigt organisationsnummer'],
  ['a reference of two letters', { invoiceReference: 'a b' }, 'invoiceReference', 'Referens på fakturan'],
  ['a setting that it cannot have', { product_list_mode: 9 }, 'product_list_mode', 'Värdet är inte giltigt.'],
  ['a visibility that there is not', { profileVisibility: 'all' }, 'profileVisibility', 'Värdet är inte giltigt.'],
];

describe('profile-settings', () => {
  it('[7.3-13] [3-126] [O3-23] returns settings, contact details, consents and visibility', async () => {
    const browser = await shop.loginAs('company', { street: 'Storgatan 1', city: 'Borås', phoneNumber: '0701234567' });
    const { settings } = (await browser.request(getProfileSettings)).data;
    expect(settings).toMatchObject({
      shouldReceiveNewsletters: false,
      send_newsletter: false,
      abandonedCartMails: true,
      profileVisibility: 'friends',
      username: browser.username,
      isEmailConfirmed: true,
      isCorporateCustomer: true,
      firstName: 'Tess',
      lastName: 'Testsson',
      phoneNumber: '0701234567',
      street: 'Storgatan 1',
      zipCode: '41112',
      city: 'Borås',
      companyName: 'Testbolaget AB',
      corpNumber: '559999-1238',
      invoiceReference: '',
      show_prices_excluding_vat: true,
      notification_settings_level: 2,
    });
  });

  it('[7.3-14] [3-21] [O3-23] saves what is sent, and leaves the rest as it was', async () => {
    const browser = await shop.loginAs('member', { street: 'Storgatan 1' });
    const changes: ProfileChanges = {
      firstName: ' Åsa ',
      zipCode: '411 14',
      phoneNumber: '+46 70 123 45 67',
      city: 'Göteborg',
      invoiceReference: 'Ref 12',
      serious_business_mode: true,
      notification_settings_level: 1,
      profileVisibility: 'everyone',
      abandonedCartMails: false,
    };
    expect((await browser.send('POST', '/api/profile-settings', { body: changes })).status).toBe(204);
    const { settings } = (await browser.request(getProfileSettings)).data;
    expect(settings).toMatchObject({
      ...changes,
      firstName: 'Åsa',
      zipCode: '41114',
      phoneNumber: '0701234567',
      street: 'Storgatan 1',
      lastName: 'Testsson',
      show_member_tutorial: true,
    });
    const { user } = (await browser.request(getMe)).data;
    expect(user).toMatchObject({ firstName: 'Åsa', settings: { serious_business_mode: true } });
    await browser.request(postProfileSettings, { body: { abandonedCartMails: true } });
    expect((await browser.request(getProfileSettings)).data.settings.abandonedCartMails).toBe(true);
  });

  it('takes back what it answered: what only other calls change stays', async () => {
    const browser = await shop.loginAs();
    const { settings } = (await browser.request(getProfileSettings)).data;
    const body = { ...settings, username: 'nagon-annan', email: 'x@y.example', isCorporateCustomer: true };
    expect((await browser.send('POST', '/api/profile-settings', { body })).status).toBe(204);
    expect((await browser.request(getProfileSettings)).data.settings).toEqual(settings);
  });

  it.each(REFUSED)(
    '[5-46] [5-40] [5-45] [5-47] [9-118] [O5-20] [5-54] [9-125] [O6-08] [O5-12] refuses %s with 422, and saves nothing of the rest',
    async (_what, changes, field, message) => {
      const browser = await shop.loginAs();
      const response = await browser.send('POST', '/api/profile-settings', { body: { ...changes, city: 'Lund' } });
      expect([response.status, response.body]).toEqual([
        422,
        expect.objectContaining({ fields: { [field]: message } }),
      ]);
      expect((await rowOf(browser.memberId)).city).toBe('');
    },
  );

  it('[O3-11] [6-15] keeps one consent under both names, with its time and source', async () => {
    const browser = await shop.loginAs();
    await browser.request(postProfileSettings, { body: { shouldReceiveNewsletters: true } });
    expect(await rowOf(browser.memberId)).toMatchObject({
      newsletterAt: shop.clock.now(),
      newsletterSource: 'profile',
    });
    expect((await browser.request(getMe)).data.user?.settings.send_newsletter).toBe(true);
    await browser.request(postProfileSettings, { body: { send_newsletter: false } });
    expect((await browser.request(getProfileSettings)).data.settings.shouldReceiveNewsletters).toBe(false);
  });

  it('[O3-11] ends a subscription of the same address as well', async () => {
    const browser = await shop.loginAs();
    const { email } = await rowOf(browser.memberId);
    const now = shop.clock.now();
    await shop.services.db
      .insert(newsletterSubscription)
      .values({ email, tokenHash: email, createdAt: now, confirmedAt: now });
    await browser.request(postProfileSettings, { body: { shouldReceiveNewsletters: false } });
    const left = await shop.services.db
      .select()
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.email, email));
    expect(left).toEqual([]);
  });

  it('[O5-28] lets a yes wait for the link while the address is not confirmed', async () => {
    const browser = await shop.loginAs('member', { isEmailConfirmed: false });
    const { email } = await rowOf(browser.memberId);
    const { body } = await browser.send('PUT', '/api/setting/send_newsletter', { body: { value: true } });
    expect(body).toEqual({ data: { status: 'ok', value: false } });
    expect((await browser.request(getMe)).data.user?.settings.send_newsletter).toBe(false);
    await browser.send('POST', await linkMailedTo(shop, email));
    expect((await browser.request(getMe)).data.user?.settings.send_newsletter).toBe(true);
  });

  it('[O5-28] takes a waiting yes back', async () => {
    const browser = await shop.loginAs('member', { isEmailConfirmed: false });
    const { email } = await rowOf(browser.memberId);
    await browser.request(postProfileSettings, { body: { shouldReceiveNewsletters: true } });
    await browser.request(postProfileSettings, { body: { shouldReceiveNewsletters: false } });
    expect(await mailsTo(shop, email)).toHaveLength(1);
    await browser.send('POST', await linkMailedTo(shop, email));
    expect(await rowOf(browser.memberId)).toMatchObject({ isEmailConfirmed: true, newsletterAt: null });
  });

  it('[O6-16] an approved company that takes another number must be approved again', async () => {
    const browser = await shop.loginAs('company', { corpNumber: '559999-1238' });
    await browser.request(postProfileSettings, { body: { corpNumber: '5599991238', companyName: 'Nya namnet AB' } });
    expect((await rowOf(browser.memberId)).isCorporateCustomer).toBe(true);
    await browser.request(postProfileSettings, { body: { corpNumber: '811228-9874' } });
    expect(await rowOf(browser.memberId)).toMatchObject({ isCorporateCustomer: false, corpNumber: '811228-****' });
  });
});

describe('starred-store', () => {
  const star = (browser: { send: TestBrowserSend }, storeId: number) =>
    browser.send('POST', '/api/starred-store', { body: { storeId } });
  type TestBrowserSend = ReturnType<TestApp['browser']>['send'];

  it('[7.4-04] [7.4-05] [6-13] [3-19] stars a store, returns it with me, and takes it away again', async () => {
    const browser = await shop.loginAs();
    expect((await star(browser, 27)).status).toBe(204);
    expect((await star(browser, 27)).status).toBe(204);
    const { starredStores, user } = (await browser.request(getMe)).data;
    expect([starredStores, user?.settings.myStores, user?.storeWeights]).toEqual([[27], [27], { 27: 1 }]);
    expect((await browser.send('DELETE', '/api/starred-store/27')).status).toBe(204);
    expect((await browser.send('DELETE', '/api/starred-store/27')).status).toBe(204);
    expect((await browser.request(getMe)).data.starredStores).toEqual([]);
  });

  it('[5-09] [5-10] [9-42] refuses a fourth with 507 and its text; a place that is given up can be used', async () => {
    const browser = await shop.loginAs();
    for (const id of [2, 15, 27]) await star(browser, id);
    const fourth = await star(browser, 32);
    expect([fourth.status, fourth.body]).toEqual([
      507,
      expect.objectContaining({ error: 'Du kan max ha tre stjärnmarkerade butiker!', code: 'STARRED_STORES_FULL' }),
    ]);
    await browser.send('DELETE', '/api/starred-store/15');
    expect((await star(browser, 32)).status).toBe(204);
    expect((await browser.request(getMe)).data.starredStores.toSorted()).toEqual([2, 27, 32]);
  });

  it('[O5-29] lets three of twenty at once through, whoever comes first', async () => {
    const browser = await shop.loginAs();
    const ids = [2, 15, 32, 27, 9];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => star(browser, ids[index % ids.length] ?? 2)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 507]));
    expect((await browser.request(getMe)).data.starredStores).toHaveLength(3);
  });

  it('[O3-19] responds 404 for a store that is not there and for "Butiker"', async () => {
    const browser = await shop.loginAs();
    expect([(await star(browser, 9999)).status, (await star(browser, 4711)).status]).toEqual([404, 404]);
  });
});

describe('GET flash-message', () => {
  it('[7.3-12] [6-27] tells a corporate customer what is on now, newest first, and nobody else', async () => {
    const now = shop.clock.now();
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await shop.services.db.delete(flashMessage);
    await shop.services.db.insert(flashMessage).values([
      { title: 'Äldre', message: '<p>Text <script>alert(1)</script></p>', from: at(-9), to: at(1) },
      { title: 'Nyare', message: '<p>Text</p>', from: at(-1), to: at(9) },
      { title: 'Slut', message: '<p>Text</p>', from: at(-9), to: now },
      { title: 'Sedan', message: '<p>Text</p>', from: at(1), to: at(2) },
    ]);
    const company = await shop.loginAs('company');
    const { flashMessages } = (await company.request(getFlashMessages)).data;
    expect(flashMessages.map(({ title, message }) => [title, message])).toEqual([
      ['Nyare', '<p>Text</p>'],
      ['Äldre', '<p>Text </p>'],
    ]);
    expect((await (await shop.loginAs()).request(getFlashMessages)).data.flashMessages).toEqual([]);
  });
});

describe('user/avatar', () => {
  const put = (browser: Awaited<ReturnType<TestApp['loginAs']>>, classId: number | null) =>
    browser.send('PUT', '/api/user/avatar', { body: { classId } });

  it('[O7-07] [3-16] returns the classes with their locks, and wears an open one', async () => {
    const browser = await shop.loginAs('member', { rankLevel: 5 });
    const picture = () => browser.send('GET', `/api/avatar/${browser.memberId}`);
    const { avatar, classes } = (await browser.request(getAvatar)).data;
    expect(avatar).toEqual({ imageUrl: `/api/avatar/${browser.memberId}`, class: null });
    expect(classes).toHaveLength(8);
    expect(classes.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id)).toEqual([1, 5, 8, 3, 6]);

    const before = await picture();
    expect((await put(browser, 6)).status).toBe(204);
    expect((await browser.request(getMe)).data.user?.avatar).toEqual({ class: { id: 6 } });
    const after = await picture();
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect((await put(browser, null)).status).toBe(204);
    expect((await picture()).headers['etag']).toBe(before.headers['etag']);
  });

  it('[O2.17-09] refuses a locked class with 403 and one that is not there with 404', async () => {
    const browser = await shop.loginAs('member', { rankLevel: 5 });
    const locked = await put(browser, 4);
    expect([locked.status, locked.body]).toEqual([403, expect.objectContaining({ error: 'Regenten kräver nivå 17.' })]);
    expect((await put(browser, 77)).status).toBe(404);
    expect((await browser.request(getMe)).data.user?.avatar.class).toBeNull();
  });

  it('[O6-10] wears a class that was won, whatever the level', async () => {
    const browser = await shop.loginAs();
    await shop.services.db
      .insert(memberAvatarPart)
      .values({ memberId: browser.memberId, classId: 4, wonAt: shop.clock.now() });
    expect((await put(browser, 4)).status).toBe(204);
    const { classes } = (await browser.request(getAvatar)).data;
    expect(classes.filter(({ isWon }) => isWon)).toMatchObject([{ name: 'Regenten', isUnlocked: true }]);
  });

  it('[O7-30] [7.9-08] is a public image by id that says nothing of its member and sets no cookie', async () => {
    const browser = await shop.loginAs();
    const response = await shop.browser().send('GET', `/api/avatar/${browser.memberId}`);
    expect([response.status, response.headers['set-cookie'], response.headers['content-type']]).toEqual([
      200,
      undefined,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers['cache-control']).toContain('public');
    expect(response.text).not.toContain(browser.username);
  });
});
