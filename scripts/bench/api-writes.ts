import type { Request } from './api-client.ts';

/** Of the seed's fixed numbers: a product that is always there, and choices that every checkout offers it. */
export const PRODUCT = 300_001;
const SERVICE_POINT = 11;
const MOBILE = 2;

const buyer = {
  kind: 'private',
  email: 'matning@example.se',
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

let quantity = 1;
let orders = 0;

/** Another quantity each time, so that there is something to write. */
export function addToCart(): Request {
  quantity = (quantity % 5) + 1;
  const event = { method: 'absolute', productId: PRODUCT, quantity, unitPrice: 0, pass: null, extraData: {} };
  return { method: 'POST', path: '/api/cart', body: { events: [event] } };
}

/** An order of the cart, to be paid at once. Each has another e-mail address: one shopper may not place thousands. */
export function placeOrder(): Request {
  orders += 1;
  return {
    method: 'POST',
    path: '/api/order',
    headers: {
      'idempotency-key': `bench-${process.pid}-${orders}-${Date.now()}`,
    },
    body: {
      customer: { ...buyer, email: `matning-${process.pid}-${orders}@example.se` },
      shippingMethodId: SERVICE_POINT,
      paymentMethodId: MOBILE,
      expectedTotal: 1_000_000,
    },
  };
}
