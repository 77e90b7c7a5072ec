import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { ApiError } from '../http/errors.ts';
import { QUOTA, type TakenFrom } from './stock.ts';

/**
 * How many products at a time may have more units reserved by strangers who have not paid than in stock. A rush strains
 * some; a script that wants to empty the shop needs all of them.
 */
const MAX_STRAINED_PRODUCTS = 100;

const LINK_TEXT =
  'kan inte reserveras med betallänk i den mängden just nu. Välj kort eller Swish, eller ett mindre antal.';
const RUSH_TEXT = 'Många håller på att betala just nu. Försök igen om en stund, eller logga in. Varukorgen är kvar.';

/**
 * Units and quota reserved by unpaid orders: of guests, of accounts with an unconfirmed address, and of all payment
 * links.
 */
const reservedBy = (products: SQL) => sql`
  select r.product_id, t.place = ${QUOTA} as is_quota, sum(t.units::int)::int as units
  from "order" o join order_row r on r.order_id = o.id
    cross join lateral jsonb_each_text(r.taken_from) as t(place, units)
  where o.status = 'awaitingPayment' and o.stock_returned_at is null and ${products} and (
    not exists (select from member m where m.id = o.member_id and m.is_email_confirmed)
    or exists (select from payment p where p.order_id = o.id and p.provider = 'link'))
  group by 1, 2`;

const LEFT = sql`
  case when h.is_quota then (select p.limited_quota from product p where p.id = h.product_id)
    else (select sum(s.quantity) from stock s where s.product_id = h.product_id) end`;

interface Share extends Record<string, unknown> {
  readonly name: string;
}

export interface TakenRow {
  readonly productId: number;
  readonly takenFrom: TakenFrom;
}

/** Products of which `taken` and the strangers' reservations exceed what is left; one unit is always fair. */
async function strainedBy(tx: Tx, taken: readonly TakenRow[]): Promise<Share[]> {
  const units = taken.flatMap(({ productId, takenFrom }) =>
    Object.entries(takenFrom).map(([place, count]) => ({ productId, isQuota: place === QUOTA, count })),
  );
  if (units.length === 0) return [];
  const productIds = sql.param(units.map(({ productId }) => productId));
  const { rows } = await tx.execute<Share>(sql`
    with reserved as (${reservedBy(sql`r.product_id = any(${productIds}::int[])`)}), taken as (
      select product_id, is_quota, sum(units)::int as units from unnest(
        ${productIds}::int[],
        ${sql.param(units.map(({ isQuota }) => isQuota))}::boolean[],
        ${sql.param(units.map(({ count }) => count))}::int[]) as u(product_id, is_quota, units) group by 1, 2
    ), h as (
      select t.product_id, t.is_quota, t.units + coalesce(reserved.units, 0) as units
      from taken t left join reserved on reserved.product_id = t.product_id and reserved.is_quota = t.is_quota
    )
    select distinct p.name from h join product p on p.id = h.product_id
    where h.units > 1 and h.units > coalesce(${LEFT}, 0) order by 1`);
  return rows;
}

async function countStrained(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with h as (${reservedBy(sql`true`)}) select count(distinct h.product_id)::int as count from h where h.units > coalesce(${LEFT}, 0)`);
  return rows[0]?.count ?? 0;
}

/**
 * Keeps strangers from reserving the whole shop without paying, from however many IP addresses [F6]. All payment links
 * together reserve at most half of a product's stock; the reservations of guests who pay at once are bounded for the
 * shop as a whole, so that an ordinary rush refuses nobody the last unit. Call it after the stock was taken, while its
 * rows are locked, and before the order's own rows are written. Throws 429, which rolls the stock back.
 */
export async function limitReservedStock(
  tx: Tx,
  taken: readonly TakenRow[],
  { isLink, isTrusted }: { isLink: boolean; isTrusted: boolean },
): Promise<void> {
  if (isTrusted && !isLink) return;
  const [strained] = await strainedBy(tx, taken);
  if (strained === undefined) return;
  if (isLink) throw new ApiError('RATE_LIMITED', `${strained.name} ${LINK_TEXT}`, { retryAfterSeconds: 3600 });
  if ((await countStrained(tx)) >= MAX_STRAINED_PRODUCTS) {
    throw new ApiError('RATE_LIMITED', RUSH_TEXT, { retryAfterSeconds: 900 });
  }
}
