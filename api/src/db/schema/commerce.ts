import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Correction, Customer, DeliveryNotes, DeliveryPart, ExtraData, PickupPoint } from '@shop/contracts';
import { product } from './catalogue.ts';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export interface CartNotices {
  errors: string[];
  corrections: Correction[];
}

/**
 * A visitor's cart is identified by a cookie of its own (90 days [O4-07]); a member has one cart in all browsers
 * [O4-06].
 */
export const cart = pgTable(
  'cart',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytea('token_hash').unique(),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default('Varukorg'),
    currency: text('currency').notNull().default('SEK'),
    /** Changes made outside of a response (at login): sent with the next one, once [O5-01]. */
    notices: jsonb('notices').$type<CartNotices>(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Time of the last reminder e-mail to its member. */
    remindedAt: timestamptz('reminded_at'),
  },
  (t) => [
    uniqueIndex('cart_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
    index('cart_updated').on(t.updatedAt),
  ],
);

export const cartRow = pgTable(
  'cart_row',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Product id, price, pass and key-sorted extraData [3-08]. */
    identity: text('identity').notNull(),
    unitPriceOre: integer('unit_price_ore').notNull(),
    pass: text('pass'),
    extraData: jsonb('extra_data').$type<ExtraData>().notNull().default({}),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('cart_row_identity').on(t.cartId, t.identity)],
);

/** Applied batches of cart events, so that a repeated one is not applied again [O4-03]. */
export const cartBatch = pgTable(
  'cart_batch',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** The notices of the response, for a shopper who did not receive it. */
    notices: jsonb('notices').$type<CartNotices>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.key] })],
);

/** The buyer's typed fields and choices so far; survives reloads [O2.17-16]. */
export const checkoutDraft = pgTable('checkout_draft', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => cart.id, { onDelete: 'cascade' }),
  customer: jsonb('customer').$type<Partial<Customer>>().notNull().default({}),
  shippingMethodId: integer('shipping_method_id'),
  paymentMethodId: integer('payment_method_id'),
  storeId: integer('store_id'),
  notes: jsonb('notes').$type<Partial<DeliveryNotes>>().notNull().default({}),
  pickupPointId: text('pickup_point_id'),
  isSplit: boolean('is_split').notNull().default(false),
  newsletter: boolean('newsletter').notNull().default(false),
  /** A code of this id; its validity is checked each time. */
  discountCodeId: integer('discount_code_id'),
  giftCardIds: uuid('gift_card_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const shippingMethod = pgTable('shipping_method', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<'home' | 'servicePoint' | 'store' | 'digital'>().notNull(),
  description: text('description').notNull(),
  carrier: text('carrier').notNull(),
  priceOre: integer('price_ore').notNull(),
  regularPriceOre: integer('regular_price_ore').notNull(),
  /** Added per started 5 kg above the first 5. */
  weightStepOre: integer('weight_step_ore').notNull().default(0),
  maxWeightGrams: integer('max_weight_g'),
  /** Longest side in mm; null when not limited. */
  maxSideMm: integer('max_side_mm'),
  /** Working days from a dispatch before the cut-off; 0 means the same evening. */
  leadDays: smallint('lead_days').notNull(),
  /** 'HH:mm' in Europe/Stockholm. */
  cutOff: text('cut_off').notNull(),
  deliveryTime: text('delivery_time').notNull(),
  /** Zip code prefixes of its area; empty means all of Sweden. */
  zipPrefixes: text('zip_prefixes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  isMemberFree: boolean('is_member_free').notNull().default(false),
  /** A service point of this method is a locker, without a counter. */
  isLocker: boolean('is_locker').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
});

export const paymentMethod = pgTable('payment_method', {
  id: integer('id').primaryKey(),
  type: text('type').$type<'card' | 'mobile' | 'link' | 'instalment' | 'invoice'>().notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  feeOre: integer('fee_ore').notNull().default(0),
  isCredit: boolean('is_credit').notNull().default(false),
  needsLogin: boolean('needs_login').notNull().default(false),
  companiesOnly: boolean('companies_only').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  sort: integer('sort').notNull(),
});

/** Swedish postal areas: the longest prefix that matches names the town; without a town it is not in use. */
export const zipArea = pgTable('zip_area', {
  prefix: text('prefix').primaryKey(),
  city: text('city').notNull(),
  /** Extra working days (islands, inland north). */
  extraDays: smallint('extra_days').notNull().default(0),
  /** The middle of the town, in degrees (WGS 84). */
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
});

export type OrderStatus =
  'awaitingPayment' | 'received' | 'packing' | 'shipped' | 'readyForPickup' | 'delivered' | 'cancelled' | 'returned';
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';

