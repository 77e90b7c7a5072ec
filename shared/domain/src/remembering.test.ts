import { expect, it, jest } from '@jest/globals';
import { remembering } from './remembering.ts';

it('makes each answer once, and never holds more than it may', () => {
  const make = jest.fn((text: string) => text.toUpperCase());
  const upper = remembering(2, make);
  expect(['a', '', 'a', ''].map(upper)).toEqual(['A', '', 'A', '']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['c', 'c', 'a'].map(upper)).toEqual(['C', 'C', 'A']);
  expect(make).toHaveBeenCalledTimes(4);
});
