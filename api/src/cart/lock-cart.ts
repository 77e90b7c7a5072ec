import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import type { CartLine } from './cart-line.ts';
import { type CartProducts, cartProductColumns, loadCartProducts, toCartProducts } from './cart-product.ts';
import { type CartOwner, readLines, type StoredCart } from './cart-store.ts';

/** A cart that no other transaction can change until this one ends, with its rows and their products. */
export interface HeldCart {
  readonly stored: StoredCart;
  readonly lines: CartLine[];
  readonly products: CartProducts;
  /** False when the batch of this key has been applied before [O4-03]; true without a key. */
  readonly isNewBatch: boolean;
}

export interface Holding {
  readonly now: Date;
  /** The batch of events to note. */
  readonly key?: string | null;
  /** Products to load besides those of the rows. */
  readonly productIds?: readonly number[];
}

interface HeldRow extends Record<string, unknown> {
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

const HELD = sql.raw('id, name, currency, updated_at, notices');

/** A token never opens a member's cart, also if the two were ever mixed up. */
const owned = (owner: CartOwner): SQL =>
  'memberId' in owner
    ? sql`cart.member_id = ${owner.memberId}`
    : sql`cart.token_hash = ${owner.tokenHash} and cart.member_id is null`;

/** Both lock the newest version of the row, also when they had to wait for it. */
function lock(owner: CartOwner, newId: string | null, now: Date): SQL {
  if (newId === null) return sql`select ${HELD} from cart where ${owned(owner)} for update`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [column, value, conflict] =
    'memberId' in owner
      ? [sql.raw('member_id'), sql`${owner.memberId}::int`, sql.raw('(member_id) where member_id is not null')]
      : [sql.raw('token_hash'), sql`${owner.tokenHash}::bytea`, sql.raw('(token_hash)')];
  return sql`
    insert into cart (id, ${column}, created_at, updated_at) values (${newId}, ${value}, ${at}, ${at})
    on conflict ${conflict} do update set name = cart.name where ${owned(owner)} returning ${HELD}`;
}

/**
 * Finds the cart, locks it, stores the batch and reads rows and products in one round trip. The statement sees rows
 * as they were when it began: if it had to wait for another change of the same cart, which the growing `updatedAt`
 * shows [O3-05], they are read again.
 */
async function hold(
  tx: Tx,
  owner: CartOwner,
  { now, key = null, productIds = [] }: Holding,
  newId: string | null,
): Promise<HeldCart | null> {
  const { rows } = await tx.execute<HeldRow>(sql`
    with held as (${lock(owner, newId, now)}),
    claimed as (
      insert into cart_batch (cart_id, key, created_at)
      select id, ${key}, ${now.toISOString()}::timestamptz from held where ${key}::text is not null
      on conflict do nothing returning key
    ), line as (
      select r.* from cart_row r where r.cart_id = (select id from held)
    ), wanted as (
      select id from unnest(${sql.param([...productIds])}::int[]) as named(id) union select product_id from line
    )
    select held.id as "cartId", held.name as "cartName", held.currency, held.updated_at as "updatedAt", held.notices,
      held.id is distinct from ${newId}::uuid and held.updated_at is distinct from seen.updated_at as "isStale",
      exists (select from claimed) as "isClaimed",
      case when row_number() over () = 1 then coalesce((
        select json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'unitPriceOre', line.unit_price_ore,
          'pass', line.pass, 'extraData', line.extra_data, 'quantity', line.quantity) order by line.position, line.id)
        from line), '[]') end as lines,
      p.*
    from held left join cart seen on seen.id = held.id
    left join (select ${cartProductColumns(now)} from wanted join product p using (id)) p on true`);
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

/** The cart if there is one; see `HeldCart`. */
export const holdCart = (tx: Tx, owner: CartOwner, holding: Holding): Promise<HeldCart | null> =>
  hold(tx, owner, holding, null);

/** As `holdCart`, and makes the cart if there is none. Two that make a member's cart at once get the same one. */
export async function holdOrCreateCart(tx: Tx, owner: CartOwner, holding: Holding): Promise<HeldCart> {
  const held = await hold(tx, owner, holding, randomUUID());
  if (held === null) throw new Error('The cart was not stored.');
  return held;
}
