/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { useAutoscroll } from './use-autoscroll.ts';

let comeNear = () => {};
let margin: string | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        comeNear = () => report([{ isIntersecting: true }]);
        margin = options?.rootMargin;
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

function Foot({ round, press }: { round: number; press: () => void }) {
  return <div ref={useAutoscroll(true, round, press)} />;
}

it('[9-69][9-88][2.13-13] presses within 200 px of the window, at most once in 250 ms', () => {
  const press = jest.fn();
  const { rerender } = render(<Foot round={1} press={press} />);
  expect(margin).toBe('200px');
  comeNear();
  expect(press).toHaveBeenCalledTimes(1);
  rerender(<Foot round={2} press={press} />);
  jest.advanceTimersByTime(100);
  comeNear();
  jest.advanceTimersByTime(149);
  expect(press).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(press).toHaveBeenCalledTimes(2);
});
