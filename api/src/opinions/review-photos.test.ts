import {
  deleteReview,
  deleteReviewPhoto,
  getOwnReview,
  postReview,
  postReviewPhoto,
  postReviewReport,
} from '@shop/contracts';
import { getProductReviews } from '@shop/contracts/api/product';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, order, outboxMail, review, reviewPhoto } from '../db/schema/index.ts';
import { fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { openHub } from '../testing/open-hub.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A picture 60 px wide and 40 px high that lies on its side, and says where it was taken. */
const PICTURE = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
const asJpeg = async () =>
  (
    await PICTURE.clone()
      .withExif({ IFD0: { Make: 'Zyxkamera' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
  ).toString('base64');

/** A member with a published review of a product. */
async function reviewer(): Promise<{ browser: LoggedIn; productId: number; reviewId: number }> {
  const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  const browser = await shop.loginAs('member', { visibility: 'everyone' });
  await fillCart(browser, productId);
  const { id } = (await placeTestOrder(browser)).data.order;
  await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
  const body = { rating: 4, text: 'Bra.' };
  const written = await browser.request(postReview, { params: { id: productId }, body });
  return { browser, productId, reviewId: written.data.review.id };
}

const add = async ({ browser, productId }: { browser: LoggedIn; productId: number }, alt = 'På skrivbordet') =>
  (await browser.request(postReviewPhoto, { params: { id: productId }, body: { image: await asJpeg(), alt } })).data
    .review.photos;
const tryAdd = ({ browser, productId }: { browser: LoggedIn; productId: number }, image: string) =>
  browser.send('POST', `/api/product/${productId}/review/own/photo`, { body: { image } });
const file = (id: string, browser: Pick<LoggedIn, 'cookies'> = shop.browser(), size = 'image') =>
  openHub(shop, browser, `/api/review-photo/${id}/${size}`);
const shownOf = async (id: number) =>
  (await shop.browser().request(getProductReviews, { params: { id }, query: {} })).data;

describe('photos in one’s own review', () => {
  it('[3-67] are shown to all: upright, small, and without what the file told of place and camera', async () => {
    const mine = await reviewer();
    const [photo] = await add(mine);
    expect(photo).toMatchObject({ alt: 'På skrivbordet', width: 40, height: 60 });
    const shown = await shownOf(mine.productId);
    expect(shown.reviews[0]?.photos).toEqual([photo]);
    expect(shown.photos).toMatchObject([
      { ...photo, reviewId: mine.reviewId, rating: 4, user: { id: mine.browser.memberId } },
    ]);
    const sent = await file(photo?.id ?? '');
    expect(sent).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=604800, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    const { format, width, exif } = await sharp(sent.raw).metadata();
    expect([format, width, exif]).toEqual(['webp', 40, undefined]);
    expect(sent.raw.includes('Zyxkamera')).toBe(false);
    const small = await sharp((await file(photo?.id ?? '', undefined, 'thumbnail')).raw).metadata();
    expect([small.width, small.height]).toEqual([320, 320]);
  });

  it('[3-67] are four at most, also of eight at once', async () => {
    const mine = await reviewer();
    const image = await asJpeg();
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => tryAdd(mine, image)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 422, 422, 422, 422]);
    expect((await shownOf(mine.productId)).reviews[0]?.photos).toHaveLength(4);
    expect((await tryAdd(mine, image)).body).toMatchObject({
      fields: { image: 'En recension kan ha högst 4 bilder.' },
    });
  });

  it('[3-67] are refused when they are none, whatever they are called, or too large, or of iPhones alone', async () => {
    const mine = await reviewer();
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(99)}</svg>`);
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]);
    const huge = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refusals = [];
    for (const bytes of [svg, heic, huge, Buffer.from('<?php '.repeat(40))]) {
      const { status, body } = await tryAdd(mine, bytes.toString('base64'));
      refusals.push([status, (body as { fields?: { image?: string } }).fields?.image]);
    }
    expect(refusals).toEqual([
      [422, expect.stringContaining('ingen bild som vi kan läsa')],
      [422, expect.stringContaining('HEIC')],
      [422, expect.stringContaining('ingen bild som vi kan läsa')],
      [422, expect.stringContaining('ingen bild som vi kan läsa')],
    ]);
    expect((await tryAdd(mine, 'A'.repeat(250_000))).status).toBe(422);
    expect((await shownOf(mine.productId)).reviews[0]?.photos).toEqual([]);
  });

  it('[3-67] belong to their author: nobody else adds or removes one', async () => {
    const mine = await reviewer();
    const [photo] = await add(mine);
    const others = await reviewer();
    expect((await tryAdd({ ...mine, browser: others.browser }, await asJpeg())).status).toBe(404);
    const path = `/api/product/${mine.productId}/review/own/photo/${photo?.id}`;
    expect((await others.browser.send('DELETE', path)).status).toBe(404);
    const through = `/api/product/${others.productId}/review/own/photo/${photo?.id}`;
    expect((await others.browser.send('DELETE', through)).status).toBe(404);
    const params = { id: mine.productId, photoId: photo?.id ?? '' };
    expect((await mine.browser.request(deleteReviewPhoto, { params })).data.review.photos).toEqual([]);
    expect((await file(photo?.id ?? '')).status).toBe(404);
  });

  it('[O2.17-01] are seen by their author alone while the review is hidden, and go with it', async () => {
    const mine = await reviewer();
    const [photo] = await add(mine);
    const id = photo?.id ?? '';
    await shop.services.db.update(review).set({ status: 'rejected' }).where(eq(review.id, mine.reviewId));
    expect((await shownOf(mine.productId)).photos).toEqual([]);
    expect((await file(id)).status).toBe(404);
    expect((await file(id, await shop.loginAs())).status).toBe(404);
    expect(await file(id, mine.browser)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
    });
    const own = await mine.browser.request(getOwnReview, { params: { id: mine.productId } });
    expect(own.data.review?.photos).toEqual([photo]);
    await mine.browser.request(deleteReview, { params: { id: mine.productId } });
    expect(await shop.services.db.select().from(reviewPhoto).where(eq(reviewPhoto.id, id))).toEqual([]);
  });

  it('[O2.17-07] go with the account, while the review stays', async () => {
    const mine = await reviewer();
    const [photo] = await add(mine);
    expect((await mine.browser.send('DELETE', '/api/user')).status).toBe(204);
    const { reviews, photos } = await shownOf(mine.productId);
    expect([reviews.length, reviews[0]?.photos, photos]).toEqual([1, [], []]);
    expect((await file(photo?.id ?? '')).status).toBe(404);
  });
});

describe('a reported photo', () => {
  it('[O6-01] is seen and taken away by staff, with a reason in the log, and its reporter is told', async () => {
    const [mine, employee] = [await reviewer(), await shop.loginAs('employee')];
    const [photo] = await add(mine);
    const id = photo?.id ?? '';
    const report = { reason: 'personal', text: 'Mitt barn.', email: 'anmal@exempel.example', photoId: id } as const;
    await shop.browser().request(postReviewReport, { params: { id: mine.reviewId }, body: report });
    const { page } = await openHub(shop, employee, `/admin/review/${mine.reviewId}`);
    expect(page).toMatch(/<td[^>]*>Bild 1</);
    const src = `/admin/review/${mine.reviewId}/photo/${id}`;
    expect(page).toContain(`src="${src}"`);
    expect((await openHub(shop, employee, src)).headers['content-type']).toBe('image/webp');
    expect((await openHub(shop, mine.browser, src)).status).toBe(404);
    const done = await openHub(shop, employee, `${src}/remove`, { reason: 'Visar ett barn' });
    expect([done.status, done.page.includes('Bilden är borttagen.')]).toEqual([200, true]);
    expect((await shownOf(mine.productId)).reviews[0]?.photos).toEqual([]);
    const [logged] = await shop.services.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(logged).toMatchObject({ memberId: employee.memberId, action: 'delete', entity: 'review-photo' });
    const mails = await shop.services.db.select().from(outboxMail).where(eq(outboxMail.to, 'anmal@exempel.example'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Vi har granskat bilden som du anmälde']);
  });

  it('[O2.17-01] is one of the review that the report names', async () => {
    const [mine, others] = [await reviewer(), await reviewer()];
    const [photo] = await add(others);
    const body = { reason: 'other', photoId: photo?.id };
    expect((await shop.browser().send('POST', `/api/review/${mine.reviewId}/report`, { body })).status).toBe(404);
  });
});
