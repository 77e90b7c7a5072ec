/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { FlashMessage, User } from '@shop/contracts';
import { apiFailure, type FakeApi, renderSlot, type RenderOptions } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feedResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const MESSAGES: readonly FlashMessage[] = [
  { id: 1, title: 'Nya villkor', message: '<p>Fakturan har 30 dagar.</p>' },
  { id: 2, title: 'Julpriser <3', message: '<p>Från måndag.</p>' },
];
const CONSENT = { necessary: true, marketing: false, personalisation: false };
const NEWCOMER = testUser({ settings: { show_member_tutorial: true } });
const COMPANY = testUser({ isCorporateCustomer: true });

const API: FakeApi = {
  'GET user/feed': () => feedResponse([]),
  'PUT setting/:key': () => ({ data: { status: 'ok', value: false } }),
  'GET flash-message': () => ({ data: { flashMessages: MESSAGES } }),
};

interface Visit extends Pick<RenderOptions, 'route'> {
  readonly api?: FakeApi;
  readonly hasConsent?: boolean;
}

const visit = async (user: User | null, { api = {}, hasConsent = true, route = {} }: Visit = {}) => {
  const shown = await renderSlot(slot, {
    slot: 'member-widget',
    route,
    page: {
      user,
      ...(user && { settings: user.settings }),
      consent: hasConsent ? CONSENT : null,
    },
    api: { ...API, ...api },
  });
  const { platform } = shown;
  const called = (call: string) => platform.calls.filter((each) => each.call === call);
  const offered = () => platform.emitted.filter(({ name }) => name === 'newsletter.offer').length;
  const become = (next: User) =>
    act(async () => {
      platform.store.set(platform.atoms.settings, next.settings);
      platform.store.set(platform.atoms.user, next);
    });
  return { ...shown, called, offered, become };
};
const tutorial = () => screen.findByRole('dialog', { name: 'Välkommen till medlemsvärlden' });
const noTutorial = () => expect(screen.queryByRole('dialog', { name: 'Välkommen till medlemsvärlden' })).toBeNull();
const settle = () => act(() => new Promise<void>((resolve) => void waitFor(() => resolve())));

beforeAll(async () => {
  await import('./logged-in-widget.tsx');
  await import('./companion.tsx');
  await import('./member-panel.tsx');
  await import('../../features/arrival/tutorial.tsx');
});
beforeEach(() => localStorage.clear());

