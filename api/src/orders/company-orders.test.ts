import { type BodyOf, getOrder, getOrderReceipt, type postOrder } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outboxMail } from '../db/schema/index.ts';
import { BUYER, emailOf, fillCart, PAYMENT, placePaidOrder, placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const INVOICE = { street: ' Box 12 ', zipCode: '411 04', city: 'Göteborg' };

const companyOf = (browser: TestBrowser, change: Partial<BodyOf<typeof postOrder>['customer']> = {}) => ({
  ...BUYER,
  email: emailOf(browser),
  kind: 'company' as const,
  companyName: 'Hamnbolaget AB',
  corpNumber: '556016-0680',
  invoiceReference: 'Greta 1204',
  invoiceAddress: INVOICE,
  ...change,
});

const withCart = async (): Promise<TestBrowser> => {
  const browser = shop.browser();
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], stock: { web: 100 } });
  await fillCart(browser, id, 2);
  return browser;
};
const mailOf = async (orderId: string): Promise<string> =>
  (await shop.services.db.select().from(outboxMail).where(eq(outboxMail.orderId, orderId)))[0]?.text ?? '';

describe('the order of a company', () => {
  it('[O2.17-16] keeps an invoice address of its own, for order, receipt and mail', async () => {
    const browser = await withCart();
    const { data } = await placePaidOrder(shop, browser, { customer: companyOf(browser) });
    const params = { id: data.order.id };
    const { order } = (await browser.request(getOrder, { params })).data;
    expect(order.customer.invoiceAddress).toEqual({ street: 'Box 12', zipCode: '41104', city: 'Göteborg' });
    const { receipt } = (await browser.request(getOrderReceipt, { params, query: {} })).data;
    expect(receipt.buyer).toMatchObject({ address: 'Box 12, 411 04 Göteborg', reference: 'Greta 1204' });
    const mail = await mailOf(data.order.id);
    expect(mail).toContain('Fakturaadress: Box 12, 411 04 Göteborg');
    expect(mail).toContain('Organisationsnummer: 556016-0680');
  });

  it('[1-11] is confirmed without VAT up to the sum to pay, and without the promises of consumers', async () => {
    const browser = await withCart();
    const { data } = await placeTestOrder(browser, { customer: companyOf(browser), paymentMethodId: PAYMENT.link });
    const lines = (await mailOf(data.order.id)).replaceAll('\u00a0', ' ').split(/\n+/);
    const { totals } = (await browser.request(getOrder, { params: { id: data.order.id } })).data.order;
    expect(lines).toEqual(
      expect.arrayContaining([
        'Alla priser är exkl. moms, utom summan att betala.',
        expect.stringMatching(/^2 × .*: 160 kr$/),
        `Totalt exkl. moms: ${Math.round(totals.totalExcludingVat)} kr`,
        `Totalt inkl. moms: ${Math.round(totals.total)} kr`,
      ]),
    );
    expect(lines.join()).not.toContain('14 dagars ångerrätt');
  });

  it('[O5-12] is refused with half an invoice address, at its fields; a private person has none', async () => {
    const browser = await withCart();
    const customer = companyOf(browser, { invoiceAddress: { street: '', zipCode: '41', city: 'Göteborg' } });
    expect(await tryOrder(browser, { customer })).toMatchObject({
      status: 422,
      body: {
        fields: {
          'customer.invoiceAddress.street': 'Fyll i fakturans gatuadress eller box',
          'customer.invoiceAddress.zipCode': expect.any(String),
        },
      },
    });
    const { data } = await placeTestOrder(browser, { customer: { ...BUYER, invoiceAddress: INVOICE } });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(order.customer.invoiceAddress ?? null).toBeNull();
  });
});
