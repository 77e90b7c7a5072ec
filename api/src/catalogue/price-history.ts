import type { PriceHistory, PricePoint } from '@shop/contracts/api/price-history';
import { DAY_MS } from '@shop/domain/dates';
import { oreToKronor } from '@shop/domain/money';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { visitorPriceOre } from './present-price.ts';

const MAX_DAYS = 365;
const LOWEST_PRICE_DAYS = 30;

const HISTORY = `
select ${visitorPriceOre('p', '$2')} as "presentOre",
  case when p.price_ends_at <= $2 then p.price_ends_at else $2 end as "presentFrom",
  coalesce((select json_agg(json_build_object(
      'ore', coalesce(h.visitor_price_ore, h.price_ore), 'from', extract(epoch from h.valid_from) * 1000) order by h.valid_from)
    from price_history h where h.product_id = p.id and h.valid_from <= $2 and h.valid_from >= coalesce((
      select max(valid_from) from price_history where product_id = p.id and valid_from <= $3), '-infinity')), '[]') as noted
from product p where p.id = $1 and not p.is_hidden`;

interface Noted {
  readonly ore: number;
  /** In milliseconds. */
  readonly from: number;
}

interface HistoryRow extends Record<string, unknown> {
  presentOre: number;
  presentFrom: Date;
  noted: Noted[];
}

/** One point for each change: a price that is noted twice in a row has not changed. */
const changesOf = (noted: readonly Noted[]): Noted[] => noted.filter(({ ore }, at) => ore !== noted[at - 1]?.ore);

const toDto = ({ ore, from }: Noted): PricePoint => ({ price: oreToKronor(ore), from: unixSeconds(new Date(from)) });

/** The lowest price in force during the last 30 days, the one at their beginning included; of equal ones the latest. */
function lowestOf(points: readonly Noted[], now: Date): Noted | null {
  const start = now.getTime() - LOWEST_PRICE_DAYS * DAY_MS;
  const inForce = points.filter((_, at) => (points[at + 1]?.from ?? Infinity) > start);
  return inForce.reduce<Noted | null>((low, each) => (low === null || each.ore <= low.ore ? each : low), null);
}

/**
 * [O9-04] What visitors have paid during the last year; null for a product that does not exist. The present price is
 * its last point, also where the job has not yet noted that a campaign is over.
 */
export async function readPriceHistory(named: NamedQuery, id: number, now: Date): Promise<PriceHistory | null> {
  const start = new Date(now.getTime() - MAX_DAYS * DAY_MS);
  const [row] = await named<HistoryRow>('price_history', HISTORY, [id, now, start]);
  if (row === undefined) return null;
  const present = { ore: row.presentOre, from: row.presentFrom.getTime() };
  const points = changesOf([...row.noted, present]).map(({ ore, from }) => ({
    ore,
    from: Math.max(from, start.getTime()),
  }));
  const lowest = lowestOf(points, now);
  return {
    points: points.map(toDto),
    from: unixSeconds(new Date(points[0]?.from ?? now)),
    to: unixSeconds(now),
    lowest: lowest && toDto(lowest),
  };
}
