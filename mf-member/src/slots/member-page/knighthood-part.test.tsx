/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Knighthood } from '@shop/contracts/api/member-world';
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer, TEST_NOW } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { REVEAL_MS } from '../../features/reveal/use-reveal.ts';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const knighthood = (change: Partial<Knighthood> = {}): Knighthood => ({
  eligible: false,
  active: false,
  isWithdrawn: false,
  perks: ['Titeln Riddare på din profil'],
  grantedAt: null,
  requirements: [
    { name: 'Publicerade recensioner', current: 4, target: 10 },
    { name: 'Fler tummar upp än ner', current: 12, target: 25 },
  ],
  recentKnights: [{ user: { id: 44, username: 'astrid', avatar: '/a.svg', rankLevel: 9 }, grantedAt: TEST_NOW / 1000 }],
  ...change,
});
const CALLED = knighthood({ eligible: true });
const KNIGHT = knighthood({ eligible: true, active: true, grantedAt: TEST_NOW / 1000 });

const optionsOf = (api: FakeApi, params: Record<string, string> = {}) => ({
  slot: 'member-page' as const,
  route: {
    name: 'member.knighthood' as const,
    path: '/se/member/knighthood',
    params: { region: 'se', ...params },
    query: {},
  },
  page: { user: testUser() },
  api: { 'GET me': () => meResponse(testUser()), ...api },
});
const visit = (own: Knighthood, api: FakeApi = {}) =>
  renderSlot(slot, optionsOf({ 'GET knighthood': () => ({ data: { knighthood: own } }), ...api }));

beforeAll(async () => void (await import('../../features/knighthood/ceremony-dialog.tsx')));
afterEach(() => void jest.useRealTimers());

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
/** Goes through the ceremony up to the oath, with the clock of the accolade stopped. */
async function swear(): Promise<HTMLElement> {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  await press('Börja ceremonin');
  const dialog = screen.getByRole('dialog', { name: 'Riddarslaget' });
  expect(document.activeElement?.textContent).toBe('Kliv fram, nova!');
  await press('Till eden');
  expect(document.activeElement?.textContent).toBe('Din ed');
  await press('Jag lovar');
  return dialog;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('member.knighthood', () => {
  it('[1-40][O2.17-11] says what it is, what is required with progress, and what a knight gets', async () => {
    await visit(knighthood());
    expect(screen.getByText(/medlemmar som hjälper andra att välja rätt/)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Status' }).textContent).toContain('Du är på väg');
    const required = within(screen.getByRole('region', { name: 'Det här krävs' })).getAllByRole('progressbar');
    expect(required.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(['4 av 10', '12 av 25']);
    expect(screen.getByRole('region', { name: 'Det här får en riddare' }).textContent).toMatch(
      /Titeln Riddare.*Inga lägre priser/,
    );
    expect(screen.queryByRole('button', { name: 'Börja ceremonin' })).toBeNull();
  });

  it('[O2.17-11] names recent knights by username only, and says whom it names', async () => {
    await visit(knighthood());
    const recent = screen.getByRole('region', { name: 'Senast dubbade' });
    expect(within(recent).getByRole('listitem').textContent).toBe('astrid12 mars 2026');
    expect(within(recent).getByRole('link', { name: 'astrid' }).getAttribute('href')).toBe('/se/member/44/knighthood');
    expect(recent.textContent).toContain('Bara medlemmar som visar sin profil för alla');
  });

  it('[O2.17-11] knights in a ceremony of call, oath and accolade, each taking the focus', async () => {
    const { platform } = await visit(CALLED, { 'POST knighthood': () => ({ data: { knighthood: KNIGHT } }) });
    const dialog = await swear();
    expect(within(dialog).getByRole('status').textContent).toBe('Svärdet vilar på din axel …');
    await pass(REVEAL_MS);
    expect(document.activeElement?.textContent).toBe('Res dig, riddare nova!');
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    await press('Klar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Status' }).textContent).toMatch(/Du är riddare.*sedan 12 mars 2026/);
    expect(platform.calls.filter(({ call }) => call === 'POST knighthood')).toHaveLength(1);
  });

  it('[O2.17-11] can skip the accolade, and shows it again to a knight without asking for the honour again', async () => {
    const { platform } = await visit(KNIGHT);
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    await press('Se riddarslaget igen');
    await press('Hoppa över');
    expect(document.activeElement?.textContent).toBe('Res dig, riddare nova!');
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST knighthood');
  });

  it('[O6-11] knights once, also when the response is lost', async () => {
    let isKnighted = false;
    await visit(CALLED, {
      'GET knighthood': () => ({ data: { knighthood: isKnighted ? KNIGHT : CALLED } }),
      'POST knighthood': () => {
        isKnighted = true;
        throw apiFailure(503, 'UNAVAILABLE');
      },
    });
    await swear();
    await pass(REVEAL_MS);
    expect(document.activeElement?.textContent).toBe('Res dig, riddare nova!');
  });

  it('says why the server refuses, and changes nothing', async () => {
    const text = 'Du uppfyller inte kraven för att bli riddare ännu.';
    const { platform } = await visit(CALLED, {
      'POST knighthood': () => Promise.reject(apiFailure(409, 'CONFLICT', text)),
    });
    const dialog = await swear();
    expect(within(dialog).getByRole('alert').textContent).toBe(text);
    expect(platform.emitted).toEqual([]);
  });

  it('[O6-11] is honest about an honour that was withdrawn', async () => {
    await visit(knighthood({ isWithdrawn: true }));
    expect(screen.getByRole('region', { name: 'Status' }).textContent).toMatch(/taget tillbaka.*fusk/);
    expect(screen.queryByRole('button', { name: 'Börja ceremonin' })).toBeNull();
  });

  it('[O2.10-06] shows of another member whether they are a knight, and nothing of their progress', async () => {
    const profile = {
      id: 44,
      username: 'astrid',
      avatar: '/a.svg',
      rankLevel: 9,
      experiencePoints: 40_000,
      avatarClass: null,
      isKnight: true,
      memberSince: 1_600_000_000,
      isOwn: false,
      friendship: null,
    };
    const { html, head, error } = await renderSlotOnServer(slot, {
      ...optionsOf({ 'GET member/:id': () => ({ data: { member: profile } }) }, { id: '44' }),
      cookie: 'session=1',
    });
    expect(error).toBeNull();
    expect(html).toContain('astrid är riddare');
    expect(html).not.toContain('Publicerade recensioner');
    expect(head).toMatchObject({ title: 'astrid - Riddarskap', canonicalPath: '/se/member/44/knighthood' });
  });
});
