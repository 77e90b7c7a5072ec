import { instantOf, wallClockAt } from '@shop/domain/dates';

/** A calendar month in Stockholm as a number: 202611. */
export type MonthId = number;

const START = { day: 1, hour: 0, minute: 0, second: 0 };
const NAMES = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');

export function monthOf(now: Date): MonthId {
  const { year, month } = wallClockAt(now);
  return year * 100 + month;
}

export const nextMonth = (id: MonthId): MonthId => (id % 100 === 12 ? id + 89 : id + 1);

/** The first moment of the month. */
export const monthStart = (id: MonthId): Date =>
  new Date(instantOf({ ...START, year: Math.floor(id / 100), month: id % 100 }));

/** 'november 2026' */
export const monthName = (id: MonthId): string => `${NAMES[(id % 100) - 1] ?? ''} ${Math.floor(id / 100)}`;
