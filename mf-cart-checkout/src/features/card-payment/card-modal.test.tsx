/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardEvent } from './card-checkout.ts';
import type { CardFrameProps } from './card-frame.tsx';

// The provider's own page has its own tests; here it is buttons that post the frame's messages.
jest.unstable_mockModule('./card-frame.tsx', () => ({
  default: ({ ui, sessionToken, onEvent }: CardFrameProps) =>
    (['authorize', 'cancel', 'close'] as const).map((event) => (
      <button key={event} onClick={() => onEvent(event)}>{`${event} ${ui} ${sessionToken}`}</button>
    )),
}));
const { default: CardModal } = await import('./card-modal.tsx');

let prefersReduced = false;
beforeEach(() => {
  prefersReduced = false;
  jest.useFakeTimers();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('prefers-reduced-motion') && prefersReduced }) as MediaQueryList,
    );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = () => {
  const events: CardEvent[] = [];
  const onEvent = (event: CardEvent) => events.push(event);
  render(<CardModal sessionToken="tok" redirectUrl={null} onEvent={onEvent} onRetry={() => undefined} />);
  return events;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const say = (event: CardEvent) => press(`${event} modal tok`);
const isShown = () => screen.queryByRole('dialog', { name: 'Betala med kort' }) !== null;
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

describe('the modal card payment', () => {
  it.each([
    ['[4-128]', 'cancel'],
    ['[4-129]', 'close'],
  ] as const)('%s hides its overlay on the event %s and hands the event on', async (_id, event) => {
    const events = open();
    say('authorize');
    await pass(1000);
    expect(isShown()).toBe(true);
    say(event);
    await pass(500);
    expect(isShown()).toBe(false);
    expect(events).toEqual(['authorize', event]);
  });

  it('[9-93] goes away within 500 ms, and at once for whoever wants less motion', async () => {
    open();
    say('cancel');
    await pass(499);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
    cleanup();
    prefersReduced = true;
    open();
    say('cancel');
    await pass(0);
    expect(isShown()).toBe(false);
  });

  it('returns focus to the button that opens it again', async () => {
    open();
    press('Stäng');
    await pass(500);
    expect(isShown()).toBe(false);
    const opener = screen.getByRole('button', { name: 'Öppna kortbetalningen' });
    expect(document.activeElement).toBe(opener);
    fireEvent.click(opener);
    expect(isShown()).toBe(true);
  });
});
