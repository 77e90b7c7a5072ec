import { getMe, postLogin, postRegister, type Registration } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { member, memberToken, order } from '../db/schema/index.ts';
import { decryptSsn } from '../members/ssn.ts';
import { createOrderSecrets } from '../orders/order-secrets.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { linkMailedTo, mailsTo } from '../testing/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 2 }));

const PASSWORD = 'tre gröna hästar i rad';
let count = 0;
const form = (values: Partial<Registration> = {}) => {
  count += 1;
  return {
    email: `ny${count}@exempel.example`,
    username: `nykund${count}`,
    password: PASSWORD,
    verifypassword: PASSWORD,
    firstName: 'Åsa-Lena',
    lastName: "O'Brien",
    zipCode: '411 14',
    ...values,
  };
};
const register = (values: Partial<Registration> = {}, browser = shop.browser()) =>
  browser.send('POST', '/api/register', { body: form(values) });
const rowOf = async (username: string) => {
  const [row] = await shop.services.db.select().from(member).where(eq(member.username, username));
  return row;
};

type Refused = [what: string, values: Partial<Registration>, field: string, message: string];
const REFUSED: Refused[] = [
  ['an empty username', { username: ' ' }, 'username', 'Användarnamn'],
  ['a username of 3 characters', { username: 'abc' }, 'username', 'Användarnamn behöver vara minst 4 tecken'],
  ['a username of 51 characters', { username: 'a'.repeat(51) }, 'username', 'Ogiltiga tecken i användarnamnet'],
  ['a username with @', { username: 'namn@hem' }, 'username', 'Ogiltiga tecken i användarnamnet'],
  ['an address that is none', { email: 'namn@hem' }, 'email', 'Ogiltig e-postadress'],
  [
    'a password of 7 characters',
    { password: 'kort123', verifypassword: 'kort123' },
    'password',
    'Lösenordet behöver vara minst 8 tecken',
  ],
  ['a password of 129 characters', { password: 'ö'.repeat(129) }, 'password', 'Lösenordet får vara högst 128 tecken'],
  [
    'a password that everyone has',
    { password: 'Password123' },
    'password',
    'Lösenordet är för vanligt, välj ett annat',
  ],
  [
    'a password that every Swede has',
    { password: 'Sommar2026' },
    'password',
    'Lösenordet är för vanligt, välj ett annat',
  ],
  [
    'the username as the password',
    { username: 'Hemligheten', password: 'hemligheten' },
    'password',
    'Lösenordet får inte vara ditt användarnamn eller din e-postadress',
  ],
  [
    'the address as the password',
    { email: 'a.b@exempel.example', password: 'A.B@exempel.example' },
    'password',
    'Lösenordet får inte vara ditt användarnamn eller din e-postadress',
  ],
  [
    'another password the second time',
    { verifypassword: 'tre gröna hästar' },
    'verifypassword',
    'Lösenorden matchar inte',
  ],
  ['a digit in the first name', { firstName: 'K1m' }, 'firstName', 'Ogiltigt förnamn'],
  ['a zip code of four digits', { zipCode: '4111' }, 'zipCode', 'Ogiltigt postnummer'],
  ['a mobile number without 07', { mobile: '0812345678' }, 'mobile', 'Ange ett tiosiffrigt mobilnummer'],
  ['a personal number of 11 digits', { ssn: '81122898741' }, 'ssn', 'Ogiltigt personnummer'],
  ['a personal number of the 18th century', { ssn: '188112289874' }, 'ssn', 'Ogiltigt personnummer'],
  ['a personal number with a wrong check digit', { ssn: '811228-9873' }, 'ssn', 'Ogiltigt personnummer'],
  [
    'an organisation number with a wrong check digit',
    { kind: 'company', companyName: 'X AB', corpNumber: '559999-1230' },
    'corpNumber',
    'Ogiltigt organisationsnummer',
  ],
  ['a company without a name', { kind: 'company', corpNumber: '559999-1238' }, 'companyName', 'Företagsnamn'],
];

