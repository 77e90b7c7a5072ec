import { getProductQuestions, postProductQuestion } from '@shop/contracts';
import { getAdminQuestions, putAdminQuestionAnswer } from '@shop/contracts/api/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outboxMail } from '../db/schema/index.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  employee = await quickLogin(shop, 'employee');
});
afterAll(() => shop.close());

const newProduct = async () => (await createProduct(shop.services.db)).id;
const ask = (browser: LoggedIn, id: number, text: string) =>
  browser.send('POST', `/api/product/${id}/question`, { body: { text } });
const shownOf = async (id: number) =>
  (await shop.browser().request(getProductQuestions, { params: { id }, query: {} })).data;
const waitingFor = async (productId: number) =>
  (await employee.request(getAdminQuestions, { query: { search: String(productId) } })).data.rows;

describe('questions about a product', () => {
  it('[O2.17-01] are shown with the answer once staff have answered, which is mailed to who asked', async () => {
    const productId = await newProduct();
    const asker = await shop.loginAs();
    await asker.request(postProductQuestion, {
      params: { id: productId },
      body: { text: 'Hur lång är <b>sladden</b>?' },
    });
    expect(await shownOf(productId)).toEqual({ questions: [], total: 0 });
    const [waiting] = await waitingFor(productId);
    expect(waiting).toMatchObject({ text: 'Hur lång är <b>sladden</b>?', answer: null });
    const id = waiting?.id ?? 0;
    await employee.request(putAdminQuestionAnswer, { params: { id }, body: { answer: 'Den är 1,8 meter.' } });
    expect(await shownOf(productId)).toMatchObject({ total: 1, questions: [{ id, answer: 'Den är 1,8 meter.' }] });
    const mails = async () =>
      (
        await shop.services.db
          .select()
          .from(outboxMail)
          .where(eq(outboxMail.to, await emailOf(asker)))
      ).filter(({ subject }) => subject.startsWith('Svar på din fråga'));
    const [mail] = await mails();
    expect(mail?.text).toContain('Den är 1,8 meter.');
    expect(mail?.html).toContain('&lt;b&gt;sladden');
    // A corrected answer is shown, and mailed to nobody.
    await employee.request(putAdminQuestionAnswer, { params: { id }, body: { answer: 'Den är 2 meter.' } });
    expect([(await shownOf(productId)).questions[0]?.answer, (await mails()).length]).toEqual(['Den är 2 meter.', 1]);
  });

  it('are refused when they are too short, the same again, about no product, or too many', async () => {
    const productId = await newProduct();
    const asker = await shop.loginAs();
    expect((await ask(asker, productId, 'Hm?')).status).toBe(422);
    expect((await ask(asker, 999_999, 'Finns den här produkten?')).status).toBe(404);
    expect((await ask(asker, productId, 'Passar den en Mac?')).status).toBe(204);
    expect((await ask(asker, productId, 'Passar den en Mac?')).status).toBe(409);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await ask(asker, productId, `Fråga nummer ${n} om den?`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are taken away by staff for a reason that is logged', async () => {
    const productId = await newProduct();
    const asker = await shop.loginAs();
    await ask(asker, productId, 'Köp billiga klockor här!');
    const [waiting] = await waitingFor(productId);
    const gone = await employee.send('DELETE', `/api/admin/question/${waiting?.id}?reason=Reklam`);
    expect(gone.status).toBe(200);
    expect(await waitingFor(productId)).toEqual([]);
  });
});

async function emailOf(browser: LoggedIn): Promise<string> {
  const { body } = await browser.send('GET', '/api/me');
  return (body as { data: { user: { email: string } } }).data.user.email;
}
