/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
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

describe('a checkbox', () => {
  const press = async (times: number, whileHydrating = (_box: HTMLInputElement) => {}) => {
    document.body.innerHTML = '<div data-slot="filters"><input type="checkbox"></div>';
    const element = document.querySelector<HTMLElement>('div');
    const box = document.querySelector('input');
    if (!element || !box) throw new Error('No slot');
    installEarlyPress(window, 5000);
    for (let time = 0; time < times; time += 1) box.click();
    const changes: boolean[] = [];
    box.addEventListener('change', () => changes.push(box.checked));
    const slot = mounting(Promise.resolve())(element, module, input);
    whileHydrating(box);
    await slot.mounted;
    await nextTask();
    return { isChecked: box.checked, changes };
  };

  it('is left as it was, and its change is told', async () => {
    expect(await press(1)).toEqual({ isChecked: true, changes: [true] });
  });

  it('is the same where hydration has taken the change back', async () => {
    const takeBack = (box: HTMLInputElement) => {
      box.checked = false;
    };
    expect(await press(1, takeBack)).toEqual({ isChecked: true, changes: [true] });
  });

  it('that was pressed twice has not changed', async () => {
    expect(await press(2)).toEqual({ isChecked: false, changes: [] });
  });
});

it('repeats the choices of a form before the press that sends it', async () => {
  document.body.innerHTML = `<div data-slot="checkout"><form method="post">
    <input type="radio" name="pay" value="card" checked><input type="radio" name="pay" value="invoice">
    <input type="radio" name="pay" value="link"><button>Beställ</button>
  </form></div>`;
  const [element, form] = ['div', 'form'].map((name) => document.querySelector<HTMLElement>(name));
  if (!element || !form) throw new Error('No slot');
  installEarlyPress(window, 5000);
  for (const each of ['[value="invoice"]', '[value="link"]', 'button'])
    document.querySelector<HTMLElement>(each)?.click();
  const events: unknown[] = [];
  form.addEventListener('change', ({ target }) => events.push((target as HTMLInputElement).value));
  form.addEventListener('submit', () => events.push('submit'));
  const slot = mounting(Promise.resolve())(element, module, input);
  // Hydration takes the choice back.
  document.querySelectorAll('input').forEach((each) => (each.checked = each.value === 'card'));
  await slot.mounted;
  await nextTask();
  expect(events).toEqual(['link', 'submit']);
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
