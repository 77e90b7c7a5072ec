import { deleteWatch, getWatches, MAX_WATCHES, postWatch } from '@shop/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, outboxMail, product, productWatch, stock } from '../db/schema/index.ts';
import { runJob } from '../jobs/jobs.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp, type TestBrowser } from '../testing/index.ts';
import { openHub } from '../testing/open-hub.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let guests = 0;
const newAddress = () => `bevakare${(guests += 1)}@exempel.example`;
const soldOut = async () => (await createProduct(shop.services.db, { stock: {} })).id;
const restock = (productId: number) => shop.services.db.insert(stock).values({ productId, place: 'web', quantity: 3 });
const priced = (id: number, priceOre: number) =>
  shop.services.db.update(product).set({ priceOre }).where(eq(product.id, id));
const watch = (browser: TestBrowser, id: number, body: { kind: 'stock' | 'price'; below?: number; email?: string }) =>
  browser.request(postWatch, { params: { id }, body });
const tryWatch = (browser: TestBrowser, id: number, body: object) =>
  browser.send('POST', `/api/product/${id}/watch`, { body });
const mailsTo = async (address: string) =>
  (await shop.services.db.select().from(outboxMail).where(eq(outboxMail.to, address))).toSorted((a, b) => a.id - b.id);
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const pathIn = (text: string, what: 'confirm' | 'end') => new RegExp(`/api/watch/${what}/\\S+`).exec(text)?.[0] ?? '';
const notify = () => runJob(shop.services, 'notify-watchers');
const press = (path: string) => openHub(shop, shop.browser(), path, {});
const look = (path: string) => openHub(shop, shop.browser(), path);

/** A member whose address is confirmed. */
async function known(): Promise<LoggedIn & { address: string }> {
  const browser = await shop.loginAs();
  const address = newAddress();
  const values = { email: address, isEmailConfirmed: true };
  await shop.services.db.update(member).set(values).where(eq(member.id, browser.memberId));
  return { ...browser, address };
}

describe('a guest’s watch', () => {
  it('[O2.13-10] begins when the button behind the mailed link is pressed, not when the link is opened', async () => {
    const [id, email] = [await soldOut(), newAddress()];
    expect((await watch(shop.browser(), id, { kind: 'stock', email })).data).toEqual({ state: 'mailed' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Bekräfta din bevakning');
    await restock(id);
    const path = pathIn(mail?.text ?? '', 'confirm');
    expect(await look(path)).toMatchObject({ status: 200, page: expect.stringContaining('Bekräfta bevakningen') });
    await notify();
    expect(await subjectsTo(email)).toHaveLength(1);
    expect((await press(path)).page).toContain('Tack, nu bevakar du');
    expect((await look(path)).page).toContain('Du bevakar redan');
    await notify();
    await notify();
    expect(await subjectsTo(email)).toEqual(['Bekräfta din bevakning', expect.stringContaining('går att köpa igen')]);
    expect(await shop.services.db.select().from(productWatch).where(eq(productWatch.email, email))).toEqual([]);
  });

  it('[O2.13-10] says the same whether the address watches already, and a stranger changes nothing of it', async () => {
    const [id, email] = [await soldOut(), newAddress()];
    const responses = [await tryWatch(shop.browser(), id, { kind: 'price', email })];
    await press(pathIn((await mailsTo(email))[0]?.text ?? '', 'confirm'));
    responses.push(await tryWatch(shop.browser(), id, { kind: 'price', below: 1, email: ` ${email.toUpperCase()}` }));
    expect(responses.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, responses[0]?.text]));
    expect(await subjectsTo(email)).toHaveLength(1);
    const [row] = await shop.services.db.select().from(productWatch).where(eq(productWatch.email, email));
    expect(row?.limitOre).toBeGreaterThan(100);
  });

  it('[O2.13-10] is gone after seven days without confirmation, with its link', async () => {
    const [id, email] = [await soldOut(), newAddress()];
    await watch(shop.browser(), id, { kind: 'stock', email });
    const path = pathIn((await mailsTo(email))[0]?.text ?? '', 'confirm');
    shop.clock.advance({ days: 7, minutes: 1 });
    expect((await press(path)).status).toBe(410);
    await runJob(shop.services, 'remove-expired');
    expect(await shop.services.db.select().from(productWatch).where(eq(productWatch.email, email))).toEqual([]);
  });

  it('[O2.13-10] needs an address, a product, and a price below today’s; ten mails a day are enough', async () => {
    const id = await soldOut();
    expect(await tryWatch(shop.browser(), id, { kind: 'stock' })).toMatchObject({
      status: 422,
      body: { fields: { email: expect.any(String) } },
    });
    expect((await tryWatch(shop.browser(), id, { kind: 'stock', email: 'ingen adress' })).status).toBe(422);
    expect((await tryWatch(shop.browser(), 987_654_321, { kind: 'stock', email: newAddress() })).status).toBe(404);
    const dear = await tryWatch(shop.browser(), id, { kind: 'price', below: 99_999, email: newAddress() });
    expect(dear).toMatchObject({ status: 422, body: { fields: { below: 'Ange ett pris som är lägre än dagens.' } } });
    const email = newAddress();
    const statuses = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await tryWatch(shop.browser(), id, { kind: 'stock', email })).status);
    expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array(10).fill(200), 429]);
  });
});

