/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, expect, it, jest } from '@jest/globals';
import type { AnySlotModule } from '@shop/platform';
import { installEarlyPress } from '../../early/early-press.ts';
import type { MountedSlot, SlotInput } from '../federation/index.ts';
import { nextTask } from '../next-task.ts';
import { repeatPress } from './repeat-press.ts';

const [module, input] = [{} as AnySlotModule, {} as SlotInput];
const mounting = (mounted: Promise<void>) =>
  repeatPress(() => ({ mounted, update: () => Promise.resolve(), unmount: () => Promise.resolve() }) as MountedSlot);

const build = () => {
  document.body.innerHTML = '<div data-slot="poll"><button type="button">Rösta</button></div>';
  const [element, button] = ['div', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!element || !button) throw new Error('No slot');
  installEarlyPress(window, 5000);
  button.click();
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  return { element, button, pressed };
};

afterEach(() => {
  delete window.shopEarlyPress;
});

it('repeats a press once its slot has hydrated', async () => {
  const { element, pressed } = build();
  const { promise, resolve } = Promise.withResolvers<void>();
  mounting(promise)(element, module, input);
  expect(pressed).not.toHaveBeenCalled();
  resolve();
  await promise;
  await nextTask();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('begins the press as a finger does, before which React hydrates what is around it', async () => {
  const { element, button } = build();
  const events: string[] = [];
  for (const name of ['pointerdown', 'click']) element.addEventListener(name, () => events.push(name));
  await mounting(Promise.resolve())(element, module, input).mounted;
  await nextTask();
  expect(events).toEqual(['pointerdown', 'click']);
  expect(button.isConnected).toBe(true);
});

it('repeats none on what is gone, and none in a slot that has failed', async () => {
  const { element, button, pressed } = build();
  button.remove();
  await mounting(Promise.resolve())(element, module, input).mounted;
  await nextTask();
  const again = build();
  await expect(mounting(Promise.reject(new Error('fel')))(again.element, module, input).mounted).rejects.toThrow('fel');
  await nextTask();
  expect([pressed, again.pressed].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
