import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export type WatchKind = 'stock' | 'price';

/** Who is mailed when a product can be ordered again or is cheaper: a member, or an address of a guest [O2.13-10]. */
export const productWatch = pgTable(
  'product_watch',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WatchKind>().notNull(),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** A guest's address, in lower case. */
    email: text('email'),
    /** Highest price that is worth a mail; null for stock. */
    limitOre: integer('limit_ore'),
    /** The price that the last mail named; null since it was above the limit. */
    notifiedOre: integer('notified_ore'),
    notifiedAt: timestamptz('notified_at'),
    /** Of the mailed link that confirms it. */
    confirmTokenHash: text('confirm_token_hash').unique(),
    /** Null until the link has been used: nothing is mailed before. */
    confirmedAt: timestamptz('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_watch_member').on(t.memberId, t.productId, t.kind),
    uniqueIndex('product_watch_email').on(t.email, t.productId, t.kind),
    index('product_watch_product').on(t.productId),
    check('product_watch_kind', sql`${t.kind} in ('stock', 'price')`),
    check('product_watch_who', sql`(${t.memberId} is null) <> (${t.email} is null)`),
    check('product_watch_limit', sql`(${t.kind} = 'price') = (${t.limitOre} is not null)`),
  ],
);
