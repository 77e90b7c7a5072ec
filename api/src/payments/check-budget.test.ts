import { describe, expect, it } from '@jest/globals';
import { createTestClock } from '../testing/test-clock.ts';
import { createCheckBudget } from './check-budget.ts';

describe('the budget of checks at the provider', () => {
  it('[F22] is five at once and one every two seconds, for each payment', () => {
    const clock = createTestClock();
    const mayCheck = createCheckBudget(clock);
    const many = (reference: string) => Array.from({ length: 20 }, () => mayCheck(reference)).filter(Boolean).length;
    expect([many('a'), many('b')]).toEqual([5, 5]);
    clock.advance({ seconds: 2 });
    expect(many('a')).toBe(1);
    clock.advance({ hours: 1 });
    expect(many('a')).toBe(5);
  });
});
