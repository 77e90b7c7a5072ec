/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { Carousel } from './carousel.tsx';

let report: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  restoreGlobals();
  jest.useRealTimers();
});

it('[9-71] reports what has been in view for a second, once; what only rushes by it does not', () => {
  const onSeen = jest.fn();
  render(
    <Carousel label="Liknande" onSeen={onSeen}>
      {['A', 'B', 'C'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const items = screen.getAllByRole('listitem');
  const move = (changes: readonly (readonly [number, boolean])[]) =>
    act(() => report(changes.map(([index, isIntersecting]) => ({ target: items[index], isIntersecting }))));
  move([
    [0, true],
    [1, true],
  ]);
  act(() => jest.advanceTimersByTime(999));
  move([
    [0, false],
    [2, true],
  ]);
  act(() => jest.advanceTimersByTime(999));
  expect(onSeen).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  move([[0, true]]);
  act(() => jest.advanceTimersByTime(1000));
  expect(onSeen.mock.calls).toEqual([[[1, 2]], [[0]]]);
});
