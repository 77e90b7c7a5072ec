import { type ResponseOf, type BodyOf, getCheckout, getOrderPayment, postCart, postOrder } from '@shop/contracts';
import type { TestApp } from './test-app.ts';
import type { RawResponse, TestBrowser } from './test-browser.ts';

/** Ids of the seeded methods. */
export const SHIPPING = { pickup: 2, digital: 4, servicePoint: 11 } as const;
export const PAYMENT = { card: 1, mobile: 2, link: 3, invoice: 4, instalment: 5, companyInvoice: 6 } as const;

export const BUYER: BodyOf<typeof postOrder>['customer'] = {
  kind: 'private',
  email: 'kim@example.se',
  mobile: '070-123 45 67',
  firstName: 'Kim',
  lastName: 'Köpare',
  street: 'Storgatan 1',
  zipCode: '411 12',
  city: 'Göteborg',
  companyName: '',
  corpNumber: '',
  invoiceReference: '',
};

/** Puts units of a product in the browser's cart. */
export async function fillCart(browser: TestBrowser, productId: number, quantity = 1, unitPrice = 100): Promise<void> {
  const event = { method: 'relative' as const, productId, quantity, unitPrice, pass: null, extraData: {} };
  await browser.request(postCart, { body: { events: [event] } });
}

/** An order of everything in the cart, by service point and to be paid at once; what matters to the test is given. */
export const orderBody = (values: Partial<BodyOf<typeof postOrder>> = {}): BodyOf<typeof postOrder> => ({
  customer: BUYER,
  shippingMethodId: SHIPPING.servicePoint,
  paymentMethodId: PAYMENT.mobile,
  expectedTotal: 1_000_000,
  ...values,
});

let keys = 0;

const shoppers = new WeakMap<TestBrowser, { email: string; address: string }>();
let shopperCount = 0;

/** A shopper per browser, with a mailbox and an IP address of its own, as limits of orders see them. */
function shopperOf(browser: TestBrowser): { email: string; address: string } {
  const known = shoppers.get(browser);
  if (known !== undefined) return known;
  const number = (shopperCount += 1);
  const made = { email: `kim-${number}@example.se`, address: `10.20.${number >> 8}.${number & 255}` };
  shoppers.set(browser, made);
  return made;
}

/** The e-mail address in a browser's orders unless they name another. */
export const emailOf = (browser: TestBrowser): string => shopperOf(browser).email;

function orderRequest(browser: TestBrowser, values: Partial<BodyOf<typeof postOrder>>, key: string) {
  const { email, address } = shopperOf(browser);
  const body = orderBody({ customer: { ...BUYER, email }, ...values });
  return { body, headers: { 'idempotency-key': key, 'x-forwarded-for': address } };
}

/** Places the order and returns the response, refusals included. */
export const tryOrder = (
  browser: TestBrowser,
  values: Partial<BodyOf<typeof postOrder>> = {},
  key = `key-${(keys += 1)}`,
): Promise<RawResponse> => browser.send('POST', '/api/order', orderRequest(browser, values, key));

/** Places the order; throws when it is refused. */
export const placeTestOrder = (
  browser: TestBrowser,
  values: Partial<BodyOf<typeof postOrder>> = {},
  key = `key-${(keys += 1)}`,
): Promise<ResponseOf<typeof postOrder>> => {
  const { body, headers } = orderRequest(browser, values, key);
  return browser.request(postOrder, { body }, headers);
};

/** Places an order and approves its simulated mobile payment. */
export async function placePaidOrder(
  { clock }: Pick<TestApp, 'clock'>,
  browser: TestBrowser,
  values: Partial<BodyOf<typeof postOrder>> = {},
): Promise<ResponseOf<typeof postOrder>> {
  const placed = await placeTestOrder(browser, { ...values, paymentMethodId: PAYMENT.mobile });
  clock.advance({ seconds: 10 });
  await browser.request(getOrderPayment, { params: { id: placed.data.order.id } });
  return placed;
}

export const readCheckout = async (browser: TestBrowser, paymentLink?: string) =>
  (await browser.request(getCheckout, { query: paymentLink === undefined ? {} : { paymentLink } })).data.checkout;
