import { postLogin } from '@shop/contracts';
import { DEMO_PASSWORD } from '@shop/demo/seed';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
let member: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  member = shop.browser();
  await member.request(postLogin, { body: { username: 'admiral', password: DEMO_PASSWORD } });
});
afterAll(() => shop.close());

/** Each page of the member area with its call, and the path of its content in the response. */
const PAGES: readonly (readonly [page: string, call: string, shown: string])[] = [
  ['offers', 'productdiscovery/memberDeals/me', 'products'],
  ['benefits', 'benefit', 'data.benefits'],
  ['orders', 'order', 'data.orders'],
  ['friends', 'user/friend', 'data.friends'],
  ['achievements', 'achievement', 'data.achievements'],
  ['toplist', 'member-top-list?limit=10', 'data.entries'],
  ['profile', 'profile-settings', 'data.settings'],
  ['avatar', 'user/avatar', 'data.classes'],
  ['supply-drop', 'supply-drop', 'data.supplyDrops'],
  ['knighthood', 'knighthood', 'data.knighthood.requirements'],
  ['wishlists', 'wishlist', 'data.wishlists'],
  ['game', 'game', 'data.game.highScores'],
  ['notifications', 'user/feed?all', 'data.entries'],
  ['payments', 'payment', 'data.payments'],
  ['experience', 'experience', 'data.entries'],
];

/** Open to visitors as well: what members get there is more. */
const OPEN = ['offers', 'toplist'];

const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      body,
    );

describe('the member area', () => {
  it.each(PAGES)(
    '[6-08] returns a logged-in member with something to show, and no visitor: %s',
    async (page, call, shown) => {
      const { status, body } = await member.send('GET', `/api/${call}`);
      expect([call, status]).toEqual([call, 200]);
      const value = at(body, shown);
      expect([page, Object.keys(value ?? {}).length > 0]).toEqual([page, true]);
      expect((await shop.browser().send('GET', `/api/${call}`)).status).toBe(OPEN.includes(page) ? 200 : 401);
    },
  );
});
