import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToasts, toastsAtom } from './create-toasts.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const build = () => {
  const store = createStore();
  return { toasts: createToasts(store), shown: () => store.get(toastsAtom).map(({ message }) => message) };
};

describe('createToasts', () => {
  it('[8-44][9-85] shows a message for 4 s', () => {
    const { toasts, shown } = build();
    toasts.show('Hej');
    jest.advanceTimersByTime(3999);
    expect(shown()).toEqual(['Hej']);
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('[8-45] never shows the same message twice at once', () => {
    const { toasts, shown } = build();
    toasts.show('Hej');
    toasts.show('Hej', 'error');
    toasts.show('Hopp');
    expect(shown()).toEqual(['Hej', 'Hopp']);
    jest.advanceTimersByTime(4000);
    toasts.show('Hej');
    expect(shown()).toEqual(['Hej']);
  });

  it('keeps a toast while the shopper reads it, and dismisses one that they close', () => {
    const { toasts, shown } = build();
    toasts.show('Hej');
    toasts.pause();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Hej']);
    toasts.resume();
    jest.advanceTimersByTime(4000);
    expect(shown()).toEqual([]);
  });
});
