/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { nextTask } from '../next-task.ts';
import { holdPresses } from './hold-presses.ts';
import { SLOT_TIMEOUT_MS } from './with-timeout.ts';

const left = jest.fn<(to: string) => void>();
const opened = jest.fn();
const passed = jest.fn<(isPrevented: boolean) => void>();

const slotOf = (): HTMLElement => {
  document.body.innerHTML = '<div><a href="/se/checkout"><span>Varukorg</span></a><button>Stäng</button></div>';
  return document.body.firstElementChild as HTMLElement;
};
const press = (selector: string, how: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
const hydrate = () => document.querySelector('a')?.addEventListener('click', opened);
const onPassed = (event: Event) => {
  passed(event.defaultPrevented);
  event.preventDefault();
};

beforeEach(() => {
  jest.clearAllMocks();
  document.addEventListener('click', onPassed);
});
afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('click', onPassed);
});

describe('a press on a link of a slot that waits for it', () => {
  it('opens what it opens when the slot has hydrated, once', async () => {
    const release = holdPresses(slotOf(), left);
    press('span');
    press('span');
    expect(passed).not.toHaveBeenCalled();
    hydrate();
    release();
    await nextTask();
    await nextTask();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    press('span');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('opens it also where the slot has rendered the link anew', async () => {
    const slot = slotOf();
    const release = holdPresses(slot, left);
    press('span');
    slot.innerHTML = '<a href="/se/checkout">Varukorg</a>';
    hydrate();
    release();
    await nextTask();
    await nextTask();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });

  it('leads to its page when the slot does not come in time', () => {
    jest.useFakeTimers();
    holdPresses(slotOf(), left);
    press('span');
    jest.advanceTimersByTime(SLOT_TIMEOUT_MS);
    expect(left.mock.calls).toEqual([['http://localhost:3000/se/checkout']]);
  });

  it('leads to its page when the slot has come without the link', async () => {
    const slot = slotOf();
    const release = holdPresses(slot, left);
    press('span');
    slot.replaceChildren();
    release();
    await nextTask();
    await nextTask();
    expect(left.mock.calls).toEqual([['http://localhost:3000/se/checkout']]);
  });

  it.each([
    ['for a new tab', 'span', { ctrlKey: true }],
    ['of another button of the mouse', 'span', { button: 1 }],
    ['of something else', 'button', {}],
  ])('is not held %s', async (_name, selector, how) => {
    const release = holdPresses(slotOf(), left);
    press(selector, how);
    expect(passed.mock.calls).toEqual([[false]]);
    hydrate();
    release();
    await nextTask();
    expect(opened).not.toHaveBeenCalled();
  });
});
