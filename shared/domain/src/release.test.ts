import { describe, expect, it } from '@jest/globals';
import { parseInstant } from './dates.ts';
import { isPreOrder, isReleased, releaseBubble } from './release.ts';

const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const product = (text: string) => ({ release: { timestamp: at(text) / 1000 } });

describe('isReleased', () => {
  it('[4-99] turns true when the timestamp has passed', () => {
    const release = product('2026-11-20 10:00');
    expect([at('2026-11-20 09:59:59'), at('2026-11-20 10:00:00')].map((now) => isReleased(release, now))).toEqual([
      false,
      true,
    ]);
    expect(isReleased({}, 0)).toBe(true);
  });
});

describe('isPreOrder', () => {
  it('[4-100] needs one row with a release to come', () => {
    const now = at('2026-11-20 12:00');
    const old = { product: product('2026-11-01') };
    expect(isPreOrder([old, { product: {} }], now)).toBe(false);
    expect(isPreOrder([old, { product: product('2026-12-01') }], now)).toBe(true);
  });
});

describe('releaseBubble', () => {
  const bubble = (now: string, compact?: boolean) => releaseBubble(product('2026-11-01 18:00'), at(now), compact);

  it('[4-97] says SLÄPPT IDAG! on the day itself', () => {
    expect([bubble('2026-11-01 18:00'), bubble('2026-11-01 23:59:59')]).toEqual(['SLÄPPT IDAG!', 'SLÄPPT IDAG!']);
  });

  it('[4-98][O4-35] says NYHET! after that, NY! where room is short', () => {
    expect([bubble('2026-11-02 00:00'), bubble('2026-11-02 00:00', true)]).toEqual(['NYHET!', 'NY!']);
  });

  it('[4-96][9-25] ends after 14 calendar days', () => {
    expect([bubble('2026-11-14 23:59:59'), bubble('2026-11-15 00:00')]).toEqual(['NYHET!', null]);
  });

  it('[4-96] says nothing before the release or without one', () => {
    expect([bubble('2026-11-01 17:59'), releaseBubble({}, 0)]).toEqual([null, null]);
  });
});
