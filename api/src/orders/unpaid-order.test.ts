import { cancelOrder, getOrder, getOrderPayment, getUnpaidOrder, postBackToCart } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailOf, fillCart, PAYMENT, placeTestOrder, readCheckout } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const order = async (browser: TestBrowser, paymentMethodId: number = PAYMENT.mobile) => {
  const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  await fillCart(browser, productId, 2);
  const { data } = await placeTestOrder(browser, { paymentMethodId });
  return { id: data.order.id, productId };
};
const unpaidOf = async (browser: TestBrowser) => (await browser.request(getUnpaidOrder)).data.order;
const back = (browser: TestBrowser, id: string) => browser.send('POST', `/api/unpaid-order/${id}/back-to-cart`);

describe('the unpaid order', () => {
  it.each(['guest', 'member'])('is found again by the %s who placed it, and by nobody else', async (who) => {
    const buyer = who === 'guest' ? shop.browser() : await shop.loginAs();
    expect(await unpaidOf(buyer)).toBeNull();
    const { id } = await order(buyer);
    const shown = await unpaidOf(buyer);
    expect(shown).toMatchObject({ id, itemCount: 2, toPay: 249 });
    expect(shown?.paymentLink).toContain(id);
    expect(await unpaidOf(shop.browser())).toBeNull();
    expect(await unpaidOf(await shop.loginAs())).toBeNull();
  });

  it('is over when it is paid, cancelled or too old', async () => {
    const buyer = shop.browser();
    const paid = await order(buyer);
    shop.clock.advance({ seconds: 10 });
    await buyer.request(getOrderPayment, { params: { id: paid.id } });
    expect(await unpaidOf(buyer)).toBeNull();
    const cancelled = await order(buyer);
    await buyer.request(cancelOrder, { params: { id: cancelled.id } });
    expect(await unpaidOf(buyer)).toBeNull();
    const { id } = await order(buyer, PAYMENT.link);
    expect(await unpaidOf(buyer)).toMatchObject({ id });
    shop.clock.advance({ days: 15 });
    expect(await unpaidOf(buyer)).toBeNull();
  });

  it('goes back into the cart, beside what is there, with all that was typed', async () => {
    const buyer = shop.browser();
    const { id, productId } = await order(buyer);
    const { id: other } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    await fillCart(buyer, other);
    const { data } = await buyer.request(postBackToCart, { params: { id } });
    expect(data.cart.rows.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [other, 1],
      [productId, 2],
    ]);
    const { customer, paymentMethodId } = await readCheckout(buyer);
    expect(customer).toMatchObject({ email: emailOf(buyer), street: 'Storgatan 1', zipCode: '41112' });
    expect(paymentMethodId).toBe(PAYMENT.mobile);
    expect((await buyer.request(getOrder, { params: { id } })).data.order.status).toBe('cancelled');
    expect(await back(buyer, id)).toMatchObject({ status: 409 });
  });

  it('keeps what has been typed since', async () => {
    const buyer = shop.browser();
    const { id } = await order(buyer);
    await fillCart(buyer, (await createProduct(shop.services.db, { possibleDeliveryMethods: [11] })).id);
    await buyer.send('PUT', '/api/checkout', { body: { customer: { street: 'Nya gatan 2', city: '' } } });
    await back(buyer, id);
    expect((await readCheckout(buyer)).customer).toMatchObject({ street: 'Nya gatan 2', city: 'Göteborg' });
  });

  it('stays bought when the money came at the last moment', async () => {
    const buyer = shop.browser();
    const { id } = await order(buyer);
    shop.clock.advance({ seconds: 10 });
    expect(await back(buyer, id)).toMatchObject({ status: 409 });
    const { status, payment } = (await buyer.request(getOrder, { params: { id } })).data.order;
    expect([status, payment.status]).toEqual(['received', 'paid']);
  });

  it('says until when an invoice is to be paid', async () => {
    const buyer = shop.browser();
    const { id } = await order(buyer, PAYMENT.invoice);
    const { payment } = (await buyer.request(getOrder, { params: { id } })).data.order;
    expect(payment.status).toBe('paid');
    expect(payment.due?.amount).toBeGreaterThan(249);
    expect((payment.due?.at ?? 0) * 1000).toBe(shop.clock.now().getTime() + 30 * 86_400_000);
    expect(await unpaidOf(buyer)).toBeNull();
  });
});
