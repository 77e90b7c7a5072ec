import { describe, expect, it, jest } from '@jest/globals';
import { createConnectivity, POLL_MS } from './create-connectivity.ts';

const build = () => {
  const world = { isOnline: true, now: 0 };
  const onChange = jest.fn();
  const connectivity = createConnectivity({ isDeviceOnline: () => world.isOnline, now: () => world.now, onChange });
  return { world, onChange, connectivity };
};

describe('createConnectivity', () => {
  it('[4-60][9-81] is polled every 5 s', () => expect(POLL_MS).toBe(5000));

  it('[4-61] reports changes only', () => {
    const { world, onChange, connectivity } = build();
    connectivity.poll();
    world.isOnline = false;
    connectivity.poll();
    connectivity.poll();
    world.isOnline = true;
    connectivity.poll();
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });

  it('[O4-25] two calls in a row without a response count as offline, one response as online', () => {
    const { onChange, connectivity } = build();
    connectivity.note(false);
    expect(onChange).not.toHaveBeenCalled();
    connectivity.note(false);
    connectivity.note(true);
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });

  it('[O4-25] ignores old failures', () => {
    const { world, onChange, connectivity } = build();
    connectivity.note(false);
    connectivity.note(false);
    world.now += 16_000;
    connectivity.poll();
    expect(onChange).toHaveBeenLastCalledWith(true);
  });
});
