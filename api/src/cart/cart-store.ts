import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { cart, cartBatch, cartRow } from '../db/schema/index.ts';
import { type CartLine, lineIdentity, type Notices } from './cart-line.ts';

/** Key of a cart: the member, or the hash of the visitor's cookie. */
export type CartOwner = { readonly memberId: number } | { readonly tokenHash: Buffer };

export interface StoredCart {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly updatedAt: Date;
  readonly notices: Notices | null;
}

const COLUMNS = {
  id: cart.id,
  name: cart.name,
  currency: cart.currency,
  updatedAt: cart.updatedAt,
  notices: cart.notices,
};

/** A token never opens a member's cart, even if the two were ever confused. */
const owned = (owner: CartOwner) =>
  'memberId' in owner
    ? eq(cart.memberId, owner.memberId)
    : and(eq(cart.tokenHash, owner.tokenHash), isNull(cart.memberId));

export async function findCart(on: DbOrTx, owner: CartOwner): Promise<StoredCart | undefined> {
  const [row] = await on.select(COLUMNS).from(cart).where(owned(owner));
  return row;
}

export async function readLines(on: DbOrTx, cartId: string): Promise<CartLine[]> {
  return on
    .select({
      id: cartRow.id,
      productId: cartRow.productId,
      unitPriceOre: cartRow.unitPriceOre,
      pass: cartRow.pass,
      extraData: cartRow.extraData,
      quantity: cartRow.quantity,
    })
    .from(cartRow)
    .where(eq(cartRow.cartId, cartId))
    .orderBy(asc(cartRow.position), asc(cartRow.id));
}

/** [O3-05] Strictly increasing milliseconds, even where the clocks of the instances differ. */
const nextTimestamp = ({ updatedAt }: StoredCart, now: Date): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

export interface CartChange {
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  /** The response to a repetition of the same batch. */
  readonly batch?: { readonly key: string; readonly notices: Notices };
}

/**
 * Saves changed rows in one statement; without changes nothing is written and `updatedAt` stays. Pending notices are
 * marked as delivered. A row whose identity has changed is deleted and inserted again under its id: two rows that
 * swap identities would violate the unique index half way. The cart must be locked.
 */
export async function saveCart(
  tx: Tx,
  stored: StoredCart,
  { before, after, batch }: CartChange,
  now: Date,
): Promise<StoredCart> {
  const cached = new Map(after.map((line) => [line.id, lineIdentity(line)]));
  const gone = before.filter((line) => cached.get(line.id) !== lineIdentity(line)).map(({ id }) => id);
  const unchanged = new Set(
    before.filter((line, at) => JSON.stringify(line) === JSON.stringify(after[at])).map(({ id }) => id),
  );
  const changed = after.flatMap((line, position) =>
    unchanged.has(line.id) ? [] : [{ ...line, position, identity: lineIdentity(line) }],
  );
  const isTouched = gone.length + changed.length > 0 || stored.notices !== null;
  if (!isTouched && batch === undefined) return stored;
  const updatedAt = isTouched ? nextTimestamp(stored, now) : stored.updatedAt;
  await tx.execute(sql`
    with gone as (
      delete from cart_row where cart_id = ${stored.id} and id = any(${sql.param(gone)}::uuid[]) returning id
    ), written as (
      insert into cart_row (id, cart_id, product_id, identity, unit_price_ore, pass, extra_data, quantity, position)
      select id, ${stored.id}, "productId", identity, "unitPriceOre", pass, "extraData", quantity, position
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line(id uuid, "productId" int, identity text,
        "unitPriceOre" int, pass text, "extraData" jsonb, quantity int, position int)
      where (select count(*) from gone) >= 0 -- deleted first
      on conflict (id) do update set quantity = excluded.quantity, position = excluded.position
    ), told as (
      update cart_batch set notices = ${batch === undefined ? null : JSON.stringify(batch.notices)}::jsonb
      where cart_id = ${stored.id} and key = ${batch?.key ?? null}
    )
    update cart set updated_at = ${updatedAt.toISOString()}::timestamptz, notices = null
    where id = ${stored.id} and ${isTouched}`);
  return { ...stored, updatedAt, notices: null };
}

/** Raises `updatedAt`, and stores notices for the next response. */
export async function touchCart(tx: Tx, stored: StoredCart, now: Date, notices: Notices | null = null): Promise<void> {
  await tx
    .update(cart)
    .set({ updatedAt: nextTimestamp(stored, now), notices })
    .where(eq(cart.id, stored.id));
}

/** Removes and returns the pending notices, so that each is delivered once. */
export async function takeNotices(on: DbOrTx, { id, notices }: StoredCart): Promise<Notices | null> {
  if (notices === null) return null;
  const taken = await on
    .update(cart)
    .set({ notices: null })
    .where(and(eq(cart.id, id), sql`${cart.notices} is not null`))
    .returning({ id: cart.id });
  return taken.length > 0 ? notices : null;
}

export async function batchNotices(tx: Tx, cartId: string, key: string): Promise<Notices | null> {
  const [row] = await tx
    .select({ notices: cartBatch.notices })
    .from(cartBatch)
    .where(and(eq(cartBatch.cartId, cartId), eq(cartBatch.key, key)));
  return row?.notices ?? null;
}
