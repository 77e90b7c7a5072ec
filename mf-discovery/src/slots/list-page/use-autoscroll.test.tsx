/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { useAutoscroll } from './use-autoscroll.ts';

const comeWithin = new Map<string | undefined, () => void>();
beforeEach(() => {
  jest.useFakeTimers();
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        comeWithin.set(options?.rootMargin, () => report([{ isIntersecting: true }]));
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

const comeNear = () => comeWithin.get('200px')?.();

function Foot({ round, press, prepare = () => {} }: { round: number; press: () => void; prepare?: () => void }) {
  return <div ref={useAutoscroll({ isOn: true, round, press, prepare })} />;
}

it('[9-69][9-88][2.13-13] presses within 200 px of the window, at most once in 250 ms', () => {
  const press = jest.fn();
  const { rerender } = render(<Foot round={1} press={press} />);
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

it('prepares each press well before it', () => {
  const [press, prepare] = [jest.fn(), jest.fn()];
  render(<Foot round={1} press={press} prepare={prepare} />);
  comeWithin.get('2000px')?.();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(press).not.toHaveBeenCalled();
});
