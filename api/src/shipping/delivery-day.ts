import { calendarDay, DAY_MS, formatIsoDay, formatTime, HOUR_MS, type Instant, parseInstant } from '@shop/domain/dates';
import { addWorkDays, isWorkDay, workDayFrom } from './work-days.ts';

/** A method's data that its delivery day depends on. */
export interface DeliveryPlan {
  readonly leadDays: number;
  /** 'HH:mm' in Stockholm: later orders leave on the next working day. */
  readonly cutOff: string;
}

/** The calendar day in Stockholm on which an order placed now leaves. */
function dispatchDay(cutOff: string, now: Instant, readyDay: number): number {
  const today = calendarDay(now);
  const leavesToday = isWorkDay(today) && formatTime(now) < cutOff && readyDay <= today;
  return leavesToday ? today : workDayFrom(Math.max(today + 1, readyDay));
}

/**
 * The calendar day in Stockholm on which an order placed now arrives.
 *
 * @param extraDays working days that the zip code adds (islands, inland north)
 * @param readyDay first day on which the goods can leave, for releases to come
 */
export const deliveryDay = (
  { leadDays, cutOff }: DeliveryPlan,
  now: Instant,
  extraDays = 0,
  readyDay = -Infinity,
): number => addWorkDays(dispatchDay(cutOff, now, readyDay), leadDays + extraDays);

/**
 * The instant before which an order has to be placed to arrive as early as one placed now: the next cut-off of a
 * working day.
 */
export function orderDeadline({ cutOff }: Pick<DeliveryPlan, 'cutOff'>, now: Instant): number {
  const day = formatIsoDay(instantOfDay(dispatchDay(cutOff, now, -Infinity)));
  const deadline = parseInstant(`${day} ${cutOff}`);
  if (deadline === null) throw new Error(`Not a time of day: ${cutOff}`);
  return deadline;
}

/**
 * About noon in Stockholm of a calendar day (11:00 UTC): an instant that no change of the hour moves to another day.
 */
export const instantOfDay = (day: number): number => day * DAY_MS + 11 * HOUR_MS;
