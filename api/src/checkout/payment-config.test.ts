import { getInstalmentOffers } from '@shop/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Config } from '../config.ts';
import { fillCart, PAYMENT, placeTestOrder, readCheckout, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
afterEach(() => shop.close());

/** A member with a filled cart, in a shop with these providers. */
async function shopWith(config: Partial<Config>): Promise<LoggedIn> {
  shop = await createTestApp({ config });
  // Dear enough for instalments.
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], priceOre: 200_000 });
  const browser = await shop.loginAs();
  await fillCart(browser, id);
  return browser;
}

const typesOf = async (browser: LoggedIn, paymentLink?: string) =>
  (await readCheckout(browser, paymentLink)).paymentMethods.map(({ type }) => type);

describe('a provider that is switched off', () => {
  it.each([
    ['none', {}, ['card', 'mobile', 'link', 'instalment', 'invoice']],
    ['mobile payment', { mobilePayment: { provider: 'off' } }, ['card', 'link', 'instalment', 'invoice']],
    ['credit', { creditProvider: 'off' }, ['card', 'mobile', 'link']],
    ['the e-ID that instalments are signed with', { eid: { provider: 'off' } }, ['card', 'mobile', 'link', 'invoice']],
  ] as const)('[O7-15] is not among the ways to pay: %s', async (_name, config, types) => {
    expect((await typesOf(await shopWith(config))).toSorted()).toEqual([...types].toSorted());
  });

  it('[O2.17-22] offers no instalments without a provider', async () => {
    const offers = async (config: Partial<Config>) => {
      const browser = await shopWith(config);
      return (await browser.request(getInstalmentOffers, { query: { amount: 5000 } })).data.offers.length;
    };
    expect(await offers({ creditProvider: 'off' })).toBe(0);
    await shop.close();
    expect(await offers({})).toBeGreaterThan(0);
  });

  it('[O7-15] is not taken by orders, nor for another try, nor shown behind a payment link', async () => {
    const browser = await shopWith({ mobilePayment: { provider: 'off' }, creditProvider: 'off' });
    await browser.send('PUT', '/api/checkout', { body: { paymentMethodId: PAYMENT.mobile } });
    expect((await readCheckout(browser)).paymentMethodId).toBe(PAYMENT.card);
    for (const paymentMethodId of [PAYMENT.mobile, PAYMENT.invoice]) {
      const response = await tryOrder(browser, { paymentMethodId });
      expect(response).toMatchObject({ status: 422, body: { fields: { paymentMethodId: 'Välj ett betalsätt.' } } });
    }

    const { order, payment } = (await placeTestOrder(browser, { paymentMethodId: PAYMENT.link })).data;
    const link = payment.redirectUrl?.split('/').at(-1) ?? '';
    expect(await typesOf(browser, link)).toEqual(['card']);
    const again = await browser.send('POST', `/api/order/${order.id}/payment`, {
      body: { paymentMethodId: PAYMENT.mobile },
    });
    expect(again).toMatchObject({ status: 422, body: { fields: { paymentMethodId: 'Välj ett betalsätt.' } } });
  });
});
