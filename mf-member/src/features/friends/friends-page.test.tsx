/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Friend } from '@shop/contracts/api/friend';
import type { ProfileSettings } from '@shop/contracts/api/profile';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { FRIEND_STATUS } from '@shop/domain/friends';
import { defineSlot } from '@shop/platform/define-slot';
import { apiFailure, type FakeApi, renderSlot, TEST_NOW } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { testProfileSettings } from '../../testing/profile-fixtures.ts';
import { FriendsPage } from './friends-page.tsx';
import { loadFriends } from './load-friends.ts';

const { SENT, RECEIVED, ACCEPTED, DENIED } = FRIEND_STATUS;

const person = (id: number, username: string) => ({ id, username, rankLevel: 4, avatar: `/api/avatar/${id}` });
const friend = (id: number, username: string, status: Friend['status'], isProfileOpen = false): Friend => ({
  id,
  user: person(id, username),
  status,
  isProfileOpen,
});
const NOVA = { user: person(7, 'nova'), isOwn: true, experiencePoints: 8830, achievements: 12, quizScore: 140 };
const VERA = { user: person(8, 'vera'), isOwn: false, experiencePoints: 12_400, achievements: 9, quizScore: 260 };
const NEWS = {
  user: VERA.user,
  achievement: { id: 3, name: 'Recensent', image: 'review-1' },
  at: TEST_NOW / 1000 - 86_400,
};

interface Visit {
  friends?: Friend[];
  query?: RouteSnapshot['query'];
  visibility?: ProfileSettings['profileVisibility'];
  api?: FakeApi;
}

const slot = defineSlot({ load: loadFriends, Component: ({ data }) => <FriendsPage data={data} /> });
const visit = ({ friends = [], query = {}, visibility = 'friends', api }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.friends', path: '/se/member/friends', query },
    page: { user: testUser() },
    api: {
      'GET user/friend': () => ({ data: { friends } }),
      'GET user/friend/activity': () => ({ data: { compared: [VERA, NOVA], news: [NEWS] } }),
      'GET profile-settings': () => ({ data: { settings: testProfileSettings({ profileVisibility: visibility }) } }),
      ...api,
    },
  });

const names = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a, span span')?.textContent);

