import { expect, it, jest } from '@jest/globals';
import { memoize } from './memoize.ts';

it('computes each result once, and never holds more than it may', () => {
  const compute = jest.fn((text: string) => text.toUpperCase());
  const upper = memoize(2, compute);
  expect(['a', '', 'a', ''].map(upper)).toEqual(['A', '', 'A', '']);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(['c', 'c', 'a'].map(upper)).toEqual(['C', 'C', 'A']);
  expect(compute).toHaveBeenCalledTimes(4);
});
