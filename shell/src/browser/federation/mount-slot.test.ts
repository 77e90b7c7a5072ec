/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { RouteSnapshot } from '@shop/contracts/routes';
import { matchUrl } from '@shop/contracts/routing';
import type { AnySlotModule } from '@shop/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mountSlot, type SlotInput } from './mount-slot.ts';

const routeOf = (url: string): RouteSnapshot => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};

/** A slot whose updates end when the test says so. */
const slowSlot = () => {
  const updates: { url: string; end: () => void }[] = [];
  const unmount = jest.fn(async () => undefined);
  const lifecycles = {
    bootstrap: async () => undefined,
    mount: async () => undefined,
    unmount,
    update: ({ route }: SlotInput) =>
      new Promise<void>((resolve) => {
        updates.push({ url: route.path, end: resolve });
      }),
  };
  const slot = mountSlot(
    document.createElement('div'),
    { lifecycles } as unknown as AnySlotModule,
    { slot: 'header', route: routeOf('/se'), data: null } as unknown as SlotInput,
  );
  return { slot, updates, unmount };
};
/** Lets everything run that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

// single-spa's time limits of a minute each would outlive the tests.
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterAll(() => {
  jest.useRealTimers();
});

describe('a mounted slot', () => {
  it('updates in turn when one navigation follows the other at once', async () => {
    const { slot, updates } = slowSlot();
    const both = [slot.update({ route: routeOf('/se/offers') }), slot.update({ route: routeOf('/se') })];
    await settle();
    expect(updates).toHaveLength(1);
    updates[0]?.end();
    await settle();
    updates[1]?.end();
    await expect(Promise.all(both)).resolves.toEqual([undefined, undefined]);
    expect(updates.map(({ url }) => url)).toEqual(['/se', '/se']);
  });

  it('is unmounted after an update that goes on, and not updated any more', async () => {
    const { slot, updates, unmount } = slowSlot();
    const updated = slot.update({ data: 1 });
    await settle();
    const left = slot.unmount();
    const late = slot.update({ data: 2 });
    await settle();
    expect(unmount).not.toHaveBeenCalled();
    updates[0]?.end();
    await Promise.all([updated, left, late]);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(updates).toHaveLength(1);
  });
});
