import {
  getInfoPage,
  getLocalizationPack,
  getSiteMessages,
  postClientError,
  postLocalizationPack,
} from '@shop/contracts/api/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  campaignWindow,
  clientError,
  infoPage,
  localizationText,
  member,
  newsletterSubscription,
  outboxMail,
  siteMessage,
} from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { withoutPersonalData } from './client-errors.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.services;
  for (const table of [infoPage, siteMessage, localizationText, outboxMail, newsletterSubscription])
    await db.delete(table);
  await db.insert(infoPage).values([
    {
      id: 8,
      name: 'Köpvillkor',
      slug: 'kopvillkor',
      content: '<p onclick="x()">Ångerrätt <a href="javascript:alert(1)">14 dagar</a></p><script>1</script>',
      sort: 2,
      updatedAt: new Date('2026-05-01T10:00:00Z'),
    },
    {
      id: 7,
      name: 'Kontakt',
      slug: 'kontakt',
      content: '<p>Ring oss</p>',
      sort: 1,
      updatedAt: new Date('2026-05-01T10:00:00Z'),
    },
  ]);
  await db.insert(siteMessage).values([
    {
      id: 1,
      type: 'info',
      message: 'Fri frakt <b>hela</b> helgen<img src="https://elsewhere.example/a.gif">',
      avatarId: 3,
    },
    { id: 2, type: 'error', message: 'Över', to: new Date('2026-11-19T00:00:00Z') },
    { id: 3, type: 'ok', message: 'Snart', from: new Date('2026-11-21T00:00:00Z') },
  ]);
  await db.delete(campaignWindow);
  await db.insert(campaignWindow).values([
    {
      id: 1,
      name: 'black-week-usp',
      from: new Date('2024-11-14T23:00:00Z'),
      to: new Date('2024-12-02T22:59:59Z'),
    },
    {
      id: 2,
      name: 'black-week-usp',
      from: new Date('2026-11-22T23:00:00Z'),
      to: new Date('2026-11-29T22:59:59Z'),
    },
    {
      id: 3,
      name: 'black-week-nav',
      from: new Date('2026-11-22T23:00:00Z'),
      to: new Date('2026-11-29T22:59:59Z'),
    },
  ]);
  await db.insert(localizationText).values({ key: 'SORT.PRICE_ASC', text: 'Lägsta pris' });
});
afterAll(() => shop.close());

describe('info/:id', () => {
  it('[O7-21][O2.1-09] returns a page by its number and by its name, with the pages beside it', async () => {
    const byId = await shop.browser().request(getInfoPage, { params: { id: '8' } });
    const byName = await shop.browser().request(getInfoPage, { params: { id: 'Kopvillkor' } });
    expect(byName).toEqual(byId);
    expect(byId.data.siblings.map(({ slug }) => slug)).toEqual(['kontakt', 'kopvillkor']);
    expect(byId.data.info.updatedAt).toBe(1_777_629_600);
  });

  it('[O3-21] lets nothing through that runs', async () => {
    const { data } = await shop.browser().request(getInfoPage, { params: { id: '8' } });
    expect(data.info.content).toBe('<p>Ångerrätt <a>14 dagar</a></p>');
  });

  it('responds 404 for pages that do not exist', async () => {
    for (const id of ['999', 'finns-inte'])
      expect((await shop.browser().send('GET', `/api/info/${id}`)).status).toBe(404);
  });
});

