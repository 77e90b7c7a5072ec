import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { getProductReviews, postContact, postSecondFactor } from '@shop/contracts';
import { getAdminMembers, getAdminQuestions, getAdminReview } from '@shop/contracts/api/admin';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import type { Email } from 'postal-mime';
import { changeCart, fillCart, logInByApi, orderOf, placeUnpaidOrder, productOf } from '../support/api.ts';
import { CARDS, chooseCard, expectComplete, newBuyer, payWithCard } from '../support/checkout.ts';
import { expect, ownAddress, test, visit } from '../support/fixtures.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { isOfTemplate, mailTemplates } from '../support/mail-templates.ts';
import { PASSWORD } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';
import { totpCode } from '../support/totp.ts';

const OWN_PASSWORD = 'en lång och ovanlig mening';

/**
 * Mails that a browser cannot wait for, with the addresses that they lead to: a cart is left for a day, and a gift
 * card's mail fails for three, and a watch waits for another price or stock. The api's own tests send them.
 */
const LATE: Readonly<Record<string, readonly string[]>> = {
  'Du har varor kvar i varukorgen': ['/se/checkout', '/se?unsubscribe=1&mailCase=abandoned-cart&token=okand'],
  'Ditt presentkort kunde inte levereras': [],
  '${name} går att köpa igen': [`/se/product/${PRODUCTS.cheap.id}`],
  '${name} är billigare nu': [`/se/product/${PRODUCTS.cheap.id}`],
};

const send = async (
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object = {},
): Promise<unknown> => {
  const headers = { Region: 'se', 'Idempotency-Key': randomUUID() };
  const response = await request.fetch(`/api/${path}`, { method, headers, data });
  const text = await response.text();
  expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
  return text === '' ? null : JSON.parse(text);
};

/** Opens every link of a mail as its reader does, in a page of its own: each has a heading, and none is an error. */
const follow = async (page: Page, mail: Email): Promise<void> => {
  for (const to of linksOf(mail)) await opens(page, to, mail.subject ?? '');
};
const opens = async (page: Page, to: string, from: string): Promise<void> => {
  if (to.endsWith('.pdf')) {
    const file = await page.request.get(to);
    expect([file.status(), file.headers()['content-type']], `a link of "${from}"`).toEqual([200, 'application/pdf']);
    return;
  }
  const response = await page.goto(to);
  expect([response?.status(), to], `a link of "${from}"`).toEqual([200, to]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(new URL(page.url()).pathname, `a link of "${from}"`).not.toContain('/error/');
};

/** Presses the button of a page that a mail leads to. */
const confirm = async (page: Page, mail: Email): Promise<void> => {
  const link = linksOf(mail).find((path) => path.startsWith('/api/'));
  await page.goto(link ?? '');
  await page.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

interface Shop {
  /** Logged in as an administrator. */
  readonly staff: APIRequestContext;
  /** Opens the links. */
  readonly reader: Page;
  /** Waits for a mail, and follows its links. */
  take(address: string, subject: RegExp): Promise<Email>;
}

const stage = ({ staff }: Shop, id: string, status: string) =>
  send(staff, 'PUT', `admin/order/${id}/status`, { status });

const giveCard = async ({ staff }: Shop, recipientEmail: string): Promise<void> => {
  const card = { amount: 200, recipientName: 'Kim', message: '', reason: 'Ett prov' };
  const made = (await send(staff, 'POST', 'admin/gift-card', { ...card, recipientEmail })) as { data: { id: string } };
  await send(staff, 'POST', `admin/gift-card/${made.data.id}/mail`, { recipientEmail, reason: 'Tappat' });
};

/** A guest orders goods and a gift card for somebody; the mail's link pays. */
const orderAndPay = async (shop: Shop, page: Page, receiver: string) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id, 2);
  const { price } = await productOf(page.request, PRODUCTS.giftCard.id);
  const giftCard = { amount: 500, recipientName: 'Kim', recipientEmail: receiver, message: 'Grattis!' };
  const added = { productId: PRODUCTS.giftCard.id, quantity: 1, unitPrice: price.price, pass: price.pass };
  await changeCart(page.request, [{ method: 'relative', ...added, extraData: { giftCard } }]);
  const { id, mailedPath } = await placeUnpaidOrder(page.request, buyer);
  const ordered = await shop.take(buyer.email, /^Din beställning/);
  await visit(page, linksOf(ordered).find((path) => path.includes('/checkout/')) ?? '');
  await chooseCard(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Betala\s\d/ })
    .click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
  for (const status of ['packing', 'shipped', 'delivered']) await stage(shop, id, status);
  return { id, email: buyer.email, secret: new URLSearchParams(mailedPath.split('?')[1]).get('secret') ?? '' };
};

