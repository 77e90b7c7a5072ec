/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { FeedEntry } from '@shop/contracts';
import { ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { apiFailure, type FakeApi, renderSlot, TEST_NOW } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feedResponse, testEntry, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const NOW_SECONDS = TEST_NOW / 1000;
const DAY_SECONDS = 86_400;

const order = testEntry(1, {
  name: ORDER_ENTRY_NAME,
  title: 'Din beställning PH1 packas.',
  isRemovable: false,
  path: { name: 'order', params: { id: 'PH1' } },
});
const news = testEntry(2, { title: 'Du har nått nivå 4', occuredAt: NOW_SECONDS - DAY_SECONDS });
const old = testEntry(3, {
  title: 'Välkommen',
  dismissed: true,
  occuredAt: NOW_SECONDS - 300 * DAY_SECONDS,
  path: { name: 'a-page-of-a-later-release', params: {} },
});

/** A server that knows what has been read. */
const serving = (entries: FeedEntry[]): FakeApi => {
  let known = entries;
  return {
    'GET user/feed': ({ query }) => feedResponse('all' in query ? known : known.filter(({ dismissed }) => !dismissed)),
    'POST user/feed/:id/dismiss': ({ params }) => {
      known = known.map((entry) => (entry.id === params.id ? { ...entry, dismissed: true } : entry));
    },
    'DELETE login': () => undefined,
  };
};

const visit = async (user = testUser(), api: FakeApi = serving([order, news, old])) => {
  const shown = await renderSlot(slot, { slot: 'member-widget', page: { user, settings: user.settings }, api });
  await screen.findByText(user.username);
  return shown;
};
const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mina sidor/ }));
  return screen.findByRole('dialog', { name: 'Mina sidor' });
};
const openFeed = async () => {
  const dialog = await openPanel();
  await userEvent.click(within(dialog).getByRole('tab', { name: /Aviseringar/ }));
  return within(dialog).findByRole('tabpanel', { name: /Aviseringar/ });
};

beforeAll(async () => {
  await import('./logged-in-widget.tsx');
  await import('./member-panel.tsx');
});
beforeEach(() => localStorage.clear());

describe('the widget of a member', () => {
  it('[2.10-13][2.10-14][2.10-15][2.10-16] shows avatar, name, XP bar and level with the rank name', async () => {
    const { container } = await visit();
    const link = screen.getByRole('link', { name: 'nova' });
    expect(link.getAttribute('href')).toBe('/se/member/orders');
    expect(container.textContent).toContain('lvl 3 Bronze');
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toContain('8\u00a0830 / 12\u00a0000 xp');
    const pictures = [...screen.getByRole('button', { name: /^Mina sidor/ }).querySelectorAll('img')];
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual([
      '/img/member/avatar/background-1.gif?still',
      expect.stringMatching(/^\/api\/avatar\/\d+\?class=0$/),
    ]);
  });

  it('[O2.10-08] shows lvl 0 without a rank', async () => {
    const { container } = await visit(testUser({ rankLevel: 0, experiencePoints: 0 }));
    expect(container.textContent).toContain('lvl 0');
  });

  it('[6-23] shows neither level nor XP in serious business mode, here and in the dropdown', async () => {
    const { container } = await visit(testUser({ settings: { serious_business_mode: true } }));
    const dialog = await openPanel();
    expect(within(dialog).getByRole('link', { name: 'nova' })).toBeDefined();
    expect(container.textContent).not.toMatch(/lvl|xp/i);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[2.10-26][2.10-28] lists the member pages that can be opened, and XP up to the next level', async () => {
    await visit();
    const dialog = await openPanel();
    const group = within(dialog).getByRole('navigation', { name: 'Min kundprofil' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent?.trim()),
    ).toEqual(['Beställningar', 'Förmåner', 'Erbjudanden', 'Önskelistor', 'Betalningar', 'Profilinställningar']);
    expect(dialog.textContent).toContain('8\u00a0830 / 12\u00a0000 xp');
  });

  it('asks to confirm the address, and has the mail sent again', async () => {
    const user = testUser({ isEmailConfirmed: false });
    const { platform } = await visit(user, { ...serving([]), 'POST user/email/confirmation': () => undefined });
    const dialog = await openPanel();
    expect(dialog.textContent).toContain('Vi har mejlat en länk till nova@exempel.example.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skicka mejlet igen' }));
    expect(await within(dialog).findByText('Vi har skickat en ny länk.')).toBeDefined();
    expect(platform.calls.map(({ call }) => call)).toContain('POST user/email/confirmation');
  });

  it('says when the mail cannot be sent again yet', async () => {
    const user = testUser({ isEmailConfirmed: false });
    await visit(user, {
      ...serving([]),
      'POST user/email/confirmation': () => Promise.reject(apiFailure(429, 'RATE_LIMITED')),
    });
    const dialog = await openPanel();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skicka mejlet igen' }));
    expect((await within(dialog).findByText('Försök igen om en stund!')).closest('[role=alert]')).not.toBeNull();
  });

  it.each([
    ['[O6-16] says that a company waits for approval', { companyName: 'Ekströms El AB' }, 1],
    ['says nothing to an approved one', { companyName: 'Ekströms El AB', isCorporateCustomer: true }, 0],
    ['says nothing to a person', {}, 0],
  ])('%s', async (_what, change, times) => {
    await visit(testUser(change));
    const dialog = await openPanel();
    expect(within(dialog).queryAllByText(/så snart vi har godkänt det/)).toHaveLength(times);
    expect(within(dialog).queryByText('Bekräfta din e-postadress')).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('[2.10-18] employee %s: Visa admin %i times', async (isEmployee, times) => {
    await visit(testUser({ isEmployee }));
    const dialog = await openPanel();
    expect(within(dialog).queryAllByRole('button', { name: 'Visa admin' })).toHaveLength(times);
  });

  it('[6-33][7.3-19] Visa admin switches the admin panel', async () => {
    const { platform } = await visit(testUser({ isEmployee: true }));
    await userEvent.click(within(await openPanel()).getByRole('button', { name: 'Visa admin' }));
    expect(platform.emitted).toContainEqual({ name: 'admin-panel.toggle', payload: {} });
  });

  it('[2.10-17][2.10-27][1-68][4-31][7.3-06] logs out, notifies all slots and closes', async () => {
    const { platform } = await visit();
    const dialog = await openPanel();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls.map(({ call }) => call)).toContain('DELETE login');
    expect(platform.store.get(platform.atoms.user)).toBeNull();
    expect(platform.emitted.map(({ name }) => name)).toEqual(expect.arrayContaining(['logout.done', 'user.refresh']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Logga in' }));
  });

  it('stays logged in when the logout fails, and says so', async () => {
    const api = { ...serving([]), 'DELETE login': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) };
    const { platform } = await visit(testUser(), api);
    await userEvent.click(within(await openPanel()).getByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(platform.toasted).toMatchObject([{ kind: 'error' }]));
    expect(platform.store.get(platform.atoms.user)).not.toBeNull();
  });

  it('[O4-08] forgets the member when the server no longer knows the session', async () => {
    const api = { 'GET user/feed': () => Promise.reject(apiFailure(401, 'UNAUTHORIZED')) };
    const { platform } = await renderSlot(slot, { slot: 'member-widget', page: { user: testUser() }, api });
    await waitFor(() => expect(platform.store.get(platform.atoms.user)).toBeNull());
    expect(screen.getByText('Logga in')).toBeDefined();
  });
});

