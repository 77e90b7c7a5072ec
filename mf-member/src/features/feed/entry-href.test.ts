import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { entryHref } from './entry-href.ts';

describe('entryHref', () => {
  it.each([
    ['a page of the shop', { name: 'order', params: { id: 'PH1' } }, '/se/order/PH1'],
    ['a member page of the menu', { name: 'member.orders', params: {} }, '/se/member/orders'],
    ['a route that does not exist', { name: 'toString', params: {} }, null],
    ['a route without what it needs', { name: 'order', params: {} }, null],
    ['nowhere', null, null],
  ])('%s', (_what, path, expected) => {
    expect(entryHref(path, href)).toBe(expected);
  });
});
