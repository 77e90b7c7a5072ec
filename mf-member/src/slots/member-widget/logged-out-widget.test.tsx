/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot, type RenderOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { feedResponse, testUser } from '../../testing/fixtures.ts';
import { MINI_PROMPT_DELAY_MS } from './mini-prompt-rules.ts';
import slot from './slot.tsx';

const CONSENT = { necessary: true, marketing: false, personalisation: false };

const visit = (options: RenderOptions = {}) =>
  renderSlot(slot, { slot: 'member-widget', ...options, page: { consent: CONSENT, ...options.page } });
const trigger = (): HTMLElement => {
  const found = screen.getAllByRole('button', { name: 'Logga in' }).find((each) => each.hasAttribute('aria-haspopup'));
  if (!found) throw new Error('The widget has no button');
  return found;
};
const openLogin = async () => {
  await userEvent.click(trigger());
  return screen.findByRole('dialog', { name: 'Logga in' });
};
const fill = async (dialog: HTMLElement, username: string, password: string) => {
  await userEvent.type(within(dialog).getByLabelText('Användarnamn eller e-post'), username);
  await userEvent.type(within(dialog).getByLabelText('Lösenord'), `${password}{Enter}`);
};
const waitForPrompt = () => act(() => jest.advanceTimersByTimeAsync(MINI_PROMPT_DELAY_MS));

