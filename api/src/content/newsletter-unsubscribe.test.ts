import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, newsletterSubscription } from '../db/schema/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { linkMailedTo, mailsTo } from '../testing/outbox.ts';
import { newsletterUnsubscribeLink } from './newsletter-unsubscribe.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const subscriptions = (email: string) =>
  shop.services.db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email));

describe('the link that ends the newsletter', () => {
  it('[6-06] [O5-28] comes with the welcome mail, shows a page when it is opened and ends it with its button', async () => {
    const email = 'lasare@exempel.example';
    const reader = shop.browser();
    await reader.send('POST', `/api/newsletter/subscribe/email/${email}`);
    await reader.send('POST', await linkMailedTo(shop, email));
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual([
      'Välkommen till Pixelhamns nyhetsbrev',
      'Bekräfta din prenumeration på Pixelhamns nyhetsbrev',
    ]);
    const link = await linkMailedTo(shop, email);
    expect((await reader.send('GET', link)).text).toContain('Avsluta nyhetsbrevet?');
    expect((await subscriptions(email))[0]?.confirmedAt).not.toBeNull();
    expect((await reader.send('POST', link)).text).toContain('Nyhetsbrevet är avslutat');
    expect(await subscriptions(email)).toEqual([]);
    expect((await reader.send('POST', link)).status).toBe(200);
    expect(JSON.stringify(shop.logs)).not.toContain(link.split('/').at(-1));
  });

  it('[O3-11] ends a member’s consent too, also when a mail program posts it from elsewhere', async () => {
    const { id, email } = await shop.createMember('member', { newsletterAt: shop.clock.now() });
    const { pathname } = new URL(newsletterUnsubscribeLink(shop.services.config, email));
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
    expect(row?.newsletterAt).toBeNull();
  });

  it('[F8] is a page that says so, not an error of ours, when its signature has letters of several bytes', async () => {
    for (const signature of ['%C3%A5'.repeat(27), '%F0%9F%92%A9'.repeat(13), 'x'.repeat(27)]) {
      for (const method of ['GET', 'POST'] as const) {
        expect((await shop.browser().send(method, `/api/newsletter/unsubscribe/eA.${signature}`)).status).toBe(410);
      }
    }
  });

  it('is worth nothing when its address or its signature was changed', async () => {
    const { id, email } = await shop.createMember('member', { newsletterAt: shop.clock.now() });
    const { pathname } = new URL(newsletterUnsubscribeLink(shop.services.config, 'nagon@exempel.example'));
    const other = Buffer.from(email).toString('base64url');
    for (const path of [pathname.replace(/[^/.]+(?=\.)/, other), `${pathname}x`, '/api/newsletter/unsubscribe/x']) {
      expect((await shop.browser().send('POST', path)).status).toBe(410);
    }
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
    expect(row?.newsletterAt).not.toBeNull();
  });
});
