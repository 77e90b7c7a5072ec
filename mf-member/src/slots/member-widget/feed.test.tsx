/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { FeedEntry } from '@shop/contracts';
import { GAME_ENTRY_NAMES, ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { apiFailure, type FakeApi, type FakeRequest, renderSlot } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feedResponse, testEntry, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const underWay = testEntry(1, { name: ORDER_ENTRY_NAME, title: 'PH1 packas', isRemovable: false });
const delivered = testEntry(2, { name: ORDER_ENTRY_NAME, title: 'PH2 är levererad', dismissed: true });
const level = testEntry(3, { title: 'Du har nått nivå 4' });
const hello = testEntry(4, { title: 'Välkommen', dismissed: true });

interface Server {
  readonly api: FakeApi;
  readonly entries: () => readonly FeedEntry[];
  add(entry: FeedEntry): void;
  /** Calls that fail from now on. */
  readonly down: Set<string>;
}

const serve = (start: readonly FeedEntry[]): Server => {
  let entries = [...start];
  const down = new Set<string>();
  const up = (call: string, reply: (request: FakeRequest) => unknown) => (request: FakeRequest) => {
    if (down.has(call)) throw apiFailure(503, 'UNAVAILABLE');
    return reply(request);
  };
  const calls: Record<string, (request: FakeRequest) => unknown> = {
    'GET user/feed': ({ query }) => feedResponse('all' in query ? entries : entries.filter((each) => !each.dismissed)),
    'POST user/feed/:id/dismiss': ({ params }) => {
      entries = entries.map((entry) => (entry.id === params.id ? { ...entry, dismissed: true } : entry));
    },
    'DELETE user/feed/:id': ({ params }) => {
      entries = entries.filter((entry) => entry.id !== params.id);
    },
  };
  const api = Object.fromEntries(Object.entries(calls).map(([call, reply]) => [call, up(call, reply)]));
  return { api, down, entries: () => entries, add: (entry) => (entries = [entry, ...entries]) };
};

const visit = async (server: Server, user = testUser()) => {
  const shown = await renderSlot(slot, {
    slot: 'member-widget',
    page: { user, settings: user.settings },
    api: server.api,
  });
  await screen.findByText('nova');
  return shown;
};
const openFeed = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mina sidor/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Mina sidor' });
  await userEvent.click(within(dialog).getByRole('tab', { name: /Aviseringar/ }));
  const panel = await within(dialog).findByRole('tabpanel', { name: /Aviseringar/ });
  await waitFor(() => expect(within(panel).queryByText('Hämtar aviseringar')).toBeNull());
  return panel;
};
const remove = (panel: HTMLElement, title: string) => within(panel).getByRole('button', { name: `Ta bort: ${title}` });

beforeAll(async () => {
  await import('./logged-in-widget.tsx');
  await import('./member-panel.tsx');
});
beforeEach(() => localStorage.clear());

