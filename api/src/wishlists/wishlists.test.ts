import {
  deleteWishlist,
  deleteWishlistProduct,
  getMemberWishlists,
  getWishlist,
  getWishlists,
  moveWishlistProduct,
  postWishlist,
  postWishlistProduct,
  putWishlist,
  SAVED_FOR_LATER,
  WISHLIST_LIMITS,
} from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { friendship, wishlist } from '../db/schema/index.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
let products: number[];
beforeAll(async () => {
  shop = await createTestApp();
  products = [];
  for (let count = 0; count < 3; count += 1) products.push((await createProduct(shop.services.db)).id);
});
afterAll(() => shop.close());

const [first, second, third] = [0, 1, 2].map((index) => () => products[index] ?? 0) as [
  () => number,
  () => number,
  () => number,
];

const make = async (browser: LoggedIn, name: string) =>
  (await browser.request(postWishlist, { body: { name } })).data.wishlist;
const add = async (browser: LoggedIn, wid: number | 'default' | 'later', productId: number, quantity = 1) =>
  (await browser.request(postWishlistProduct, { params: { wid }, body: { productId, quantity } })).data.wishlist;
const lists = async (browser: LoggedIn) => (await browser.request(getWishlists)).data.wishlists;
const status = async (response: Promise<{ status: number }>) => (await response).status;

describe('a member’s wishlists', () => {
  it('[O7-12] [6-12] are made private, renamed, shared and removed', async () => {
    const browser = await shop.loginAs();
    const made = await make(browser, '  Julklappar ');
    expect(made).toMatchObject({ name: 'Julklappar', isPublic: false, isDefault: true, productIds: [] });
    const body = { name: 'Julklappar 2026', isPublic: true };
    const { data } = await browser.request(putWishlist, { params: { wid: made.id }, body });
    expect(data.wishlist).toMatchObject({ ...body, id: made.id, isDefault: true });
    await browser.request(deleteWishlist, { params: { wid: made.id } });
    expect(await lists(browser)).toEqual([]);
    expect(await status(browser.send('DELETE', `/api/wishlist/${made.id}`))).toBe(404);
  });

  it('[O7-12] hold products with today’s price and stock, newest first; adding again sets how many', async () => {
    const browser = await shop.loginAs();
    const { id } = await make(browser, 'Lista');
    await add(browser, id, first());
    shop.clock.advance({ seconds: 1 });
    await add(browser, id, second(), 2);
    const { productIds, previewUrls } = await add(browser, id, first(), 5);
    expect(productIds).toEqual([second(), first()]);
    expect(previewUrls?.map((url) => url.split('?')[0])).toEqual(productIds.map((each) => `/images/product/${each}`));
    const { wishlist: read } = (await browser.request(getWishlist, { params: { wid: id } })).data;
    expect(read.rows.map(({ product, quantity }) => [product.id, product.price.price, quantity])).toEqual([
      [second(), 100, 2],
      [first(), 100, 5],
    ]);
    await browser.request(deleteWishlistProduct, { params: { wid: id, productId: first() } });
    expect(await status(browser.send('DELETE', `/api/wishlist/${id}/product/${first()}`))).toBe(404);
    expect((await lists(browser))[0]?.productIds).toEqual([second()]);
  });

  it('[O2.9-04] are made with the rows of a cart, all or nothing', async () => {
    const browser = await shop.loginAs();
    const rows = [
      { productId: first(), quantity: 2 },
      { productId: second(), quantity: 1 },
      { productId: first(), quantity: 99 },
    ];
    const { data } = await browser.request(postWishlist, { body: { name: 'Varukorg', rows } });
    const { wishlist: read } = (await browser.request(getWishlist, { params: { wid: data.wishlist.id } })).data;
    expect(Object.fromEntries(read.rows.map(({ product, quantity }) => [product.id, quantity]))).toEqual({
      [first()]: 99,
      [second()]: 1,
    });
    const unknown = { name: 'Okänd', rows: [...rows, { productId: 999_999_999, quantity: 1 }] };
    expect(await status(browser.send('POST', '/api/wishlist', { body: unknown }))).toBe(404);
    expect((await lists(browser)).map(({ name }) => name)).toEqual(['Varukorg']);
  });

  it('keep what is saved for later on one list, which the heart never adds to', async () => {
    const browser = await shop.loginAs();
    const later = await add(browser, 'later', first(), 2);
    expect(later).toMatchObject({ name: SAVED_FOR_LATER, isDefault: false, isPublic: false });
    expect(await add(browser, 'later', second())).toMatchObject({ id: later.id });
    expect(await add(browser, 'default', third())).toMatchObject({ isDefault: true, productIds: [third()] });
    expect((await lists(browser)).map(({ productIds }) => productIds.length).sort()).toEqual([1, 2]);
    const other = await shop.loginAs();
    await add(other, 'later', first());
    expect(await make(other, 'Önskningar')).toMatchObject({ isDefault: true });
  });

  it('[O2.17-05] make the default list when the heart is pressed first, and keep one default', async () => {
    const browser = await shop.loginAs();
    expect(await add(browser, 'default', first())).toMatchObject({ name: 'Min önskelista', isDefault: true });
    const other = await make(browser, 'Annan');
    expect(other.isDefault).toBe(false);
    const body = { name: 'Annan', isPublic: false, isDefault: true } as const;
    await browser.request(putWishlist, { params: { wid: other.id }, body });
    expect((await lists(browser)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Annan', true],
      ['Min önskelista', false],
    ]);
    await browser.request(deleteWishlist, { params: { wid: other.id } });
    expect(await add(browser, 'default', second())).toMatchObject({ name: 'Min önskelista', isDefault: true });
  });

  it('[O2.17-05] move products and add up what is there', async () => {
    const browser = await shop.loginAs();
    const [from, to] = [await make(browser, 'Från'), await make(browser, 'Till')];
    await add(browser, from.id, first(), 3);
    await add(browser, to.id, first(), 2);
    await add(browser, to.id, third());
    const params = { wid: from.id, productId: first() };
    const { data } = await browser.request(moveWishlistProduct, { params, body: { wishlistId: to.id } });
    expect(data.wishlist.productIds.toSorted()).toEqual([first(), third()].toSorted());
    const { rows } = (await browser.request(getWishlist, { params: { wid: to.id } })).data.wishlist;
    expect(rows.find(({ product }) => product.id === first())?.quantity).toBe(5);
    const again = browser.send('POST', `/api/wishlist/${from.id}/product/${first()}/move`, {
      body: { wishlistId: to.id },
    });
    expect(await status(again)).toBe(404);
  });
});

