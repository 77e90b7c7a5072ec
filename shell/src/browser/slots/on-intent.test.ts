/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, expect, it, jest } from '@jest/globals';
import { onIntent } from './on-intent.ts';
import { waitFor } from '@shop/testing/wait-for';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

afterEach(() => void restoreGlobals());

const watch = (element: HTMLElement) => {
  const wanted = jest.fn();
  void onIntent(element).then(wanted);
  return wanted;
};

it('waits for the browser to be idle', async () => {
  const idle = jest.fn<(go: () => void) => number>(() => 0);
  stubGlobal('requestIdleCallback', idle);
  const wanted = watch(document.createElement('div'));
  await Promise.resolve();
  expect(wanted).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  await waitFor(() => expect(wanted).toHaveBeenCalledTimes(1));
});

it.each(['pointerover', 'pointerdown', 'focusin'])(
  'does not wait any longer at a sign of interest: %s',
  async (sign) => {
    stubGlobal('requestIdleCallback', () => 0);
    const element = document.createElement('div');
    const inner = element.appendChild(document.createElement('button'));
    const wanted = watch(element);
    inner.dispatchEvent(new Event(sign, { bubbles: true }));
    await waitFor(() => expect(wanted).toHaveBeenCalledTimes(1));
  },
);