describe('the notifications', () => {
  it('[2.10-20][4-19][O4-16] counts what is unread after login, without marking it as read', async () => {
    const { platform } = await visit();
    expect(await screen.findByRole('button', { name: 'Mina sidor, 2 nya aviseringar' })).toBeDefined();
    const dialog = await openPanel();
    expect(within(dialog).getByRole('tab', { name: /Aviseringar/ }).textContent).toContain('2');
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET user/feed']);
  });

  it('[4-37][4-38][4-39] marks everything as read when the feed is opened', async () => {
    const { platform } = await visit();
    const panel = await openFeed();
    await within(panel).findByText('Välkommen');
    await waitFor(() =>
      expect(
        platform.calls.filter(({ call }) => call === 'POST user/feed/:id/dismiss').map(({ params }) => params.id),
      ).toEqual([1, 2]),
    );
    expect(screen.getByRole('button', { name: 'Mina sidor' })).toBeDefined();
    // New entries are still distinguished from the others.
    expect(within(panel).getAllByText('Ny:')).toHaveLength(2);
  });

  it('[2.10-19][2.10-21][2.10-22][2.10-23] shows orders in progress, the link to all of them, and the rest', async () => {
    await visit();
    const panel = await openFeed();
    const orders = within(panel).getByRole('region', { name: 'Aktiva beställningar' });
    expect(within(orders).getByRole('link').getAttribute('href')).toBe('/se/order/PH1');
    expect(within(panel).getByRole('link', { name: 'Visa alla beställningar' }).getAttribute('href')).toBe(
      '/se/member/orders',
    );
    const others = within(panel).getByRole('region', { name: 'Aviseringar' });
    expect(others.textContent).toContain('Du har nått nivå 4');
  });

  it('[2.10-24][2.10-25] shows the time of today, and the day of what is older', async () => {
    await visit();
    const panel = await openFeed();
    expect(within(panel).getByText('09:00')).toBeDefined();
    expect(within(panel).getByText('11 mars')).toBeDefined();
  });

  it('links only to pages that can be opened', async () => {
    await visit();
    const panel = await openFeed();
    expect((await within(panel).findByText('Välkommen')).closest('a')).toBeNull();
  });

  it('[2.10-21][2.10-23] at level 1 shows orders only', async () => {
    await visit(testUser({ settings: { notification_settings_level: 1 } }));
    const panel = await openFeed();
    await within(panel).findByRole('region', { name: 'Aktiva beställningar' });
    expect(within(panel).queryByRole('region', { name: 'Aviseringar' })).toBeNull();
  });

  it('[2.10-21][O2.10-09] at level 0 says that they are turned off, and where orders are', async () => {
    await visit(testUser({ settings: { notification_settings_level: 0 } }));
    const panel = await openFeed();
    expect(within(panel).getByText('Du har stängt av aviseringar')).toBeDefined();
    expect(within(panel).queryByRole('region')).toBeNull();
    expect(within(panel).getByRole('link', { name: 'Visa alla beställningar' })).toBeDefined();
  });

  it('[2.10-21] has no heading for orders when there are none, and says when there is nothing at all', async () => {
    await visit(testUser(), serving([]));
    const panel = await openFeed();
    expect(await within(panel).findByText('Du har inga aviseringar.')).toBeDefined();
    expect(within(panel).queryByText('Aktiva beställningar')).toBeNull();
  });

  it('offers another try when they cannot be fetched', async () => {
    let isDown = true;
    const good = serving([news]);
    const feed = good['GET user/feed'];
    await visit(testUser(), {
      ...good,
      'GET user/feed': (request) => {
        if (isDown && 'all' in request.query) throw apiFailure(503, 'UNAVAILABLE');
        return feed?.(request);
      },
    });
    const panel = await openFeed();
    const retry = await within(panel).findByRole('button', { name: 'Försök igen' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
    expect(panel.textContent).toContain('Du har nått nivå 4');
  });
});
