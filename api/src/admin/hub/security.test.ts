import { getMe } from '@shop/contracts';
import { deleteAdminFactors, getAdminAudit, postAdminEnrolment } from '@shop/contracts/api/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueToken } from '../../account/member-tokens.ts';
import { staffFactor, staffRecoveryCode } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/tx.ts';
import { totpCodeAt } from '../../staff/totp.ts';
import { createTestApp, TEST_PASSWORD, type LoggedIn, type TestApp } from '../../testing/index.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';

/** `enrolled` as on a developer's machine, `strict` as on https. */
let shop: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [shop, strict] = await Promise.all([createTestApp(), createTestApp({ config: { staffSecondFactor: 'required' } })]);
});
afterAll(() => Promise.all([shop.close(), strict.close()]));
beforeEach(() => {
  for (const { clock } of [shop, strict]) clock.advance({ hours: 1 });
});

interface Page {
  status: number;
  page: string;
  to: string | undefined;
  policy: string;
}

const request = async (
  { app }: TestApp,
  { cookies }: Pick<LoggedIn, 'cookies'>,
  url: string,
  form?: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
): Promise<Page> => {
  const response = await app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url,
    cookies: Object.fromEntries(cookies),
    headers: { ...headers, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return {
    status: response.statusCode,
    page: response.body,
    to: response.headers.location,
    policy: String(response.headers['content-security-policy']),
  };
};

const rightsOf = async (browser: LoggedIn) => {
  const { user } = (await browser.request(getMe)).data;
  return { isEmployee: user?.isEmployee, isAdmin: user?.isAdmin };
};
const loginAgain = (app: TestApp, { memberId, username }: LoggedIn): Promise<LoggedIn> => {
  const browser = Object.assign(app.browser(), { memberId, username });
  return browser.send('POST', '/api/login', { body: { username, password: TEST_PASSWORD } }).then(() => browser);
};
const secretIn = (page: string): string => /<code>([A-Z2-7 ]{39})<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
const codesIn = (page: string): string[] =>
  [...page.matchAll(/<code>([A-Z2-7-]{29})<\/code>/g)].map(([, code]) => code ?? '');
const optionsIn = (page: string): string =>
  (/data-options="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** An employee with an app as second factor, enrolled through the forms. */
async function enrolApp(app: TestApp, kind: 'employee' | 'admin' = 'employee', fields: Record<string, string> = {}) {
  const browser = await app.loginAs(kind);
  const secret = secretIn((await request(app, browser, '/admin/security/app', { name: 'Mobilen', ...fields })).page);
  const code = totpCodeAt(secret, app.clock.now());
  const confirmed = await request(app, browser, '/admin/security/app/confirm', { code, ...fields });
  return { browser, secret, recoveryCodes: codesIn(confirmed.page), confirmed };
}

const give = (app: TestApp, browser: LoggedIn, code: string, returnTo = '/admin/order') =>
  request(app, browser, '/admin/factor', { code, returnTo });

/** An administrator with open rights, as `npm run staff -- enrol` makes the first one. */
const boss = async () => {
  const browser = await strict.loginAs('admin');
  const order = { memberId: browser.memberId, purpose: 'staffEnrolment', email: '' } as const;
  const { db, clock } = strict.services;
  const enrolmentCode = await inTransaction(db, (tx) => issueToken(tx, order, clock.now()));
  const secret = secretIn((await request(strict, browser, '/admin/security/app', { enrolmentCode })).page);
  const code = totpCodeAt(secret, clock.now());
  const { page } = await request(strict, browser, '/admin/security/app/confirm', { code, enrolmentCode });
  expect(codesIn(page)).toHaveLength(10);
  return browser;
};

describe('staff rights and the second factor', () => {
  it('[F20][O6-02] stay closed after a password alone for whoever has a factor: everywhere, not only in the hub', async () => {
    const { browser, secret } = await enrolApp(shop, 'admin');
    expect(await rightsOf(browser)).toEqual({ isEmployee: true, isAdmin: true });

    const again = await loginAgain(shop, browser);
    expect(await rightsOf(again)).toEqual({ isEmployee: false, isAdmin: false });
    for (const path of ['/api/admin/order', '/api/product/extra-data?ids=1', '/api/admin/audit']) {
      const { status, body } = await again.send('GET', path);
      expect([path, status, body]).toEqual([path, 403, expect.objectContaining({ code: 'SECOND_FACTOR_NEEDED' })]);
    }
    const asked = await request(shop, again, '/admin/order?page=2');
    expect([asked.status, asked.page.includes('Bekräfta att det är du')]).toEqual([200, true]);
    expect(asked.page).toContain('name="returnTo" value="/admin/order?page=2"');

    shop.clock.advance({ seconds: 60 });
    const given = await give(shop, again, totpCodeAt(secret, shop.clock.now()), '/admin/order?page=2');
    expect([given.status, given.to]).toEqual([303, '/admin/order?page=2']);
    expect(await rightsOf(again)).toEqual({ isEmployee: true, isAdmin: true });
    expect((await request(shop, again, '/admin/')).page).toContain('beställningar att packa');
  });

  it('[F20] end twelve hours after the factor was given', async () => {
    const { browser } = await enrolApp(shop);
    shop.clock.advance({ hours: 12, seconds: 1 });
    expect(await rightsOf(browser)).toEqual({ isEmployee: false, isAdmin: false });
    expect((await request(shop, browser, '/admin/')).page).toContain('Logga in igen');
  });

  it('[F20] are as before where nothing is enrolled, and closed where a factor is required', async () => {
    expect(await rightsOf(await shop.loginAs('admin'))).toEqual({ isEmployee: true, isAdmin: true });
    const browser = await strict.loginAs('admin');
    expect(await rightsOf(browser)).toEqual({ isEmployee: false, isAdmin: false });
    expect((await request(strict, browser, '/admin/product')).page).toContain('Inskrivningskod');
    // A member without staff rights sees none of it.
    const member = await strict.loginAs('member');
    for (const path of ['/admin/', '/admin/security']) expect((await request(strict, member, path)).status).toBe(404);
  });

  it('[F20] add no role to the login’s response that the session does not have', async () => {
    const { username } = await strict.createMember('admin');
    const { body } = await strict.browser().send('POST', '/api/login', { body: { username, password: TEST_PASSWORD } });
    expect(body).toMatchObject({ data: { user: { isEmployee: false, isAdmin: false } } });
  });
});

describe('a code', () => {
  it('[F20] counts once, also when it is sent twenty times at once', async () => {
    const { browser, secret } = await enrolApp(shop);
    shop.clock.advance({ seconds: 60 });
    const code = totpCodeAt(secret, shop.clock.now());
    const sessions = await Promise.all(Array.from({ length: 4 }, () => loginAgain(shop, browser)));
    const given = await Promise.all(sessions.map((each) => give(shop, each, code)));
    expect(given.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422]);
  });

  it('[F20] is waited for after five wrong ones, also for the right one, and written to the security log', async () => {
    const { browser, secret } = await enrolApp(shop);
    const again = await loginAgain(shop, browser);
    shop.clock.advance({ seconds: 60 });
    for (let index = 0; index < 5; index += 1) {
      const { status, page } = await give(shop, again, '000000');
      expect([status, page.includes('Koden stämmer inte')]).toEqual([422, true]);
    }
    const locked = await give(shop, again, totpCodeAt(secret, shop.clock.now()));
    expect([locked.status, locked.page.includes('Vänta en kvart')]).toEqual([429, true]);
    expect(await rightsOf(again)).toEqual({ isEmployee: false, isAdmin: false });
    shop.clock.advance({ minutes: 15 });
    expect((await give(shop, again, totpCodeAt(secret, shop.clock.now()))).status).toBe(303);
    const events = shop.logs.filter(({ memberId }) => memberId === browser.memberId).map(({ event }) => event);
    expect(events.filter((event) => event === 'second-factor.failed')).toHaveLength(5);
    expect(events.at(-1)).toBe('second-factor.succeeded');
  });

  it('[F20] may be one of ten recovery codes, each once, stored as hashes', async () => {
    const { browser, recoveryCodes, secret } = await enrolApp(shop);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const again = await loginAgain(shop, browser);
    expect((await give(shop, again, first.toLowerCase())).status).toBe(303);
    const later = await loginAgain(shop, browser);
    expect((await give(shop, later, first)).status).toBe(422);
    expect((await give(shop, later, second)).status).toBe(303);
    expect((await request(shop, later, '/admin/security')).page).toContain('Du har 8 återställningskoder kvar');
    const stored = JSON.stringify([
      await shop.services.db.select().from(staffRecoveryCode),
      await shop.services.db.select().from(staffFactor).where(eq(staffFactor.memberId, browser.memberId)),
    ]);
    for (const known of [first, first.replaceAll('-', ''), secret]) expect(stored).not.toContain(known);
    expect(JSON.stringify(shop.logs)).not.toContain(first);
  });

  it('[F20] leads back into the hub only, and is posted from its own pages only', async () => {
    const { browser, secret } = await enrolApp(shop);
    const again = await loginAgain(shop, browser);
    shop.clock.advance({ seconds: 60 });
    const code = totpCodeAt(secret, shop.clock.now());
    const foreign = await request(shop, again, '/admin/factor', { code }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await give(shop, again, code, '//evil.example/admin/')).to).toBe('/admin/');
  });
});

