import { deleteUser, getDataExport, postProfileSettings } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { member, newsletterSubscription, outboxMail, rateLimit } from '../db/schema/index.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { linkMailedTo } from '../testing/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.services.db.delete(rateLimit));

const PASSWORD = 'rätt häst batteri häftklammer';
let count = 0;

/** A person who buys and reads the newsletter without an account. */
async function offer() {
  count += 1;
  const email = `offer-${count}@exempel.example`;
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  const browser = shop.browser();
  await fillCart(browser, id);
  const { data } = await placeTestOrder(browser, {
    paymentMethodId: PAYMENT.invoice,
    customer: { ...BUYER, email },
  });
  const confirmedAt = shop.clock.now();
  await shop.services.db.insert(newsletterSubscription).values({ email, tokenHash: email, confirmedAt });
  shop.clock.advance({ minutes: 1 });
  return { email, orderId: data.order.id };
}

/** An account opened with an address whose owner knows nothing of it. */
async function squatter(email: string): Promise<TestBrowser> {
  const browser = shop.browser();
  const body = {
    kind: 'private',
    email,
    username: `granskare-${count}`,
    password: PASSWORD,
    verifypassword: PASSWORD,
    firstName: 'Gran',
    lastName: 'Skare',
    zipCode: '41112',
    mobile: '',
    ssn: '',
    companyName: '',
    corpNumber: '',
    newsletter: false,
  };
  const { status, text } = await browser.send('POST', '/api/register', { body });
  if (status !== 200) throw new Error(text);
  return browser;
}

const exportOf = async (browser: TestBrowser) => (await browser.request(getDataExport)).data.records;
const subscriptionOf = async (email: string) =>
  (await shop.services.db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email))).length;
const subjectsTo = async (email: string) =>
  (await shop.services.db.select().from(outboxMail).where(eq(outboxMail.to, email))).map(({ subject }) => subject);

describe('an account with an address that nobody has confirmed', () => {
  it('[F5] exports no mails and no newsletter of the address, nor anything that names its orders', async () => {
    const { email, orderId } = await offer();
    const browser = await squatter(email);
    const records = await exportOf(browser);
    expect([records['mail'], records['newsletter_subscription']]).toEqual([[], []]);
    expect(JSON.stringify(records)).not.toContain(orderId);
  });

  it('[F5] confirming opens the newsletter and the mails since the account exists, not the older ones', async () => {
    const { email, orderId } = await offer();
    const browser = await squatter(email);
    await browser.send('POST', await linkMailedTo(shop, email));
    const records = await exportOf(browser);
    expect(records['newsletter_subscription']).toHaveLength(1);
    expect(records['mail']).toMatchObject([{ subject: expect.stringContaining('Välkommen till Pixelhamn') }]);
    expect(JSON.stringify(records)).not.toContain(orderId);
    const [row] = await shop.services.db.select().from(member).where(eq(member.email, email));
    expect(row?.newsletterAt).not.toBeNull();
  });

  it('[F5] mails about the member’s own orders are exported however old, when confirmed', async () => {
    const { email, orderId } = await offer();
    const browser = await squatter(email);
    await browser.send('POST', await linkMailedTo(shop, email));
    const [row] = await shop.services.db.select().from(member).where(eq(member.email, email));
    await shop.pool.query('update "order" set member_id = $1 where id = $2', [row?.id, orderId]);
    expect(JSON.stringify((await exportOf(browser))['mail'])).toContain(orderId);
  });

  it('[F5] can be erased without ending the owner’s newsletter or taking any of their mail', async () => {
    const { email, orderId } = await offer();
    const browser = await squatter(email);
    await browser.request(deleteUser);
    expect(await subscriptionOf(email)).toBe(1);
    const subjects = await subjectsTo(email);
    expect(subjects).toContain(`Din beställning ${orderId}`);
    expect(subjects).not.toContain('Ditt konto hos Pixelhamn är borttaget');
  });

  it('[F5] cannot end the owner’s newsletter', async () => {
    const { email } = await offer();
    const browser = await squatter(email);
    await browser.request(postProfileSettings, { body: { shouldReceiveNewsletters: false } });
    expect(await subscriptionOf(email)).toBe(1);
  });

  it('[F5] does not learn that the owner starts a newsletter', async () => {
    const { email } = await offer();
    await shop.services.db.delete(newsletterSubscription).where(eq(newsletterSubscription.email, email));
    await squatter(email);
    await shop.browser().send('POST', `/api/newsletter/subscribe/email/${email}`);
    await shop.browser().send('POST', await linkMailedTo(shop, email));
    const [row] = await shop.services.db.select().from(member).where(eq(member.email, email));
    expect([await subscriptionOf(email), row?.newsletterAt]).toEqual([1, null]);
  });
});

describe('mail about orders and gift cards', () => {
  it('[F5] that is not sent yet outlives the erasure of a confirmed account, and what is sent does not', async () => {
    const browser = await shop.loginAs('member');
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, browser.memberId));
    const to = row?.email ?? '';
    const mail = { to, text: 'x', html: 'x' };
    const giftCardId = '6b8f7f0e-0b5e-4a53-9d39-6a3f4f0a5a11';
    await shop.services.db.insert(outboxMail).values([
      { ...mail, subject: 'Beställning', orderId: 'PX-2222-2222' },
      { ...mail, subject: 'Presentkort', giftCardId },
      { ...mail, subject: 'Skickad beställning', orderId: 'PX-2222-2222', sentAt: shop.clock.now() },
      { ...mail, subject: 'Nytt lösenord' },
    ]);
    await browser.request(deleteUser);
    expect(await subjectsTo(to)).toEqual(['Beställning', 'Presentkort', 'Ditt konto hos Pixelhamn är borttaget']);
  });
});

describe('mails to an address that nobody has confirmed', () => {
  it('[F6] five a day reach one mailbox, however many accounts ask', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      count += 1;
      const result = await squatter(`brevbomb+${index}@exempel.example`).then(
        async (browser) => (await browser.request(deleteUser), 200),
        (error: unknown) => (String(error).includes('RATE_LIMITED') ? 429 : 0),
      );
      statuses.push(result);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
