import { calendarDay, parseInstant } from '@shop/domain/dates';
import { describe, expect, it } from '@jest/globals';
import { dateLabel } from './date-label.ts';
import { deliveryDates } from './delivery-dates.ts';
import { orderDeadline } from './delivery-day.ts';
import type { MethodRow } from './methods.ts';
import { isWorkDay } from './work-days.ts';

const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const day = (text: string): number => calendarDay(at(text));

const method = (id: number, values: Partial<MethodRow>): MethodRow => ({
  id,
  name: `Metod ${id}`,
  kind: 'home',
  description: '',
  carrier: '',
  priceOre: 0,
  regularPriceOre: 0,
  weightStepOre: 0,
  maxWeightGrams: null,
  maxSideMm: null,
  leadDays: 1,
  cutOff: '17:00',
  deliveryTime: '',
  zipPrefixes: [],
  isMemberFree: false,
  isLocker: false,
  isActive: true,
  ...values,
});

const METHODS = [method(14, { leadDays: 0, cutOff: '14:00' }), method(15, {}), method(11, { leadDays: 2 })];
const dates = (now: string, extraDays = 0) => deliveryDates(METHODS, extraDays, at(now));

describe('working days', () => {
  it.each([
    ['2026-01-01', 'New Year'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-14', 'Ascension'],
    ['2027-03-26', 'Good Friday'],
    ['2026-06-19', 'Midsummer’s Eve'],
    ['2026-01-06', 'Epiphany'],
    ['2026-05-01', 'May Day'],
    ['2025-06-06', 'National Day'],
    ['2025-12-26', 'Boxing Day'],
    ['2026-12-31', 'New Year’s Eve'],
    ['2026-12-24', 'Christmas Eve'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('[7.3-11] nothing leaves on %s (%s)', (text) => expect(isWorkDay(day(text))).toBe(false));

  it.each(['2026-11-20', '2026-04-07', '2026-06-22', '2026-12-23'])('[7.3-11] carriers work on %s', (text) =>
    expect(isWorkDay(day(text))).toBe(true),
  );
});

describe('[7.3-11][O7-37] delivery dates', () => {
  it('[7.3-11] before the cut-off on a Thursday', () => {
    expect(dates('2026-11-19 13:59')).toEqual({
      today: { 14: '14:00' },
      tomorrow: { 15: '17:00' },
      later: { 11: '2026-11-23' },
    });
  });

  it('[7.3-11] from the cut-off on it is the next working day’s', () => {
    expect(dates('2026-11-19 14:00')).toEqual({
      today: {},
      tomorrow: { 14: '14:00', 15: '17:00' },
      later: { 11: '2026-11-23' },
    });
    expect(dates('2026-11-19 17:00')).toMatchObject({
      tomorrow: { 14: '14:00' },
      later: { 15: '2026-11-23', 11: '2026-11-24' },
    });
  });

  it('[7.3-11] Friday evening and Saturday count from Monday, up to midnight and beyond', () => {
    const monday = { 14: '2026-11-23', 15: '2026-11-24', 11: '2026-11-25' };
    for (const now of ['2026-11-20 17:30', '2026-11-20 23:59', '2026-11-21 00:00', '2026-11-21 12:00']) {
      expect(dates(now)).toEqual({ today: {}, tomorrow: {}, later: monday });
    }
    expect(dates('2026-11-22 23:59').tomorrow).toEqual({ 14: '14:00' });
    expect(dates('2026-11-23 00:00').today).toEqual({ 14: '14:00' });
  });

  it('[7.3-11] goes by the clock in Stockholm, in winter and in summer', () => {
    const winter = deliveryDates(METHODS, 0, new Date('2026-11-19T12:59:00Z'));
    const summer = deliveryDates(METHODS, 0, new Date('2026-07-09T12:00:00Z'));
    expect([winter.today, summer.today]).toEqual([{ 14: '14:00' }, {}]);
  });

  it('[7.3-11] red days and the extra days of a zip code push it on', () => {
    expect(dates('2026-12-23 15:00').later).toEqual({ 14: '2026-12-28', 15: '2026-12-28', 11: '2026-12-29' });
    expect(dates('2026-11-19 10:00', 2)).toEqual({
      today: {},
      tomorrow: {},
      later: { 14: '2026-11-23', 15: '2026-11-24', 11: '2026-11-25' },
    });
  });

  it('[7.3-11] pickup and downloads are not sent to a zip code', () => {
    const kinds = [method(2, { kind: 'store' }), method(4, { kind: 'digital', leadDays: 0 })];
    expect(deliveryDates(kinds, 0, at('2026-11-19 10:00'))).toEqual({ today: {}, tomorrow: {}, later: {} });
  });
});
it('[O2.17-16] a date in words', () => {
  const now = at('2026-11-20 23:59');
  expect(['2026-11-20', '2026-11-21', '2026-11-24'].map((text) => dateLabel(day(text), now))).toEqual([
    'idag',
    'imorgon',
    'tis 24 nov.',
  ]);
});

it('[O2.17-16] a date in words names every weekday', () => {
  const week = ['22', '23', '24', '25', '26', '27', '28'].map((date) => day(`2026-11-${date}`));
  expect(week.map((each) => dateLabel(each, at('2026-11-20 12:00')).split(' ')[0])).toEqual([
    'sön',
    'mån',
    'tis',
    'ons',
    'tors',
    'fre',
    'lör',
  ]);
});

describe('the deadline of an order', () => {
  it.each([
    ['2026-11-19 13:59', '2026-11-19 17:00', 'before the cut-off it is that of the day'],
    ['2026-11-19 17:00', '2026-11-20 17:00', 'from the cut-off on it is the next day’s'],
    ['2026-11-20 17:01', '2026-11-23 17:00', 'on Friday evening it is Monday’s'],
    ['2026-11-21 10:00', '2026-11-23 17:00', 'on a Saturday, too'],
    ['2026-06-18 18:00', '2026-06-22 17:00', 'Midsummer is passed over'],
    ['2026-12-23 17:00', '2026-12-28 17:00', 'Christmas is passed over'],
    ['2026-03-28 18:00', '2026-03-30 17:00', 'a night that is an hour shorter changes no time of day'],
    ['2026-10-24 18:00', '2026-10-26 17:00', 'nor one that is an hour longer'],
  ])('[1-73] at %s is %s: %s', (now, deadline, _why) => {
    expect(orderDeadline({ cutOff: '17:00' }, at(now))).toBe(at(deadline));
  });
});