describe('the first enrolment where a factor is required', () => {
  const codeFor = async (admin: LoggedIn, { memberId }: LoggedIn) =>
    (await admin.request(postAdminEnrolment, { params: { id: memberId } })).data.code;

  it('[F20] takes a fresh login and a colleague’s code, which is good once and for its owner only', async () => {
    const admin = await boss();
    expect(await rightsOf(admin)).toEqual({ isEmployee: true, isAdmin: true });
    const [employee, other] = [await strict.loginAs('employee'), await strict.loginAs('employee')];
    const enrolmentCode = await codeFor(admin, employee);

    const begin = (browser: LoggedIn, code: string) =>
      request(strict, browser, '/admin/security/app', { enrolmentCode: code });
    for (const [browser, code] of [
      [other, enrolmentCode],
      [employee, ''],
      [employee, 'fel'],
    ] as const)
      expect((await begin(browser, code)).page).toContain('Inskrivningskoden gäller inte');

    strict.clock.advance({ minutes: 16 });
    expect((await begin(employee, enrolmentCode)).page).toContain('Logga in igen');

    const fresh = await loginAgain(strict, employee);
    const secret = secretIn((await begin(fresh, enrolmentCode)).page);
    const confirm = (code: string) => request(strict, fresh, '/admin/security/app/confirm', { code, enrolmentCode });
    expect((await confirm('000000')).page).toContain('Koden stämmer inte');
    expect(codesIn((await confirm(totpCodeAt(secret, strict.clock.now()))).page)).toHaveLength(10);
    expect(await rightsOf(fresh)).toEqual({ isEmployee: true, isAdmin: false });

    // A thief of the password cannot reuse the code.
    const thief = await loginAgain(strict, employee);
    expect((await begin(thief, enrolmentCode)).page).toContain('Bekräfta att det är du');
  });

  it('[F20][O6-01] starts over after an administrator has reset a colleague, which is audited; never oneself', async () => {
    const admin = await boss();
    const employee = await strict.loginAs('employee');
    const fields = { enrolmentCode: await codeFor(admin, employee) };
    const secret = secretIn((await request(strict, employee, '/admin/security/app', fields)).page);
    await request(strict, employee, '/admin/security/app/confirm', {
      ...fields,
      code: totpCodeAt(secret, strict.clock.now()),
    });
    expect((await rightsOf(employee)).isEmployee).toBe(true);

    for (const path of ['factor', 'enrolment'])
      expect(
        (await admin.send(path === 'factor' ? 'DELETE' : 'POST', `/api/admin/member/${admin.memberId}/${path}`)).status,
      ).toBe(403);
    expect((await employee.send('DELETE', `/api/admin/member/${admin.memberId}/factor`)).status).toBe(403);
    const { data } = await admin.request(deleteAdminFactors, { params: { id: employee.memberId } });
    expect(data.isChanged).toBe(true);
    expect((await employee.request(getMe)).data.user).toBeNull();
    const again = await loginAgain(strict, employee);
    expect((await request(strict, again, '/admin/')).page).toContain('Inskrivningskod');
    const { rows } = (await admin.request(getAdminAudit, { query: { entity: 'staff-factor' } })).data;
    expect(rows).toMatchObject([{ entityId: String(employee.memberId), before: { factors: [{ kind: 'totp' }] } }]);
  });

  it('[F20] hands the code over in the hub, where staff also log a member out', async () => {
    const admin = await boss();
    const employee = await strict.loginAs('employee');
    const page = await request(strict, admin, `/admin/member/${employee.memberId}`);
    expect([page.status, page.page.includes('Skapa inskrivningskod')]).toEqual([200, true]);
    const made = await request(strict, admin, `/admin/member/${employee.memberId}/enrolment`, {});
    const enrolmentCode = /<code>([\w-]{43})<\/code>/.exec(made.page)?.[1] ?? '';
    expect((await request(strict, employee, '/admin/security/app', { enrolmentCode })).page).toContain(
      'Skanna QR-koden',
    );
    const out = await request(strict, admin, `/admin/member/${employee.memberId}/sessions`, {});
    expect(out.page).toContain('Medlemmen är utloggad överallt.');
    expect((await employee.request(getMe)).data.user).toBeNull();
    const own = await request(strict, admin, `/admin/member/${admin.memberId}/sessions`, {});
    expect(own.page).toContain('Dina egna inloggningar avslutar du på dina sidor.');
  });
});

