import { instantOf, wallClockAt } from '@shop/domain/dates';
import { addMonths, formatDate } from '@shop/server/calendar';

/** A calendar month in Stockholm as a number: 202611. */
export type MonthId = number;

const START = { day: 1, hour: 0, minute: 0, second: 0 };

export function monthOf(now: Date): MonthId {
  const { year, month } = wallClockAt(now);
  return year * 100 + month;
}

/** First instant of the month. */
export const monthStart = (id: MonthId): Date =>
  new Date(instantOf({ ...START, year: Math.floor(id / 100), month: id % 100 }));

export const nextMonth = (id: MonthId): MonthId => monthOf(addMonths(monthStart(id), 1));

/** 'november 2026' */
export const monthName = (id: MonthId): string => formatDate(monthStart(id), 'LLLL yyyy');
