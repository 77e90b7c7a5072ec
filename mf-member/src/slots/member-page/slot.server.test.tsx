import type { RouteName } from '@shop/contracts/routes';
import { type FakeApi, apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import {
  meResponse,
  testOrder,
  testProfile,
  testSummary,
  testUser,
  testWishlist,
  testWishlistRows,
} from '../../testing/fixtures.ts';
import { ALL_MEMBER_PAGES } from '../../features/member-menu/member-menu.ts';
import { memberPart } from './member-parts.ts';
import slot from './slot.tsx';

const VERAS_LIST = testWishlist({ id: 5, name: 'Veras lista', isPublic: true });
const VERAS_ROWS = { id: 5, name: 'Veras lista', isOwn: false, owner: { id: 8, username: 'vera' } };

const API: FakeApi = {
  'GET me': () => meResponse(null),
  // Member 8 shows themselves to everyone; nobody else does.
  'GET member/:id': ({ params }) => {
    if (Number(params.id) !== 8) throw apiFailure(404, 'NOT_FOUND');
    return { data: { member: testProfile({ isKnight: true }) } };
  },
  'GET member/:id/achievement': () => ({ data: { achievements: [] } }),
  'GET order': () => ({ data: { orders: [testSummary()], total: 1 } }),
  'GET payment': () => ({
    data: {
      payments: [
        {
          id: 'F-26000001',
          kind: 'invoice',
          orderId: 'PH26000001',
          createdAt: 1_773_000_000,
          amount: 1299,
          remaining: 1299,
          next: { number: 1, dueAt: 1_775_592_000, amount: 1299, isOverdue: false },
          status: 'open',
        },
      ],
      paymentMethods: [],
    },
  }),
  'GET order/:id': ({ params }) => {
    if (params.id !== 'PH26000001') throw apiFailure(404, 'NOT_FOUND');
    return { data: { order: testOrder() } };
  },
  'GET saved-card': () => ({ data: { savedCards: [{ id: 'c1', brand: 'Visa', lastFour: '1111', expiry: '12/29' }] } }),
  'GET gift-card': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')),
  'GET wishlist': () => ({ data: { wishlists: [testWishlist()] } }),
  'GET watch': () => ({ data: { watches: [] } }),
  'GET member/:id/wishlist': () => ({ data: { wishlists: [VERAS_LIST] } }),
  'GET wishlist/:wid': ({ params }) => {
    if (String(params.wid) === '5') return { data: { wishlist: testWishlistRows(VERAS_ROWS) } };
    if (String(params.wid) !== '3') throw apiFailure(404, 'NOT_FOUND');
    return { data: { wishlist: testWishlistRows() } };
  },
};

const render = (
  name: RouteName,
  params: Record<string, string> = {},
  user: ReturnType<typeof testUser> | null = testUser(),
) =>
  renderSlotOnServer(slot, {
    slot: 'member-page',
    route: { name, path: '/se/member/orders', params: { region: 'se', ...params } },
    page: { user, ...(user && { settings: user.settings }) },
    api: API,
    cookie: 'session=1',
  });

describe('the member page on the server', () => {
  it('[O2.17-02] is complete, with pictures, title and crumbs', async () => {
    const { html, head, error } = await render('member.orders');
    expect(error).toBeNull();
    expect(html).toContain('PH26000001');
    expect(html).toContain('/images/product/12?');
    expect(head).toMatchObject({
      title: 'nova - Beställningar',
      canonicalPath: '/se/member/orders',
      breadcrumbs: [{ title: 'Mina sidor' }, { title: 'Beställningar' }],
    });
  });

  it('[6-26][7.9-07] shows a plain icon as avatar in serious business mode, and only then', async () => {
    const icon = 'src="/api/dynimg/icon/user/1A1A1D"';
    expect((await render('member.orders')).html).not.toContain(icon);
    const serious = testUser({ settings: { serious_business_mode: true } });
    expect((await render('member.orders', {}, serious)).html).toContain(icon);
  });

  it('[O2.17-06] shows what is to be paid, in the same frame', async () => {
    const { html, head, error } = await render('member.wh-payments');
    expect(error).toBeNull();
    expect(html).toContain('Faktura för beställning PH26000001');
    expect(html).toContain('Visa som slutar på 1111');
    // What cannot be fetched costs its own section.
    expect(html).toContain('Det gick inte att hämta dina presentkort.');
    expect(head).toMatchObject({
      title: 'nova - Betalningar',
      canonicalPath: '/se/member/payments',
      breadcrumbs: [{ title: 'Mina sidor' }, { title: 'Betalningar' }],
    });
  });

  it('shows one order at its own address', async () => {
    const { html, head } = await render('member.orders', { oid: 'PH26000001' });
    expect(html).toContain('Beställning PH26000001');
    expect(head).toMatchObject({ canonicalPath: '/se/member/orders/PH26000001' });
  });

  it('[O2.1-03] shows a visitor a login form that needs no JavaScript', async () => {
    const { html, status, redirect } = await render('member.orders', {}, null);
    expect(status).toBeNull();
    expect(redirect).toBeNull();
    expect(html).toMatch(/<form[^>]* method="post"[^>]*>/);
    expect(html).toContain('action="/se/logga-in"');
    expect(html).toContain('name="returnTo"');
    expect(html).not.toContain('PH26000001');
  });

  it('[2.1-08] leads from the own route to the orders, and keeps the query', async () => {
    expect((await render('member', { id: '7' })).redirect).toMatchObject({ to: '/se/member/orders' });
  });

  it.each<[string, RouteName, Record<string, string>]>([
    ['an order that is not there', 'member.orders', { oid: 'PH1' }],
    ['[O2.17-15] a member who does not exist', 'member', { id: '99' }],
    ['[O6-08] the wishlists of a member who hides', 'member.wishlists', { id: '99' }],
  ])('answers 404 for %s', async (_what, name, params) => {
    expect((await render(name, params)).status).toBe(404);
  });

  it('[6-18][O2.17-15][O6-08] shows another member’s head and public pages, to members and to visitors', async () => {
    for (const user of [testUser(), null]) {
      const { html, head, error } = await render('member.achievements', { id: '8' }, user);
      expect(error).toBeNull();
      expect(html).toContain('vera');
      expect(html).toContain('lvl 5 Silver');
      expect(html).toContain('>Riddare<');
      expect(html).toContain('aria-label="Bli vän: vera"');
      expect(html).toContain('href="/se/member/8/achievements"');
      for (const own of ['/orders', '/payments', '/profile', '/benefits', '/offers']) expect(html).not.toContain(own);
      expect(head).toMatchObject({ title: expect.stringMatching(/^vera - /), breadcrumbs: [{ title: 'vera' }, {}] });
    }
  });

  it('[2.1-08] leads from another member’s route to the first page that others may see', async () => {
    expect((await render('member', { id: '8' })).redirect).toMatchObject({ to: '/se/member/8/achievements' });
    expect((await render('member', { id: '8' }, null)).redirect).toMatchObject({ to: '/se/member/8/achievements' });
  });

  const built = ALL_MEMBER_PAGES.filter(({ route }) => memberPart(route) !== undefined);

  it.each(built.filter(({ isPersonal }) => isPersonal).map(({ route }) => route))(
    '[6-17][2.10-32][O2.10-06] keeps %s of another member to its owner',
    async (name) => {
      const { status, html } = await render(name, { id: '8' });
      expect(status).toBe(404);
      expect(html).toBe('');
      // A visitor may be that member: the login, and nothing of the page.
      const visit = await render(name, { id: '8' }, null);
      expect(visit.status).toBeNull();
      expect(visit.html).toContain('action="/se/logga-in"');
      expect(visit.html).not.toContain('vera');
    },
  );

  it('[2.9-18] shows the member’s wishlists, and the products of one to buy without JavaScript', async () => {
    const lists = await render('member.wishlists');
    expect(lists.error).toBeNull();
    expect(lists.html).toContain('href="/se/member/wishlists/3"');
    expect(lists.html).toContain('2 produkter');
    expect(lists.head).toMatchObject({ title: 'nova - Önskelistor', canonicalPath: '/se/member/wishlists' });
    const one = await render('member.wishlists', { wid: '3' });
    expect(one.error).toBeNull();
    expect(one.html).toContain('Julklappar');
    expect(one.html).toContain('I webblagret: 5 st');
    expect(one.html.match(/<form[^>]* action="\/se\/varukorg"/g)).toHaveLength(1);
    expect(one.html).not.toContain('Ta bort');
  });

  it('[O6-07][O2.17-05] shows the lists that another member shares, and sends to their pages from one’s own', async () => {
    const shared = await render('member.wishlists', { id: '8' });
    expect(shared.html).toContain('Önskelistor som vera delar');
    expect(shared.html).toContain('href="/se/member/8/wishlists/5"');
    const { html, head } = await render('member.wishlists', { id: '8', wid: '5' });
    expect(html).toContain('Veras lista');
    expect(html).toContain('action="/se/varukorg"');
    expect(head).toMatchObject({ canonicalPath: '/se/member/8/wishlists/5' });
    expect((await render('member.wishlists', { wid: '5' })).redirect).toMatchObject({ to: '/se/member/8/wishlists/5' });
  });

  it('[2.9-18] answers 404 for a wishlist that is not there', async () => {
    expect((await render('member.wishlists', { wid: '9' })).status).toBe(404);
  });

  it('knows the member by the own id', async () => {
    expect((await render('member.orders', { id: '7' })).html).toContain('PH26000001');
  });
});