describe('a passkey', () => {
  const enrolPasskey = async () => {
    const browser = await shop.loginAs('employee');
    const passkey = createSoftwarePasskey(shop.services.config.publicOrigin);
    const asked = await request(shop, browser, '/admin/security/passkey', {});
    const credential = passkey.enrol(optionsIn(asked.page));
    const added = await request(shop, browser, '/admin/security/passkey/confirm', { credential, name: 'Nyckeln' });
    return { browser, passkey, asked, added, credential };
  };
  const login = (browser: LoggedIn, credential: string) =>
    request(shop, browser, '/admin/factor/passkey', { credential, returnTo: '/admin/order' });

  it('[F20] is enrolled and opens the hub, by the hub’s own script alone', async () => {
    const { browser, passkey, asked, added } = await enrolPasskey();
    expect(asked.policy).toContain("default-src 'none'");
    expect(asked.policy).toContain("script-src 'self'");
    expect(codesIn(added.page)).toHaveLength(10);
    const again = await loginAgain(shop, browser);
    const { page } = await request(shop, again, '/admin/order');
    expect(page).toContain('<script src="/admin/passkey.js" defer></script>');
    expect((await request(shop, again, '/admin/passkey.js')).page).toContain('startAuthentication');
    const { status, to } = await login(again, passkey.login(optionsIn(page)));
    expect([status, to]).toEqual([303, '/admin/order']);
    expect((await rightsOf(again)).isEmployee).toBe(true);
  });

  it('[F20] is refused without the user’s verification, for another origin, with a counter that went back, and twice', async () => {
    const { browser, passkey } = await enrolPasskey();
    const options = async (each: LoggedIn) => optionsIn((await request(shop, each, '/admin/')).page);
    const again = await loginAgain(shop, browser);
    const wrong = [{ isVerified: false }, { origin: 'https://pixelhamn.evil.example' }, { counter: 1 }];
    for (const changes of wrong) {
      const { status } = await login(again, passkey.login(await options(again), changes));
      expect([changes, status]).toEqual([changes, 422]);
    }
    const signed = passkey.login(await options(again));
    expect((await login(again, signed)).status).toBe(303);
    const later = await loginAgain(shop, browser);
    await options(later);
    expect((await login(later, signed)).status).toBe(422);
    expect((await rightsOf(later)).isEmployee).toBe(false);
  });

  it('[F20] signs a challenge of the last five minutes, of its own session', async () => {
    const { browser, passkey } = await enrolPasskey();
    const [again, elsewhere] = [await loginAgain(shop, browser), await loginAgain(shop, browser)];
    const { page } = await request(shop, again, '/admin/');
    await request(shop, elsewhere, '/admin/');
    expect((await login(elsewhere, passkey.login(optionsIn(page)))).status).toBe(422);
    shop.clock.advance({ minutes: 5, seconds: 1 });
    expect((await login(again, passkey.login(optionsIn(page)))).status).toBe(422);
  });

  it('[F20] is not taken from nonsense, nor a second time', async () => {
    const { browser, credential } = await enrolPasskey();
    for (const each of ['', '{}', '{"id":1}', credential]) {
      await request(shop, browser, '/admin/security/passkey', {});
      const { status } = await request(shop, browser, '/admin/security/passkey/confirm', { credential: each });
      expect(status).toBe(422);
    }
  });
});