export const order = pgTable(
  'order',
  {
    /** The order number that shoppers see. */
    id: text('id').primaryKey(),
    /** SHA-256 of the secret in the link of the guest's e-mail; expires after 90 days [O4-15]. */
    secretHash: bytea('secret_hash').notNull(),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'set null' }),
    cartId: uuid('cart_id'),
    sessionId: uuid('session_id'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    paymentMethodId: integer('payment_method_id').notNull(),
    shippingMethodId: integer('shipping_method_id').notNull(),
    storeId: integer('store_id'),
    dateLabel: text('date_label'),
    /** The buyer's notes to the shop and the courier. */
    deliveryNotes: jsonb('delivery_notes').$type<DeliveryNotes>(),
    /** The point as it was when it was chosen. */
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    /** Null when everything is sent together. */
    deliveryParts: jsonb('delivery_parts').$type<DeliveryPart[]>(),
    customer: jsonb('customer').$type<Customer>().notNull(),
    /** A sole trader's number, which is a personal number; `customer` has the part that may be shown. */
    corpNumberEncrypted: bytea('corp_number_encrypted'),
    goodsOre: integer('goods_ore').notNull(),
    insuranceOre: integer('insurance_ore').notNull(),
    shippingOre: integer('shipping_ore').notNull(),
    paymentFeeOre: integer('payment_fee_ore').notNull(),
    discountOre: integer('discount_ore').notNull().default(0),
    /** The part of the total that gift cards have paid. */
    giftCardOre: integer('gift_card_ore').notNull().default(0),
    /** The cheapest shipping price of the order: freight is refunded up to this (distansavtalslagen 2 kap. 13 §). */
    standardShippingOre: integer('standard_shipping_ore').notNull().default(0),
    totalOre: integer('total_ore').notNull(),
    vatOre: integer('vat_ore').notNull(),
    /** With instalments: the plan, and the signing of its agreement. One signing is for one order. */
    instalmentMonths: smallint('instalment_months'),
    eidReference: uuid('eid_reference').unique(),
    isPreOrder: boolean('is_pre_order').notNull().default(false),
    /** The carrier's number of the parcel; null until it is sent. */
    trackingNumber: text('tracking_number'),
    /**
     * Time at which an unpaid order's stock was returned although it can still be paid; null while it has its stock.
     */
    stockReturnedAt: timestamptz('stock_returned_at'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_member').on(t.memberId, t.createdAt.desc()),
    index('order_session').on(t.sessionId, t.createdAt.desc()),
    // Unpaid orders are few among all, and are counted before the next one is placed.
    index('order_awaiting')
      .on(sql`lower(${t.customer} ->> 'email')`)
      .where(sql`${t.status} = 'awaitingPayment'`),
  ],
);

/** The row as it was bought: later changes of the product do not change it. */
export const orderRow = pgTable(
  'order_row',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    name: text('name').notNull(),
    subTitle: text('sub_title').notNull(),
    unitPriceOre: integer('unit_price_ore').notNull(),
    unitVatOre: integer('unit_vat_ore').notNull(),
    vatPerMille: integer('vat_per_mille').notNull().default(250),
    quantity: integer('quantity').notNull(),
    /** The row's share of the order's discount, for all its units. */
    discountOre: integer('discount_ore').notNull().default(0),
    extraData: jsonb('extra_data').$type<ExtraData>().notNull().default({}),
    insurance: jsonb('insurance').$type<{ id: number; name: string; priceOre: number; provider: string }>(),
    isDigital: boolean('is_digital').notNull().default(false),
    releaseAt: timestamptz('release_at'),
    /** When the buyer opened the download, and with that gave up the right of withdrawal. */
    openedAt: timestamptz('opened_at'),
    /** The buyer's licence codes, encrypted: they stay the same when the key that generated them changes. */
    licencesEncrypted: bytea('licences_encrypted'),
    /** Units by the place they were taken from, to return them to stock. */
    takenFrom: jsonb('taken_from').$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] }), index('order_row_product').on(t.productId)],
);

export const orderEvent = pgTable(
  'order_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    status: text('status').$type<OrderStatus>().notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [index('order_event_order').on(t.orderId)],
);

/** One attempt to pay an order. `reference` is the provider's id of it. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    sessionToken: text('session_token'),
    redirectUrl: text('redirect_url'),
    amountOre: integer('amount_ore').notNull(),
    /** The paid part of an invoice or instalment plan; null when the order itself is paid. */
    claimId: text('claim_id'),
    claimPart: smallint('claim_part'),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** The member wants the card of this attempt saved, once it has paid. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** The saved card that this attempt charges; without a reference, as the card may be removed meanwhile. */
    savedCardId: uuid('saved_card_id'),
    /** Of a wallet's token, which pays once: the same token makes no second attempt. */
    walletTokenHash: text('wallet_token_hash'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payment_reference').on(t.provider, t.reference),
    uniqueIndex('payment_wallet_token').on(t.walletTokenHash),
    index('payment_order').on(t.orderId, t.createdAt.desc()),
  ],
);

/** A member's card: the provider's token for it, and what tells it from others. Never its number. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    tokenEncrypted: bytea('token_encrypted').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    createdAt: createdAt(),
    usedAt: timestamptz('used_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('saved_card_member').on(t.memberId, t.brand, t.lastFour, t.expiryYear, t.expiryMonth)],
);

/** Applied callbacks: a provider may repeat its calls. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    body: jsonb('body').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** E-mails to send, written in the transaction that causes them, sent afterwards by a job. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The gift card whose code is added to the e-mail when it is sent; the code itself is never stored. */
    giftCardId: uuid('gift_card_id'),
    /** The order that the e-mail is about: it is the buyer's, whichever account has the recipient's address. */
    orderId: text('order_id'),
    /** URL that ends such mails by one press, for the mail program's own button (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** When it was written, or the day of a gift card that waits for it: nothing is sent before. */
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (t) => [
    index('outbox_mail_unsent')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
  ],
);
