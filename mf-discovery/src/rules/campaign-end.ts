import { DAY_MS, formatDayAndYear, fromUnixSeconds, type Instant } from '@shop/domain/dates';

/** An end that is farther away says nothing to a shopper: the campaign is a standing one. */
const MAX_DAYS = 366;

/**
 * The last day of a campaign that runs, 'till och med 30 nov. 2026'; null when it has ended, or has no end in sight.
 */
export function campaignEnd(endsAt: number | null, now: Instant): string | null {
  if (endsAt === null) return null;
  const left = fromUnixSeconds(endsAt) - Number(now);
  return left <= 0 || left > MAX_DAYS * DAY_MS ? null : `till och med ${formatDayAndYear(fromUnixSeconds(endsAt))}`;
}