describe('other people’s wishlists', () => {
  it('[O7-12] [O6-07] are read only when shared, by visitors too, and never changed', async () => {
    const owner = await shop.loginAs('member', { visibility: 'everyone' });
    const [hidden, shared] = [await make(owner, 'Hemlig'), await make(owner, 'Öppen')];
    await add(owner, shared.id, first());
    await owner.request(putWishlist, { params: { wid: shared.id }, body: { name: 'Öppen', isPublic: true } });
    const other = await shop.loginAs();
    for (const browser of [other, shop.browser()]) {
      expect(await status(browser.send('GET', `/api/wishlist/${hidden.id}`))).toBe(404);
      const { data } = await browser.request(getWishlist, { params: { wid: shared.id } });
      expect(data.wishlist).toMatchObject({ isOwn: false, owner: { id: owner.memberId, username: owner.username } });
      const all = (await browser.request(getMemberWishlists, { params: { id: owner.memberId } })).data.wishlists;
      expect(all.map(({ name }) => name)).toEqual(['Öppen']);
    }
    const path = `/api/wishlist/${shared.id}`;
    const body = { name: 'Min nu', isPublic: true, productId: second(), wishlistId: hidden.id };
    expect(await status(other.send('PUT', path, { body }))).toBe(404);
    expect(await status(other.send('DELETE', path))).toBe(404);
    expect(await status(other.send('POST', `${path}/product`, { body }))).toBe(404);
    expect(await status(other.send('DELETE', `${path}/product/${first()}`))).toBe(404);
    const mine = await make(other, 'Min');
    const move = other.send('POST', `${path}/product/${first()}/move`, { body: { wishlistId: mine.id } });
    expect(await status(move)).toBe(404);
    expect(await status(shop.browser().send('POST', `${path}/product`, { body }))).toBe(401);
  });

  it('[F9] [O6-08] never name an owner who is hidden, and are not found by counting numbers', async () => {
    const owner = await shop.loginAs('member', { visibility: 'nobody' });
    const list = await make(owner, 'Till min släkt');
    expect(list.shareId).toBeNull();
    const body = { name: 'Till min släkt', isPublic: true };
    const { shareId } = (await owner.request(putWishlist, { params: { wid: list.id }, body })).data.wishlist;
    expect(shareId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    for (const browser of [shop.browser(), await shop.loginAs()]) {
      expect(await status(browser.send('GET', `/api/wishlist/${list.id}`))).toBe(404);
      const shared = await browser.send('GET', `/api/wishlist/${shareId}`);
      expect(shared.status).toBe(200);
      expect(shared.body).toMatchObject({ data: { wishlist: { name: 'Till min släkt', owner: null, isOwn: false } } });
      expect(shared.text).not.toContain(owner.username);
    }
    const { wishlist: own } = (await owner.request(getWishlist, { params: { wid: list.id } })).data;
    expect(own).toMatchObject({ shareId, isOwn: true, owner: { id: owner.memberId, username: owner.username } });
  });

  it('[F9] [O7-12] are shared by a new link after they were taken back', async () => {
    const owner = await shop.loginAs();
    const { id } = await make(owner, 'Delad');
    const share = async (isPublic: boolean) =>
      (await owner.request(putWishlist, { params: { wid: id }, body: { name: 'Delad', isPublic } })).data.wishlist
        .shareId;
    const [before, still] = [await share(true), await share(true)];
    expect(still).toBe(before);
    expect(await share(false)).toBeNull();
    const [old, after] = [before, await share(true)];
    expect(after).not.toBe(old);
    const found = [old, after].map((wid) => status(shop.browser().send('GET', `/api/wishlist/${wid}`)));
    expect(await Promise.all(found)).toEqual([404, 200]);
  });

  it('[O6-08] are listed for those who may see the profile, and hidden with it', async () => {
    const owner = await shop.loginAs('member', { visibility: 'friends' });
    const friend = await shop.loginAs();
    const path = `/api/member/${owner.memberId}/wishlist`;
    expect(await status(friend.send('GET', path))).toBe(404);
    await shop.services.db
      .insert(friendship)
      .values({ askerId: friend.memberId, receiverId: owner.memberId, status: 2, changedAt: shop.clock.now() });
    expect(await status(friend.send('GET', path))).toBe(200);
    expect(await status(shop.browser().send('GET', path))).toBe(404);
    expect(await status(owner.send('GET', path))).toBe(200);
  });
});

describe('limits and races', () => {
  it('[O7-12] refuses what is no name, quantity or product', async () => {
    const browser = await shop.loginAs();
    const { id } = await make(browser, 'Lista');
    expect(await status(browser.send('POST', '/api/wishlist', { body: { name: ' ' } }))).toBe(422);
    expect(await status(browser.send('POST', '/api/wishlist', { body: { name: 'x'.repeat(61) } }))).toBe(422);
    expect(await status(browser.send('POST', '/api/wishlist', { body: { name: 'LISTA' } }))).toBe(409);
    const product = (body: object) => status(browser.send('POST', `/api/wishlist/${id}/product`, { body }));
    expect(await product({ productId: first(), quantity: 0 })).toBe(422);
    expect(await product({ productId: first(), quantity: 100 })).toBe(422);
    expect(await product({ productId: 2_000_000_000 })).toBe(404);
  });

  it('[O7-12] makes one default list when twenty hearts are pressed at once', async () => {
    const browser = await shop.loginAs();
    await Promise.all(Array.from({ length: 20 }, () => add(browser, 'default', first())));
    const all = await lists(browser);
    expect(all.map(({ productIds }) => productIds)).toEqual([[first()]]);
  });

  it('[O7-12] keeps to the number of lists when the last places are asked for at once', async () => {
    const browser = await shop.loginAs();
    const now = shop.clock.now();
    const taken = Array.from({ length: WISHLIST_LIMITS.lists - 2 }, (_, index) => ({
      memberId: browser.memberId,
      name: `Lista ${index}`,
      createdAt: now,
      updatedAt: now,
    }));
    await shop.services.db.insert(wishlist).values(taken);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => browser.send('POST', '/api/wishlist', { body: { name: `Ny ${index}` } })),
    );
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
  });

  it('[O7-12] keeps to the number of products on a list', async () => {
    const browser = await shop.loginAs();
    const { id } = await make(browser, 'Full');
    await shop.pool.query(
      `insert into wishlist_product (wishlist_id, product_id, added_at)
       select $1, id, now() from product where id <> $3 order by id limit $2`,
      [id, WISHLIST_LIMITS.products - 1, first()],
    );
    expect((await add(browser, id, first())).productIds).toHaveLength(WISHLIST_LIMITS.products);
    const full = await browser.send('POST', `/api/wishlist/${id}/product`, { body: { productId: second() } });
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('högst 200')]);
    expect((await add(browser, id, first(), 4)).productIds).toHaveLength(WISHLIST_LIMITS.products);
  });
});