describe('one’s own factors', () => {
  it('[F20] are listed by name, and removed with a fresh login; the last one takes the recovery codes along', async () => {
    const { browser } = await enrolApp(shop);
    const { page } = await request(shop, browser, '/admin/security');
    expect(page).toContain('<b>Mobilen</b> (app)');
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    shop.clock.advance({ minutes: 16 });
    expect((await request(shop, browser, '/admin/security/remove', { id })).page).toContain('Logga in igen');
    const { browser: thief } = await enrolApp(shop);
    expect((await request(shop, thief, '/admin/security/remove', { id })).status).toBe(303);
    const [row] = await shop.services.db.select().from(staffFactor).where(eq(staffFactor.id, id));
    expect(row?.memberId).toBe(browser.memberId);
  });

  it('[F20] take the recovery codes along with the last of them', async () => {
    const { browser } = await enrolApp(shop);
    const { page } = await request(shop, browser, '/admin/security');
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await request(shop, browser, '/admin/security/remove', { id })).to).toBe('/admin/security');
    const left = (table: typeof staffFactor | typeof staffRecoveryCode) =>
      shop.services.db.$count(table, eq(table.memberId, browser.memberId));
    expect([await left(staffFactor), await left(staffRecoveryCode)]).toEqual([0, 0]);
  });

  it('[F20] are never down to none where a factor is required', async () => {
    const browser = await boss();
    const { page } = await request(strict, browser, '/admin/security');
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const refused = await request(strict, browser, '/admin/security/remove', { id });
    expect([refused.status, refused.page.includes('Lägg till en annan innan')]).toEqual([422, true]);
    expect((await rightsOf(browser)).isAdmin).toBe(true);
  });

  it('[F20] get new recovery codes, which end the older ones', async () => {
    const { browser, recoveryCodes } = await enrolApp(shop);
    const renewed = codesIn((await request(shop, browser, '/admin/security/codes', {})).page);
    expect(renewed).toHaveLength(10);
    const again = await loginAgain(shop, browser);
    expect((await give(shop, again, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await give(shop, again, renewed[0] ?? '')).status).toBe(303);
  });
});
