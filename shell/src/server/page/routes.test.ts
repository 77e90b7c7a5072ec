import { ROUTES, routeDefinition, type RouteName, type TableRoute } from '@shop/contracts/routes';
import { knownOwnerOf, REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShell, type FakeSlots, type TestShell } from '../testing/test-shell.ts';

/** Every page slot of every remote renders its own name, so that a response shows which one has rendered it. */
const PAGES = Object.values(REMOTES)
  .flat()
  .filter((slot) => slot.endsWith('-page'));
const slots: FakeSlots = Object.fromEntries(
  PAGES.map((slot) => [slot, () => ({ html: `<h1>drawn by ${slot}</h1>`, head: { title: slot } })]),
);

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ slots, config: { variantHeader: 'x-variant' } });
});
afterAll(() => shell.close());

const get = (url: string) => shell.app.inject({ url, headers: { 'user-agent': 'Firefox/132.0' } });

interface State {
  page: { route: { name: RouteName; params: Record<string, string> } };
}

/** Result for a URL: the slot, its remote, the route and its parameters beside the region. */
async function renderedAt(url: string): Promise<{
  slot: string | undefined;
  owner: RemoteName | null;
  name: RouteName;
  params: Record<string, string>;
}> {
  const { statusCode, body } = await get(url);
  expect([url, statusCode]).toEqual([url, 200]);
  const slot = /drawn by ([a-z-]+)/.exec(body)?.[1] as SlotName | undefined;
  const state = JSON.parse(/id="shop-state">(.*?)<\/script>/.exec(body)?.[1] ?? '') as State;
  const { region, ...params } = state.page.route.params;
  expect(region).toBe('se');
  return { slot, owner: knownOwnerOf(slot ?? ''), name: state.page.route.name, params };
}

type Expected = readonly [address: string, params?: Record<string, string>];

const shows = async (owner: RemoteName, name: RouteName, slot: SlotName, rows: readonly Expected[]) => {
  for (const [address, params = {}] of rows) {
    expect([address, await renderedAt(address)]).toEqual([address, { slot, owner, name, params }]);
  }
};
const memberShows = (name: RouteName, rows: readonly Expected[]) => shows('mf-member', name, 'member-page', rows);
const AUDIENCE = { id: '12', name: 'anna' };

