import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { SavedAddress } from './address.ts';
import { Kronor, UnixSeconds } from './common.ts';
import { Cart, CartRow, Correction } from './cart.ts';
import { Store } from './content.ts';
import { DeliveryNotes, DeliveryPart, PickupPoint, PickupStore } from './delivery.ts';
import { OrderReturn } from './order-return.ts';
import { ShippingMethod } from './shipping.ts';

/** Kinds of payment methods. */
export const PAYMENT_TYPES = ['card', 'mobile', 'link', 'instalment', 'invoice'] as const;

/** A payment method as the checkout offers it. */
export const PaymentMethod = z.object({
  id: z.number(),
  type: z.enum(PAYMENT_TYPES),
  name: z.string(),
  description: z.string(),
  fee: Kronor,
  /** Credit is never preselected (betaltjänstlagen 7 a kap.). */
  isCredit: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Where a company's invoice goes, when that is not where the goods go. */
export const InvoiceAddress = z.object({
  street: z.string().check(z.maxLength(35)),
  zipCode: z.string().check(z.maxLength(10)),
  city: z.string().check(z.maxLength(100)),
});
export type InvoiceAddress = z.infer<typeof InvoiceAddress>;

const CompanyName = z.string().check(z.maxLength(100));
const CorpNumber = z.string().check(z.maxLength(20));
const InvoiceReference = z.string().check(z.maxLength(100));
/** What the buyer types [O2.17-16], [O3-23]. Names of the fields are those of §5's input rules. */
export const Customer = z.object({
  kind: z.enum(['private', 'company']),
  email: z.string().check(z.maxLength(100)),
  mobile: z.string().check(z.maxLength(100)),
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
  street: z.string().check(z.maxLength(35)),
  zipCode: z.string().check(z.maxLength(10)),
  city: z.string().check(z.maxLength(100)),
  companyName: z._default(CompanyName, ''),
  corpNumber: z._default(CorpNumber, ''),
  invoiceReference: z._default(InvoiceReference, ''),
  /** Companies only; null or left out: the address above. */
  invoiceAddress: z.optional(z.nullable(InvoiceAddress)),
});
export type Customer = z.infer<typeof Customer>;

/** Fields that the buyer has changed. Without the defaults: a field that is left out stays as it was typed. */
const CustomerChange = z.partial(
  z.extend(Customer, { companyName: CompanyName, corpNumber: CorpNumber, invoiceReference: InvoiceReference }),
);

/** All sums in kronor; `vat` is the VAT inside `total` [9-08..11], [O9-05]. */
export const Totals = z.object({
  goods: Kronor,
  insurance: Kronor,
  shipping: Kronor,
  paymentFee: Kronor,
  discount: Kronor,
  /** What gift cards pay of the total. */
  giftCards: z.optional(Kronor),
  /** Total less gift cards: what is left for the payment method. */
  toPay: z.optional(Kronor),
  total: Kronor,
  totalExcludingVat: Kronor,
  vat: Kronor,
});
export type Totals = z.infer<typeof Totals>;

/** A shipping method as checkout offers it: with its date and, for pickup, the stores that have everything. */
export const CheckoutShippingMethod = z.extend(ShippingMethod, {
  kind: z.enum(['home', 'servicePoint', 'store', 'digital']),
  description: z.string(),
  /** 'imorgon', 'tis 24 nov.' …; null when unknown. */
  dateLabel: z.nullable(z.string()),
  /** Nearest first where the zip code is known, else by name. */
  stores: z.array(PickupStore),
  /** How a parcel of a `servicePoint` method is handed out. */
  pickup: z.optional(z.enum(['counter', 'locker'])),
  /** The carrier's points near the zip code, nearest first; empty when the carrier chooses. */
  points: z.optional(z.array(PickupPoint)),
  /** What comes when, if each part is sent as soon as it is there; empty when all comes together anyway. */
  parts: z.optional(z.array(DeliveryPart)),
  /** What sending the parts by themselves costs more, in kronor. */
  splitPrice: z.optional(Kronor),
});

/**
 * A gift card or discount code in the checkout, with its current reduction in kronor: 0 for one that stays attached,
 * but gives nothing at the moment.
 */
export const CheckoutCode = z.object({
  id: z.string(),
  kind: z.enum(['discount', 'giftCard']),
  /** The code, or 'Presentkort …1234'. */
  name: z.string(),
  amount: Kronor,
  /** What a gift card has left after this purchase; null for a discount code. */
  remaining: z.optional(z.nullable(Kronor)),
  /** Why it gives nothing, in Swedish; null while nothing is wrong with it. */
  problem: z.optional(z.nullable(z.string())),
});
export type CheckoutCode = z.infer<typeof CheckoutCode>;

/** A member's card as the checkout names it; its number is known to the card provider alone. */
export const SavedCard = z.object({
  id: z.string(),
  /** 'Visa', 'Mastercard' … */
  brand: z.string(),
  lastFour: z.string(),
  /** 'MM/YY'. */
  expiry: z.string(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** The member's saved cards that have not expired, the latest used first. */
export const getSavedCards = endpoint({
  method: 'GET',
  path: 'saved-card',
  access: 'user',
  summary: 'The cards that the member has saved, without their numbers [O2.17-06].',
  response: z.object({ data: z.object({ savedCards: z.array(SavedCard) }) }),
});

/** Forgets a saved card, here and at the provider's. 404 for another member's. */
export const deleteSavedCard = endpoint({
  method: 'DELETE',
  path: 'saved-card/:id',
  access: 'user',
  summary: 'Forgets a card that the member has saved; 404 for one of somebody else.',
  params: z.object({ id: z.uuid() }),
});

/** The checkout’s whole state: checked cart, corrections, customer, methods, codes and totals. */
export const Checkout = z.object({
  cart: Cart,
  corrections: z.array(Correction),
  errors: z.array(z.string()),
  customer: Customer,
  shippingMethods: z.array(CheckoutShippingMethod),
  paymentMethods: z.array(PaymentMethod),
  shippingMethodId: z.nullable(z.number()),
  paymentMethodId: z.nullable(z.number()),
  storeId: z.nullable(z.number()),
  codes: z.optional(z.array(CheckoutCode)),
  /** The member's cards that can still be used, the latest used first. */
  savedCards: z.optional(z.array(SavedCard)),
  /** The member's saved addresses, the default one first; left out when there are none, and for guests. */
  addresses: z.optional(z.array(SavedAddress)),
  totals: Totals,
  /** False as long as the zip code is none to which letters go [O5-18]; left out, nobody has looked. */
  isZipKnown: z.optional(z.boolean()),
  notes: z.optional(DeliveryNotes),
  pickupPointId: z.optional(z.nullable(z.string())),
  /** True when the parts of a late order are sent one by one, as the buyer has chosen. */
  isSplit: z.optional(z.boolean()),
  newsletter: z.optional(z.boolean()),
  /** True when the rows are those of an unpaid order behind a payment link, and cannot be changed [O2.1-11]. */
  locked: z.boolean(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A partial change of the checkout; fields that are left out stay as they are. */
export const CheckoutChange = z.object({
  customer: z.optional(CustomerChange),
  shippingMethodId: z.optional(z.nullable(z.int32())),
  paymentMethodId: z.optional(z.nullable(z.int32())),
  storeId: z.optional(z.nullable(z.int32())),
  notes: z.optional(z.partial(DeliveryNotes)),
  pickupPointId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  isSplit: z.optional(z.boolean()),
  newsletter: z.optional(z.boolean()),
});
export type CheckoutChange = z.infer<typeof CheckoutChange>;

/** The session’s checkout; with `paymentLink` the rows and totals of that unpaid order, without its customer. */
export const getCheckout = endpoint({
  method: 'GET',
  path: 'checkout',
  access: 'exists',
  summary:
    'The checked cart with methods, sums and what the buyer has typed so far; behind a payment link the rows and sums of the unpaid order, without its customer [O7-15], [O2.1-11].',
  query: z.object({ paymentLink: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({ data: z.object({ checkout: Checkout }) }),
});

/** Stores what the buyer has typed and chosen, unvalidated: fields are checked when the order is placed. */
export const putCheckout = endpoint({
  method: 'PUT',
  path: 'checkout',
  access: 'exists',
  summary:
    'Keeps what the buyer typed or chose; half-filled fields are kept as they are and checked first at the order [O7-15].',
  body: CheckoutChange,
  response: z.object({ data: z.object({ checkout: Checkout }) }),
});

/** [7.10-07] How the card provider's page is shown: within checkout, above it, or instead of it. */
export const CARD_UIS = ['inline', 'modal', 'fullscreen'] as const;
export type CardUi = (typeof CARD_UIS)[number];

/** Forgets what was typed, chosen and added as codes, for a terminal that the next shopper uses. The rows stay. */
export const deleteCheckout = endpoint({
  method: 'DELETE',
  path: 'checkout',
  access: 'exists',
  summary: 'Forgets what was typed and chosen, and the codes that were added; rows stay [O4-09].',
});

/** How to go on with a payment: at a provider’s URL, in its widget by token, or by reference. */
export const OrderPayment = z.object({
  type: z.enum(PAYMENT_TYPES),
  sessionToken: z.nullable(z.string()),
  redirectUrl: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** For cards: the mode that this installation has chosen; inline when left out. */
  ui: z.optional(z.enum(CARD_UIS)),
});

/** Statuses of a payment. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const;

/** Places the order, once per Idempotency-Key. 409 CART_CHANGED or PRICE_CHANGED carries the new checkout. */
export const postOrder = endpoint({
  method: 'POST',
  path: 'order',
  access: 'exists',
  summary:
    'Places the order exactly once per Idempotency-Key and takes the stock; 409 CART_CHANGED or PRICE_CHANGED shows the new checkout first [O7-15].',
  body: z.object({
    customer: Customer,
    shippingMethodId: z.int32(),
    paymentMethodId: z.int32(),
    storeId: z.optional(z.nullable(z.int32())),
    notes: z.optional(DeliveryNotes),
    /** Left out, the carrier chooses the nearest point. */
    pickupPointId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    /** Sends what is there at once and the rest later, for the method's `splitPrice`. */
    isSplit: z.optional(z.boolean()),
    /** The total that the buyer saw, in kronor: a higher one must be accepted again [O5-09]. */
    expectedTotal: Kronor,
    /** What gift cards left to pay when the buyer saw it: a higher sum must be accepted again. */
    expectedToPay: z.optional(Kronor),
    newsletter: z.optional(z.boolean()),
    /** By card, for members: pays with a saved card (422 when it is gone), or saves the one that is used now. */
    card: z.optional(z.object({ savedId: z.optional(z.uuid()), save: z.optional(z.boolean()) })),
    /** By card: the wallet's answer, whose token the provider charges once. It is neither stored nor logged. */
    wallet: z.optional(
      z.object({
        /** The payment method identifier that the wallet answered to. */
        method: z.string().check(z.minLength(1), z.maxLength(200)),
        /** `PaymentResponse.details`, as JSON. */
        details: z.string().check(z.maxLength(20_000)),
      }),
    ),
    /** With instalments only: the plan, and the e-ID signing for `instalments` that agreed to it [1-72]. */
    instalment: z.optional(z.object({ months: z.number().check(z.int()), reference: z.uuid() })),
  }),
  response: z.object({
    data: z.object({ order: z.object({ id: z.string(), secret: z.string() }), payment: OrderPayment }),
  }),
});

/** Statuses of an order, in the order in which it passes them; the last two end it. */
export const ORDER_STATUSES = [
  'awaitingPayment',
  'received',
  'packing',
  'shipped',
  'readyForPickup',
  'delivered',
  'cancelled',
  'returned',
] as const;

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.string(),
  createdAt: UnixSeconds,
  status: z.enum(ORDER_STATUSES),
  statusLabel: z.string(),
  isPreOrder: z.boolean(),
  total: Kronor,
  itemCount: z.number(),
  previewUrls: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** A row of codes that the buyer can fetch with `postOrderDownload`. */
export const OrderDownload = z.object({
  rowId: z.string(),
  /** The first time that the codes were fetched, with which the right of withdrawal ended; null before. */
  openedAt: z.nullable(UnixSeconds),
  /** The release of goods that are still to come; null when the codes can be fetched now. */
  availableAt: z.nullable(UnixSeconds),
});
export type OrderDownload = z.infer<typeof OrderDownload>;

/** [O2.17-17] An order with everything that its page shows. */
export const Order = z.extend(OrderSummary, {
  rows: z.array(CartRow),
  totals: Totals,
  customer: Customer,
  shipping: z.object({
    id: z.number(),
    name: z.string(),
    store: z.nullable(Store),
    dateLabel: z.nullable(z.string()),
    point: z.optional(z.nullable(PickupPoint)),
    /** Two or more when the parts are sent one by one. */
    parts: z.optional(z.array(DeliveryPart)),
  }),
  notes: z.optional(z.nullable(DeliveryNotes)),
  payment: z.object({
    type: z.enum(PAYMENT_TYPES),
    name: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    paymentLink: z.nullable(z.string()),
    /** Of an invoice or a plan: what is to be paid next, and until when; null when nothing is left. */
    due: z.optional(z.nullable(z.object({ amount: Kronor, at: UnixSeconds }))),
  }),
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), label: z.string(), at: z.nullable(UnixSeconds) })),
  /** Gift cards that the order has bought, for its buyer: the code is null for one that was given back. */
  giftCards: z.optional(
    z.array(
      z.object({
        rowId: z.string(),
        code: z.nullable(z.string()),
        lastFour: z.string(),
        amount: Kronor,
        balance: Kronor,
        expiresAt: UnixSeconds,
      }),
    ),
  ),
  /** Codes that the buyer of a paid order can fetch; without those that were returned. */
  downloads: z.optional(z.array(OrderDownload)),
  canCancel: z.boolean(),
  canWithdraw: z.boolean(),
  /** Delivered, and within the time in which a complaint can be made. */
  canComplain: z.optional(z.boolean()),
  /** Withdrawals and complaints, oldest first. */
  returns: z.optional(z.array(OrderReturn)),
  /** The parcel as the carrier knows it; null before it is sent. `url` only for carriers that have such a page. */
  tracking: z.optional(z.nullable(z.object({ carrier: z.string(), number: z.string(), url: z.nullable(z.string()) }))),
  /** XP the member earns when the right of withdrawal ends; null for guests. */
  experiencePoints: z.nullable(z.number()),
  isGuestOrder: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** The member’s orders, newest first, 20 a page. */
export const getOrders = endpoint({
  method: 'GET',
  path: 'order',
  access: 'user',
  summary: 'The member’s orders, newest first, 20 a page [O7-11].',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1) }),
  response: z.object({ data: z.object({ orders: z.array(OrderSummary), total: z.number() }) }),
});

/** An order for its owner or the guest session that placed it; `latest` is the session’s newest. 404 for others. */
export const getOrder = endpoint({
  method: 'GET',
  path: 'order/:id',
  access: 'exists',
  summary:
    'An order for its owner, or for the guest session that placed it; `latest` is the session’s newest. 404 for everyone else [O2.1-12].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  response: z.object({ data: z.object({ order: Order }) }),
});

/** An order for the bearer of its mailed link. 404 for a wrong secret. */
export const getGuestOrder = endpoint({
  method: 'GET',
  path: 'order/:id/:secret',
  access: 'never',
  summary: 'An order for whoever holds its mail link’s secret [O7-11].',
  params: z.object({ id: z.string().check(z.maxLength(40)), secret: z.string().check(z.maxLength(100)) }),
  response: z.object({ data: z.object({ order: Order }) }),
});

/** The number of one's own order, or the token of a payment link: paying is all that a link is good for [O2.1-11]. */
const PayableReference = z.object({ id: z.string().check(z.maxLength(100)) });

/** The payment’s status as the provider last reported it to the server. */
export const getOrderPayment = endpoint({
  method: 'GET',
  path: 'order/:id/payment',
  access: 'exists',
  summary: 'The payment’s state as the provider last told the server; never what the browser says [O7-15], [O4-43].',
  params: PayableReference,
  response: z.object({ data: z.object({ status: z.enum(PAYMENT_STATUSES), payment: OrderPayment }) }),
});

/** Starts a new payment attempt for an unpaid order. */
export const postOrderPayment = endpoint({
  method: 'POST',
  path: 'order/:id/payment',
  access: 'exists',
  summary: 'Starts a new payment try for an unpaid order, with the same or another method.',
  params: PayableReference,
  body: z.object({ paymentMethodId: z.optional(z.int32()) }),
  response: z.object({ data: z.object({ payment: OrderPayment }) }),
});

/** Cancels the running payment attempt; the order stays unpaid and payable. */
export const cancelOrderPayment = endpoint({
  method: 'POST',
  path: 'order/:id/payment/cancel',
  access: 'exists',
  summary: 'Gives the running payment try up; the order stays unpaid and can be paid again [O7-15].',
  params: PayableReference,
});

/** Cancels an order that is not packed yet and releases its stock. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: 'order/:id/cancel',
  access: 'exists',
  summary: 'Cancels an order that is not yet packed and puts its stock back [O7-11].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  /** The mailed link's secret: its bearer may do with the order what its owner may. */
  query: z.object({ secret: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({ data: z.object({ order: Order }) }),
});
