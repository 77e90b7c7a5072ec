/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Achievement } from '@shop/contracts/api/member-world';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer, TEST_NOW } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';
import { meResponse, testUser } from '../../testing/fixtures.ts';

const achievement = (id: number, change: Partial<Achievement> = {}): Achievement => ({
  id,
  name: `Utmärkelse ${id}`,
  description: 'Behåll din första beställning.',
  group: 'Köp',
  image: `order-${id}`,
  xp: 50,
  earnedAt: null,
  progress: { current: 1, target: 3 },
  ...change,
});
const EARNED = achievement(1, {
  name: 'Första paketet',
  earnedAt: TEST_NOW / 1000,
  progress: { current: 1, target: 1 },
});
const NEAR = achievement(2, { name: 'Stamkund' });
const FAR = achievement(3, { name: 'Dubbad', progress: { current: 0, target: 1 } });

const GROUPS = [
  { name: 'Köp', earnedCount: 1, totalCount: 40 },
  { name: 'Quiz', earnedCount: 0, totalCount: 20 },
];
const list = (achievements: Achievement[], matchCount = achievements.length) => ({
  data: { achievements, earnedCount: 1, totalCount: 60, matchCount, groups: GROUPS },
});
const API: FakeApi = {
  'GET me': () => meResponse(testUser()),
  'GET achievement': () => list([EARNED, NEAR, FAR], 60),
  'GET achievement/:aid': ({ params }) => {
    const found = [EARNED, NEAR, FAR].find(({ id }) => String(id) === String(params.aid));
    if (found === undefined) throw apiFailure(404, 'NOT_FOUND');
    return { data: { achievement: found, holders: 12 } };
  },
};

interface Visit {
  params?: Record<string, string>;
  query?: RouteSnapshot['query'];
  api?: FakeApi;
}

const optionsOf = ({ params = {}, query = {}, api = {} }: Visit) => ({
  slot: 'member-page' as const,
  route: {
    name: 'member.achievements' as const,
    path: '/se/member/achievements',
    params: { region: 'se', ...params },
    query,
  },
  page: { user: testUser() },
  api: { ...API, ...api },
});
const visit = (options: Visit = {}) => renderSlot(slot, optionsOf(options));

/** Names of a whole page's elements take a while to compute on a busy machine. */
const SLOWLY = { timeout: 10_000 };

beforeAll(async () => void (await import('../../features/achievements/achievement-dialog.tsx')));

