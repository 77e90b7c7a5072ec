import { describe, expect, it } from '@jest/globals';
import { matchAddress } from './match.ts';

const route = (address: string) => matchAddress(address).route;
const named = (address: string) => {
  const found = route(address);
  if (!found) return null;
  const { region: _region, ...params } = found.params;
  return { name: found.name, params };
};

const TABLE: readonly [ids: string, address: string, name: string, params: Record<string, string>][] = [
  ['[2.1-03]', '/se', 'index', {}],
  ['[2.1-05]', '/se/member/12', 'member', { id: '12' }],
  ['[2.1-06]', '/se/m/12', 'member', { id: '12' }],
  ['[2.1-07]', '/se/m/12-anna', 'member', { id: '12', name: 'anna' }],
  ['[2.1-09]', '/se/member/achievements/7', 'member.achievements', { aid: '7' }],
  ['[2.1-10]', '/se/m/12-anna/achievements/7', 'member.achievements', { id: '12', name: 'anna', aid: '7' }],
  ['[2.1-11]', '/se/member/offers', 'member.offers', {}],
  ['[2.1-13]', '/se/member/benefits', 'member.benefits', {}],
  ['[2.1-14]', '/se/member/orders/A-17', 'member.orders', { oid: 'A-17' }],
  ['[2.1-15]', '/se/member/12/friends', 'member.friends', { id: '12' }],
  ['[2.1-16]', '/se/member/toplist', 'member.toplist', {}],
  ['[2.1-17]', '/se/member/payments', 'member.wh-payments', {}],
  ['[2.1-18]', '/se/member/profile', 'member.profile', {}],
  ['[2.1-19]', '/se/member/avatar', 'member.avatar', {}],
  ['[2.1-20]', '/se/member/supply-drop', 'member.supply-drop', {}],
  ['[2.1-21]', '/se/member/knighthood', 'member.knighthood', {}],
  ['[2.1-22]', '/se/member/wishlists/3', 'member.wishlists', { wid: '3' }],
  ['[2.1-23]', '/se/m/12-anna/wishlists', 'member.wishlists', { id: '12', name: 'anna' }],
  ['[2.1-24]', '/se/member/game', 'member.game', {}],
  ['[2.1-25]', '/se/product/236123-mus-pro', 'product', { id: '236123', name: 'mus-pro' }],
  ['[2.1-26]', '/se/product/236123', 'product', { id: '236123' }],
  ['[2.1-27]', '/se/p/236123', 'product', { id: '236123' }],
  ['[2.1-28]', '/se/p/236123-mus', 'product', { id: '236123', name: 'mus' }],
  ['[2.1-29]', '/se/236123', 'product', { id: '236123' }],
  ['[2.1-30]', '/se/236123-mus-2-pack', 'product', { id: '236123', name: 'mus-2-pack' }],
  ['[2.1-33]', '/se/category/12-mus', 'category', { id: '12', name: 'mus' }],
  ['[2.1-34]', '/se/category/12', 'category', { id: '12' }],
  ['[2.1-35]', '/se/c/12', 'category', { id: '12' }],
  ['[2.1-36]', '/se/c/12-mus', 'category', { id: '12', name: 'mus' }],
  ['[2.1-37][5-30]', '/se/category/s12-mus', 'category', { id: 's12', name: 'mus' }],
  ['[2.1-38]', '/se/campaigns', 'campaigns', {}],
  ['[2.1-38]', '/se/campaigns/14', 'campaigns', { id: '14' }],
  ['[2.1-39]', '/se/campaign/9-rea', 'campaign', { id: '9', name: 'rea' }],
  ['[2.1-40]', '/se/campaign/9', 'campaign', { id: '9' }],
  ['[2.1-41][5-30]', '/se/campaign/s9-rea', 'campaign', { id: 's9', name: 'rea' }],
  ['[2.1-42]', '/se/manufacturer/5-acme', 'manufacturer', { id: '5', name: 'acme' }],
  ['[2.1-43]', '/se/manufacturer/5', 'manufacturer', { id: '5' }],
  [
    '[2.1-44]',
    '/se/manufacturer/5-acme/7-moss',
    'manufacturer-page',
    { id: '5', name: 'acme', categoryId: '7', categoryName: 'moss' },
  ],
  ['[2.1-45]', '/se/manufacturer/5/7', 'manufacturer-page', { id: '5', categoryId: '7' }],
  ['[2.1-46]', '/se/toplist/4-topp', 'toplist', { id: '4', name: 'topp' }],
  ['[2.1-47]', '/se/section/13-spel', 'section', { id: '13', name: 'spel' }],
  ['[2.1-48]', '/se/section/13', 'section', { id: '13' }],
  ['[2.1-49]', '/se/s/13', 'section', { id: '13' }],
  ['[2.1-50]', '/se/s/13-spel', 'section', { id: '13', name: 'spel' }],
  ['[2.1-51]', '/se/search/blå%20mus', 'search', { searchString: 'blå mus' }],
  ['[2.1-55]', '/se/checkout/swish/ab_12', 'mobile-payment', { orderId: 'ab_12' }],
  ['[2.1-56]', '/se/checkout', 'checkout', {}],
  ['[2.1-56]', '/se/checkout/Zx9-_', 'checkout', { paymentLink: 'Zx9-_' }],
  [
    '[O2.1-11]',
    '/se/checkout/PX-VTTF-4F5Q.-ryU2xkLq0Zp_8sTw1aB',
    'checkout',
    { paymentLink: 'PX-VTTF-4F5Q.-ryU2xkLq0Zp_8sTw1aB' },
  ],
  ['[2.1-57]', '/se/order/1001', 'order', { id: '1001' }],
  ['[2.1-58]', '/se/checkout-complete', 'checkout-complete', {}],
  ['[2.1-58]', '/se/checkout-complete/1001', 'checkout-complete', { id: '1001' }],
  ['[2.1-59]', '/se/info/5-vara-butiker', 'info', { id: '5', name: 'vara-butiker' }],
  ['[2.1-59]', '/se/info/kundservice', 'info', { name: 'kundservice' }],
  ['[2.1-60]', '/se/i/5-vara-butiker', 'info', { id: '5', name: 'vara-butiker' }],
  ['[2.1-60]', '/se/i/5', 'info', { id: '5' }],
  ['[2.1-60]', '/se/i/kundservice', 'info', { name: 'kundservice' }],
  ['[2.1-61]', '/se/store/3-malmo', 'store', { id: '3', name: 'malmo' }],
  ['[2.1-62]', '/se/mail-sent', 'mail-sent', {}],
  ['[2.1-63]', '/se/cart/1:2,33', 'cart', { products: '1:2,33' }],
  ['[2.1-64]', '/se/reset-password', 'reset-password', {}],
  ['[2.1-66]', '/se/offers', 'member.offers', {}],
  ['[2.1-67]', '/se/orders', 'member.orders', {}],
  ['[2.1-68]', '/se/benefits', 'member.benefits', {}],
  ['[2.1-69]', '/se/wishlists', 'member.wishlists', {}],
  ['[2.1-70]', '/se/wh-payments', 'member.wh-payments', {}],
  ['[2.1-71]', '/se/profile', 'member.profile', {}],
  ['[2.1-72]', '/se/achievements', 'member.achievements', {}],
  ['[2.1-73]', '/se/avatar', 'member.avatar', {}],
  ['[2.1-74]', '/se/supplydrop', 'member.supply-drop', {}],
  ['[2.1-75]', '/se/knighthood', 'member.knighthood', {}],
  ['[2.1-76][O2.1-04]', '/se/toplist', 'member.toplist', {}],
  ['[2.1-77]', '/se/game', 'member.game', {}],
  ['[O2.1-17]', '/se/friends', 'member.friends', {}],
  ['[2.1-78]', '/se/polarsten-cto', 'configure-to-order', {}],
  ['[2.1-78]', '/se/polarsten-cto/3', 'configure-to-order', { id: '3' }],
  ['[2.1-79]', '/se/article/8-nytt', 'article', { id: '8', name: 'nytt' }],
  ['[2.1-80][5-30]', '/se/article/s8-nytt', 'article', { id: 's8', name: 'nytt' }],
  ['[2.1-81]', '/se/delbetalning', 'instalments', {}],
  ['[2.1-82]', '/se/identifiera/a1', 'identification', { id: 'a1' }],
  ['[2.1-83]', '/se/error/404', 'error', {}],
];

