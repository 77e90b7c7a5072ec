/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { User } from '@shop/contracts';
import type { MemberTopListEntry } from '@shop/contracts/api/member-world';
import type { ProfileSettings } from '@shop/contracts/api/profile';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { defineSlot } from '@shop/platform/define-slot';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { testProfileSettings } from '../../testing/profile-fixtures.ts';
import { loadToplist } from './load-toplist.ts';
import { ToplistPage } from './toplist-page.tsx';

const entry = (rank: number, id: number, username: string, experiencePoints: number): MemberTopListEntry => ({
  rank,
  user: { id, username, rankLevel: 9, avatar: `/api/avatar/${id}` },
  experiencePoints,
});
const LEGEND = entry(1, 3, 'legend', 900_000);
const ADMIRAL = entry(2, 2, 'admiral', 120_000);
const OWN = entry(1234, 7, 'nova', 8830);

interface Visit {
  user?: User | null;
  entries?: MemberTopListEntry[];
  own?: MemberTopListEntry | null;
  total?: number;
  query?: RouteSnapshot['query'];
  visibility?: ProfileSettings['profileVisibility'];
  api?: FakeApi;
}

const visit = ({
  user = testUser(),
  entries = [LEGEND, ADMIRAL],
  own = OWN,
  total,
  query = {},
  ...rest
}: Visit = {}) => {
  const owner = { id: 7, isSelf: true };
  const slot = defineSlot({
    load: (input) => loadToplist(input, user),
    Component: ({ data }) => <ToplistPage data={data} owner={owner} />,
  });
  return renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.toplist', path: '/se/member/toplist', query },
    page: { user },
    api: {
      'GET member-top-list': () => ({ data: { entries, own, ...(total !== undefined && { total }) } }),
      'GET profile-settings': () => ({
        data: { settings: testProfileSettings({ profileVisibility: rest.visibility ?? 'friends' }) },
      }),
      'POST profile-settings': () => undefined,
      ...rest.api,
    },
  });
};

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the member top list', () => {
  it('[1-43] [O2.17-13] ranks members by XP, with links to their profiles and the own place far below', async () => {
    await visit();
    const [list, own] = screen.getAllByRole('table');
    if (list === undefined || own === undefined) throw new Error('A table is missing.');
    expect(cells(list).slice(1)).toEqual(['1legendlvl 9 Gold900\u00a0000 xp', '2admirallvl 9 Gold120\u00a0000 xp']);
    expect(within(list).getByRole('link', { name: 'admiral' }).getAttribute('href')).toBe('/se/member/2/achievements');
    expect(screen.getByRole('table', { name: 'Din plats' })).toBe(own);
    expect(cells(own)).toEqual(['1\u00a0234novaDu · lvl 9 Gold8\u00a0830 xp']);
    expect(screen.getByText('Din plats: 1 234, med 8 830 xp.')).toBeDefined();
  });

  it('[O2.17-13] marks the own place where it is on the page, and does not say it twice', async () => {
    await visit({ entries: [LEGEND, { ...OWN, rank: 2 }], own: { ...OWN, rank: 2 } });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('table').textContent).toContain('Du · ');
  });

  it.each([
    ['of all time', {}, { period: 'all', among: 'everyone' }, 'Alla tider'],
    ['of this month', { lista: 'manad' }, { period: 'month', among: 'everyone' }, 'Den här månaden'],
    ['among friends', { lista: 'vanner' }, { period: 'all', among: 'friends' }, 'Vänner'],
  ])('[O2.17-13] is shown %s', async (_name, query, asked, label) => {
    const { platform } = await visit({ query });
    expect(platform.calls.find(({ call }) => call === 'GET member-top-list')?.query).toEqual({
      ...asked,
      limit: 25,
      page: 1,
    });
    const tabs = screen.getByRole('navigation', { name: 'Topplistor' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe(label);
    expect(within(tabs).getByRole('link', { name: 'Den här månaden' }).getAttribute('href')).toBe(
      '/se/member/toplist?lista=manad',
    );
  });

  it('[O2.17-13] has pages, each with its address', async () => {
    await visit({ query: { lista: 'manad', page: '2' }, total: 60 });
    const pages = screen.getByRole('navigation', { name: 'Topplista' });
    expect(within(pages).getByRole('link', { name: 'Nästa sida' }).getAttribute('href')).toBe(
      '/se/member/toplist?lista=manad&page=3',
    );
    await expect(visit({ query: { page: '9' }, entries: [], total: 60 })).rejects.toMatchObject({
      to: '/se/member/toplist?page=3',
    });
  });

  it('[O2.17-13] [O6-08] says who sees the member in it, and lets them join and leave', async () => {
    const { platform } = await visit();
    expect(screen.getByText(/Där ser bara du din plats\.$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Visa mig i topplistan' }));
    expect(await screen.findByText(/^Du är med i topplistan: alla ser ditt namn/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Dölj mig i topplistan' }));
    await screen.findByRole('button', { name: 'Visa mig i topplistan' });
    const bodies = platform.calls.filter(({ call }) => call === 'POST profile-settings').map(({ body }) => body);
    expect(bodies).toEqual([{ profileVisibility: 'everyone' }, { profileVisibility: 'friends' }]);
    await waitFor(() => expect(platform.navigated).toHaveLength(2));
  });

  it('[O6-09] leads on when it is empty, and gives no place to whoever has none', async () => {
    await visit({ query: { lista: 'vanner' }, entries: [], own: null });
    expect(screen.getByRole('link', { name: 'Hitta vänner' }).getAttribute('href')).toBe('/se/member/friends');
    expect(screen.getByText('Medlemmar efter XP. Bara de som vill synas för alla är med.')).toBeDefined();
  });

  it('is there without the note of who sees the member when that cannot be fetched', async () => {
    await visit({ api: { 'GET profile-settings': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) } });
    expect(screen.getByText('Din plats: 1 234, med 8 830 xp.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Visa mig i topplistan' })).toBeNull();
  });

  it('is open to a visitor, without anything of a member', async () => {
    const { platform } = await visit({ user: null, own: null });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET member-top-list']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
