import { calendarDaysBetween, fromUnixSeconds, type Instant } from './dates.ts';
import { isMissing } from './missing.ts';

/** [4-96][9-25] The release bubble shows on this many calendar days: day 0 to day 13. */
export const RELEASE_BUBBLE_DAYS = 14;

/** The release fields of a product; `timestamp` is in unix seconds [3-57]. */
export interface Releasable {
  readonly release?: { readonly timestamp?: number | null | undefined } | null | undefined;
}

/** [4-99] Released once the timestamp has passed. A product without one has always been there. */
export function isReleased({ release }: Releasable, now: Instant): boolean {
  const timestamp = release?.timestamp;
  return isMissing(timestamp) || fromUnixSeconds(timestamp) <= Number(now);
}

/** [4-100] An order is a pre-order if any row's product is released in the future. */
export function isPreOrder(rows: readonly { readonly product: Releasable }[], now: Instant): boolean {
  return rows.some(({ product }) => !isReleased(product, now));
}

/**
 * [4-96..98] Text of the release bubble, or null: 'SLÄPPT IDAG!' on day 0, then 'NYHET!' ('NY!' where room is short)
 * through day 13, in calendar days of Stockholm [O4-35]. Nothing before the release.
 */
export function releaseBubble(product: Releasable, now: Instant, compact = false): string | null {
  const timestamp = product.release?.timestamp;
  if (isMissing(timestamp) || !isReleased(product, now)) return null;
  const day = calendarDaysBetween(fromUnixSeconds(timestamp), now);
  if (day >= RELEASE_BUBBLE_DAYS) return null;
  if (day === 0) return 'SLÄPPT IDAG!';
  return compact ? 'NY!' : 'NYHET!';
}
