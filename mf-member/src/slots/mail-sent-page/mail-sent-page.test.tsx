/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform, type FakeApi, renderSlot } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { requestReset } from '../../features/password-reset/request-reset.ts';
import slot from './slot.tsx';
import { fakeOnly } from '@shop/testing/fake-timers';

const visit = (api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'mail-sent-page',
    route: { name: 'mail-sent', path: '/se/mail-sent', params: { region: 'se' } },
    api,
  });

afterEach(() => void jest.useRealTimers());

describe('mail-sent', () => {
  it('[O2.17-26] says the same whether the account exists or not, and where another link can be had', async () => {
    await visit();
    expect(screen.getByText(/Om kontot finns har vi skickat ett mejl/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Begär ett nytt mejl' }).getAttribute('href')).toBe('/se/reset-password');
  });

  it('[O2.17-26] sends the mail again after 60 seconds, not before', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    await requestReset({ api: createTestPlatform({ api: { 'POST password-reset': () => undefined } }).api }, 'nova');
    const { platform } = await visit({ 'POST password-reset': () => undefined });
    const again = screen.getByRole<HTMLButtonElement>('button');
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(again.disabled).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(again.disabled).toBe(false);
    await act(async () => again.click());
    expect(platform.calls).toMatchObject([{ call: 'POST password-reset', body: { username: 'nova' } }]);
    expect(screen.getByText('Vi har skickat mejlet igen.')).toBeDefined();
    expect(again.disabled).toBe(true);
  });
});
