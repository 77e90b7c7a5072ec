import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import type { CartLine } from './cart-line.ts';
import { type CartProducts, cartProductColumns, loadCartProducts, toCartProducts } from './cart-product.ts';
import { type CartOwner, readLines, type StoredCart } from './cart-store.ts';

/** A cart that no other transaction can change until this one ends, with its rows and their products. */
export interface LockedCart {
  readonly stored: StoredCart;
  readonly lines: CartLine[];
  readonly products: CartProducts;
  /** False when the batch of this key has been applied before [O4-03]; true without a key. */
  readonly isNewBatch: boolean;
}

export interface LockOptions {
  readonly now: Date;
  /** Key of the batch of events to store. */
  readonly key?: string | null;
  /** Products to load besides those of the rows. */
  readonly productIds?: readonly number[];
}

interface LockedRow extends Record<string, unknown> {
  readonly cartId: string;
  readonly cartName: string;
  readonly currency: string;
  readonly updatedAt: string;
  readonly notices: StoredCart['notices'];
  readonly isStale: boolean;
  readonly isClaimed: boolean;
  /** On the first row only. */
  readonly lines: CartLine[] | null;
}

const COLUMNS = sql.raw('id, name, currency, updated_at, notices');

/** A token never opens a member's cart, even if the two were ever confused. */
const owned = (owner: CartOwner): SQL =>
  'memberId' in owner
    ? sql`cart.member_id = ${owner.memberId}`
    : sql`cart.token_hash = ${owner.tokenHash} and cart.member_id is null`;

/** Statement that locks the newest version of the row, also after waiting for it; inserts it with a `newId`. */
function lock(owner: CartOwner, newId: string | null, now: Date): SQL {
  if (newId === null) return sql`select ${COLUMNS} from cart where ${owned(owner)} for update`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [column, value, conflict] =
    'memberId' in owner
      ? [sql.raw('member_id'), sql`${owner.memberId}::int`, sql.raw('(member_id) where member_id is not null')]
      : [sql.raw('token_hash'), sql`${owner.tokenHash}::bytea`, sql.raw('(token_hash)')];
  return sql`
    insert into cart (id, ${column}, created_at, updated_at) values (${newId}, ${value}, ${at}, ${at})
    on conflict ${conflict} do update set name = cart.name where ${owned(owner)} returning ${COLUMNS}`;
}

/**
 * Finds the cart, locks it, stores the batch and reads rows and products in one round trip. The statement sees rows
 * as they were when it began: if it had to wait for another change of the same cart, which the growing `updatedAt`
 * shows [O3-05], they are read again.
 */
async function lockAndRead(
  tx: Tx,
  owner: CartOwner,
  { now, key = null, productIds = [] }: LockOptions,
  newId: string | null,
): Promise<LockedCart | null> {
  const { rows } = await tx.execute<LockedRow>(sql`
    with own as (${lock(owner, newId, now)}),
    claimed as (
      insert into cart_batch (cart_id, key, created_at)
      select id, ${key}, ${now.toISOString()}::timestamptz from own where ${key}::text is not null
      on conflict do nothing returning key
    ), line as (
      select r.* from cart_row r where r.cart_id = (select id from own)
    ), needed as (
      select id from unnest(${sql.param([...productIds])}::int[]) as named(id) union select product_id from line
    )
    select own.id as "cartId", own.name as "cartName", own.currency, own.updated_at as "updatedAt", own.notices,
      own.id is distinct from ${newId}::uuid and own.updated_at is distinct from seen.updated_at as "isStale",
      exists (select from claimed) as "isClaimed",
      case when row_number() over () = 1 then coalesce((
        select json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'unitPriceOre', line.unit_price_ore,
          'pass', line.pass, 'extraData', line.extra_data, 'quantity', line.quantity) order by line.position, line.id)
        from line), '[]') end as lines,
      p.*
    from own left join cart seen on seen.id = own.id
    left join (select ${cartProductColumns(now)} from needed join product p using (id)) p on true`);
  const [first] = rows;
  if (first === undefined) return null;
  const { cartId, cartName, currency, notices, isStale, isClaimed } = first;
  const stored = { id: cartId, name: cartName, currency, updatedAt: new Date(first.updatedAt), notices };
  const isNewBatch = key === null || isClaimed;
  if (!isStale) {
    const lines = rows.flatMap((row) => row.lines ?? []);
    return { stored, lines, products: toCartProducts(rows), isNewBatch };
  }
  const lines = await readLines(tx, cartId);
  const ids = [...productIds, ...lines.map(({ productId }) => productId)];
  return { stored, lines, products: await loadCartProducts(tx, ids, now), isNewBatch };
}

/** Locks the cart if there is one; see `LockedCart`. */
export const lockCart = (tx: Tx, owner: CartOwner, options: LockOptions): Promise<LockedCart | null> =>
  lockAndRead(tx, owner, options, null);

/** As `lockCart`, and creates the cart if there is none; concurrent calls for one member get the same cart. */
export async function lockOrCreateCart(tx: Tx, owner: CartOwner, options: LockOptions): Promise<LockedCart> {
  const locked = await lockAndRead(tx, owner, options, randomUUID());
  if (locked === null) throw new Error('The cart was not stored.');
  return locked;
}
