import { describe, expect, it } from '@jest/globals';
import { parseInstant } from './dates.ts';
import { earliestDeliveryDate, earliestDeliveryLabel } from './earliest-delivery.ts';

const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const TODAY = { 1: '18:00', 9: '21:30' };
const TOMORROW = { 1: '18:00' };
const LATER = { 1: '2026-12-14', 3: '2026-12-12' };

describe('earliestDeliveryLabel', () => {
  it('[4-72][9-41] says ikväll. until five minutes before the latest time of today', () => {
    const label = (now: string) => earliestDeliveryLabel({ today: TODAY, tomorrow: TOMORROW }, at(now));
    expect([label('2026-12-10 21:24:59'), label('2026-12-10 21:25:00')]).toEqual(['ikväll.', 'imorgon.']);
  });

  it('[4-72] reads the time on a clock in Stockholm', () => {
    expect(earliestDeliveryLabel({ today: { 1: '00:30' } }, Date.parse('2026-07-09T22:20:00Z'))).toBe('ikväll.');
  });

  it('[4-73][O4-28] says imorgon. only when something comes tomorrow', () => {
    expect(earliestDeliveryLabel({ today: {}, tomorrow: TOMORROW, later: LATER }, at('2026-12-10 12:00'))).toBe(
      'imorgon.',
    );
    expect(earliestDeliveryLabel({ today: {}, tomorrow: {}, later: LATER }, at('2026-12-10 12:00'))).toBe('12 dec.');
  });

  it('[4-74] formats the first later day, with one full stop', () => {
    expect(earliestDeliveryLabel({ later: { 1: '2027-05-03' } }, at('2026-12-10 12:00'))).toBe('3 maj.');
  });

  it('[O4-28] says nothing without a date', () => {
    expect([
      earliestDeliveryLabel(null, 0),
      earliestDeliveryLabel({ later: { 1: '2026-12-01' } }, at('2026-12-10 12:00')),
    ]).toEqual([null, null]);
  });
});

it.each([
  ['today', { today: { 14: '17:00' }, tomorrow: { 15: '17:00' }, later: {} }, '2026-11-20'],
  ['tomorrow', { today: {}, tomorrow: { 15: '17:00' }, later: { 11: '2026-11-24' } }, '2026-11-21'],
  [
    'the first of the later ones',
    { today: {}, tomorrow: {}, later: { 11: '2026-11-25', 12: '2026-11-24' } },
    '2026-11-24',
  ],
  ['never', { today: {}, tomorrow: {}, later: {} }, null],
])('[3-18] the earliest delivery is %s', (_name, given, wanted) =>
  expect(earliestDeliveryDate(given, new Date('2026-11-20T23:30:00+01:00'))).toBe(wanted),
);
