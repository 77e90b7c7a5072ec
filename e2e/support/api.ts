import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  deleteLogin,
  getCheckout,
  getEidSigning,
  getMe,
  getOrder,
  getProduct,
  postCart,
  postEidStart,
  postLogin,
  postOrder,
  postRegister,
  putCheckout,
  putSetting,
  type Cart,
  type CartEvent,
  type Customer,
  type EidPurpose,
  type Order,
  type PaymentMethod,
  type Registration,
} from '@shop/contracts';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

const HEADERS = { Region: 'se' };

interface Schema<T> {
  parse(value: unknown): T;
}

/** A response's content, parsed with its contract. */
const parsed = <T>(schema: Schema<T> | undefined, value: unknown): T => {
  if (!schema) throw new Error('The endpoint has no answer');
  return schema.parse(value);
};

const responded = async (response: APIResponse): Promise<APIResponse> => {
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response;
};

const withParams = (path: string, params: Record<string, string | number>): string =>
  `/api/${Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, String(value)), path)}`;

const read = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await responded(await request.get(path, { headers: HEADERS }))).json();

/** A product as the api returns it now, bypassing every cache. */
export const productOf = async (request: APIRequestContext, id: number) =>
  parsed(getProduct.response, await read(request, `${withParams(getProduct.path, { id })}?fresh=${randomUUID()}`)).data
    .product;

/** How many can be sent: web warehouse, supplier, and stores that ship. */
export const stockOf = async (request: APIRequestContext, id: number): Promise<number> => {
  const { stock } = await productOf(request, id);
  return Object.entries(stock).reduce((sum, [, count]) => (typeof count === 'number' ? sum + count : sum), 0);
};

export const changeCart = async (request: APIRequestContext, events: readonly CartEvent[]): Promise<Cart> => {
  const headers = { ...HEADERS, 'Idempotency-Key': randomUUID() };
  const response = await responded(await request.post(`/api/${postCart.path}`, { headers, data: { events } }));
  return parsed(postCart.response, await response.json()).data.cart;
};

/** Puts a product into the cart of this browser, at its present price. */
export const fillCart = async (request: APIRequestContext, id: number, quantity = 1): Promise<Cart> => {
  const { price } = await productOf(request, id);
  const { price: unitPrice, pass } = price;
  return changeCart(request, [{ method: 'relative', productId: id, quantity, unitPrice, pass, extraData: {} }]);
};

export const emptyCart = (request: APIRequestContext): Promise<Cart> => changeCart(request, [{ method: 'clear' }]);

export const logInByApi = async (request: APIRequestContext, username: string, password: string): Promise<void> => {
  await responded(await request.post(`/api/${postLogin.path}`, { headers: HEADERS, data: { username, password } }));
};

export const logOutByApi = async (request: APIRequestContext): Promise<void> => {
  await responded(await request.delete(`/api/${deleteLogin.path}`, { headers: HEADERS }));
};

export const currentUser = async (request: APIRequestContext) =>
  parsed(getMe.response, await read(request, `/api/${getMe.path}`)).data.user;

export const orderOf = async (request: APIRequestContext, id: string): Promise<Order> =>
  parsed(getOrder.response, await read(request, withParams(getOrder.path, { id }))).data.order;

export interface PlacedOrder {
  readonly id: string;
  /** Path of the page for the bearer of the payment link. */
  readonly paymentPath: string;
  /** Path of the order's page for the bearer of the mailed secret. */
  readonly mailedPath: string;
}

/** Fills in the checkout of this browser's cart: the buyer, the first delivery and a way to pay. */
export const prepareCheckout = async (
  request: APIRequestContext,
  customer: Partial<Customer>,
  type: PaymentMethod['type'],
): Promise<void> => {
  const put = async (data: object) => {
    const response = await responded(await request.put(`/api/${putCheckout.path}`, { headers: HEADERS, data }));
    return parsed(putCheckout.response, await response.json()).data.checkout;
  };
  const offered = await put({ customer });
  const method = offered.paymentMethods.find((each) => each.type === type);
  const shipping = offered.shippingMethods.find(({ kind }) => kind !== 'store');
  if (!method || !shipping) throw new Error(`Nothing can be sent, or not be paid by ${type}.`);
  await put({ shippingMethodId: shipping.id, paymentMethodId: method.id });
};

