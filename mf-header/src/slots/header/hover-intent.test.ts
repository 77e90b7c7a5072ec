import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hover-intent.ts';

describe('opening by hovering', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const start = () => {
    const open = vi.fn();
    const close = vi.fn();
    return { open, close, hover: createHoverIntent(open, close) };
  };

  it('[2.5-22] waits for 200 ms of rest', () => {
    const { open, hover } = start();
    hover.enter(13);
    vi.advanceTimersByTime(199);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledWith(13);
  });

  it('opens only where the pointer came to rest', () => {
    const { open, hover } = start();
    hover.enter(13);
    vi.advanceTimersByTime(150);
    hover.enter(14);
    vi.advanceTimersByTime(400);
    expect(open.mock.calls).toEqual([[14]]);
  });

  it('closes 200 ms after the pointer has left, unless it comes back', () => {
    const { close, hover } = start();
    hover.enter(13);
    hover.leave();
    vi.advanceTimersByTime(150);
    hover.stay();
    vi.advanceTimersByTime(400);
    expect(close).not.toHaveBeenCalled();
    hover.leave();
    vi.advanceTimersByTime(200);
    expect(close).toHaveBeenCalledOnce();
  });

  it('[2.5-22] is blocked by a new page until 200 ms after the pointer has left', () => {
    const { open, hover } = start();
    hover.enter(13);
    vi.advanceTimersByTime(200);
    hover.block();
    hover.enter(14);
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledOnce();
    hover.leave();
    vi.advanceTimersByTime(200);
    hover.enter(14);
    vi.advanceTimersByTime(200);
    expect(open).toHaveBeenLastCalledWith(14);
  });

  it('is not blocked by a page that opened while the pointer was elsewhere', () => {
    const { open, hover } = start();
    hover.block();
    hover.enter(13);
    vi.advanceTimersByTime(200);
    expect(open).toHaveBeenCalledOnce();
  });
});