describe('site-message', () => {
  it('[7.7-02][3-117][3-118] returns the messages whose time it is, without images from elsewhere', async () => {
    const { data } = await shop
      .browser()
      .request(getSiteMessages, { params: { regionCode: 'se', languageCode: 'sv' } });
    expect(data.messages).toEqual([
      { id: 1, type: 'info', message: 'Fri frakt <b>hela</b> helgen<img />', avatarId: 3 },
    ]);
  });

  it('[9-129][O9-27] says when the strip is coloured from now on, as rows of data', async () => {
    const { data } = await shop
      .browser()
      .request(getSiteMessages, { params: { regionCode: 'se', languageCode: 'sv' } });
    const seconds = (time: string) => Date.parse(time) / 1000;
    expect(data.windows).toEqual([
      { from: seconds('2026-11-23T00:00:00+01:00'), to: seconds('2026-11-29T23:59:59+01:00') },
    ]);
  });

  it('[7.7-03] may be cached for five minutes by anyone', async () => {
    const { headers } = await shop.browser().send('GET', '/api/site-message/se/sv');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Region, Accept-Encoding' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('localization/pack', () => {
  it('[7.7-06][3-125] returns the texts with language and region', async () => {
    const { data } = await shop.browser().request(getLocalizationPack, {});
    expect(data).toEqual({ languagePack: { 'SORT.PRICE_ASC': 'Lägsta pris' }, languageCode: 'sv', regionCode: 'se' });
  });

  it('[7.7-07] may be cached for an hour', async () => {
    const { headers } = await shop.browser().send('GET', '/api/localization/pack');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('[7.7-08][5-11][6-44] takes Swedish in Sweden and refuses everything else in Swedish', async () => {
    const browser = shop.browser();
    await browser.request(postLocalizationPack, { body: { regionCode: 'se', languageCode: 'sv' } });
    const response = await browser.send('POST', '/api/localization/pack', {
      body: { regionCode: 'no', languageCode: 'nb' },
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'UNSUPPORTED_REGION',
      error: 'I nuläget är sidan tyvärr bara tillgänglig på svenska!',
    });
  });
});

describe('newsletter', () => {
  const subscribe = (email: string) =>
    shop.browser().send('POST', `/api/newsletter/subscribe/email/${encodeURIComponent(email)}`);
  const lastLink = async (): Promise<string> => {
    const mails = await shop.services.db.select().from(outboxMail).orderBy(outboxMail.id);
    return /https?:\/\/[^/]+(\/api\/newsletter\/confirm\/[\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const confirmedAt = async (email: string) =>
    (await shop.services.db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email)))[0]
      ?.confirmedAt;

  it('[7.7-01][O5-28] starts a subscription only when its mail has been confirmed with the button', async () => {
    const { id } = await shop.createMember('member', { email: 'Anna@Example.se' });
    expect((await subscribe(' anna@example.se ')).status).toBe(204);
    const link = await lastLink();
    const browser = shop.browser();
    const requested = await browser.send('GET', link);
    expect([requested.status, /<form method="post"><button type="submit">Bekräfta/.test(requested.text)]).toEqual([
      200,
      true,
    ]);
    expect(await confirmedAt('anna@example.se')).toBeNull();

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = await browser.send('POST', link, { headers: form });
    expect([page.status, page.text.includes('Tack, nu är du med!')]).toEqual([200, true]);
    expect(await confirmedAt('anna@example.se')).toEqual(shop.clock.now());
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
    expect(row?.newsletterAt).toEqual(shop.clock.now());

    for (const method of ['GET', 'POST'] as const) {
      const again = await browser.send(method, link);
      expect([again.status, again.text.includes('Du är redan med'), again.text.includes('<form')]).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  it('[O5-28] shows a page without scripts or inline styles that keeps its address to itself', async () => {
    await subscribe('eva@example.se');
    const { headers, text } = await shop.browser().send('GET', await lastLink());
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(text).not.toMatch(/<script|<style|style=/);
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '';
    const style = await shop.browser().send('GET', sheet);
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(style.text).toContain('--color-accent:');
  });

  it('[O5-28] lets no other site press the button', async () => {
    await subscribe('ulla@example.se');
    const response = await shop
      .browser()
      .send('POST', await lastLink(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([response.status, await confirmedAt('ulla@example.se')]).toEqual([403, null]);
  });

  it('[8-19] responds 403 for an address that subscribes already', async () => {
    const response = await subscribe('ANNA@example.se');
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ error: 'Denna adress prenumererar redan på våra nyhetsbrev!' });
  });

  it('[8-20] responds 402 for what is no address, and writes nobody', async () => {
    const before = await shop.services.db.$count(outboxMail);
    for (const text of ['anna', 'anna@localhost', 'a b@example.se', '@example.se']) {
      const response = await subscribe(text);
      expect(response.status).toBe(402);
      expect(response.body).toMatchObject({ error: 'Denna adress är ej giltig!' });
    }
    expect(await shop.services.db.$count(outboxMail)).toBe(before);
  });

  it('[O5-28] lets a link work for a week and no longer, and only the newest one', async () => {
    shop.clock.advance({ hours: 2 });
    await subscribe('bo@example.se');
    const first = await lastLink();
    await subscribe('bo@example.se');
    const press = async (link: string) => {
      const { status, text } = await shop.browser().send('POST', link);
      return [status, text.includes('Länken gäller inte längre')];
    };
    expect(await press(first)).toEqual([410, true]);
    shop.clock.advance({ days: 8 });
    expect(await press(await lastLink())).toEqual([410, true]);
    expect((await shop.browser().send('GET', '/api/newsletter/confirm/unknown')).status).toBe(410);
    expect(await confirmedAt('bo@example.se')).toBeNull();
  });

  it('[O5-28] stops mail bombs: three mails a day to one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await subscribe('cia@example.se')).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });
});

describe('client-error', () => {
  it('[7.7-13][O7-44] keeps the error without addresses and query strings', async () => {
    await shop.browser().request(postClientError, {
      body: {
        message: 'Failed for eva@example.se at https://shop.example/se/search?q=hemligt#x',
        stack: 'Error\n  at f (https://shop.example/a.js?v=secret:1:2)',
        browser: 'Firefox 140',
        source: 'mf-header@1.0.0',
      },
    });
    const [row] = await shop.services.db.select().from(clientError);
    expect(row?.message).toBe('Failed for [adress] at https://shop.example/se/search');
    expect(row?.stack).not.toContain('secret');
    expect(row).toMatchObject({ source: 'mf-header@1.0.0', browser: 'Firefox 140' });
  });

  it('[O7-44] is limited in number', async () => {
    const send = () =>
      shop.browser().send('POST', '/api/client-error', { body: { message: 'x', stack: '', browser: '' } });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await send()).status);
    expect(statuses.at(0)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[O7-44] leaves an ordinary message as it is', () => {
    expect(withoutPersonalData("Cannot read 'price' of undefined (what?)")).toBe(
      "Cannot read 'price' of undefined (what?)",
    );
  });
});
