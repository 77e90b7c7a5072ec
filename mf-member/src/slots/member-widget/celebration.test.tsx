/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { FeedEntry, User } from '@shop/contracts';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MOMENT_MS } from '../../features/celebration/use-moments.ts';
import { feedResponse, testEntry, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const medal = testEntry(8, {
  title: 'Du har fått utmärkelsen ”Första köpet”!',
  path: { name: 'member.achievements', params: { aid: '5' } },
});
const ACHIEVEMENT = {
  id: 5,
  name: 'Första köpet',
  description: 'Handla en gång.',
  group: 'Köp',
  image: 'order-1',
  xp: 100,
  earnedAt: 1,
  progress: { current: 1, target: 1 },
};

let entries: readonly FeedEntry[] = [];
const API: FakeApi = {
  'GET user/feed': () => feedResponse([...entries]),
  'POST user/feed/:id/dismiss': () => undefined,
  'GET achievement/:aid': () => ({ data: { achievement: ACHIEVEMENT } }),
};

const CONSENT = { necessary: true, marketing: false, personalisation: false };

const visit = async (user: User, api: FakeApi = API, consent: typeof CONSENT | null = CONSENT) => {
  const shown = await renderSlot(slot, {
    slot: 'member-widget',
    page: { user, settings: user.settings, consent },
    api: { ...API, ...api },
  });
  await screen.findByText(user.username);
  const { platform } = shown;
  const refreshTo = (next: User) => act(async () => platform.store.set(platform.atoms.user, next));
  const said = () => platform.emitted.filter(({ name }) => name === 'member.earned');
  return { ...shown, refreshTo, said };
};
/** The first look at a member has been stored. */
const known = () => waitFor(() => expect(localStorage.getItem('memberProgress')).toContain('8830'));
/** The card's words and medals are fetched first. */
const card = () => screen.findByRole('region', { name: 'Du har fått något' }, { timeout: 4000 });
const noCard = () => expect(screen.queryByRole('region', { name: 'Du har fått något' })).toBeNull();
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeAll(async () => {
  await import('./logged-in-widget.tsx');
  await import('./companion.tsx');
});
beforeEach(() => {
  localStorage.clear();
  entries = [];
});
afterEach(() => {
  jest.useRealTimers();
  restoreGlobals();
});

describe('the moment of joy', () => {
  it('shows XP, the new level and the medal of a new achievement, read out and linked', async () => {
    const { refreshTo, said } = await visit(testUser());
    await known();
    noCard();
    entries = [medal];
    await refreshTo(testUser({ experiencePoints: 12_100, rankLevel: 4 }));
    const shown = await card();
    expect(shown.textContent).toContain('+3\u00a0270 XP');
    expect(within(shown).getByText('Du har nått nivå 4 (Bronze)!')).toBeDefined();
    const link = within(shown).getByRole('link', { name: 'Du har fått utmärkelsen ”Första köpet”!' });
    expect(link.getAttribute('href')).toBe('/se/member/achievements/5');
    const sources = [...shown.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([expect.stringMatching(/^\/img\/member\/achievements\/order-1\.png/)]);
    expect(spoken()).toContain('Du har nått nivå 4 (Bronze)! Du har fått utmärkelsen ”Första köpet”! +3\u00a0270 XP');
    expect(said()).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('comes on a later page, once, for what was earned in between', async () => {
    localStorage.setItem(
      'memberProgress',
      JSON.stringify({ userId: testUser().id, experiencePoints: 8000, rankLevel: 3, lastEntry: 2 }),
    );
    const first = await visit(testUser());
    expect((await card()).textContent).toContain('+830 XP');
    first.unmount();
    const { said } = await visit(testUser());
    await waitFor(() => expect(localStorage.getItem('memberProgress')).toContain('8830'));
    noCard();
    expect(said()).toEqual([]);
  });

  it('is shown for what another tab has noticed, and not for another member', async () => {
    const { platform } = await visit(testUser());
    await known();
    const earned = { gainedXp: 25, experiencePoints: 8855, level: null, achievements: [] };
    act(() => platform.bus.emit('member.earned', { ...earned, userId: 99 }));
    noCard();
    act(() => platform.bus.emit('member.earned', { ...earned, userId: testUser().id }));
    expect((await card()).textContent).toContain('+25 XP');
  });

  it('[6-23] is silent in serious business mode, and does not come later', async () => {
    const settings = { serious_business_mode: true };
    const { refreshTo, said, platform } = await visit(testUser({ settings }));
    await known();
    await refreshTo(testUser({ settings, experiencePoints: 9000 }));
    await waitFor(() => expect(localStorage.getItem('memberProgress')).toContain('9000'));
    act(() => platform.store.set(platform.atoms.settings, testUser().settings));
    await refreshTo(testUser({ experiencePoints: 9000 }));
    noCard();
    expect(said()).toEqual([]);
  });

  it('goes by itself, but not while the member is busy with it, and one comes after the other', async () => {
    const { platform } = await visit(testUser());
    await known();
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const earned = { userId: testUser().id, experiencePoints: 8855, level: null, achievements: [] };
    act(() => platform.bus.emit('member.earned', { ...earned, gainedXp: 25 }));
    act(() => platform.bus.emit('member.earned', { ...earned, gainedXp: 50 }));
    const shown = screen.getByRole('region', { name: 'Du har fått något' });
    act(() => within(shown).getByRole('button', { name: 'Stäng' }).focus());
    act(() => void jest.advanceTimersByTime(MOMENT_MS * 2));
    expect(screen.getByText('+25 XP', { selector: 'section span' })).toBeDefined();
    act(() => within(shown).getByRole('button', { name: 'Stäng' }).blur());
    act(() => void jest.advanceTimersByTime(MOMENT_MS));
    expect(screen.getByText('+50 XP', { selector: 'section span' })).toBeDefined();
    act(() => void jest.advanceTimersByTime(MOMENT_MS));
    noCard();
  });

  it('closes by Escape, which marks its achievement as read', async () => {
    const { refreshTo, platform } = await visit(testUser());
    await known();
    entries = [medal];
    await refreshTo(testUser({ experiencePoints: 9000 }));
    await card();
    await userEvent.keyboard('{Escape}');
    noCard();
    await waitFor(() =>
      expect(platform.calls.at(-1)).toMatchObject({ call: 'POST user/feed/:id/dismiss', params: { id: 8 } }),
    );
  });

  it('waits for the answer to the question about cookies, which it would cover', async () => {
    const { platform } = await visit(testUser(), API, null);
    await known();
    const earned = { userId: testUser().id, gainedXp: 25, experiencePoints: 8855, level: null, achievements: [] };
    act(() => platform.bus.emit('member.earned', earned));
    noCard();
    act(() => platform.store.set(platform.atoms.consent, CONSENT));
    expect((await card()).textContent).toContain('+25 XP');
  });

  it('waits until a dialog is closed, which would cover it and keep its words unheard', async () => {
    const { platform } = await visit(testUser());
    await known();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    const earned = { userId: testUser().id, gainedXp: 25, experiencePoints: 8855, level: null, achievements: [] };
    act(() => platform.bus.emit('member.earned', earned));
    noCard();
    act(() => {
      dialog.close();
      dialog.dispatchEvent(new Event('close'));
    });
    expect((await card()).textContent).toContain('+25 XP');
    dialog.remove();
  });

  it('makes way for a dropdown', async () => {
    const { platform } = await visit(testUser());
    await known();
    const earned = { userId: testUser().id, gainedXp: 25, experiencePoints: 8855, level: null, achievements: [] };
    act(() => platform.bus.emit('member.earned', earned));
    await card();
    act(() => platform.bus.emit('dropdown.opened', { name: 'menu' }));
    noCard();
  });

  it('comes without the picture when the achievement cannot be fetched', async () => {
    const away = () => Promise.reject(apiFailure(503, 'UNAVAILABLE'));
    const { refreshTo } = await visit(testUser(), { 'GET achievement/:aid': away });
    await known();
    entries = [medal];
    await refreshTo(testUser({ experiencePoints: 9000 }));
    const shown = await card();
    expect(shown.textContent).toContain('Första köpet');
    expect(shown.querySelector('img')).toBeNull();
  });
});

describe('its sound', () => {
  /** A context that counts its tones. */
  const stubAudio = () => {
    const started: number[] = [];
    class FakeContext {
      readonly currentTime = 0;
      readonly destination = {};
      createGain() {
        const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
        return { gain, connect: () => ({}) };
      }
      createOscillator() {
        const frequency = { value: 0 };
        return {
          frequency,
          connect: (next: unknown) => next,
          start: () => void started.push(frequency.value),
          stop: () => undefined,
          addEventListener: () => undefined,
        };
      }
    }
    stubGlobal('AudioContext', FakeContext);
    return started;
  };
  const earned = { gainedXp: 25, experiencePoints: 8855, level: null, achievements: [] };

  it('is off until the member turns it on, and stays so on this device', async () => {
    const started = stubAudio();
    const { platform } = await visit(testUser());
    await known();
    const emit = () => act(() => platform.bus.emit('member.earned', { ...earned, userId: testUser().id }));
    emit();
    const sound = within(await card()).getByRole('button', { name: 'Ljud när du får något' });
    expect([sound.getAttribute('aria-pressed'), started.length]).toEqual(['false', 0]);
    await userEvent.click(sound);
    expect([sound.getAttribute('aria-pressed'), localStorage.getItem('celebrationSound')]).toEqual(['true', 'on']);
    emit();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Stäng' }));
    expect(started).toHaveLength(3);
  });
});