describe('an entry of the feed', () => {
  it('[7.4-02][1-51] is removed at once, and the keyboard goes on with the next one', async () => {
    const server = serve([underWay, delivered, level, hello]);
    const { platform } = await visit(server);
    const panel = await openFeed();
    await userEvent.click(remove(panel, 'Du har nått nivå 4'));
    expect(within(panel).queryByText('Du har nått nivå 4')).toBeNull();
    await within(panel).findByText('Aviseringen är borttagen.');
    expect(server.entries().map(({ id }) => id)).not.toContain(3);
    expect(document.activeElement).toBe(remove(panel, 'Välkommen'));
    expect(platform.emitted).toContainEqual({ name: 'feed.changed', payload: { userId: testUser().id } });
  });

  it('comes back where it was when the removal fails, and says so', async () => {
    const server = serve([level, hello]);
    await visit(server);
    const panel = await openFeed();
    server.down.add('DELETE user/feed/:id');
    await userEvent.click(remove(panel, 'Du har nått nivå 4'));
    const alert = await within(panel).findByRole('alert');
    expect(alert.textContent).toContain('Det gick inte att ta bort aviseringen.');
    expect(within(panel).getAllByRole('listitem')[0]?.textContent).toContain('Du har nått nivå 4');
    server.down.clear();
    await userEvent.click(remove(panel, 'Du har nått nivå 4'));
    await waitFor(() => expect(server.entries()).toEqual([{ ...hello, dismissed: true }]));
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('says why the server keeps it', async () => {
    const { api } = serve([level]);
    const refused = () => Promise.reject(apiFailure(409, 'CONFLICT', 'Beställningen pågår.'));
    await visit({ ...serve([level]), api: { ...api, 'DELETE user/feed/:id': refused } });
    const panel = await openFeed();
    await userEvent.click(remove(panel, 'Du har nått nivå 4'));
    expect((await within(panel).findByRole('alert')).textContent).toContain('Beställningen pågår.');
  });

  it('[1-52][6-10][O4-17] cannot be removed while its order is under way, but afterwards', async () => {
    await visit(serve([underWay, delivered]));
    const panel = await openFeed();
    expect(within(panel).queryByRole('button', { name: 'Ta bort: PH1 packas' })).toBeNull();
    expect(remove(panel, 'PH2 är levererad')).toBeDefined();
  });

  it('[2.10-21] stands among active orders only while its order is under way', async () => {
    await visit(serve([underWay, delivered]));
    const panel = await openFeed();
    const textOf = (name: string) => within(panel).getByRole('region', { name }).textContent;
    expect(textOf('Aktiva beställningar')).toContain('PH1 packas');
    expect(textOf('Aktiva beställningar')).not.toContain('PH2');
    expect(textOf('Avslutade beställningar')).toContain('PH2 är levererad');
  });

  it('[2.10-21] says that no order is under way when all have ended', async () => {
    await visit(serve([delivered]));
    const panel = await openFeed();
    expect(within(panel).getByRole('region', { name: 'Aktiva beställningar' }).textContent).toContain(
      'Ingen beställning är på väg just nu.',
    );
  });
});

describe('reading', () => {
  it('[7.4-01][7.4-03][6-09] is unread again when the server could not note it, and can be tried again', async () => {
    const server = serve([underWay, level]);
    server.down.add('POST user/feed/:id/dismiss');
    await visit(server);
    const panel = await openFeed();
    await within(panel).findByText('Alla aviseringar kunde inte markeras som lästa.');
    expect(screen.getByRole('button', { name: 'Mina sidor, 2 nya aviseringar' })).toBeDefined();
    server.down.clear();
    await userEvent.click(within(panel).getByRole('button', { name: 'Markera som läst: PH1 packas' }));
    await waitFor(() => expect(server.entries().filter(({ dismissed }) => !dismissed)).toHaveLength(1));
    await userEvent.click(within(panel).getByRole('button', { name: 'Markera som läst: Du har nått nivå 4' }));
    await screen.findByRole('button', { name: 'Mina sidor' });
    expect(server.entries().every(({ dismissed }) => dismissed)).toBe(true);
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('[6-23][O6-09] leaves what is about the game unseen in serious business mode, and unread for later', async () => {
    const medal = testEntry(5, { name: GAME_ENTRY_NAMES.achievement, title: 'Du har fått en utmärkelse' });
    const server = serve([underWay, medal]);
    await visit(server, testUser({ settings: { notification_settings_level: 2, serious_business_mode: true } }));
    expect(await screen.findByRole('button', { name: 'Mina sidor, 1 ny avisering' })).toBeDefined();
    const panel = await openFeed();
    await waitFor(() => expect(server.entries().find(({ id }) => id === 1)?.dismissed).toBe(true));
    expect(within(panel).queryByText('Du har fått en utmärkelse')).toBeNull();
    expect(server.entries().find(({ id }) => id === 5)?.dismissed).toBe(false);
  });

  it('marks all of them with one button', async () => {
    const server = serve([underWay, level]);
    server.down.add('POST user/feed/:id/dismiss');
    await visit(server);
    const panel = await openFeed();
    server.down.clear();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Markera alla som lästa' }));
    await screen.findByRole('button', { name: 'Mina sidor' });
    expect(server.entries().every(({ dismissed }) => dismissed)).toBe(true);
  });

  it('[7.3-20] follows another tab, says what is new, and does not mark it as read', async () => {
    const server = serve([hello]);
    const { platform } = await visit(server);
    const panel = await openFeed();
    server.add(level);
    act(() => platform.bus.emit('feed.changed', { userId: testUser().id }));
    await within(panel).findByText('Du har nått nivå 4');
    expect(screen.getByRole('button', { name: 'Mina sidor, 1 ny avisering' })).toBeDefined();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 ny avisering');
    expect(server.entries()[0]?.dismissed).toBe(false);
  });

  it('does not fetch another member’s feed', async () => {
    const { platform } = await visit(serve([hello]));
    const before = platform.calls.length;
    act(() => platform.bus.emit('feed.changed', { userId: 99 }));
    expect(platform.calls).toHaveLength(before);
  });

  it('[O8-01] is fetched again on reconnect when it could not be', async () => {
    const server = serve([level]);
    server.down.add('GET user/feed');
    const { platform } = await visit(server);
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    server.down.clear();
    act(() => platform.bus.emit('connected', {}));
    expect(await screen.findByRole('button', { name: 'Mina sidor, 1 ny avisering' })).toBeDefined();
  });
});