beforeAll(async () => {
  // So that the lazy parts are there at once.
  await import('./login-panel.tsx');
  await import('./logged-in-widget.tsx');
  await import('../../features/register/register-form.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('the login dropdown', () => {
  it('[2.10-08][2.10-09][2.10-10][O2.10-02] holds the login form, Bli medlem and Glömt lösenord?', async () => {
    await visit();
    const dialog = await openLogin();
    const name = within(dialog).getByLabelText<HTMLInputElement>('Användarnamn eller e-post');
    expect(name.autocomplete).toBe('username');
    expect(document.activeElement).toBe(name);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Lösenord').autocomplete).toBe('current-password');
    expect(within(dialog).getByRole('link', { name: 'Glömt lösenord?' }).getAttribute('href')).toBe(
      '/se/reset-password',
    );
    const join = within(dialog).getByRole('link', { name: 'Bli medlem' });
    expect(join.getAttribute('href')).toBe('/se/bli-medlem');
    await userEvent.click(join);
    expect(await screen.findByRole('form', { name: 'Bli medlem' })).toBeDefined();
  });

  it('[2.10-01][4-29][6-04] has three tabs, moved between by arrows, and an arrow takes no focus into a form', async () => {
    await visit();
    const dialog = await openLogin();
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Förmåner', 'Bli medlem', 'Logga in']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
    act(() => tabs[2]?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: 'Bli medlem' })).toBe(dialog);
    expect(await within(dialog).findByLabelText('E-postadress')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Bli medlem');
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('tabpanel', { name: 'Förmåner' }).textContent).toContain('Samla XP');
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('tabpanel', { name: 'Logga in' })).toBeDefined();
  });

  it('keeps what is typed when the tab is changed, and when the panel closes', async () => {
    await visit();
    const dialog = await openLogin();
    await userEvent.type(within(dialog).getByLabelText('Användarnamn eller e-post'), 'nova');
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Bli medlem' }));
    await userEvent.type(await within(dialog).findByLabelText('E-postadress'), 'nova@exempel.example');
    await userEvent.keyboard('{Escape}');
    const again = await openLogin();
    const name = within(again).getByLabelText<HTMLInputElement>('Användarnamn eller e-post');
    expect([name.value, document.activeElement]).toEqual(['nova', within(again).getByLabelText('Lösenord')]);
    await userEvent.click(within(again).getByRole('tab', { name: 'Bli medlem' }));
    expect((await within(again).findByLabelText<HTMLInputElement>('E-postadress')).value).toBe('nova@exempel.example');
  });

  it('[4-30] closes when its open mode is chosen again', async () => {
    await visit();
    await openLogin();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(trigger());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens by the keyboard, and Escape gives the focus back', async () => {
    await visit();
    trigger().focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('[4-31] closes when the route changes, and for another dropdown', async () => {
    const { update, platform } = await visit();
    await openLogin();
    update({ route: { name: 'search', path: '/se/search/mus' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    await openLogin();
    act(() => platform.bus.emit('dropdown.opened', { name: 'admin-menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens on a bus event, with its message', async () => {
    const { platform } = await visit();
    act(() => platform.bus.emit('login.open', { mode: 'login', message: 'Du har redan blivit medlem!' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Du har redan blivit medlem!');
  });
});

describe('logging in', () => {
  it('[1-33][4-16][4-31][7.3-02][7.3-03] notifies all slots, refreshes the user and closes the dropdown', async () => {
    const user = testUser();
    const { platform } = await visit({
      api: { 'POST login': () => ({ data: { user } }), 'GET user/feed': () => feedResponse([]) },
    });
    await fill(await openLogin(), ' nova ', 'hemligt');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls[0]).toMatchObject({
      call: 'POST login',
      body: { username: 'nova', password: 'hemligt' },
    });
    expect(platform.store.get(platform.atoms.user)).toEqual(user);
    expect(platform.emitted.map(({ name }) => name)).toEqual(expect.arrayContaining(['login.done', 'user.refresh']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mina sidor'));
  });

  it.each([
    ['wrong credentials', 403, 'LOGIN_FAILED', 'Användarnamnet och/eller lösenordet är fel!'],
    ['too many tries', 429, 'RATE_LIMITED', 'Försök igen om en stund!'],
    ['anything else', 503, 'UNAVAILABLE', 'Butiken vilar.'],
  ] as const)(
    '[8-01][8-02][7.3-04][7.3-05] %s: says so and keeps what was typed',
    async (_what, status, code, text) => {
      const { platform } = await visit({
        api: { 'POST login': () => Promise.reject(apiFailure(status, code, 'Butiken vilar.')) },
      });
      const dialog = await openLogin();
      await fill(dialog, 'nova', 'fel');
      expect((await within(dialog).findByText(text)).closest('[role=alert]')).not.toBeNull();
      expect(within(dialog).getByLabelText<HTMLInputElement>('Användarnamn eller e-post').value).toBe('nova');
      expect(platform.store.get(platform.atoms.user)).toBeNull();
    },
  );

  it('shows what is missing at its field, without a request', async () => {
    const { platform } = await visit();
    const dialog = await openLogin();
    await userEvent.type(within(dialog).getByLabelText('Användarnamn eller e-post'), 'nova{Enter}');
    const password = within(dialog).getByLabelText('Lösenord');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(dialog.textContent).toContain('Fyll i ditt lösenord');
    expect(platform.calls).toEqual([]);
  });
});

describe('the mini prompt', () => {
  it('[2.10-02][2.10-03][2.10-04][2.10-05][2.10-11][9-82] opens by itself after 2 s', async () => {
    jest.useFakeTimers();
    await visit();
    await act(() => jest.advanceTimersByTimeAsync(MINI_PROMPT_DELAY_MS - 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const dialog = screen.getByRole('dialog', { name: 'Mer för medlemmar' });
    expect(dialog.textContent).toContain('Samla XP till ditt konto');
    expect(dialog.textContent).toContain('Spara kvitton digitalt');
    expect(within(dialog).getByRole('link', { name: 'Bli medlem' })).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Logga in' }));
    expect(within(dialog).getByLabelText('Lösenord')).toBeDefined();
  });

  it('[2.10-05] leads to the register form', async () => {
    jest.useFakeTimers();
    await visit();
    await waitForPrompt();
    fireEvent.click(screen.getByRole('link', { name: 'Bli medlem' }));
    jest.useRealTimers();
    expect(await screen.findByRole('form', { name: 'Bli medlem' })).toBeDefined();
  });

  it('[2.8-09][O2.10-04] opens though the search field has the focus, not while somebody types in it', async () => {
    const search = document.createElement('input');
    document.body.append(search);
    search.focus();
    jest.useFakeTimers();
    const first = await visit();
    await waitForPrompt();
    const prompt = screen.getByRole('dialog', { name: 'Mer för medlemmar' });
    expect(document.activeElement === search).toBe(true);
    // On the way to it, the focus passes what is before it.
    document.body.prepend(search);
    fireEvent.focusIn(search);
    expect(prompt.isConnected).toBe(true);
    document.body.append(search);
    fireEvent.focusIn(search);
    expect(prompt.isConnected).toBe(false);
    search.focus();
    first.unmount();
    sessionStorage.clear();

    await visit();
    fireEvent.keyDown(search, { key: 'Dead' });
    await waitForPrompt();
    expect(screen.queryByRole('dialog')).toBeNull();
    search.remove();
  });

  it('[O2.10-04] does not open over a menu of the header, nor close it', async () => {
    const header = document.createElement('header');
    header.innerHTML = '<button aria-expanded="true">Gaming</button>';
    document.body.append(header);
    jest.useFakeTimers();
    const { platform } = await visit();
    await waitForPrompt();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.emitted.map(({ name }) => name)).not.toContain('dropdown.opened');
    header.remove();
  });

  it('[O4-13] is dismissed by choosing one of its tabs', async () => {
    jest.useFakeTimers();
    await visit();
    fireEvent.click(trigger());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(sessionStorage.getItem('loginPromptDismissed')).toBe('true');
  });

  it('[O2.10-04] never takes the focus, and comes once per session', async () => {
    jest.useFakeTimers();
    const { unmount } = await visit();
    await waitForPrompt();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    unmount();
    await visit();
    await waitForPrompt();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[4-32] keeps the dismissal in session storage', async () => {
    jest.useFakeTimers();
    await visit();
    await waitForPrompt();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(Object.values({ ...sessionStorage })).toEqual(['true']);
  });

  it('[4-33][O2.10-05] does not come once another header dropdown was opened', async () => {
    jest.useFakeTimers();
    const { platform } = await visit();
    act(() => platform.bus.emit('dropdown.opened', { name: 'mega-menu' }));
    expect(sessionStorage.getItem('loginPromptDismissed')).toBe('true');
    await waitForPrompt();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[2.10-11] does not come for members', async () => {
    jest.useFakeTimers();
    await visit({ page: { user: testUser() }, api: { 'GET user/feed': () => feedResponse([]) } });
    await waitForPrompt();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
