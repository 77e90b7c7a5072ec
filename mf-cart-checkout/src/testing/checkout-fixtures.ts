import type { Checkout, Customer, Order } from '@shop/contracts/api/checkout';
import type { PayableOrder } from '@shop/contracts/api/payable-order';
import { testCart, testRow } from './fixtures.ts';

export const ANNA: Customer = {
  kind: 'private',
  email: 'anna@example.se',
  mobile: '0701234567',
  firstName: 'Anna',
  lastName: 'Ek',
  street: 'Storgatan 1',
  zipCode: '41114',
  city: 'Göteborg',
  companyName: '',
  corpNumber: '',
  invoiceReference: '',
};

export const ANONYMOUS: Customer = {
  ...ANNA,
  email: '',
  mobile: '',
  firstName: '',
  lastName: '',
  street: '',
  zipCode: '',
  city: '',
};

const TOTALS: Checkout['totals'] = {
  goods: 100,
  insurance: 0,
  shipping: 49,
  paymentFee: 0,
  discount: 0,
  total: 149,
  totalExcludingVat: 119.2,
  vat: 29.8,
};

export const testCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  cart: testCart([testRow(1)]),
  corrections: [],
  errors: [],
  customer: ANNA,
  shippingMethods: [
    {
      id: 1,
      name: 'Ombud',
      price: 49,
      regularPrice: 49,
      kind: 'servicePoint',
      description: '',
      dateLabel: 'imorgon',
      stores: [],
    },
    {
      id: 2,
      name: 'Hämta i butik',
      price: 0,
      regularPrice: 0,
      kind: 'store',
      description: '',
      dateLabel: 'idag',
      stores: [
        { id: 7, name: 'Nordstan', city: 'Göteborg', inStock: true },
        { id: 8, name: 'Triangeln', city: 'Malmö', inStock: false },
      ],
    },
  ],
  paymentMethods: [
    { id: 1, type: 'card', name: 'Kort', description: '', fee: 0, isCredit: false },
    { id: 2, type: 'mobile', name: 'Swish', description: '', fee: 0, isCredit: false },
    { id: 3, type: 'invoice', name: 'Faktura', description: '', fee: 29, isCredit: true },
  ],
  shippingMethodId: 1,
  paymentMethodId: 1,
  storeId: null,
  totals: TOTALS,
  locked: false,
  ...change,
});

/** An order as the bearer of its payment link sees it. */
export const testPayable = (change: Partial<PayableOrder> = {}): PayableOrder => ({
  id: 'PX-9',
  createdAt: 1_795_000_000,
  rows: [testRow(1)],
  totals: TOTALS,
  payableUntil: 1_796_209_600,
  paymentMethods: testCheckout().paymentMethods.filter(({ isCredit }) => !isCredit),
  isOwn: false,
  ...change,
});

export const testOrder = (change: Partial<Order> = {}): Order => ({
  id: 'PX-1',
  createdAt: 1_795_000_000,
  status: 'received',
  statusLabel: 'Mottagen',
  isPreOrder: false,
  total: 149,
  itemCount: 1,
  previewUrls: [],
  rows: [testRow(1)],
  totals: TOTALS,
  customer: ANNA,
  shipping: { id: 1, name: 'Ombud', store: null, dateLabel: 'imorgon' },
  payment: { type: 'card', name: 'Kort', status: 'paid', paymentLink: null },
  timeline: [
    { status: 'received', label: 'Mottagen', at: 1_795_000_000 },
    { status: 'packing', label: 'Packas', at: null },
  ],
  canCancel: true,
  canWithdraw: false,
  experiencePoints: null,
  isGuestOrder: true,
  ...change,
});
