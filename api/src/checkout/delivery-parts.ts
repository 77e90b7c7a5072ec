import type { DeliveryPart } from '@shop/contracts';
import { calendarDay } from '@shop/domain/dates';
import { isSplittable, type MethodRow } from '../shipping/methods.ts';
import { arrivalLabel, readyDay, type ReadyLine } from './delivery-label.ts';

/**
 * [3-104] What comes when, if what is there is sent at once and the rest when all of it is there: two parts, so that
 * one more parcel is the most that it can cost. Empty when everything is ready at the same time, and for methods that
 * bring one parcel only.
 */
export function deliveryParts(
  method: MethodRow,
  ready: readonly ReadyLine[],
  extraDays: number,
  now: Date,
): DeliveryPart[] {
  if (!isSplittable(method)) return [];
  const today = calendarDay(now);
  const isThere = ({ day }: ReadyLine): boolean => day !== null && day <= today;
  const partOf = (lines: readonly ReadyLine[]): DeliveryPart => ({
    dateLabel: arrivalLabel(method, readyDay(lines, now), extraDays, now),
    rowIds: lines.map(({ lineId }) => lineId),
  });
  const there = ready.filter(isThere);
  const late = ready.filter((line) => !isThere(line));
  return there.length === 0 || late.length === 0 ? [] : [partOf(there), partOf(late)];
}
