/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { User } from '@shop/contracts/api/user';
import { apiFailure, type FakeApi, renderSlot, renderWithPlatform } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { avatarOfUser } from '../../features/avatar/avatar-of-user.ts';
import { MemberAvatar } from '../../features/avatar/member-avatar.tsx';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const CLASSES = [
  { id: 1, name: 'Riddaren', minimumRankLevel: 0, isUnlocked: true, isWon: false },
  { id: 3, name: 'Rymdfararen', minimumRankLevel: 3, isUnlocked: true, isWon: false },
  { id: 6, name: 'Piraten', minimumRankLevel: 5, isUnlocked: false, isWon: false },
  { id: 4, name: 'Regenten', minimumRankLevel: 17, isUnlocked: true, isWon: true },
];

const avatarResponse = (classId: number | null) => ({
  data: { avatar: { imageUrl: '/api/avatar/7', class: classId === null ? null : { id: classId } }, classes: CLASSES },
});

const visit = (api: FakeApi = {}, classId: number | null = 1, user: User = testUser()) =>
  renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.avatar', path: '/se/member/avatar', params: { region: 'se' }, query: {} },
    page: { user, settings: user.settings },
    api: { 'GET me': () => meResponse(user), 'GET user/avatar': () => avatarResponse(classId), ...api },
  });

const figureOf = (name: RegExp) => screen.getByRole('img', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Spara avataren' }));

describe('member.avatar', () => {
  it('[1-38][O2.17-09] shows the avatar on its class’s background, and every class with its lock in words', async () => {
    await visit();
    const stage = figureOf(/^nova som Riddaren$/);
    expect(stage.getAttribute('src')).toMatch(/^\/api\/avatar\/\d+\?class=1$/);
    expect(stage.closest('figure')?.querySelector('picture img')?.getAttribute('src')).toBe(
      '/img/member/avatar/background-1.gif?still',
    );
    const group = screen.getByRole('group', { name: 'Välj klass' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    const described = radios.map((radio) => [
      radio.labels?.[0]?.textContent,
      document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
    expect(described).toEqual([
      ['Utan klass', 'Precis som du är'],
      ['Riddaren', 'Öppen för alla'],
      ['Rymdfararen', 'Öppnad på nivå\u00a03'],
      ['Piraten', 'Låst: kräver nivå\u00a05'],
      ['Regenten', 'Vunnen i en förrådslåda'],
    ]);
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  });

  it('[7.9-14] moves only where less motion is not asked for', async () => {
    await visit();
    const source = document.querySelector('figure source');
    expect(source?.getAttribute('media')).toBe('(prefers-reduced-motion: no-preference)');
    expect(source?.getAttribute('srcset')).toBe('/img/member/avatar/background-1.gif');
    // The samples of the picker stand still for everyone.
    expect(screen.getByRole('group').querySelector('source')).toBeNull();
  });

  it('[O2.17-09] is tried on before it is saved, and everything else follows at once', async () => {
    const { platform } = await visit({ 'PUT user/avatar': () => undefined });
    await userEvent.click(screen.getByRole('radio', { name: 'Rymdfararen' }));
    expect(figureOf(/^nova som Rymdfararen$/).getAttribute('src')).toMatch(/\?class=3$/);
    expect(screen.getByText('Så här ser du ut när du har sparat.')).toBeDefined();
    expect(platform.calls.map(({ call }) => call)).not.toContain('PUT user/avatar');
    await save();
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Din avatar är sparad.' }]));
    expect(platform.calls.find(({ call }) => call === 'PUT user/avatar')?.body).toEqual({ classId: 3 });
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    expect(screen.getByText('Så här ser du ut nu.')).toBeDefined();
  });

  it('[7.9-17] can be without a class again, on the first background', async () => {
    const { platform } = await visit({ 'PUT user/avatar': () => undefined }, 3);
    await userEvent.click(screen.getByRole('radio', { name: 'Utan klass' }));
    const stage = figureOf(/^nova som Utan klass$/);
    expect(stage.getAttribute('src')).toMatch(/\?class=0$/);
    expect(stage.closest('figure')?.querySelector('img')?.getAttribute('src')).toContain('background-1.gif');
    await save();
    await waitFor(() => expect(platform.calls.at(-1)?.body).toEqual({ classId: null }));
  });

  it('[O2.17-09] shows a locked class and says what it needs, without asking the server for it', async () => {
    const { platform } = await visit();
    await userEvent.click(screen.getByRole('radio', { name: 'Piraten' }));
    expect(figureOf(/^nova som Piraten$/)).toBeDefined();
    await save();
    expect(screen.getByRole('alert').textContent).toMatch(/^Piraten kräver nivå 5, och du är på nivå 3\./);
    expect(platform.calls.map(({ call }) => call)).not.toContain('PUT user/avatar');
  });

  it('keeps the choice when it cannot be saved, and saves it on the next try', async () => {
    let isDown = true;
    const { platform } = await visit({
      'PUT user/avatar': () => (isDown ? Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.')) : undefined),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Regenten' }));
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Butiken vilar.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Regenten' }).checked).toBe(true);
    isDown = false;
    await save();
    await waitFor(() => expect(platform.toasted).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a member’s avatar', () => {
  const show = (change: Parameters<typeof testUser>[0] = {}, options: { now?: number } = {}) => {
    const user = testUser({ avatar: { class: { id: 6 } }, ...change });
    const { container } = renderWithPlatform(<MemberAvatar member={avatarOfUser(user)} />, {
      page: { user, settings: user.settings },
      ...options,
    });
    return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  };

  it('[7.9-08][7.9-14] is the figure of the class before its background', () => {
    const [ground, figure] = show();
    expect(ground).toBe('/img/member/avatar/background-6.gif?still');
    expect(figure).toMatch(/^\/api\/avatar\/\d+\?class=6$/);
  });

  it('[7.9-15] stands on gold above level 8', () => {
    expect(show({ rankLevel: 8 })[0]).toContain('background-6.gif');
    expect(show({ rankLevel: 9 })[0]).toContain('background-6-gold-plus.gif');
  });

  it('[7.9-16] stands in snow in December and until 10 January', () => {
    expect(show({ rankLevel: 9 }, { now: Date.UTC(2026, 11, 24) })[0]).toContain('background-6-xmas.gif');
    expect(show({ rankLevel: 1 }, { now: Date.UTC(2027, 0, 10) })[0]).toContain('background-6-xmas.gif');
    expect(show({ rankLevel: 1 }, { now: Date.UTC(2027, 0, 11) })[0]).toContain('background-6.gif');
  });

  it('[7.9-17] stands on the first background without a class', () => {
    expect(show({ avatar: { class: null } })).toEqual([
      '/img/member/avatar/background-1.gif?still',
      expect.stringMatching(/\?class=0$/),
    ]);
  });

  it('[6-25][6-26] is a plain icon without background in serious business mode', () => {
    // One picture, which the server's test of the page knows by its URL.
    expect(show({ settings: { serious_business_mode: true } })).toHaveLength(1);
    expect(document.querySelector('picture')).toBeNull();
  });
});