describe('the pages of mf-discovery', () => {
  it('[2.1-03] index is the start page', () => shows('mf-discovery', 'index', 'start-page', [['/se']]));

  it('[2.1-25][2.1-26][2.1-27][2.1-28][2.1-29][2.1-30] product has its path and five aliases', () =>
    shows('mf-discovery', 'product', 'product-page', [
      ['/se/product/5-mus-pro', { id: '5', name: 'mus-pro' }],
      ['/se/product/5', { id: '5' }],
      ['/se/p/5', { id: '5' }],
      ['/se/p/5-mus', { id: '5', name: 'mus' }],
      ['/se/5', { id: '5' }],
      ['/se/5-mus-2-pack', { id: '5', name: 'mus-2-pack' }],
    ]));

  it('[2.1-31] a product without a numeric id is not found', async () => {
    for (const url of ['/se/product/abc', '/se/p/s5', '/se/mus']) expect((await get(url)).statusCode).toBe(404);
  });

  it('[2.1-33][2.1-34][2.1-35][2.1-36] category has its path and aliases', () =>
    shows('mf-discovery', 'category', 'list-page', [
      ['/se/category/7-moss', { id: '7', name: 'moss' }],
      ['/se/category/7', { id: '7' }],
      ['/se/c/7', { id: '7' }],
      ['/se/c/7-moss', { id: '7', name: 'moss' }],
    ]));

  it('[2.1-37] the id of a category may carry an s, and is digits otherwise', async () => {
    await shows('mf-discovery', 'category', 'list-page', [
      ['/se/category/s7-moss', { id: 's7', name: 'moss' }],
      ['/se/c/s7', { id: 's7' }],
    ]);
    for (const url of ['/se/category/x7', '/se/category/ss7', '/se/category/7a']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  it('[2.1-38] campaigns lists all, or those of a section', () =>
    shows('mf-discovery', 'campaigns', 'campaigns-page', [['/se/campaigns'], ['/se/campaigns/14', { id: '14' }]]));

  it('[2.1-39][2.1-40][2.1-41] campaign has its path and alias, and its id may carry an s', () =>
    shows('mf-discovery', 'campaign', 'list-page', [
      ['/se/campaign/9-rea', { id: '9', name: 'rea' }],
      ['/se/campaign/9', { id: '9' }],
      ['/se/campaign/s9-rea', { id: 's9', name: 'rea' }],
    ]));

  it('[2.1-42][2.1-43] manufacturer has its path and alias', () =>
    shows('mf-discovery', 'manufacturer', 'list-page', [
      ['/se/manufacturer/5-acme', { id: '5', name: 'acme' }],
      ['/se/manufacturer/5', { id: '5' }],
    ]));

  it('[2.1-44][2.1-45] manufacturer-page has its path and alias', () =>
    shows('mf-discovery', 'manufacturer-page', 'list-page', [
      ['/se/manufacturer/5-acme/7-moss', { id: '5', name: 'acme', categoryId: '7', categoryName: 'moss' }],
      ['/se/manufacturer/5/7', { id: '5', categoryId: '7' }],
    ]));

  it('[2.1-46] toplist is a list', () =>
    shows('mf-discovery', 'toplist', 'list-page', [['/se/toplist/4-topp', { id: '4', name: 'topp' }]]));

  it('[2.1-47][2.1-48][2.1-49][2.1-50] section has its path and aliases', () =>
    shows('mf-discovery', 'section', 'section-page', [
      ['/se/section/13-spel', { id: '13', name: 'spel' }],
      ['/se/section/13', { id: '13' }],
      ['/se/s/13', { id: '13' }],
      ['/se/s/13-spel', { id: '13', name: 'spel' }],
    ]));

  it('[2.1-51] search carries its words in the path', () =>
    shows('mf-discovery', 'search', 'list-page', [['/se/search/r%C3%B6d%20mus', { searchString: 'röd mus' }]]));

  it('[2.1-78] configure-to-order has the one manufacturer’s name and an optional build', async () => {
    await shows('mf-discovery', 'configure-to-order', 'configure-to-order-page', [
      ['/se/polarsten-cto'],
      ['/se/polarsten-cto/3', { id: '3' }],
    ]);
    expect((await get('/se/annan-cto/3')).statusCode).toBe(404);
  });
});

describe('the pages of mf-cart-checkout', () => {
  it('[2.1-55] mobile payment has the provider’s name in its path', () =>
    shows('mf-cart-checkout', 'mobile-payment', 'mobile-payment-page', [
      ['/se/checkout/swish/A-17', { orderId: 'A-17' }],
    ]));

  it('[2.1-56] checkout is at /se/checkout, or at a payment link', () =>
    shows('mf-cart-checkout', 'checkout', 'checkout-page', [
      ['/se/checkout'],
      ['/se/checkout/aB3_x', { paymentLink: 'aB3_x' }],
      ['/se/checkout/PX-1.aB3_x', { paymentLink: 'PX-1.aB3_x' }],
    ]));

  it('[2.1-57][2.1-58] order and checkout-complete', async () => {
    await shows('mf-cart-checkout', 'order', 'order-page', [['/se/order/77', { id: '77' }]]);
    await shows('mf-cart-checkout', 'checkout-complete', 'checkout-complete-page', [
      ['/se/checkout-complete'],
      ['/se/checkout-complete/77', { id: '77' }],
    ]);
  });

  it('[2.1-63] cart shows a shared cart', () =>
    shows('mf-cart-checkout', 'cart', 'shared-cart-page', [['/se/cart/5:2,7', { products: '5:2,7' }]]));

  it('[2.1-81] delbetalning shows instalments', () =>
    shows('mf-cart-checkout', 'instalments', 'instalments-page', [['/se/delbetalning']]));
});

describe('the pages of mf-content', () => {
  it('[2.1-59][2.1-60] info by id, by name and by both, and the same under i/', () =>
    shows('mf-content', 'info', 'info-page', [
      ['/se/info/1-kundservice', { id: '1', name: 'kundservice' }],
      ['/se/info/1', { id: '1' }],
      ['/se/info/kundservice', { name: 'kundservice' }],
      ['/se/i/1-kundservice', { id: '1', name: 'kundservice' }],
      ['/se/i/1', { id: '1' }],
      ['/se/i/kundservice', { name: 'kundservice' }],
    ]));

  it('[2.1-61] store', () =>
    shows('mf-content', 'store', 'store-page', [['/se/store/3-malmo', { id: '3', name: 'malmo' }]]));

  it('[2.1-79][2.1-80] article, whose id may carry an s', () =>
    shows('mf-content', 'article', 'article-page', [
      ['/se/article/8-nytt', { id: '8', name: 'nytt' }],
      ['/se/article/s8-nytt', { id: 's8', name: 'nytt' }],
    ]));
});

describe('the pages of mf-member', () => {
  it('[2.1-05][2.1-06][2.1-07] member and its aliases, which mf-member leads on to the pages that are seen', () =>
    shows('mf-member', 'member', 'member-page', [
      ['/se/member/12', { id: '12' }],
      ['/se/m/12', { id: '12' }],
      ['/se/m/12-anna', { id: '12', name: 'anna' }],
    ]));

  it('[2.1-05] leads from a member nobody names to the reader’s own orders', async () => {
    const { statusCode, headers } = await get('/se/member');
    expect([statusCode, headers.location]).toEqual([302, '/se/member/orders']);
  });

  it('[2.1-09][2.1-10] achievements, one’s own and of the member in the URL', () =>
    memberShows('member.achievements', [
      ['/se/member/achievements'],
      ['/se/member/achievements/7', { aid: '7' }],
      ['/se/m/12-anna/achievements/7', { ...AUDIENCE, aid: '7' }],
    ]));

  it('[2.1-14] orders, and one of them', () =>
    memberShows('member.orders', [['/se/member/orders'], ['/se/member/orders/A-17', { oid: 'A-17' }]]));

  it('[2.1-22][2.1-23] wishlists, one’s own and of the member in the URL', () =>
    memberShows('member.wishlists', [
      ['/se/member/wishlists/3', { wid: '3' }],
      ['/se/m/12-anna/wishlists', AUDIENCE],
    ]));

  it('[2.1-11][2.1-13][2.1-15][2.1-16][2.1-17][2.1-18][2.1-19][2.1-20][2.1-21][2.1-24] the other pages of a member', async () => {
    await memberShows('member.offers', [['/se/member/offers']]);
    await memberShows('member.benefits', [['/se/member/benefits']]);
    await memberShows('member.friends', [['/se/member/friends']]);
    await memberShows('member.toplist', [['/se/member/toplist']]);
    await memberShows('member.wh-payments', [['/se/member/payments']]);
    await memberShows('member.profile', [['/se/member/profile']]);
    await memberShows('member.avatar', [['/se/member/avatar']]);
    await memberShows('member.supply-drop', [['/se/member/supply-drop']]);
    await memberShows('member.knighthood', [['/se/member/knighthood']]);
    await memberShows('member.game', [['/se/member/game']]);
  });

  it('[2.1-66][2.1-67][2.1-68][2.1-69][2.1-70][2.1-71][2.1-72][2.1-73][2.1-74][2.1-75][2.1-76][2.1-77] the shortcuts', async () => {
    await memberShows('member.offers', [['/se/offers']]);
    await memberShows('member.orders', [['/se/orders']]);
    await memberShows('member.benefits', [['/se/benefits']]);
    await memberShows('member.wishlists', [['/se/wishlists']]);
    await memberShows('member.wh-payments', [['/se/wh-payments']]);
    await memberShows('member.profile', [['/se/profile']]);
    await memberShows('member.achievements', [['/se/achievements']]);
    await memberShows('member.avatar', [['/se/avatar']]);
    await memberShows('member.supply-drop', [['/se/supplydrop']]);
    await memberShows('member.knighthood', [['/se/knighthood']]);
    await memberShows('member.toplist', [['/se/toplist']]);
    await memberShows('member.game', [['/se/game']]);
  });

  it('[2.1-62] mail-sent', () => shows('mf-member', 'mail-sent', 'mail-sent-page', [['/se/mail-sent']]));

  it('[2.1-64][2.1-65] reset-password passes its page the user name of the query', async () => {
    await shows('mf-member', 'reset-password', 'reset-password-page', [['/se/reset-password?username=anna']]);
    const { body } = await get('/se/reset-password?username=anna');
    expect(body).toContain('"query":{"username":"anna"}');
  });

  it('[2.1-82] identifiera', () =>
    shows('mf-member', 'identification', 'identification-page', [['/se/identifiera/a1', { id: 'a1' }]]));
});

describe('the left column', () => {
  const leftOf = async (url: string) => {
    const { body } = await get(url);
    const column = /<aside [^>]*data-left[^>]*>(.*?)<\/aside>/s.exec(body)?.[1] ?? '';
    return [...column.matchAll(/data-slot="([a-z-]+)"/g)].map(([, slot]) => slot);
  };

  it('[2.3-05][2.3-06][2.3-09][2.3-10][2.3-12] contains side navigation and filters', async () => {
    const urls = ['/se/campaigns', '/se/category/7', '/se/manufacturer/5', '/se/manufacturer/5/7', '/se/article/8'];
    for (const url of urls) expect([url, await leftOf(url)]).toEqual([url, ['side-menu', 'filters']]);
  });

  it('[2.3-07][2.3-08][2.3-11][O2.3-02] contains the filters alone on campaign, search and toplist', async () => {
    for (const url of ['/se/campaign/9', '/se/search/mus', '/se/toplist/4-topp']) {
      expect([url, await leftOf(url)]).toEqual([url, ['filters']]);
    }
  });

  it('is empty on every other route but those of the poll', () => {
    const lists = Object.keys(ROUTES).filter((name) => routeDefinition(name as TableRoute).leftColumn === 'none');
    expect(lists).not.toContain('index');
    expect(lists).toEqual(expect.arrayContaining(['product', 'checkout', 'info', 'store', 'error', 'member.orders']));
  });
});

describe('region and language', () => {
  it('[2.1-01][2.1-02] every route is under a region of two lowercase letters, which may be left out', async () => {
    const urls = ['/product/5-mus', '/category/7', '/search/mus', '/checkout', '/cart/5:2', '/info/1', '/store/3'];
    for (const url of urls) {
      // `renderedAt` expects the route's parameter `region` to be 'se'.
      await renderedAt(`/se${url}`);
      const bare = await get(url);
      expect([bare.statusCode, bare.headers.location]).toEqual([301, `/se${url}`]);
      for (const prefix of ['/SE', '/sve', '/s1']) expect((await get(prefix + url)).statusCode).toBe(404);
    }
  });

  it('[1-07][5-11][6-44] every URL redirects to se: permanently without a prefix, temporarily with another one', async () => {
    const permanent = await get('/product/5');
    expect([permanent.statusCode, permanent.headers.location]).toEqual([301, '/se/product/5']);
    const other = await get('/dk/product/5?a=1');
    expect([other.statusCode, other.headers.location]).toEqual([302, '/se/product/5?a=1']);
    expect(other.headers['cache-control']).toBe('private, no-store');
    expect((await get('/se/product/5')).body).toContain('<html lang="sv"');
  });

  it('[1-08][8-25][O1-02][O6-19] a visitor of another region is shown once, on the Swedish page, that it is Swedish only', async () => {
    const notice = 'I nuläget är sidan tyvärr bara tillgänglig på svenska!';
    const { headers } = await get('/fi/product/5');
    const [cookie = ''] = [headers['set-cookie']].flat().filter((each) => each?.startsWith('swedish-only='));
    const page = await shell.app.inject({
      url: headers.location ?? '',
      headers: { 'user-agent': 'Firefox/132.0', cookie: cookie.split(';')[0] ?? '' },
    });
    expect(page.body).toContain(notice);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect([page.headers['set-cookie']].flat().join()).toMatch(/swedish-only=1; Path=\/; Max-Age=0/);
    expect((await get('/se/product/5')).body).not.toContain(notice);
  });

  it('[3-15][O3-22] is rendered in the theme of this browser only', async () => {
    const rendered = async (cookie: string) => {
      const { body, headers } = await shell.app.inject({
        url: '/se',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0', cookie, 'x-variant': 'paymentSwap' },
      });
      return [/<html [^>]*>/.exec(body)?.[0].match(/data-theme="(.*?)"/)?.[1], headers['cache-control']];
    };
    expect(await rendered('theme=dark; ab-trigger=paymentSwap')).toEqual(['dark', 'private, no-cache']);
    expect(await rendered('theme=light; ab-trigger=paymentSwap')).toEqual(['light', 'private, no-cache']);
    for (const cookie of ['ab-trigger=paymentSwap', 'theme=%22onload; ab-trigger=paymentSwap'])
      expect(await rendered(cookie)).toEqual([undefined, 'public, max-age=0, s-maxage=30']);
  });

  it('[1-01][1-103] describes the shop in Swedish', async () => {
    const { body, headers } = await get('/se');
    expect(headers['content-language']).toBe('sv-SE');
    expect(body).toMatch(
      /name="description" content="Handla datorer, gaming, hemelektronik och leksaker hos Pixelhamn\./,
    );
    expect((await get('/se/finns/inte')).body).toContain('<html lang="sv"');
  });
});

describe('redirects', () => {
  it('[2.2-18][2.2-21][2.2-22][2.2-23][2.2-24][2.2-25][2.2-26][2.2-27] the static rows respond 301', async () => {
    const rows = [
      ['/se/category/13852', '/se/campaign/4619'],
      ['/se/category/13853-x', '/se/campaign/4619'],
      ['/se/product/290553-presentkort', '/se/info/28'],
      ['/se/category/16630', '/se/campaign/8984'],
      ['/se/category/16631', '/se/campaign/8984'],
      ['/se/campaign/6911', '/se/campaign/7005'],
      ['/se/campaign/6280', '/se/campaign/7005'],
      ['/se/campaign/6933', '/se/campaign/7894'],
      ['/se/campaign/7869', '/se/campaign/7866'],
      ['/se/info/14', '/se/campaign/8827'],
      ['/se/category/16859', '/se/campaign/9952'],
    ] as const;
    for (const [from, to] of rows) {
      const { statusCode, headers } = await get(from);
      expect([from, [statusCode, headers.location]]).toEqual([from, [301, to]]);
    }
  });

  it('[2.2-28] index leads to Black Friday from 2020-11-26 16:00 to 2020-11-29 23:59:59, and at no other time', async () => {
    const today = shell.clock.now;
    const at = async (time: string) => {
      shell.clock.now = Date.parse(time);
      const { statusCode, headers } = await get('/se');
      return [statusCode, headers.location];
    };
    expect(await at('2020-11-26T15:59:59+01:00')).toEqual([200, undefined]);
    expect(await at('2020-11-26T16:00:00+01:00')).toEqual([302, '/se/campaign/7866']);
    expect(await at('2020-11-29T23:59:59+01:00')).toEqual([302, '/se/campaign/7866']);
    expect(await at('2020-11-30T00:00:00+01:00')).toEqual([200, undefined]);
    shell.clock.now = today;
  });

  it('[8-33] a URL without a route gets a 404 with the error page, to which the browser adds the original path', async () => {
    const { statusCode, body } = await get('/se/finns/inte?a=1');
    expect(statusCode).toBe(404);
    expect(body).toContain('"route":{"name":"error"');
    expect((await get('/se/error/404?p=%2Fse%2Ffinns')).statusCode).toBe(404);
  });
});
