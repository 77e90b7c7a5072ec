import { deleteSavedCard, getOrderPayment, getSavedCards } from '@shop/contracts';
import { buildCardSandbox } from '@shop/demo/simulators/card';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payment, savedCard } from '../db/schema/index.ts';
import { fillCart, PAYMENT, placeTestOrder, readCheckout, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { TEST_KEYS } from '../testing/test-secret.ts';
import { cardTokenOf, readSavedCards } from './saved-cards.ts';
import { cardProviderKeys } from './signature.ts';

const [KEY] = cardProviderKeys({ cardPayment: { provider: 'off' }, secrets: TEST_KEYS });
let shop: TestApp;
let sandbox: ReturnType<typeof buildCardSandbox>;
let sandboxUrl: string;

beforeAll(async () => {
  sandbox = buildCardSandbox({
    key: KEY,
    shopOrigin: 'http://localhost:3000',
    // No callback arrives: the status is asked for.
    deliver: async () => 404,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    wait: () => Promise.resolve(),
  });
  sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  shop = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: sandboxUrl } } });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

const byCard = async (browser: TestBrowser, card?: { savedId?: string; save?: boolean }) => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  await fillCart(browser, id);
  return { paymentMethodId: PAYMENT.card, ...(card && { card }) };
};
/** Orders, and pays on the provider's page. */
const payNew = async (browser: TestBrowser, number: string, save: boolean, expiry = '12/29') => {
  const { data } = await placeTestOrder(browser, await byCard(browser, { save }));
  await fetch(`${sandboxUrl}/${data.payment.sessionToken}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry, cvc: '123', name: 'Kim Köpare' }),
  });
  expect((await browser.request(getOrderPayment, { params: { id: data.order.id } })).data.status).toBe('paid');
  // The next order is later, so that it is the latest.
  shop.clock.advance({ seconds: 1 });
  return data.order.id;
};
const cardsOf = async (browser: TestBrowser) => (await readCheckout(browser)).savedCards ?? [];
const VISA = '4111 1111 1111 1111';

describe('saved cards', () => {
  it('are saved for a member who asks for it, as a token of the provider’s and never by number', async () => {
    const browser = await shop.loginAs();
    await payNew(browser, VISA, false);
    expect(await cardsOf(browser)).toEqual([]);
    await payNew(browser, VISA, true);
    await payNew(browser, VISA, true);
    expect(await cardsOf(browser)).toMatchObject([{ brand: 'Visa', lastFour: '1111', expiry: '12/29' }]);
    const { db, config } = shop.services;
    const [stored] = await db.select().from(savedCard).where(eq(savedCard.memberId, browser.memberId));
    if (!stored) throw new Error('No card was saved');
    expect(JSON.stringify(stored)).not.toContain('411111');
    expect(Buffer.from(stored.tokenEncrypted).includes(cardTokenOf(stored, config.secrets))).toBe(false);
  });

  it('pay the next order at once, without the provider’s page', async () => {
    const browser = await shop.loginAs();
    await payNew(browser, '5555 5555 5555 4444', true);
    const [card] = await cardsOf(browser);
    const { data } = await placeTestOrder(browser, await byCard(browser, { savedId: card?.id ?? '' }));
    expect(data.payment).toMatchObject({ type: 'card', sessionToken: null, redirectUrl: null });
    expect((await browser.request(getOrderPayment, { params: { id: data.order.id } })).data.status).toBe('paid');
    const rows = await shop.services.db.select().from(payment).where(eq(payment.orderId, data.order.id));
    expect(rows).toMatchObject([{ status: 'paid', savedCardId: card?.id }]);
  });

  it('that are refused leave the order to be paid with another card', async () => {
    const browser = await shop.loginAs();
    await payNew(browser, '4000 0000 0000 0341', true);
    const [card] = await cardsOf(browser);
    const refused = await tryOrder(browser, await byCard(browser, { savedId: card?.id ?? '' }));
    expect(refused).toMatchObject({ status: 402, body: { code: 'PAYMENT_REFUSED' } });
    const again = await browser.send('POST', '/api/order/latest/payment', { body: { paymentMethodId: PAYMENT.card } });
    expect(again.body).toMatchObject({ data: { payment: { type: 'card', sessionToken: expect.any(String) } } });
  });

  it('are neither shown nor saved for guests, nor usable by somebody else', async () => {
    const owner = await shop.loginAs();
    await payNew(owner, VISA, true);
    const savedId = (await cardsOf(owner))[0]?.id ?? '';
    const guest = shop.browser();
    await payNew(guest, VISA, true);
    expect(await cardsOf(guest)).toEqual([]);
    const other = await shop.loginAs();
    expect(await tryOrder(other, await byCard(other, { savedId }))).toMatchObject({
      status: 422,
      body: { fields: { paymentMethodId: 'Det sparade kortet finns inte längre. Betala med ett annat kort.' } },
    });
    const ofGuest = await tryOrder(guest, await byCard(guest, { savedId }));
    expect(ofGuest.body).toMatchObject({ data: { payment: { sessionToken: expect.any(String) } } });
  });

  it('[O2.17-06] are listed for and removed by their member alone, and are not offered once they have run out', async () => {
    const browser = await shop.loginAs();
    await payNew(browser, VISA, true);
    await payNew(browser, '5555 5555 5555 4444', true, '11/26');
    const cards = await cardsOf(browser);
    expect(cards.map(({ brand }) => brand)).toEqual(['Mastercard', 'Visa']);
    const [mastercard, visa] = cards;
    expect((await browser.request(getSavedCards)).data.savedCards).toEqual(cards);
    expect((await (await shop.loginAs()).request(getSavedCards)).data.savedCards).toEqual([]);
    await browser.request(deleteSavedCard, { params: { id: visa?.id ?? '' } });
    expect((await cardsOf(browser)).map(({ id }) => id)).toEqual([mastercard?.id]);
    expect(await browser.send('DELETE', `/api/saved-card/${visa?.id}`)).toMatchObject({ status: 404 });
    const on = (day: string) => readSavedCards(shop.services.db, browser.memberId, new Date(`${day}T12:00:00Z`));
    expect([(await on('2026-11-30')).length, (await on('2026-12-01')).length]).toEqual([1, 0]);
  });
});