describe('a member’s watch', () => {
  it('[O2.13-10] begins at once, is listed, and is ended by its member alone', async () => {
    const [browser, other, id] = [await known(), await known(), await soldOut()];
    expect((await watch(browser, id, { kind: 'stock' })).data.state).toBe('watching');
    await watch(browser, id, { kind: 'stock' });
    const { watches } = (await browser.request(getWatches)).data;
    expect(watches).toMatchObject([{ kind: 'stock', limit: null, product: { id } }]);
    expect((await other.request(getWatches)).data.watches).toEqual([]);
    const params = { id: watches[0]?.id ?? 0 };
    expect((await other.send('DELETE', `/api/watch/${params.id}`)).status).toBe(404);
    await browser.request(deleteWatch, { params });
    expect((await browser.request(getWatches)).data.watches).toEqual([]);
    await restock(id);
    await notify();
    expect(await subjectsTo(browser.address)).toEqual([]);
  });

  it('[O2.13-10] is confirmed by mail while the account’s address is not', async () => {
    const [browser, id] = [await known(), await soldOut()];
    const own = eq(member.id, browser.memberId);
    await shop.services.db.update(member).set({ isEmailConfirmed: false }).where(own);
    expect((await watch(browser, id, { kind: 'stock' })).data.state).toBe('mailed');
    await restock(id);
    await notify();
    expect(await subjectsTo(browser.address)).toEqual(['Bekräfta din bevakning']);
  });

  it('[O2.13-10] of a price is told once for each lower one, at most once a day, and again after it has risen', async () => {
    const [browser, { id }] = [await known(), await createProduct(shop.services.db)];
    await priced(id, 100_000);
    await watch(browser, id, { kind: 'price', below: 900 });
    const told = async () => {
      await notify();
      return (await subjectsTo(browser.address)).length;
    };
    await priced(id, 95_000);
    expect(await told()).toBe(0);
    await priced(id, 90_000);
    expect([await told(), await told()]).toEqual([1, 1]);
    await priced(id, 80_000);
    expect(await told()).toBe(1);
    shop.clock.advance({ days: 1 });
    expect([await told(), await told()]).toEqual([2, 2]);
    await priced(id, 100_000);
    shop.clock.advance({ days: 2 });
    expect(await told()).toBe(2);
    await priced(id, 90_000);
    expect(await told()).toBe(3);
    const [mail] = await mailsTo(browser.address);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('är billigare nu'),
      expect.stringContaining('900\u00a0kr'),
    ]);
  });

  it('[O2.13-10] ends by one press in its mail, also by the mail program’s own button, and by no other link', async () => {
    const [browser, { id }] = [await known(), await createProduct(shop.services.db)];
    await priced(id, 100_000);
    await watch(browser, id, { kind: 'price' });
    await priced(id, 99_000);
    await notify();
    const [mail] = await mailsTo(browser.address);
    const path = pathIn(mail?.text ?? '', 'end');
    expect(mail?.unsubscribeUrl?.endsWith(path)).toBe(true);
    expect((await press(path.replace(/\d+\./, '1.'))).status).toBe(410);
    expect((await look(path)).page).toContain('Avsluta bevakningen?');
    expect((await browser.request(getWatches)).data.watches).toHaveLength(1);
    const oneClick = await shop.app.inject({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect((await browser.request(getWatches)).data.watches).toEqual([]);
  });

  it('[O2.13-10] is one of fifty at most', async () => {
    const browser = await known();
    const rows = await shop.services.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.isHidden, false))
      .limit(MAX_WATCHES);
    const values = rows.map(({ id }) => ({
      productId: id,
      kind: 'stock' as const,
      memberId: browser.memberId,
      confirmedAt: shop.clock.now(),
    }));
    await shop.services.db.insert(productWatch).values(values);
    const left = MAX_WATCHES - rows.length;
    const others = await Promise.all(Array.from({ length: left }, soldOut));
    for (const id of others) await watch(browser, id, { kind: 'stock' });
    expect((await tryWatch(browser, await soldOut(), { kind: 'stock' })).status).toBe(409);
  });
});

it('[O2.13-10] a sent mail carries the header of the mail program’s button', async () => {
  const [browser, id] = [await known(), await soldOut()];
  await watch(browser, id, { kind: 'stock' });
  await restock(id);
  await notify();
  await runJob(shop.services, 'send-mail');
  const waiting = and(eq(outboxMail.to, browser.address), isNull(outboxMail.sentAt));
  expect(await shop.services.db.select().from(outboxMail).where(waiting)).toEqual([]);
  expect(shop.mails.at(-1)?.unsubscribeUrl).toContain('/api/watch/end/');
});
