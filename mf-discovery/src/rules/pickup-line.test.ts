import fc from 'fast-check';
import { DAY_MS, formatIsoDay, formatTime, HOUR_MS, MINUTE_MS, parseInstant } from '@shop/domain/dates';
import { hoursOn } from '@shop/domain/opening-hours';
import { describe, expect, it } from '@jest/globals';
import { FRESH_MS, pickupLine, pickupTime } from './pickup-line.ts';

const day = (date: string, label: string, open: string | null = null, close: string | null = null) => ({
  date,
  label,
  open,
  close,
});
const HOURS = {
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    open: weekday === 7 ? null : '10:00',
    close: weekday === 7 ? null : weekday === 6 ? '16:00' : '19:00',
  })),
  exceptions: [
    day('2026-06-19', 'Midsommarafton'),
    day('2026-06-20', 'Midsommardagen'),
    day('2026-12-24', 'Julafton', '10:00', '13:00'),
    day('2026-12-25', 'Juldagen'),
    day('2026-12-26', 'Annandag jul', '11:30', '16:00'),
  ],
};
const LUND = {
  id: 27,
  name: 'Lund',
  location: { lat: 55.7, lng: 13.19 },
  openingHours: HOURS,
  pickupBefore: '18:00',
};
const OTHERS = [
  { id: 40, name: 'Göteborg', location: { lat: 57.7, lng: 11.97 } },
  { id: 401, name: 'Malmö', location: { lat: 55.605, lng: 13.003 } },
  { id: 3, name: 'Utan plats', location: null },
];
const at = (text: string): number => parseInstant(text) ?? NaN;
const lineAt = (text: string, stock: object = { 27: 4 }) =>
  pickupLine({ stock, store: LUND, others: OTHERS, now: at(text), seenAt: at(text) }).text;

describe('pickup in the shopper’s store', () => {
  it('is today while it is open, before the time for the day’s pickups', () => {
    expect(lineAt('2026-11-23 17:59')).toBe('Hämta i dag i Lund – 4 i lager');
    expect(lineAt('2026-11-23 08:00')).toBe('Hämta i dag från kl. 10 i Lund – 4 i lager');
    expect(lineAt('2026-11-23 18:00')).toBe('Hämta i morgon från kl. 10 i Lund – 4 i lager');
    expect(lineAt('2026-11-28 16:00', { 27: 31 })).toBe('Hämta på måndag från kl. 10 i Lund – 20+ i lager');
  });

  it('is not promised on red days: Midsummer and Christmas', () => {
    expect(lineAt('2026-06-18 18:30')).toBe('Hämta på måndag från kl. 10 i Lund – 4 i lager');
    expect(lineAt('2026-06-19 12:00')).toBe('Hämta på måndag från kl. 10 i Lund – 4 i lager');
    expect(lineAt('2026-12-24 12:59')).toBe('Hämta i dag i Lund – 4 i lager');
    expect(lineAt('2026-12-24 13:00')).toBe('Hämta på lördag från kl. 11:30 i Lund – 4 i lager');
  });

  it('is elsewhere when it is sold out there, nearest first, by distance', () => {
    expect(lineAt('2026-11-23 12:00', { 40: 1, 401: 2 })).toBe('Slut i Lund – finns i Malmö (16 km)');
    expect(lineAt('2026-11-23 12:00', { web: 9 })).toBe('Slut i Lund');
    expect(lineAt('2026-11-23 12:00', { 3: 2 })).toBe('Slut i Lund');
  });

  it('promises nothing of old counts, and no day without hours', () => {
    const now = at('2026-11-23 14:00');
    const seen = (ago: number) =>
      pickupLine({ stock: { 27: 4 } as object, store: LUND, others: [], now, seenAt: now - ago });
    expect(seen(FRESH_MS).text).toBe('Hämta i dag i Lund – 4 i lager');
    expect(seen(FRESH_MS + 1).text).toBe('Lund: 4 i lager kl. 13:29. Ladda om sidan för att se nu.');
    expect(seen(DAY_MS).text).toContain('22 nov');
    const store = { ...LUND, openingHours: { weekdays: [], exceptions: [] } };
    expect(pickupLine({ stock: { 27: 4 } as object, store, others: [], now, seenAt: now }).text).toBe(
      '4 i lager i Lund',
    );
  });

  it('is never before now, never on a closed day, and always at opening time or at once: all year, through both changes of the hour', () => {
    const start = at('2026-01-01 00:00');
    const minute = fc.integer({ min: 0, max: 365 * 24 * 60 });
    // Around both changes of the hour, Midsummer and Christmas in particular.
    const near = fc
      .tuple(
        fc.constantFrom('2026-03-29 02:00', '2026-10-25 03:00', '2026-06-19 00:00', '2026-12-24 00:00'),
        fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
      )
      .map(([date, minutes]) => at(date.replace(' 02:00', ' 01:59')) + minutes * MINUTE_MS);
    fc.assert(
      fc.property(
        fc.oneof(
          near,
          minute.map((minutes) => start + minutes * MINUTE_MS),
        ),
        (now) => {
          const time = pickupTime(LUND, now);
          if (time === null) throw new Error('a store that opens has a time');
          const date = new Date(Date.UTC(...ymd(formatIsoDay(now)), 12) + time.day * DAY_MS);
          const noon = at(`${date.toISOString().slice(0, 10)} 12:00`);
          const hours = hoursOn(HOURS, noon);
          expect(hours.open).not.toBeNull();
          if (time.from === null) {
            expect(time.day).toBe(0);
            expect(formatTime(now) >= (hours.open ?? '') && formatTime(now) < (hours.close ?? '')).toBe(true);
            expect(formatTime(now) < '18:00').toBe(true);
          } else {
            expect(time.from).toBe(hours.open);
            expect(at(`${formatIsoDay(noon)} ${time.from}`)).toBeGreaterThan(now);
            expect(at(`${formatIsoDay(noon)} ${time.from}`) - now).toBeLessThan(5 * DAY_MS + HOUR_MS);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const ymd = (iso: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return [year, month - 1, date];
};
