import { and, count, eq, or, sql } from 'drizzle-orm';
import type { CartLine, Shopper } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { discountCode, discountUse } from '../db/schema/index.ts';
import {
  type Discount,
  type DiscountableRow,
  discountOf,
  type DiscountResult,
  type DiscountTerms,
} from './discount.ts';

/** The buyer: a member is identified by account and e-mail address, a guest by the address alone. */
export interface DiscountBuyer extends Shopper {
  readonly email: string;
}

export interface Basket {
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
}

export async function findDiscountCode(on: DbOrTx, typed: string): Promise<DiscountTerms | undefined> {
  const [row] = await on.select().from(discountCode).where(eq(discountCode.code, typed.trim().toUpperCase()));
  return row;
}

const readTerms = async (on: DbOrTx, id: number): Promise<DiscountTerms | undefined> => {
  const [row] = await on.select().from(discountCode).where(eq(discountCode.id, id));
  return row;
};

export const discountableRows = ({ lines, products }: Basket): DiscountableRow[] =>
  lines.flatMap((line) => {
    const product = products.get(line.productId);
    if (product === undefined) return [];
    return [
      {
        id: line.id,
        productId: product.id,
        amountOre: line.unitPriceOre * line.quantity,
        vatPerMille: product.vatPerMille,
        isGiftCard: product.isGiftCard,
      },
    ];
  });

async function scopeOf(on: DbOrTx, terms: DiscountTerms, { lines }: Basket): Promise<ReadonlySet<number> | null> {
  if (terms.productIds === null && terms.categoryIds === null) return null;
  const { rows } = await on.execute<{ id: number }>(sql`
    select id from product where id = any(${sql.param(lines.map(({ productId }) => productId))}::int[])
      and (id = any(${sql.param(terms.productIds ?? [])}::int[])
        or category_ids && ${sql.param(terms.categoryIds ?? [])}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

async function usesOf(on: DbOrTx, codeId: number, { memberId, email }: DiscountBuyer): Promise<number> {
  const own = [
    ...(memberId === null ? [] : [eq(discountUse.memberId, memberId)]),
    ...(email === '' ? [] : [eq(discountUse.email, email.trim().toLowerCase())]),
  ];
  if (own.length === 0) return 0;
  const [row] = await on
    .select({ uses: count() })
    .from(discountUse)
    .where(and(eq(discountUse.codeId, codeId), or(...own)));
  return row?.uses ?? 0;
}

/** The effect of a code on this purchase now, from the server's data alone. */
export async function evaluateDiscount(
  on: DbOrTx,
  terms: DiscountTerms,
  basket: Basket,
  buyer: DiscountBuyer,
  now: Date,
): Promise<DiscountResult> {
  const [ownUses, scope] = [await usesOf(on, terms.id, buyer), await scopeOf(on, terms, basket)];
  return discountOf(terms, discountableRows(basket), { now, memberId: buyer.memberId, ownUses, scope });
}

/** As `evaluateDiscount` for a code that was added before; a deleted one is refused as well. */
export async function evaluateById(
  on: DbOrTx,
  codeId: number,
  basket: Basket,
  buyer: DiscountBuyer,
  now: Date,
): Promise<DiscountResult & { readonly code: string | null }> {
  const terms = await readTerms(on, codeId);
  return terms === undefined
    ? { ok: false, text: 'Koden finns inte.', code: null }
    : { ...(await evaluateDiscount(on, terms, basket, buyer, now)), code: terms.code };
}

/** Locks a code until the transaction ends, so that its limits count all earlier orders. */
export async function lockDiscountCode(tx: Tx, codeId: number): Promise<void> {
  await tx.select({ id: discountCode.id }).from(discountCode).where(eq(discountCode.id, codeId)).for('update');
}

/** Stores an order's use of a code. The code must be locked. */
export async function noteDiscount(
  tx: Tx,
  orderId: string,
  { codeId, goodsOre }: Discount,
  { memberId, email }: DiscountBuyer,
  now: Date,
): Promise<void> {
  await tx.insert(discountUse).values({
    orderId,
    codeId,
    memberId,
    email: email.trim().toLowerCase(),
    amountOre: goodsOre,
    createdAt: now,
  });
  await tx
    .update(discountCode)
    .set({ uses: sql`${discountCode.uses} + 1` })
    .where(eq(discountCode.id, codeId));
}

/** Releases the code of a cancelled order. */
export async function returnDiscount(tx: Tx, orderId: string): Promise<void> {
  const [gone] = await tx
    .delete(discountUse)
    .where(eq(discountUse.orderId, orderId))
    .returning({ codeId: discountUse.codeId });
  if (gone === undefined) return;
  await tx
    .update(discountCode)
    .set({ uses: sql`${discountCode.uses} - 1` })
    .where(eq(discountCode.id, gone.codeId));
}