/** Makes an account for this browser and logs in with it. */
export const registerByApi = async (request: APIRequestContext, member: Partial<Registration>): Promise<void> => {
  await responded(await request.post(`/api/${postRegister.path}`, { headers: HEADERS, data: member }));
};

/** Saves a setting of this browser's member. */
export const setByApi = async (request: APIRequestContext, key: string, value: unknown): Promise<void> => {
  await responded(await request.put(withParams(putSetting.path, { key }), { headers: HEADERS, data: { value } }));
};

/** Places an order for this browser's cart, with the first way to send it. */
export const placeOrderByApi = async (
  request: APIRequestContext,
  buyer: Partial<Customer>,
  type: PaymentMethod['type'],
): Promise<{ readonly id: string; readonly secret: string }> => {
  const put = await responded(
    await request.put(`/api/${putCheckout.path}`, { headers: HEADERS, data: { customer: buyer } }),
  );
  const { customer, ...checkout } = parsed(putCheckout.response, await put.json()).data.checkout;
  const method = checkout.paymentMethods.find((offered) => offered.type === type);
  const shippingMethodId = checkout.shippingMethods.find(({ kind }) => kind !== 'store')?.id;
  if (!method || shippingMethodId === undefined) throw new Error(`Nothing can be sent, or not be paid by ${type}.`);
  const choices = { shippingMethodId, paymentMethodId: method.id, storeId: null };
  await responded(await request.put(`/api/${putCheckout.path}`, { headers: HEADERS, data: choices }));
  const shown = parsed(getCheckout.response, await read(request, `/api/${getCheckout.path}`)).data.checkout;
  const placed = await responded(
    await request.post(`/api/${postOrder.path}`, {
      headers: { ...HEADERS, 'Idempotency-Key': randomUUID() },
      data: { customer, ...choices, expectedTotal: shown.totals.total },
    }),
  );
  return parsed(postOrder.response, await placed.json()).data.order;
};

/** Places an order for this browser's cart and leaves it unpaid, for tests of later steps. */
export const placeUnpaidOrder = async (
  request: APIRequestContext,
  buyer: Partial<Customer>,
  type: PaymentMethod['type'] = 'link',
): Promise<PlacedOrder> => {
  const { id, secret } = await placeOrderByApi(request, buyer, type);
  const { paymentLink } = (await orderOf(request, id)).payment;
  if (paymentLink === null) throw new Error(`Order ${id} cannot be paid later.`);
  return { id, paymentPath: `/se${paymentLink}`, mailedPath: `/se/order/${id}?secret=${secret}` };
};

export const cancelOrderByApi = async (request: APIRequestContext, id: string): Promise<void> => {
  await responded(await request.post(withParams(cancelOrder.path, { id }), { headers: HEADERS }));
};

/** Moves an order on as the staff of the warehouse does; `staff` is the request context of an administrator. */
export const moveOrder = async (
  staff: APIRequestContext,
  id: string,
  steps: readonly Order['status'][],
  trackingNumber?: string,
): Promise<void> => {
  for (const status of steps) {
    const data = { status, ...(status === 'shipped' && trackingNumber !== undefined && { trackingNumber }) };
    await responded(await staff.put(`/api/admin/order/${id}/status`, { headers: HEADERS, data }));
  }
};

/** Starts a signing with the e-ID in this browser, as its dialog does; returns its reference. */
export const startSigning = async (request: APIRequestContext, purpose: EidPurpose): Promise<string> => {
  const response = await responded(
    await request.post(`/api/${postEidStart.path}`, { headers: HEADERS, data: { purpose } }),
  );
  return parsed(postEidStart.response, await response.json()).data.reference;
};

/** How a signing goes, as the server tells its member. */
export const signingOf = async (request: APIRequestContext, reference: string) =>
  parsed(getEidSigning.response, await read(request, withParams(getEidSigning.path, { reference }))).data.signing;
