/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { SupplyDrop, WonReward } from '@shop/contracts/api/member-world';
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REVEAL_MS } from '../../features/reveal/use-reveal.ts';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const [MARCH, APRIL, MAY] = ['2026-03-01T00:00:00+01:00', '2026-04-01T00:00:00+02:00', '2026-05-01T00:00:00+02:00'];

const XP: WonReward = { kind: 'xp', name: '100 XP', description: 'En rejäl säck erfarenhet.', amount: 100, code: null };
const CODE: WonReward = {
  kind: 'discountCode',
  name: '5 % rabatt',
  description: 'På ett köp.',
  amount: 5,
  code: { code: 'LADA-7K3M9Q2T', endsAt: seconds(MAY), state: 'valid' },
};
const drop = (id: number, from: string, to: string, change: Partial<SupplyDrop> = {}): SupplyDrop => ({
  id,
  name: `Förrådslåda ${id}`,
  state: 'available',
  minimumRankLevel: 1,
  availableAt: seconds(from),
  endsAt: seconds(to),
  openedAt: null,
  items: [],
  ...change,
});
const NEXT = drop(202604, APRIL, MAY, { state: 'coming' });
const THIS = drop(202603, MARCH, APRIL);
const opened = (item: WonReward) =>
  drop(202603, MARCH, APRIL, { state: 'opened', openedAt: seconds('2026-03-12T10:00:00+01:00'), items: [item] });
const ODDS = [
  { kind: 'xp', name: '100 XP', description: 'En rejäl säck.', amount: 100, probability: 0.915 },
  { kind: 'discountCode', name: '5 % rabatt', description: 'På ett köp.', amount: 5, probability: 0.0849 },
  { kind: 'avatarPart', name: 'Riddare', description: 'En klass.', amount: 9, probability: 0.0001 },
];
const list = (...supplyDrops: SupplyDrop[]) => ({ data: { supplyDrops, nextAt: seconds(APRIL), odds: ODDS } });

const optionsOf = (api: FakeApi, user = testUser()) => ({
  slot: 'member-page' as const,
  route: { name: 'member.supply-drop' as const, path: '/se/member/supply-drop', params: { region: 'se' }, query: {} },
  page: { user },
  api: { 'GET me': () => meResponse(user), ...api },
});
const visit = (api: FakeApi, user = testUser()) => renderSlot(slot, optionsOf(api, user));

/** The server's side: what is drawn is stored before it is told, and the telling may get lost. */
function shopWith(item: WonReward, { isLost = false } = {}) {
  let draws = 0;
  const api: FakeApi = {
    'GET supply-drop': () => list(NEXT, draws === 0 ? THIS : opened(item)),
    'POST supply-drop/:id/open': () => {
      if (draws > 0) throw apiFailure(409, 'CONFLICT', 'Du har redan öppnat månadens låda.');
      draws += 1;
      if (isLost) throw apiFailure(503, 'UNAVAILABLE');
      return { data: { items: [item] } };
    },
  };
  return { api, draws: () => draws };
}