describe('the member’s friends', () => {
  it('[1-41] [O2.17-12] [4-101] are there with avatar, name and level, apart from requests of each status', async () => {
    await visit({
      friends: [
        friend(1, 'rune', RECEIVED),
        friend(8, 'vera', ACCEPTED, true),
        friend(3, 'saga', SENT),
        friend(4, 'dag', DENIED),
      ],
    });
    expect(names('Vill bli din vän')).toEqual(['rune']);
    expect(names('Dina vänner')).toEqual(['vera']);
    expect(names('Förfrågningar som du har skickat')).toEqual(['saga']);
    expect(names('Förfrågningar som du har tackat nej till')).toEqual(['dag']);
    const own = screen.getByRole('region', { name: 'Dina vänner' });
    expect(own.textContent).toContain('lvl 4');
    expect(own.querySelectorAll('img')).toHaveLength(1);
    expect(within(own).getByRole('link', { name: 'vera' }).getAttribute('href')).toBe('/se/member/8/achievements');
    // A profile that would be 404 is not linked to.
    expect(screen.queryByRole('link', { name: 'rune' })).toBeNull();
  });

  it('[O2.17-12] [O4-36] are made, refused, withdrawn and ended on the page, the last one only when sure', async () => {
    const { platform } = await visit({
      friends: [friend(1, 'rune', RECEIVED), friend(8, 'vera', ACCEPTED, true), friend(3, 'saga', SENT)],
      api: { 'POST user/friend/:id/accept': () => undefined, 'DELETE user/friend/:id': () => undefined },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Tacka ja: rune' }));
    await screen.findByRole('button', { name: 'Ta bort vän: rune' });
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    await userEvent.click(screen.getByRole('button', { name: 'Dra tillbaka: saga' }));
    await screen.findByRole('button', { name: 'Bli vän: saga' });
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort vän: vera' }));
    await screen.findByRole('button', { name: 'Bli vän: vera' });
    expect(platform.opened.map(({ kind }) => kind)).toEqual(['confirm']);
    const written = platform.calls.filter(({ call }) => !call.startsWith('GET'));
    expect(written.map(({ call, params }) => [call, params])).toEqual([
      ['POST user/friend/:id/accept', { id: 1 }],
      ['DELETE user/friend/:id', { id: 3 }],
      ['DELETE user/friend/:id', { id: 8 }],
    ]);
  });

  it('[O2.17-12] are compared by level, XP, achievements and quiz, and what they have earned is told', async () => {
    await visit({ friends: [friend(8, 'vera', ACCEPTED, true)] });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['vera', 'lvl 4 Bronze', '12\u00a0400', '9', '260'],
      ['Du', 'lvl 4 Bronze', '8\u00a0830', '12', '140'],
    ]);
    const news = screen.getByRole('region', { name: 'Hänt hos dina vänner' });
    expect(within(news).getByRole('listitem').textContent).toContain('vera har fått utmärkelsen Recensent');
  });

  it('are there when how they stand cannot be fetched, which is said', async () => {
    const away = () => Promise.reject(apiFailure(503, 'UNAVAILABLE'));
    const api = { 'GET user/friend/activity': away, 'GET profile-settings': away, 'GET user/friend/search': away };
    await visit({ friends: [friend(8, 'vera', ACCEPTED, true)], query: { namn: 'saga' }, api });
    expect(names('Dina vänner')).toEqual(['vera']);
    expect(screen.getByText(/Det gick inte att hämta hur det går/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Hitta en vän').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Dölj mig för alla' })).toBeNull();
  });

  it('[O2.17-12] are found by username and asked; the search is a form that needs no JavaScript', async () => {
    const { platform } = await visit({
      query: { namn: ' Vera ' },
      api: {
        'GET user/friend/search': () => ({ data: { members: [{ user: person(8, 'vera'), friendship: null }] } }),
        'POST user/friend': () => ({ data: { friendship: { id: 4, status: SENT } } }),
      },
    });
    expect(platform.calls.find(({ call }) => call === 'GET user/friend/search')?.query).toEqual({ username: 'Vera' });
    expect(screen.getByRole<HTMLFormElement>('search').getAttribute('action')).toBe('/se/member/friends');
    expect(screen.getByText('1 medlem hittades.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Bli vän: vera' }));
    expect(await screen.findByText('Vänförfrågan skickad')).toBeDefined();
  });

  it.each([
    ['ve', 'Skriv minst 3 tecken av användarnamnet.'],
    ['', 'Skriv minst 3 tecken av användarnamnet.'],
    ['vera@exempel.example', 'Sök på användarnamnet. Ingen hittas med sin e-postadress.'],
  ])(
    '[O2.17-12] say beside the field why ”%s” is not searched for, and never look for an e-mail address',
    async (namn, text) => {
      const { platform } = await visit({ query: { namn } });
      const field = screen.getByLabelText<HTMLInputElement>('Hitta en vän');
      expect(field.value).toBe(namn);
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text);
      expect(platform.calls.map(({ call }) => call)).not.toContain('GET user/friend/search');
    },
  );

  it('help on when nobody is found, when too much is searched, and when there are none', async () => {
    const members: never[] = [];
    await visit({ query: { namn: 'ingen' }, api: { 'GET user/friend/search': () => ({ data: { members } }) } });
    expect(screen.getByText('Ingen medlem som heter ”ingen” går att hitta.')).toBeDefined();
    expect(screen.getByText('Du har inga vänner här än')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se topplistan' }).getAttribute('href')).toBe('/se/member/toplist');
    const limited = () => Promise.reject(apiFailure(429, 'RATE_LIMITED', 'Vänta en stund.'));
    await visit({ query: { namn: 'nova2' }, api: { 'GET user/friend/search': limited } });
    expect(screen.getByText('Vänta en stund.')).toBeDefined();
  });

  it('[O6-08] are told by the page what they see, and the member can hide and come back', async () => {
    const { platform } = await visit({ api: { 'POST profile-settings': () => undefined } });
    expect(screen.getByText(/^Dina vänner ser din nivå/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Dölj mig för alla' }));
    expect(await screen.findByText(/^Du har valt att inte synas för någon/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Låt mina vänner se mig' }));
    expect(await screen.findByText(/^Dina vänner ser din nivå/)).toBeDefined();
    const bodies = platform.calls.filter(({ call }) => call === 'POST profile-settings').map(({ body }) => body);
    expect(bodies).toEqual([{ profileVisibility: 'nobody' }, { profileVisibility: 'friends' }]);
    await waitFor(() => expect(platform.navigated).toHaveLength(2));
  });
});
