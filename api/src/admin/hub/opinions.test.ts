import { getProductQuestions, getProductReviews, postReviewReport } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productQuestion, review } from '../../db/schema/index.ts';
import { createProduct } from '../../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../../testing/index.ts';
import { openHub } from '../../testing/open-hub.ts';
import { quickLogin } from '../../testing/quick-login.ts';

let shop: TestApp;
let employee: LoggedIn;
let member: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [employee, member] = await Promise.all([quickLogin(shop, 'employee'), quickLogin(shop, 'member')]);
});
afterAll(() => shop.close());

const open = (browser: Pick<LoggedIn, 'cookies'>, url: string, form?: Record<string, string>) =>
  openHub(shop, browser, url, form);

describe('a review in the hub', () => {
  it('[O6-01] is shown with its reports, decided and answered', async () => {
    const { id: productId } = await createProduct(shop.services.db);
    const [row] = await shop.services.db
      .insert(review)
      .values({ productId, rating: 2, text: 'Den <i>låter</i>.' })
      .returning();
    const id = row?.id ?? 0;
    const report = { params: { id }, body: { reason: 'offTopic', text: 'Handlar om <frakten>.' } } as const;
    await member.request(postReviewReport, report);
    const { page } = await open(employee, `/admin/review/${id}`);
    expect(page).toContain('Den &lt;i&gt;låter&lt;/i&gt;.');
    expect(page).toContain('Handlar om &lt;frakten&gt;.');
    expect(page).toContain('Låt den stå kvar');
    expect((await open(employee, '/admin/review')).page).toContain(`href="/admin/review/${id}"`);

    const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const stays = await open(employee, `/admin/review/${id}/status`, { status: 'published', version });
    expect([stays.status, stays.page.includes('Handlar om'), stays.page.includes('Beslutet är sparat.')]).toEqual([
      200,
      false,
      true,
    ]);
    await open(employee, `/admin/review/${id}/answer`, { answer: 'Vi har bytt fläkt.' });
    const shown = async () =>
      (await shop.browser().request(getProductReviews, { params: { id: productId }, query: {} })).data;
    expect((await shown()).reviews[0]?.answer?.text).toBe('Vi har bytt fläkt.');
    await open(employee, `/admin/review/${id}/status`, { status: 'rejected', version, reason: 'Handlar om frakten' });
    expect((await shown()).total).toBe(0);
  });

  it('[O6-02] is not there for members, nor under a wrong number', async () => {
    expect((await open(member, '/admin/review/1')).status).toBe(404);
    expect((await open(employee, '/admin/review/999999')).status).toBe(404);
    expect((await open(employee, '/admin/review/abc')).status).toBe(404);
  });
});

describe('what waits in the hub', () => {
  it('[O6-01] counts questions without an answer and reported reviews, and lists them', async () => {
    const { id: productId } = await createProduct(shop.services.db);
    const [asked] = await shop.services.db
      .insert(productQuestion)
      .values({ productId, text: 'Finns den i blått också?' })
      .returning();
    const [seen] = await shop.services.db.insert(review).values({ productId, rating: 1, text: 'Usch.' }).returning();
    await member.request(postReviewReport, { params: { id: seen?.id ?? 0 }, body: { reason: 'other' } });
    const { page } = await open(employee, '/admin/');
    for (const [label, list, link] of [
      ['kundfrågor väntar på svar', '/admin/question?status=waiting', `/admin/question/${asked?.id}`],
      ['anmälda recensioner', '/admin/review?status=reported', `/admin/review/${seen?.id}`],
    ] as const) {
      expect(page).toContain(label);
      expect(page).toContain(`href="${list}"`);
      expect((await open(employee, list)).page).toContain(`href="${link}"`);
    }
  });
});

describe('a question in the hub', () => {
  it('[O6-01] that is none is taken away, for a reason', async () => {
    const { id: productId } = await createProduct(shop.services.db);
    const [row] = await shop.services.db
      .insert(productQuestion)
      .values({ productId, text: 'Köp klockor här!' })
      .returning();
    const path = `/admin/question/${row?.id}`;
    expect((await open(employee, path)).page).toContain(`action="${path}/delete"`);
    expect((await open(employee, `${path}/delete`, { reason: ' ' })).status).toBe(400);
    expect((await open(employee, path)).status).toBe(200);
    expect((await open(employee, `${path}/delete`, { reason: 'Reklam' })).status).toBe(303);
    expect((await open(employee, path)).status).toBe(404);
  });

  it('[O2.17-01] is answered there, and an empty answer is refused at its field', async () => {
    const { id: productId } = await createProduct(shop.services.db);
    const [row] = await shop.services.db
      .insert(productQuestion)
      .values({ productId, memberId: member.memberId, text: 'Passar den i en hylla?' })
      .returning();
    const path = `/admin/question/${row?.id}`;
    expect((await open(employee, '/admin/question')).page).toContain(`href="${path}"`);
    expect((await open(employee, path)).page).toContain('Svara och mejla kunden');
    const empty = await open(employee, `${path}/answer`, { answer: ' ' });
    expect([empty.status, empty.page.includes('id="svar-fel"')]).toEqual([422, true]);
    const done = await open(employee, `${path}/answer`, { answer: 'Ja, den är 30 cm djup.' });
    expect([done.status, done.page.includes('Svaret är sparat.')]).toEqual([200, true]);
    const { data } = await shop.browser().request(getProductQuestions, { params: { id: productId }, query: {} });
    expect(data.questions[0]).toMatchObject({ text: 'Passar den i en hylla?', answer: 'Ja, den är 30 cm djup.' });
    expect((await open(member, path)).status).toBe(404);
  });
});
