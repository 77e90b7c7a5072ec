import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { Receipt } from '@shop/contracts';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { order, payment } from './commerce.ts';
import { member } from './members.ts';

/**
 * Refunds that are due, written in the transaction that causes them and sent afterwards, repeatedly until the
 * provider has accepted them: they survive an api that dies in between. `key` makes each cause count once.
 */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    amountOre: integer('amount_ore').notNull(),
    key: text('key').notNull().unique(),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    doneAt: timestamptz('done_at'),
  },
  (t) => [
    check('refund_amount', sql`${t.amountOre} > 0`),
    index('refund_payment').on(t.paymentId),
    index('refund_open')
      .on(t.createdAt)
      .where(sql`${t.doneAt} is null`),
  ],
);

export const discountCode = pgTable(
  'discount_code',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').$type<'percent' | 'amount' | 'freeShipping'>().notNull(),
    /** Per cent of the goods; öre off the goods; maximum öre of freight that is paid for the shopper. */
    value: integer('value').notNull(),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    minimumGoodsOre: integer('minimum_goods_ore').notNull().default(0),
    maxUses: integer('max_uses'),
    maxPerCustomer: integer('max_per_customer'),
    uses: integer('uses').notNull().default(0),
    /** Only these products; null for all. */
    productIds: integer('product_ids').array(),
    /** Only products of these categories and their descendants; null for all. */
    categoryIds: integer('category_ids').array(),
    /** A personal code works for this member alone. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('discount_code_value', sql`${t.value} > 0 and (${t.kind} <> 'percent' or ${t.value} <= 100)`),
    check('discount_code_uses', sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`),
    check('discount_code_upper', sql`${t.code} = upper(${t.code})`),
    index('discount_code_member').on(t.memberId),
  ],
);

/** An order's use of a code; deleted when the order is cancelled. */
export const discountUse = pgTable(
  'discount_use',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCode.id),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'set null' }),
    /** Lower case. */
    email: text('email').notNull(),
    amountOre: integer('amount_ore').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('discount_use_code').on(t.codeId, t.memberId), index('discount_use_email').on(t.codeId, t.email)],
);

/** A bought gift card. The code itself is not stored: only its SHA-256. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: uuid('id').primaryKey(),
    codeHash: bytea('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    amountOre: integer('amount_ore').notNull(),
    balanceOre: integer('balance_ore').notNull(),
    /** The unit of an order's row that paid for it. */
    orderId: text('order_id').references(() => order.id),
    position: integer('position'),
    unit: integer('unit'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('gift_card_balance', sql`${t.balanceOre} >= 0 and ${t.balanceOre} <= ${t.amountOre}`),
    uniqueIndex('gift_card_unit').on(t.orderId, t.position, t.unit),
  ],
);

/** The amount that an order took from a gift card, and the part of it that has been returned. */
export const giftCardUse = pgTable(
  'gift_card_use',
  {
    giftCardId: uuid('gift_card_id')
      .notNull()
      .references(() => giftCard.id),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    amountOre: integer('amount_ore').notNull(),
    returnedOre: integer('returned_ore').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.giftCardId, t.orderId] }),
    check('gift_card_use_amount', sql`${t.amountOre} > 0`),
    check('gift_card_use_returned', sql`${t.returnedOre} between 0 and ${t.amountOre}`),
    index('gift_card_use_order').on(t.orderId),
  ],
);

/**
 * Outcome of a complaint: the purchase is cancelled and refunded, the price is reduced, the goods are repaired or
 * replaced, or the complaint is rejected.
 */
export type ReturnDecision = 'refund' | 'reduction' | 'repair' | 'replacement' | 'rejected';

/** [O2.17-17] A buyer's withdrawal from a purchase, or their complaint about it. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'withdrawal' | 'complaint'>().notNull(),
    status: text('status').$type<'announced' | 'refunded' | 'closed'>().notNull(),
    /** Complaints only; null until decided. */
    decision: text('decision').$type<ReturnDecision>(),
    /** The text that the buyer got with the decision. */
    answer: text('answer'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    goodsOre: integer('goods_ore').notNull(),
    shippingOre: integer('shipping_ore').notNull(),
    paymentFeeOre: integer('payment_fee_ore').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    settledAt: timestamptz('settled_at'),
  },
  (t) => [
    index('order_return_order').on(t.orderId),
    index('order_return_open').on(t.status, t.createdAt),
    uniqueIndex('order_return_key').on(t.orderId, t.idempotencyKey),
    check(
      'order_return_decision',
      sql`${t.decision} is null or (${t.kind} = 'complaint' and ${t.decision} in ('refund', 'reduction', 'repair', 'replacement', 'rejected'))`,
    ),
  ],
);

export const orderReturnRow = pgTable(
  'order_return_row',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    refundOre: integer('refund_ore').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    check('order_return_row_quantity', sql`${t.quantity} > 0`),
    check('order_return_row_refund', sql`${t.refundOre} >= 0`),
  ],
);

/** A photo that a buyer has sent with a complaint, re-encoded: nothing of the uploaded file is stored as it came. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    image: bytea('image').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('return_photo_return').on(t.returnId)],
);

/**
 * A receipt or a credit note as issued. A trigger refuses every later change (bokföringslagen): errors are corrected
 * by another one.
 */
export const receipt = pgTable(
  'receipt',
  {
    number: integer('number').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    returnId: text('return_id').references(() => orderReturn.id),
    issuedAt: timestamptz('issued_at').notNull(),
    data: jsonb('data').$type<Omit<Receipt, 'number'>>().notNull(),
  },
  (t) => [
    uniqueIndex('receipt_order')
      .on(t.orderId)
      .where(sql`${t.returnId} is null`),
    uniqueIndex('receipt_return').on(t.returnId),
  ],
);

/** Debt of a member or guest for an order on credit: an invoice has one part, an instalment plan one for each month. */
export const claim = pgTable(
  'claim',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'invoice' | 'instalment'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('claim_kind', sql`${t.kind} in ('invoice', 'instalment')`)],
);

export const claimPart = pgTable(
  'claim_part',
  {
    claimId: text('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    principalOre: integer('principal_ore').notNull(),
    interestOre: integer('interest_ore').notNull(),
    feeOre: integer('fee_ore').notNull(),
    /** The amount that returns have reduced. */
    creditedOre: integer('credited_ore').notNull().default(0),
    paidAt: timestamptz('paid_at'),
  },
  (t) => [
    primaryKey({ columns: [t.claimId, t.number] }),
    check('claim_part_credit', sql`${t.creditedOre} between 0 and ${t.principalOre} + ${t.interestOre} + ${t.feeOre}`),
    index('claim_part_due')
      .on(t.dueAt)
      .where(sql`${t.paidAt} is null`),
  ],
);
