import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';

/** A day in Stockholm, e.g. '20 nov. 2026'. */
export function OrderDate({ at, className }: { readonly at: number; readonly className?: string | undefined }) {
  const instant = fromUnixSeconds(at);
  return (
    <time dateTime={formatIsoDay(instant)} className={className}>
      {formatDayAndYear(instant)}
    </time>
  );
}