/** One unit is withdrawn from, and something is wrong with the other; the shop settles both. */
const sendBack = async ({ staff }: Shop, page: Page, { id, secret }: { id: string; secret: string }) => {
  const { rows: bought } = await orderOf(page.request, id);
  const goods = bought.find(({ product }) => product.id === PRODUCTS.cheap.id);
  const rows = [{ rowId: goods?.id ?? '', quantity: 1 }];
  const returnOf = async (what: string, data: object): Promise<string> => {
    const made = await send(page.request, 'POST', `order/${id}/${what}`, { secret, rows, ...data });
    return (made as { data: { return: { id: string } } }).data.return.id;
  };
  const withdrawal = await returnOf('withdraw', {});
  const complaint = await returnOf('return', { description: 'En tangent har lossnat.' });
  await send(staff, 'POST', `admin/return/${withdrawal}/settle`, { isRestocked: true });
  await send(staff, 'POST', `admin/return/${complaint}/decide`, { decision: 'rejected', answer: 'Det är slitage.' });
};

/** A member asks about a product, and the shop answers. */
const askAndAnswer = async (staff: APIRequestContext, member: APIRequestContext): Promise<void> => {
  const text = `Hur lång är sladden? (${randomUUID().slice(0, 8)})`;
  await send(member, 'POST', `product/${PRODUCTS.cheap.id}/question`, { text });
  const search = encodeURIComponent(text);
  const found = await staff.get(`/api/${getAdminQuestions.path}?search=${search}`, { headers: { Region: 'se' } });
  const [question] = getAdminQuestions.response?.parse(await found.json()).data.rows ?? [];
  await send(staff, 'PUT', `admin/question/${question?.id ?? 0}/answer`, { answer: 'Den är två meter.' });
};

/** A visitor reports a review, and the shop lets it stay. */
const reportReview = async (staff: APIRequestContext, visitor: APIRequestContext, email: string): Promise<void> => {
  const headers = { Region: 'se' };
  const list = await visitor.get(`/api/product/${PRODUCTS.cheap.id}/review`, { headers });
  const [review] = getProductReviews.response?.parse(await list.json()).data.reviews ?? [];
  const id = review?.id ?? 0;
  await send(visitor, 'POST', `review/${id}/report`, { reason: 'other', email });
  const read = await staff.get(`/api/admin/review/${id}`, { headers });
  const { version } = getAdminReview.response?.parse(await read.json()).data.review ?? {};
  await send(staff, 'PUT', `admin/review/${id}/status`, { status: 'published', version });
};

/** Somebody writes to customer service, which answers. */
const writeAndAnswer = async (staff: APIRequestContext, visitor: APIRequestContext, email: string): Promise<void> => {
  const mailFields = [{ id: MAIL_FIELD_IDS.email, value: email }];
  const made = await send(visitor, 'POST', 'contact', { subject: 'other', message: 'Har ni öppet i dag?', mailFields });
  const { id } = postContact.response?.parse(made).data.case ?? {};
  await send(staff, 'POST', `admin/contact/${id}/answer`, { answer: 'Ja, till åtta.' });
};

/** A member's login asks for a code of an app, and then no longer. */
const switchSecondFactor = async (member: APIRequestContext): Promise<void> => {
  const begun = await send(member, 'POST', 'user/second-factor');
  const { secret } = postSecondFactor.response?.parse(begun).data ?? { secret: '' };
  await send(member, 'PUT', 'user/second-factor', { code: totpCode(secret, Date.now()) });
  await send(member, 'DELETE', 'user/second-factor');
};

