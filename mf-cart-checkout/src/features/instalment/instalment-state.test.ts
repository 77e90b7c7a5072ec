import { describe, expect, it } from '@jest/globals';
import { memoryStore } from '../../testing/memory-store.ts';
import { instalmentProblems, isSigned, readInstalment, writeInstalment } from './instalment-state.ts';

const NOW = new Date('2026-03-12T09:00:00Z');
const signedAt = (minutesAgo: number) => ({ reference: 'r', at: NOW.getTime() - minutesAgo * 60_000 });
const placesOf = (state: Parameters<typeof instalmentProblems>[0]) =>
  instalmentProblems(state, NOW).map(({ at }) => at);

describe('a plan before the order', () => {
  it('[1-91] lacks its months and its signing, each at its field', () => {
    expect(placesOf({ months: null, signed: null })).toEqual(['instalmentMonths', 'instalmentReference']);
    expect(placesOf({ months: 12, signed: null })).toEqual(['instalmentReference']);
    expect(placesOf({ months: 12, signed: signedAt(1) })).toEqual([]);
  });

  it('[1-72] needs another signing after a quarter of an hour', () => {
    expect(isSigned({ months: 12, signed: signedAt(13) }, NOW)).toBe(true);
    expect(placesOf({ months: 12, signed: signedAt(15) })).toEqual(['instalmentReference']);
  });

  it('is kept over a reload; anything else in its place counts as nothing', () => {
    const store = memoryStore();
    const state = { months: 24, signed: signedAt(2) };
    writeInstalment(store, state);
    expect(readInstalment(store)).toEqual(state);
    for (const odd of ['{', '7', '{"months":"12","signed":null}', '{"months":1,"signed":{"reference":1}}']) {
      store.setItem('instalment', odd);
      expect(readInstalment(store)).toEqual({ months: null, signed: null });
    }
  });
});
