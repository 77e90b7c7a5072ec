/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, TEST_NOW } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { consentCookie, readConsent } from './consent-cookie.ts';
import slot from './slot.tsx';

const start = () => renderSlot(slot, { slot: 'cookie-consent' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const banner = () => screen.queryByRole('region');

beforeEach(() => {
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/';
});

describe('the cookie banner', () => {
  it('[1-75] [2.16-01] [4-40] [4-41] accepts all with "Okej, jag förstår" and remembers it', async () => {
    const { platform, unmount } = await start();
    await press('Okej, jag förstår');
    const all = { necessary: true, marketing: true, personalisation: true };
    expect(platform.store.get(platform.atoms.consent)).toEqual(all);
    expect(banner()).toBeNull();
    expect(readConsent(document.cookie)).toEqual(all);
    unmount();
    const again = await start();
    expect(banner()).toBeNull();
    expect(again.platform.store.get(again.platform.atoms.consent)).toEqual(all);
  });

  it('[O2.16-01] refuses everything else with a button of the same look', async () => {
    const { platform } = await start();
    const [accept, refuse] = ['Okej, jag förstår', 'Endast nödvändiga'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(refuse?.className).toBe(accept?.className);
    await press('Endast nödvändiga');
    expect(platform.store.get(platform.atoms.consent)).toEqual({
      necessary: true,
      marketing: false,
      personalisation: false,
    });
  });

  it('[2.16-02] [2.16-03] [2.16-04] [2.16-05] [2.16-06] [O2.16-01] has settings that start unticked and are saved', async () => {
    const { platform } = await start();
    await press('Cookie-inställningar');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked, disabled }) => [name, checked, disabled])).toEqual([
      ['necessary', true, true],
      ['marketing', false, false],
      ['personalisation', false, false],
    ]);
    expect(screen.getByRole('link', { name: /integritetspolicy/ }).getAttribute('href')).toBe(
      '/se/info/26-Integritetspolicy',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Personanpassning' }));
    await press('Spara inställningar');
    expect(platform.store.get(platform.atoms.consent)).toEqual({
      necessary: true,
      marketing: false,
      personalisation: true,
    });
  });

  it('cannot be closed without a choice, and is no dialog', async () => {
    await start();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(banner()).toBeTruthy();
  });

  it('[2.15-04] opens its settings again from the footer’s event, with what was chosen', async () => {
    const { platform } = await start();
    await press('Okej, jag förstår');
    act(() => platform.bus.emit('cookie-settings.open', {}));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Marknadsföring' })).checked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Cookie-inställningar');
  });
});

describe('the cookie of the choice', () => {
  const choice = { necessary: true, marketing: true, personalisation: false };

  it('[3-121] keeps the three booleans for twelve months', () => {
    const cookie = consentCookie(choice, new Date(TEST_NOW), true);
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).toContain('SameSite=Lax; Secure');
    expect(readConsent(`a=b; ${cookie.split(';')[0]}; c=d`)).toEqual(choice);
  });

  it('counts for nothing when it is about an older text, or unreadable', () => {
    const older = encodeURIComponent(JSON.stringify({ ...choice, v: 0 }));
    expect([`cookie-consent=${older}`, 'cookie-consent=%7B', 'cookie-consent=%', ''].map(readConsent)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
