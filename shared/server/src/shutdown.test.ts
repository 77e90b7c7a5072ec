import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createShutdown } from './shutdown.ts';
import { waitFor } from '@shop/testing/wait-for';
import { fakeOnly } from '@shop/testing/fake-timers';

const start = (drainMs: number, close = () => Promise.resolve()) => {
  const exit = jest.fn<(code: number) => void>();
  const closing = jest.fn(close);
  const shutdown = createShutdown({ drainMs, closeMs: 30_000, close: closing, exit, log: () => undefined });
  return { shutdown, exit, closing };
};

beforeEach(() => void jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout', 'performance')));
afterEach(() => void jest.useRealTimers());

describe('createShutdown', () => {
  it('[F23] is not ready at once, and closes when the time to drain is over', () => {
    const { shutdown, closing } = start(5000);
    expect(shutdown.isDraining).toBe(false);
    shutdown.onSignal('SIGTERM');
    expect(shutdown.isDraining).toBe(true);
    jest.advanceTimersByTime(4999);
    expect(closing).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(closing).toHaveBeenCalledTimes(1);
  });

  it('[F23] closes at once where there is nothing to drain, and exits when it has closed', async () => {
    const { shutdown, closing, exit } = start(0);
    shutdown.onSignal('SIGINT');
    expect(closing).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
  });

  it('[F23] exits at once at a second signal, but not at the echo of the first', () => {
    const { shutdown, exit, closing } = start(5000);
    shutdown.onSignal('SIGINT');
    shutdown.onSignal('SIGINT');
    jest.advanceTimersByTime(999);
    shutdown.onSignal('SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    shutdown.onSignal('SIGTERM');
    expect(exit.mock.calls).toEqual([[1]]);
    expect(closing).not.toHaveBeenCalled();
  });

  it('exits when requests do not finish in time, and when closing fails', async () => {
    const hanging = start(0, () => new Promise<void>(() => undefined));
    hanging.shutdown.onSignal('SIGTERM');
    jest.advanceTimersByTime(30_000);
    expect(hanging.exit.mock.calls).toEqual([[1]]);
    const failing = start(0, () => Promise.reject(new Error('no')));
    failing.shutdown.onSignal('SIGTERM');
    await waitFor(() => expect(failing.exit.mock.calls).toEqual([[1]]));
  });
});