describe('the tutorial', () => {
  it('[4-22][O2.10-07] opens on becoming logged in, clears its setting, and leads through four steps', async () => {
    const { become, called, offered } = await visit(null);
    await become(NEWCOMER);
    const dialog = await tutorial();
    expect(called('PUT setting/:key')).toMatchObject([
      { params: { key: 'show_member_tutorial' }, body: { value: false } },
    ]);
    const titles: (string | null)[] = [];
    for (const step of [1, 2, 3, 4]) {
      expect(within(dialog).getByText(`Steg ${step} av 4`)).toBeDefined();
      titles.push(within(dialog).getByRole('heading', { level: 3 }).textContent);
      if (step < 4) await userEvent.click(within(dialog).getByRole('button', { name: 'Nästa' }));
    }
    expect(titles).toEqual(['XP och nivåer', 'Utmärkelser', 'Förrådslåda', 'Önskelistor och beställningar']);
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 3 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tillbaka' }));
    expect(within(dialog).getByText('Steg 3 av 4')).toBeDefined();
    // [O4-11] One at a time: the popup waits for the tutorial.
    expect(offered()).toBe(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nästa' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Klar' }));
    noTutorial();
    await waitFor(() => expect(offered()).toBe(1));
  });

  it('[4-22] is not shown again for a later refresh, and can be skipped', async () => {
    const { become, platform } = await visit(NEWCOMER);
    await userEvent.click(within(await tutorial()).getByRole('button', { name: 'Hoppa över' }));
    noTutorial();
    await become(testUser({ experiencePoints: 9000 }));
    await settle();
    noTutorial();
    expect(platform.store.get(platform.atoms.settings).show_member_tutorial).toBe(false);
  });

  it('[4-22] is shown although its setting cannot be cleared', async () => {
    await visit(NEWCOMER, { api: { 'PUT setting/:key': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) } });
    expect(await tutorial()).toBeDefined();
  });

  it('[2.10-29] opens from the dropdown, which closes, and gives the focus back to its button', async () => {
    await visit(testUser());
    await userEvent.click(await screen.findByRole('button', { name: /^Mina sidor/ }));
    const panel = await screen.findByRole('dialog', { name: 'Mina sidor' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Rundtur i medlemsvärlden' }));
    const dialog = await tutorial();
    expect(screen.queryByRole('dialog', { name: 'Mina sidor' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stäng' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Mina sidor/ }));
  });

  it('[2.10-34][6-24] is neither shown nor offered in serious business mode', async () => {
    const { offered } = await visit(
      testUser({ settings: { show_member_tutorial: true, serious_business_mode: true } }),
    );
    await waitFor(() => expect(offered()).toBe(1));
    noTutorial();
    await userEvent.click(await screen.findByRole('button', { name: /^Mina sidor/ }));
    const panel = await screen.findByRole('dialog', { name: 'Mina sidor' });
    expect(within(panel).queryByRole('button', { name: 'Rundtur i medlemsvärlden' })).toBeNull();
  });
});

describe('the messages to companies', () => {
  it('[4-23][2.16-24][O2.16-11][6-27][7.3-12][1-53] open in one modal after login, each once', async () => {
    const { platform, become, unmount } = await visit(null);
    await become(COMPANY);
    await waitFor(() => expect(platform.opened).toHaveLength(1));
    expect(platform.opened[0]).toMatchObject({
      kind: 'html',
      options: {
        name: 'flash-messages',
        title: 'Meddelanden till ditt företag',
        html: '<h3>Nya villkor</h3><p>Fakturan har 30 dagar.</p><h3>Julpriser &lt;3</h3><p>Från måndag.</p>',
      },
    });
    unmount();
    const later = await visit(COMPANY);
    await waitFor(() => expect(later.offered()).toBe(1));
    expect(later.platform.opened).toEqual([]);
  });

  it('[4-23] come again after the next login', async () => {
    const first = await visit(COMPANY);
    await waitFor(() => expect(first.platform.opened).toHaveLength(1));
    act(() => first.platform.bus.emit('logout.done', {}));
    await first.become(COMPANY);
    await waitFor(() => expect(first.platform.opened).toHaveLength(2));
  });

  it('has the title of the message when there is one', async () => {
    const { platform } = await visit(COMPANY, {
      api: { 'GET flash-message': () => ({ data: { flashMessages: MESSAGES.slice(0, 1) } }) },
    });
    await waitFor(() => expect(platform.opened).toMatchObject([{ options: { title: 'Nya villkor' } }]));
  });

  it.each<[string, User, FakeApi]>([
    ['there are none', COMPANY, { 'GET flash-message': () => ({ data: { flashMessages: [] } }) }],
    ['they cannot be fetched', COMPANY, { 'GET flash-message': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) }],
    ['the member is a person', testUser(), {}],
  ])('[4-23] open nothing when %s, and the popup has its turn', async (_what, user, api) => {
    const { platform, offered } = await visit(user, { api });
    await waitFor(() => expect(offered()).toBe(1));
    expect(platform.opened).toEqual([]);
  });
});

describe('becoming logged in', () => {
  it('[4-26] starts nothing on the member offers route, also not later', async () => {
    const { offered, called, update, platform } = await visit(NEWCOMER, {
      route: { name: 'member.offers', path: '/se/member/offers' },
    });
    await settle();
    update({ route: { name: 'index', path: '/se' } });
    await settle();
    noTutorial();
    expect([offered(), called('PUT setting/:key'), platform.opened]).toEqual([0, [], []]);
  });

  it('[O4-11] waits for the cookie choice', async () => {
    const { platform } = await visit(NEWCOMER, { hasConsent: false });
    await settle();
    noTutorial();
    act(() => platform.store.set(platform.atoms.consent, CONSENT));
    expect(await tutorial()).toBeDefined();
  });

  it('[O4-11] waits until checkout is left', async () => {
    const { update } = await visit(NEWCOMER, { route: { name: 'checkout', path: '/se/checkout' } });
    await settle();
    noTutorial();
    update({ route: { name: 'index', path: '/se' } });
    expect(await tutorial()).toBeDefined();
  });

  it('[O4-11] waits for another dialog to close', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    const { offered } = await visit(testUser());
    await settle();
    expect(offered()).toBe(0);
    act(() => other.close());
    await waitFor(() => expect(offered()).toBe(1));
    other.remove();
  });

  it('[4-24][4-25] offers the newsletter once, whatever is refreshed later', async () => {
    const { offered, become } = await visit(testUser(), { route: { query: { newsletterpopup: '' } } });
    await waitFor(() => expect(offered()).toBe(1));
    await become(testUser({ experiencePoints: 9000 }));
    await settle();
    expect(offered()).toBe(1);
  });
});