describe('POST register', () => {
  it('[7.3-08] makes the account, returns data.user and logs in', async () => {
    const browser = shop.browser();
    const wanted = form({ mobile: '+46 (0)70-123 45 67' });
    const { data } = await browser.request(postRegister, { body: wanted });
    expect(data.user).toMatchObject({
      username: wanted.username,
      email: wanted.email,
      firstName: 'Åsa-Lena',
      zipCode: '41114',
      phoneNumber: '0701234567',
      isLoggedIn: true,
      isEmailConfirmed: false,
      isEmployee: false,
      isAdmin: false,
      isCorporateCustomer: false,
      rankLevel: 1,
      ssn: null,
    });
    expect((await browser.request(getMe)).data.user?.id).toBe(data.user.id);
    const again = await shop.browser().request(postLogin, { body: { username: wanted.username, password: PASSWORD } });
    expect(again.data.user.id).toBe(data.user.id);
    expect((await rowOf(wanted.username))?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('[O3-10] starts with the defaults of a new member', async () => {
    const { data } = await shop.browser().request(postRegister, { body: form() });
    expect(data.user.settings).toMatchObject({
      notification_settings_level: 2,
      show_member_tutorial: true,
      show_newsletter_popup: true,
      show_prices_excluding_vat: false,
      send_newsletter: false,
    });
  });

  it('[O3-06] [O5-19] [9-124] [O9-41] stores a personal number encrypted, with its century, and shows it masked', async () => {
    const wanted = form({ ssn: '811228-9874' });
    const response = await shop.browser().send('POST', '/api/register', { body: wanted });
    expect(response.text).toContain('"19811228-****"');
    expect(response.text).not.toContain('9874');
    const stored = (await rowOf(wanted.username))?.ssnEncrypted ?? Buffer.alloc(0);
    expect(stored.toString('latin1')).not.toContain('9874');
    expect(decryptSsn(stored, shop.services.config.secrets)).toBe('198112289874');
  });

  it('[O6-16] takes a company with its number, as a consumer until it is approved', async () => {
    const wanted = form({ kind: 'company', companyName: 'Ekströms El AB', corpNumber: '559999-1238' });
    const { data } = await shop.browser().request(postRegister, { body: wanted });
    expect(data.user).toMatchObject({
      companyName: 'Ekströms El AB',
      corpNumber: '5599991238',
      isCorporateCustomer: false,
      settings: { show_prices_excluding_vat: false },
    });
  });

  it.each(REFUSED)(
    '[5-40] [5-48] [9-120] [5-49] [5-41] [O5-14] [5-51] [5-46] [5-47] [9-121] [O9-26] [5-45] [9-122] [5-52] [9-123] [5-53] [9-124] [O5-19] [O5-20] [O5-12] [O8-10] refuses %s with 422',
    async (_what, values, field, message) => {
      const response = await register(values);
      expect([response.status, response.body]).toEqual([
        422,
        expect.objectContaining({ code: 'VALIDATION', fields: expect.objectContaining({ [field]: message }) }),
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
    },
  );

  it('[7.3-09] [O5-23] [O5-22] [O8-10] responds 409 for a taken username or address, whatever the case, å, ä and ö too', async () => {
    const first = form({ username: 'Örnäset', email: 'Kim.Ek@exempel.example' });
    await shop.browser().request(postRegister, { body: first });
    const name = await register({ username: 'öRNÄSET' });
    expect([name.status, name.body]).toEqual([
      409,
      expect.objectContaining({
        error: 'Användarnamnet är upptaget',
        fields: { username: 'Användarnamnet är upptaget' },
      }),
    ]);
    const both = await register({ username: 'örnäset', email: ' kim.ek@EXEMPEL.example ' });
    expect([both.status, both.body]).toEqual([
      409,
      expect.objectContaining({
        fields: { username: 'Användarnamnet är upptaget', email: 'E-postadressen används redan av ett konto' },
      }),
    ]);
    expect((await register({ username: 'Kundservice' })).status).toBe(409);
  });

  it('[O5-23] lets one of twenty at once have a name, and refuses the others', async () => {
    const wanted = form();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => shop.browser().send('POST', '/api/register', { body: wanted })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await mailsTo(shop, wanted.email)).toHaveLength(1);
  });

  it('responds 429 when one address makes accounts by the dozen', async () => {
    const taken = form();
    await shop.browser().request(postRegister, { body: taken });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await shop.browser().send('POST', '/api/register', { body: taken })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([409, 429]);
  });

  it('never writes the password, the personal number or the address to the log', async () => {
    const wanted = form({ ssn: '811228-9874' });
    await shop.browser().request(postRegister, { body: wanted });
    const log = JSON.stringify(shop.logs);
    for (const secret of [PASSWORD, '811228', wanted.email]) expect(log).not.toContain(secret);
  });
});

describe('the link in the welcome mail', () => {
  it('asks when it is opened and confirms the address with its button, once', async () => {
    const wanted = form();
    await shop.browser().request(postRegister, { body: wanted });
    const link = await linkMailedTo(shop, wanted.email);
    const reader = shop.browser();
    const opened = await reader.send('GET', link);
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await rowOf(wanted.username))?.isEmailConfirmed).toBe(false);

    expect((await reader.send('POST', link)).text).toContain('Tack, adressen är bekräftad!');
    expect((await rowOf(wanted.username))?.isEmailConfirmed).toBe(true);
    expect((await reader.send('POST', link)).status).toBe(410);
    const { data } = await shop
      .browser()
      .request(postLogin, { body: { username: wanted.username, password: PASSWORD } });
    expect(data.user.isEmailConfirmed).toBe(true);
    const stored = JSON.stringify(await shop.services.db.select().from(memberToken));
    expect(stored).not.toContain(link.split('/').at(-1));
  });

  it('[O5-28] [O3-11] starts the newsletter that was ticked, and not before', async () => {
    const wanted = form({ newsletter: true });
    const browser = shop.browser();
    const { data } = await browser.request(postRegister, { body: wanted });
    expect(data.user.settings.send_newsletter).toBe(false);
    const link = await linkMailedTo(shop, wanted.email);
    expect((await browser.send('GET', link)).text).toContain('nyhetsbrev');
    await browser.send('POST', link);
    expect((await browser.request(getMe)).data.user?.settings.send_newsletter).toBe(true);
    expect(await rowOf(wanted.username)).toMatchObject({
      newsletterAt: shop.clock.now(),
      newsletterSource: 'registration',
    });
  });

  it('works for a week, and a new one ends the one before', async () => {
    const wanted = form({ newsletter: true });
    const browser = shop.browser();
    await browser.request(postRegister, { body: wanted });
    const first = await linkMailedTo(shop, wanted.email);
    shop.clock.advance({ days: 7 });
    expect((await browser.send('POST', first)).status).toBe(410);

    expect((await browser.send('POST', '/api/user/email/confirmation')).status).toBe(204);
    const second = await linkMailedTo(shop, wanted.email);
    expect(second).not.toBe(first);
    expect((await browser.send('POST', second)).status).toBe(200);
    expect((await rowOf(wanted.username))?.newsletterAt).toEqual(shop.clock.now());
    // Confirmed: no second mail.
    await browser.send('POST', '/api/user/email/confirmation');
    expect(await mailsTo(shop, wanted.email)).toHaveLength(2);
  });
});

describe('an order link', () => {
  const orderOfAGuest = async (email: string) => {
    const id = `PHTEST${(count += 1)}`;
    const secrets = createOrderSecrets(shop.services.config.secrets);
    const [seeded] = await shop.services.db.select().from(order).limit(1);
    if (seeded === undefined) throw new Error('The seed has orders.');
    await shop.services.db.insert(order).values({
      ...seeded,
      id,
      memberId: null,
      idempotencyKey: id,
      secretHash: secrets.hashOf(secrets.newSecretOf(id)),
      customer: { ...seeded.customer, email },
      createdAt: shop.clock.now(),
    });
    return { orderId: id, secret: secrets.newSecretOf(id) };
  };
  const ownerOf = async (id: string) =>
    (await shop.services.db.select().from(order).where(eq(order.id, id)))[0]?.memberId;
  const check = (orderId: string, secret: string) =>
    shop.browser().send('GET', `/api/register/check/${orderId}/${secret}`);

  it('[7.3-10] [4-34] [O7-36] says false to a guest who may become a member', async () => {
    const { orderId, secret } = await orderOfAGuest('gast@exempel.example');
    expect((await check(orderId, secret)).body).toEqual({ data: { member: false } });
  });

  it('[7.3-10] [4-35] [O7-36] says true to a guest whose address is a member’s, whatever the case', async () => {
    const { email } = await shop.createMember();
    const { orderId, secret } = await orderOfAGuest(email.toUpperCase());
    expect((await check(orderId, secret)).body).toEqual({ data: { member: true } });
  });

  it('[O7-36] [O4-15] responds 404 for a wrong secret, an unknown order and a link of 90 days', async () => {
    const { orderId, secret } = await orderOfAGuest('gast@exempel.example');
    expect((await check(orderId, 'fel')).status).toBe(404);
    expect((await check('PH1', secret)).status).toBe(404);
    shop.clock.advance({ days: 90 });
    expect((await check(orderId, secret)).status).toBe(404);
  });

  it('[O4-14] is looked at 30 times in ten minutes and then responds 429', async () => {
    shop.clock.advance({ hours: 1 });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await check('PH1', String(index))).status);
    expect([statuses[29], statuses[30]]).toEqual([404, 429]);
  });

  it('[O5-13] [5-06] links the order to the new account, and a wrong pair changes nothing', async () => {
    const pair = await orderOfAGuest('gast@exempel.example');
    const wrong = await shop.browser().request(postRegister, { body: form({ ...pair, secret: 'fel' }) });
    expect(wrong.data.user.isLoggedIn).toBe(true);
    expect(await ownerOf(pair.orderId)).toBeNull();

    const { data } = await shop.browser().request(postRegister, { body: form(pair) });
    expect(await ownerOf(pair.orderId)).toBe(data.user.id);
    // Used: the name is taken, and whoever follows the link gets a member.
    await shop.browser().request(postRegister, { body: form(pair) });
    expect(await ownerOf(pair.orderId)).toBe(data.user.id);
    expect((await check(pair.orderId, pair.secret)).body).toEqual({ data: { member: true } });
  });
});