/** A company registers, is approved, moves to another address, gets a new password by mail, and ends its account. */
const liveAsMember = async ({ staff, reader, take }: Shop, request: APIRequestContext): Promise<string> => {
  const [email, moved] = [newBuyer().email, newBuyer().email];
  const username = `post-${randomUUID().slice(0, 8)}`;
  const company = { kind: 'company', companyName: 'Provföretaget AB', corpNumber: '559999-1238' };
  const name = { firstName: 'Kim', lastName: 'Köpare', zipCode: '41114' };
  const passwords = { password: OWN_PASSWORD, verifypassword: OWN_PASSWORD };
  await send(request, 'POST', 'register', { email, username, ...passwords, ...name, ...company });
  const found = await staff.get(`/api/${getAdminMembers.path}?search=${username}`, { headers: { Region: 'se' } });
  const [member] = getAdminMembers.response?.parse(await found.json()).data.rows ?? [];
  await send(staff, 'PUT', `admin/member/${member?.id ?? 0}/corporate`, { isCorporateCustomer: true });
  await confirm(reader, await take(email, /^Välkommen till Pixelhamn –/));
  await take(email, /^Ditt företag är godkänt/);
  await send(request, 'PUT', 'user/email', { email: moved, currentPassword: OWN_PASSWORD });
  await confirm(reader, await take(moved, /^Bekräfta din nya e-postadress/));
  await take(email, /har ändrats$/);
  await send(request, 'POST', 'password-reset', { username });
  const [link = ''] = linksOf(await take(moved, /^Välj ett nytt lösenord/));
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const another = `${OWN_PASSWORD}!`;
  const twice = { newPassword: another, newPasswordRepeat: another };
  await send(request, 'POST', 'password-reset/password', { token, ...twice });
  // An account takes the mails along that wait to be sent.
  await take(moved, /lösenord har ändrats/);
  await logInByApi(request, username, another);
  await askAndAnswer(staff, request);
  await take(moved, /^Svar på din fråga om/);
  await switchSecondFactor(request);
  await take(moved, /^Tvåstegsverifieringen är på/);
  await take(moved, /^Tvåstegsverifieringen är av/);
  await send(request, 'DELETE', 'user');
  return moved;
};

test.describe.configure({ timeout: 300_000 });

test('every mail of the shop is sent, and every link of each opens a page', async ({ page, browser, baseURL }) => {
  const open = async () => browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: ownAddress() });
  const [reader, buyer] = [await (await open()).newPage(), await (await open()).newPage()];
  const { request: staff } = await open();
  await logInByApi(staff, 'chef', PASSWORD);
  const seen: string[] = [];
  const take: Shop['take'] = async (address, subject) => {
    const mail = await mailTo(address, subject);
    seen.push(mail.subject ?? '');
    await follow(reader, mail);
    return mail;
  };
  const shop: Shop = { staff, reader, take };
  const [subscriber, receiver, unlucky] = [newBuyer().email, newBuyer().email, newBuyer()];

  await send(page.request, 'POST', `newsletter/subscribe/email/${encodeURIComponent(subscriber)}`);
  await giveCard(shop, subscriber);
  await send(page.request, 'POST', `product/${PRODUCTS.cheap.id}/watch`, { kind: 'price', email: subscriber });
  await fillCart(page.request, PRODUCTS.cheap.id);
  const { id: unluckyId } = await placeUnpaidOrder(page.request, unlucky);
  await stage(shop, unluckyId, 'cancelled');
  await send(page.request, 'POST', 'order-link', { orderId: unluckyId, email: unlucky.email, purpose: 'order' });
  const order = await orderAndPay(shop, buyer, receiver);
  await sendBack(shop, buyer, order);
  await send(page.request, 'POST', 'order-link', { orderId: order.id, email: order.email, purpose: 'complaint' });
  await reportReview(staff, page.request, subscriber);
  await writeAndAnswer(staff, page.request, subscriber);
  await confirm(reader, await take(subscriber, /^Bekräfta din prenumeration/));
  await confirm(reader, await take(subscriber, /^Bekräfta din bevakning$/));
  const moved = await liveAsMember(shop, page.request);
  for (const [address, subject] of [
    [subscriber, /^Du har fått ett presentkort av/],
    [subscriber, /^Ditt presentkort hos/],
    [subscriber, /^Välkommen till Pixelhamns nyhetsbrev/],
    [subscriber, /^Vi har granskat recensionen/],
    [subscriber, /^Vi har tagit emot ditt ärende KS-/],
    [subscriber, /^Svar på ditt ärende KS-/],
    [receiver, /^Du har fått ett presentkort hos/],
    [unlucky.email, /: avbeställd$/],
    [unlucky.email, /^Länk till/],
    [order.email, /^Länk till/],
    [order.email, /: skickad$/],
    [order.email, /ångeranmälan/],
    [order.email, /tagit emot din reklamation/],
    [order.email, /avgjort din reklamation/],
    [order.email, /återbetalning/],
    [moved, /är borttaget/],
  ] as const) {
    await take(address, subject);
  }
  for (const [template, addresses] of Object.entries(LATE)) {
    for (const to of addresses) await opens(reader, to, template);
  }

  const unseen = mailTemplates().filter((template) => !seen.some((subject) => isOfTemplate(template, subject)));
  expect(unseen, 'mails that this test does not make the shop send').toEqual(Object.keys(LATE).sort());
});
