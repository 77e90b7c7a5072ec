import { describe, expect, it } from '@jest/globals';
import { createTokenBuckets } from './token-buckets.ts';

describe('token buckets', () => {
  it('[F22] contain a minute’s worth for each key and refill steadily', () => {
    let now = 0;
    const { take } = createTokenBuckets(60, () => now);
    expect(Array.from({ length: 60 }, () => take('a')).every((seconds) => seconds === 0)).toBe(true);
    expect([take('a'), take('b')]).toEqual([1, 0]);
    now += 2000;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
    now += 3_600_000;
    expect(Array.from({ length: 61 }, () => take('a')).filter((seconds) => seconds > 0)).toEqual([1]);
  });

  it('[F22] return how long a slow refill takes', () => {
    const { take } = createTokenBuckets(2, () => 0);
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
  });

  it('[F22] store a bounded number of callers, and can be turned off', () => {
    const { take } = createTokenBuckets(1, () => 0);
    for (let caller = 0; caller < 20_001; caller += 1) take(String(caller));
    expect([take('20000'), take('0')]).toEqual([60, 0]);
    const off = createTokenBuckets(0, () => 0);
    expect(Array.from({ length: 1000 }, () => off.take('a')).some((seconds) => seconds > 0)).toBe(false);
  });
});
