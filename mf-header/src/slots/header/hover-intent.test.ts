import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHoverIntent } from './hover-intent.ts';

describe('opening by hovering', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const start = () => {
    const open = jest.fn();
    const close = jest.fn();
    return { open, close, hover: createHoverIntent(open, close) };
  };

  it('[2.5-22] [O2.5-04] waits for 200 ms of rest', () => {
    const { open, hover } = start();
    hover.enter(13);
    jest.advanceTimersByTime(199);
    expect(open).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledWith(13);
  });

  it('opens only where the pointer came to rest', () => {
    const { open, hover } = start();
    hover.enter(13);
    jest.advanceTimersByTime(150);
    hover.enter(14);
    jest.advanceTimersByTime(400);
    expect(open.mock.calls).toEqual([[14]]);
  });

  it('closes 200 ms after the pointer has left, unless it comes back', () => {
    const { close, hover } = start();
    hover.enter(13);
    hover.leave();
    jest.advanceTimersByTime(150);
    hover.stay();
    jest.advanceTimersByTime(400);
    expect(close).not.toHaveBeenCalled();
    hover.leave();
    jest.advanceTimersByTime(200);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('[2.5-22] [O2.5-04] is blocked by a new page until 200 ms after the pointer has left', () => {
    const { open, hover } = start();
    hover.enter(13);
    jest.advanceTimersByTime(200);
    hover.block();
    hover.enter(14);
    jest.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledTimes(1);
    hover.leave();
    jest.advanceTimersByTime(200);
    hover.enter(14);
    jest.advanceTimersByTime(200);
    expect(open).toHaveBeenLastCalledWith(14);
  });

  it('is not blocked by a page that opened while the pointer was elsewhere', () => {
    const { open, hover } = start();
    hover.block();
    hover.enter(13);
    jest.advanceTimersByTime(200);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