describe('matchAddress', () => {
  it.each(TABLE)('%s leads %s to %s', (_ids, address, name, params) => {
    expect(named(address)).toEqual({ name, params });
  });

  it.each([
    ['[2.1-31][5-29]', '/se/product/abc'],
    ['[5-29]', '/se/section/s13'],
    ['[O2.1-05]', '/se/om-oss'],
    ['[2.1-32]', '/se/123-rapport.pdf'],
    ['[2.2-01]', '/se/finns/inte/alls'],
    ['[O2.1-08]', '/se/annan-cto/3'],
    ['[2.2-01]', '/se/product//5'],
    ['[2.2-01]', '/se/search/%E0%A4%A'],
  ])('%s finds no route for %s', (_ids, address) => {
    expect(route(address)).toBeNull();
  });

  it('[2.1-01][2.1-02] takes an optional region of two lowercase letters and always carries the param', () => {
    expect(matchAddress('/dk/product/5')).toMatchObject({
      region: 'dk',
      route: { name: 'product', params: { region: 'se' } },
    });
    expect(matchAddress('/product/5')).toMatchObject({ region: null, route: { path: '/se/product/5' } });
    expect(matchAddress('/SE/product/5').route).toBeNull();
  });

  it('[2.2-12][2.1-52] keeps name, path, hash, query, params and the full path', () => {
    expect(route('/se/search?searchString=mus&f=a&f=b#topp')).toEqual({
      name: 'search',
      path: '/se/search',
      hash: '#topp',
      query: { searchString: 'mus', f: ['a', 'b'] },
      params: { region: 'se' },
      fullPath: '/se/search?searchString=mus&f=a&f=b#topp',
    });
  });

  it('keeps an odd query key from reaching the prototype', () => {
    expect(Object.getPrototypeOf(route('/se?__proto__=x')?.query)).toBe(Object.prototype);
  });
});
