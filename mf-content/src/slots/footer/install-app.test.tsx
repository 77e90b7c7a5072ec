/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderSlot } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import slot from './slot.tsx';

const button = () => screen.queryByRole('button', { name: 'Installera appen' });
const offerInstallation = () => {
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
};

afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))));

describe('the entry to install the shop', () => {
  it('is there only when the browser offers it, which then shows no bar of its own', async () => {
    await renderSlot(slot, { slot: 'footer' });
    expect(button()).toBeNull();
    const { event } = offerInstallation();
    expect([button() === null, event.defaultPrevented]).toEqual([false, true]);
  });

  it('takes the offer once', async () => {
    await renderSlot(slot, { slot: 'footer' });
    const { prompt } = offerInstallation();
    await userEvent.click(screen.getByRole('button', { name: 'Installera appen' }));
    expect([prompt.mock.calls.length, button()]).toEqual([1, null]);
  });
});