describe('member.achievements', () => {
  it('[1-37][O2.17-08] is a grid of picture, name, description, XP, and the date or honest progress', async () => {
    await visit();
    const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
    expect(cards.map((card) => card?.textContent)).toEqual([
      expect.stringMatching(/^Första paketetBehåll din första beställning\.50 XPFick 12 mars 2026$/),
      expect.stringMatching(/^Stamkund.*50 XP.*1 av 3, 2 kvar/),
      expect.stringMatching(/^Dubbad.*50 XPInte än$/),
    ]);
    const progress = within(cards[1] ?? document.body).getByRole('progressbar');
    expect(progress.getAttribute('aria-valuetext')).toBe('1 av 3, 2 kvar');
    expect(screen.getByRole('progressbar', { name: 'Dina utmärkelser' }).getAttribute('aria-valuetext')).toBe(
      '1 av 60',
    );
  });

  it('[O2.17-08] says of one that is reached that it comes, not that nothing is left', async () => {
    const reached = achievement(4, { progress: { current: 150, target: 150 } });
    await visit({ api: { 'GET achievement': () => list([reached]) } });
    const progress = screen.getByRole('progressbar', { name: 'Så långt har du kommit: Utmärkelse 4' });
    expect(progress.getAttribute('aria-valuetext')).toBe('150 av 150, på väg till dig');
  });

  it('[7.9-12][7.9-13] shows each picture by its name, with height, width and quality 75, sharp on a 2× screen', async () => {
    const { container } = await visit();
    const [picture] = container.querySelectorAll('li img');
    expect(picture?.getAttribute('src')).toBe('/img/member/achievements/order-1.png?h=96&w=96&q=75');
    expect(picture?.getAttribute('srcset')).toContain('/img/member/achievements/order-1.png?h=192&w=192&q=75 2x');
  });

  it('[O2.17-08] marks what is not earned with a lock, so that no colour is needed to tell', async () => {
    const { container } = await visit();
    const locks = [...container.querySelectorAll('li')].filter((card) => card.querySelector('h2') !== null);
    expect(locks.map((card) => card.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
    expect(locks.map((card) => card.querySelector('img')?.parentElement?.querySelector('svg') !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[O2.17-08] shows what is nearest above a first page of earned ones, and on no other', async () => {
    const earned = [EARNED, achievement(5, { earnedAt: TEST_NOW / 1000 })];
    const full = { data: { ...list(earned, 60).data, nearest: [NEAR, FAR] } };
    const api: FakeApi = { 'GET achievement': () => full };
    const { unmount } = await visit({ api });
    const nearest = within(screen.getByRole('region', { name: 'Närmast för dig' }));
    expect(nearest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Stamkund',
      'Dubbad',
    ]);
    const own = within(screen.getByRole('region', { name: 'Det du har fått' }));
    expect(own.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    unmount();
    await visit({ api, query: { page: '2' } });
    expect(screen.queryByRole('region', { name: 'Närmast för dig' })).toBeNull();
  });

  it('[O2.17-08] filters by group and pages, by URLs', async () => {
    const { platform } = await visit({ query: { group: 'Quiz', page: '2' } });
    expect(platform.calls.find(({ call }) => call === 'GET achievement')).toMatchObject({
      query: { group: 'Quiz', page: 2, limit: 24 },
    });
    const groups = screen.getByRole('navigation', { name: 'Grupper av utmärkelser' });
    expect(within(groups).getByRole('link', { current: true }).textContent).toBe('Quiz 0 av 20');
    expect(within(groups).getByRole('link', { name: /Köp/ }).getAttribute('href')).toBe(
      '/se/member/achievements?group=K%C3%B6p',
    );
    const pages = screen.getByRole('navigation', { name: 'Utmärkelser' });
    expect(within(pages).getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe(
      '/se/member/achievements?group=Quiz&page=3',
    );
  });

  it('leads from a page that does not exist to the last one', async () => {
    await expect(visit({ query: { page: '9' } })).rejects.toMatchObject({ to: '/se/member/achievements?page=3' });
  });

  it('is no dead end in a group that there is not', async () => {
    await visit({ query: { group: 'Hemligheter' }, api: { 'GET achievement': () => list([], 0) } });
    expect(screen.getByRole('link', { name: 'Visa alla utmärkelser' }).getAttribute('href')).toBe(
      '/se/member/achievements',
    );
  });

  it('[O2.17-08] opens one in a dialog with an URL of its own, and closes to the list as it was', async () => {
    const { platform } = await visit({ params: { aid: '2' }, query: { page: '2' } });
    const dialog = await screen.findByRole('dialog', { name: 'Stamkund' }, SLOWLY);
    expect(dialog.textContent).toContain('Köp · 50 XP');
    expect(dialog.querySelector('img')?.getAttribute('src')).toContain('order-2.png?h=192&w=192&q=75');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/member/achievements?page=2']));
  });

  it('opens from the grid without moving it', async () => {
    const { platform } = await visit({ query: { group: 'Köp' } });
    await userEvent.click(screen.getByRole('link', { name: 'Stamkund' }));
    expect(platform.navigated).toMatchObject([
      { to: expect.stringMatching(/\/se\/member\/achievements\/2\?group=K%C3%B6p$/), options: { keepScroll: true } },
    ]);
  });

  it('[O6-12] says nothing of one that is still a secret', async () => {
    const { status } = await renderSlotOnServer(slot, { ...optionsOf({ params: { aid: '9' } }), cookie: 'session=1' });
    expect(status).toBe(404);
  });

  it('shows one without JavaScript, too, with its own title', async () => {
    const { html, head, error } = await renderSlotOnServer(slot, {
      ...optionsOf({ params: { aid: '1' } }),
      cookie: 'session=1',
    });
    expect(error).toBeNull();
    expect(html).toMatch(/<noscript>.*order-1\.png\?h=192.*12 medlemmar har den.*<\/noscript>/s);
    expect(head).toMatchObject({
      title: 'nova - Första paketet',
      canonicalPath: '/se/member/achievements/1',
      breadcrumbs: [{ title: 'Mina sidor' }, { title: 'Utmärkelser' }, { title: 'Första paketet' }],
    });
  });

  describe('of another member', () => {
    const others = Array.from({ length: 30 }, (_, index) => {
      const { progress: _progress, ...earned } = achievement(index + 1, { earnedAt: TEST_NOW / 1000 - index });
      return { ...earned, group: index < 5 ? 'Quiz' : 'Köp' };
    });
    const profile = {
      id: 12,
      username: 'anna',
      avatar: '/api/avatar/12',
      rankLevel: 7,
      rankGroup: 'Silver',
      experiencePoints: 50_000,
      avatarClass: null,
      isKnight: false,
      isOwn: false,
      memberSince: 1_700_000_000,
      friendship: null,
    };
    const api: FakeApi = {
      'GET member/:id': () => ({ data: { member: profile } }),
      'GET member/:id/achievement': () => ({ data: { achievements: others } }),
    };
    const params = { id: '12', name: 'anna' };

    it('[O2.17-08][O6-07] are what that member has earned, newest first, by group and page', async () => {
      const { platform } = await visit({ params, query: { group: 'Quiz' }, api });
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
        others.slice(0, 5).map(({ name }) => name),
      );
      expect(screen.getByText('anna har fått 30 utmärkelser.')).toBeDefined();
      expect(screen.queryByText(/kvar|Inte än/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Köp 25' }).getAttribute('href')).toMatch(/12\S*\?group=K/);
      // Nothing of the reader's own is mixed in.
      expect(platform.calls.map(({ call }) => call)).not.toContain('GET achievement');
    });

    it('[O2.17-08] open in a dialog, too, but not one that they have not earned', async () => {
      await visit({ params: { ...params, aid: '3' }, api });
      expect(await screen.findByRole('dialog', { name: 'Utmärkelse 3' }, SLOWLY)).toBeDefined();
      const unearned = await renderSlotOnServer(slot, {
        ...optionsOf({ params: { ...params, aid: '99' }, api }),
        cookie: 'session=1',
      });
      expect(unearned.status).toBe(404);
    });

    it('say so when there are none', async () => {
      await visit({ params, api: { ...api, 'GET member/:id/achievement': () => ({ data: { achievements: [] } }) } });
      expect(screen.getByText('anna har inga utmärkelser än')).toBeDefined();
      expect(screen.getByText('anna har fått 0 utmärkelser.')).toBeDefined();
    });
  });
});