let prefersReduced = false;
beforeAll(async () => void (await import('../../features/supply-drop/opening-dialog.tsx')));
beforeEach(() => {
  prefersReduced = false;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduced-motion') && prefersReduced }) as MediaQueryList);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const openButton = () => screen.getByRole('button', { name: 'Öppna lådan' });

/** Presses the button with the clock of the animation stopped. */
async function open(): Promise<HTMLElement> {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  await act(async () => openButton().click());
  return screen.getByRole('dialog');
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('member.supply-drop', () => {
  it('[1-39][O2.17-10] shows this month’s drop and the coming one with their level, free and without a purchase', async () => {
    await visit({ 'GET supply-drop': () => list(NEXT, THIS) });
    const current = screen.getByRole('region', { name: 'Förrådslåda 202603' });
    expect(current.textContent).toMatch(/öppna till och med 31 mars 2026.*Kräver nivå 1\. Gratis, en gång/);
    const coming = screen.getByRole('region', { name: 'Kommande lådor' });
    expect(coming.textContent).toMatch(/Förrådslåda 202604.*från 1 apr\. 2026.*Kräver nivå 1/);
    expect(screen.getByText(/gratis\. Du behöver inte köpa något, och lådor säljs aldrig/)).toBeDefined();
  });

  it('[O2.17-10] states the odds of each reward in a table', async () => {
    await visit({ 'GET supply-drop': () => list(NEXT, THIS) });
    const table = screen.getByRole('table', { name: /^Chanserna i gruppen Bronze/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '100 XPEn rejäl säck.91,5\u00a0%',
      '5 % rabattPå ett köp.8,5\u00a0%',
      'RiddareEn klass.under 0,1\u00a0%',
    ]);
  });

  it('[O2.17-10] opens within three seconds, and leads focus and screen reader to the result', async () => {
    const shop = shopWith(CODE);
    const { platform } = await visit(shop.api);
    const dialog = await open();
    expect(within(dialog).getByRole('status').textContent).toBe('Lådan öppnas …');
    expect(within(dialog).queryByRole('heading', { name: /^Du fick/ })).toBeNull();
    expect(REVEAL_MS).toBeLessThanOrEqual(3000);
    await pass(REVEAL_MS);
    const result = within(dialog).getByRole('heading', { name: 'Du fick 5 % rabatt!' });
    expect(document.activeElement).toBe(result);
    expect(dialog.textContent).toMatch(/LADA-7K3M9Q2T.*Gäller till och med 30 apr\. 2026.*i kassan/);
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    await act(async () => within(dialog).getByRole('button', { name: 'Klar' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Det du har vunnit' }).textContent).toContain('5 % rabatt');
  });

  it('[O2.17-10] tells the shop of the XP when they are shown, or the dialog is closed before, and no earlier', async () => {
    const { platform } = await visit(shopWith(XP).api);
    const dialog = await open();
    await pass(REVEAL_MS / 2);
    expect(platform.emitted).toEqual([]);
    await act(async () => within(dialog).getByRole('button', { name: 'Stäng' }).click());
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it('[O2.17-10] can be skipped, and shown again without drawing again', async () => {
    const shop = shopWith(XP);
    const { platform } = await visit(shop.api);
    const dialog = await open();
    await act(async () => within(dialog).getByRole('button', { name: 'Hoppa över' }).click());
    expect(within(dialog).getByRole('heading', { name: 'Du fick 100 XP!' })).toBe(document.activeElement);
    await act(async () => within(dialog).getByRole('button', { name: 'Klar' }).click());
    await act(async () => screen.getByRole('button', { name: 'Se öppningen igen' }).click());
    await pass(REVEAL_MS);
    expect(screen.getByRole('heading', { name: 'Du fick 100 XP!' })).toBeDefined();
    expect(shop.draws()).toBe(1);
    expect(platform.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('[O2.17-10] shows the result at once with reduced motion', async () => {
    prefersReduced = true;
    await visit(shopWith(XP).api);
    const dialog = await open();
    await pass(0);
    expect(within(dialog).getByRole('heading', { name: 'Du fick 100 XP!' })).toBe(document.activeElement);
  });

  it('[O6-10] draws once for a press that is repeated', async () => {
    const shop = shopWith(XP);
    const { platform } = await visit(shop.api);
    const button = openButton();
    await act(async () => {
      button.click();
      button.click();
    });
    expect(platform.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('[O6-10] loses no reward when the response is lost: it looks at what the server has stored', async () => {
    const shop = shopWith(CODE, { isLost: true });
    const { platform } = await visit(shop.api);
    const dialog = await open();
    await pass(REVEAL_MS);
    expect(within(dialog).getByRole('heading', { name: 'Du fick 5 % rabatt!' })).toBeDefined();
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it('[O6-10] says so when the shop cannot be reached, and finds the reward on the next try', async () => {
    const shop = shopWith(XP, { isLost: true });
    let isAway = true;
    const api: FakeApi = {
      ...shop.api,
      'GET supply-drop': (request) => {
        if (shop.draws() > 0 && isAway) throw apiFailure(503, 'UNAVAILABLE');
        return shop.api['GET supply-drop']?.(request);
      },
    };
    await visit(api);
    const dialog = await open();
    expect(within(dialog).getByRole('alert').textContent).toContain('det du har vunnit finns kvar');
    isAway = false;
    await act(async () => within(dialog).getByRole('button', { name: 'Försök igen' }).click());
    await pass(REVEAL_MS);
    expect(within(dialog).getByRole('heading', { name: 'Du fick 100 XP!' })).toBeDefined();
    expect(shop.draws()).toBe(1);
  });

  it('[O2.17-10] lists what was won, with code, last day and where it is used', async () => {
    const used = { ...CODE, code: { code: 'LADA-OLD', endsAt: seconds(MAY), state: 'used' as const } };
    const before = drop(202602, MARCH, MARCH, { state: 'opened', openedAt: seconds(MARCH), items: [used] });
    const { platform } = await visit({ 'GET supply-drop': () => list(NEXT, opened(CODE), before) });
    const won = within(screen.getByRole('region', { name: 'Det du har vunnit' })).getAllByRole('listitem');
    expect(won[0]?.textContent).toMatch(/5 % rabatt.*öppnad 12 mars 2026.*Gäller till och med 30 apr\. 2026.*i kassan/);
    expect(won[1]?.textContent).toMatch(/LADA-OLDKoden är använd\.$/);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Kopiera koden LADA-7K3M9Q2T' }));
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Koden är kopierad.' }]));
    expect(await navigator.clipboard.readText()).toBe('LADA-7K3M9Q2T');
    expect(screen.queryByRole('button', { name: /LADA-OLD/ })).toBeNull();
  });

  it('[6-21][2.10-35] offers no drop without a rank level, and says when the first one comes', async () => {
    await visit(
      { 'GET supply-drop': () => Promise.reject(apiFailure(403, 'FORBIDDEN')) },
      testUser({ rankLevel: 0, experiencePoints: 0 }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Din första låda kommer med nivå 1');
    expect(screen.queryByRole('button', { name: 'Öppna lådan' })).toBeNull();
    const nav = screen.getByRole('navigation', { name: 'Medlemsfunktioner' });
    expect(within(nav).queryByRole('link', { name: 'Förrådslåda' })).toBeNull();
  });

  it('[O2.17-10] is complete on the server, with its odds', async () => {
    const { html, head, error } = await renderSlotOnServer(slot, {
      ...optionsOf({ 'GET supply-drop': () => list(NEXT, THIS) }),
      cookie: 'session=1',
    });
    expect(error).toBeNull();
    expect(html).toContain('91,5');
    expect(head).toMatchObject({ title: 'nova - Förrådslåda', canonicalPath: '/se/member/supply-drop' });
  });
});
