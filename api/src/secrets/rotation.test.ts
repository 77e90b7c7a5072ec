import {
  getGuestOrder,
  getMe,
  getOrderPayment,
  getPayableOrder,
  postLogin,
  postNewsletterUnsubscription,
  postOrderDownload,
  postOrderPayment,
} from '@shop/contracts';
import demo from '@shop/demo/extension';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unsubscribeLink } from '../account/unsubscribe.ts';
import { buildApp } from '../app.ts';
import { giftCard, orderRow, outboxMail } from '../db/schema/index.ts';
import { createLogger } from '../http/logging.ts';
import type { Mail } from '../mail/mailer.ts';
import { sendOutbox } from '../mail/send-outbox.ts';
import { encryptSsn } from '../members/ssn.ts';
import { createGiftCard } from '../orders/create-gift-card.ts';
import { GIFT_CARD_CODE_MARK } from '../orders/gift-card-code.ts';
import { fillCart, PAYMENT, placeTestOrder, SHIPPING } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../testing/index.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { TEST_SECRET } from '../testing/test-secret.ts';
import { ENCRYPTED_COLUMNS, SHORT_LIVED } from './encrypted-columns.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { readKeyStatus } from './key-status.ts';
import { reencrypt } from './reencrypt.ts';

const NEW_SECRET = 'the secret of the tests after the old one has leaked';

/** As the release before key ids wrote everything; then the keys during a rotation; then without the old one. */
const BEFORE = createKeyRing([TEST_SECRET], { writesKeyIds: false });
const DURING = createKeyRing([NEW_SECRET, TEST_SECRET]);
const AFTER = createKeyRing([NEW_SECRET]);

let shop: TestApp;
const apps: FastifyInstance[] = [];
const logs: string[] = [];

/** An api on the same database with other keys. */
async function withKeys(secrets: KeyRing): Promise<FastifyInstance> {
  const { pool, clock, services } = shop;
  const config = { ...services.config, secrets };
  const logger = createLogger(
    config,
    new Writable({ write: (chunk, _encoding, done) => (logs.push(String(chunk)), done()) }),
  );
  const app = await buildApp({ config, pool, clock, logger, mailer: services.mailer, extension: demo });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  shop = await createTestApp({ config: { secrets: BEFORE } });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await shop.close();
});

/**
 * Everything with a secret that shoppers may have: an account, an order's link, a payment link, an opened download, a
 * mailed link, a gift card in the outbox.
 */
async function shopperThings() {
  const { db, clock } = shop.services;
  const { username, id } = await shop.createMember();
  const member = await shop.createMember('member', { ssnEncrypted: encryptSsn('199001012384', BEFORE) });

  const { id: productId } = await createProduct(db, { possibleDeliveryMethods: [11] });
  const buyer = shop.browser();
  await fillCart(buyer, productId);
  const bought = (await placeTestOrder(buyer, { paymentMethodId: PAYMENT.link })).data;

  const download = await createProduct(db, {
    isDigital: true,
    isShippable: false,
    possibleDeliveryMethods: [4],
    stock: { download: 1 },
  });
  const gamer = shop.browser();
  await fillCart(gamer, download.id, 2);
  const choice = { shippingMethodId: SHIPPING.digital, paymentMethodId: PAYMENT.invoice };
  const { order: game } = (await placeTestOrder(gamer, choice)).data;
  const opening = {
    params: { id: game.id },
    body: { rowId: `${game.id}-0`, consent: true as const, secret: game.secret },
  };
  const { codes } = (await gamer.request(postOrderDownload, opening)).data;
  // As the release before this one left it: the codes are stored nowhere.
  await db.update(orderRow).set({ licencesEncrypted: null }).where(eq(orderRow.orderId, game.id));

  await db.delete(outboxMail);
  const card = await db.transaction(async (tx) => {
    const made = await createGiftCard(tx, { amountOre: 25_000, secrets: BEFORE }, clock.now());
    if (made === undefined) throw new Error('The gift card was not made.');
    const text = `Din kod: ${GIFT_CARD_CODE_MARK}`;
    const mail = { to: 'mottagaren@example.se', subject: 'Presentkort', text, html: text, createdAt: clock.now() };
    await tx.insert(outboxMail).values({ ...mail, giftCardId: made.id });
    return made;
  });
  const unsubscribe = new URL(unsubscribeLink({ ...shop.services.config, secrets: BEFORE }, id, 'abandoned-cart'));
  return {
    member,
    order: bought.order,
    paymentLink: bought.payment.redirectUrl?.replace('/checkout/', '') ?? '',
    opening,
    codes,
    card,
    username,
    unsubscribe: {
      userId: id,
      mailCase: 'abandoned-cart' as const,
      token: unsubscribe.searchParams.get('token') ?? '',
    },
  };
}

const ssnOf = async (app: FastifyInstance, username: string) => {
  const browser = createTestBrowser(app);
  await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } });
  return (await browser.request(getMe)).data.user;
};

describe('after the keys are rotated', () => {
  it('[F21] nothing that a shopper holds is lost: not during the waiting time, nor when the old key is gone', async () => {
    const held = await shopperThings();
    const { order, paymentLink } = held;
    const during = await withKeys(DURING);
    const stranger = () => createTestBrowser(during);

    expect(await ssnOf(during, held.member.username)).toMatchObject({ ssn: '19900101-****' });
    const link = { params: { id: order.id, secret: order.secret } };
    expect((await stranger().request(getGuestOrder, link)).data.order.id).toBe(order.id);
    expect((await stranger().request(postOrderDownload, held.opening)).data.codes).toEqual(held.codes);
    await stranger().request(postNewsletterUnsubscription, { body: held.unsubscribe });
    const payer = stranger();
    expect((await payer.request(getPayableOrder, { params: { link: paymentLink } })).data.order.id).toBe(order.id);
    const paying = { params: { id: paymentLink }, body: { paymentMethodId: PAYMENT.mobile } };
    await payer.request(postOrderPayment, paying);
    shop.clock.advance({ minutes: 1 });
    expect((await payer.request(getOrderPayment, { params: { id: paymentLink } })).data.status).toBe('paid');

    // The mail that waited is sent with the code that its card was made with.
    expect(await readKeyStatus(shop.pool, DURING)).toMatchObject({ waitingMails: 1 });
    const sent: Mail[] = [];
    const services = {
      ...shop.services,
      config: { ...shop.services.config, secrets: DURING },
      mailer: { send: async (mail: Mail) => void sent.push(mail) },
    };
    await sendOutbox(services, shop.clock.now());
    const mail = sent.find(({ to }) => to === 'mottagaren@example.se');
    const code = mail?.text.replace('Din kod: ', '') ?? '';
    expect(code.slice(-4)).toBe(held.card.lastFour);

    const lines: string[] = [];
    await reencrypt(shop.pool, DURING, (text) => lines.push(text));
    expect(lines.join('\n')).not.toMatch(/[1-9]\d* unreadable/);
    expect(await readKeyStatus(shop.pool, DURING)).toMatchObject({ remaining: 0, waitingMails: 0 });

    const after = await withKeys(AFTER);
    expect(await ssnOf(after, held.member.username)).toMatchObject({ ssn: '19900101-****' });
    expect((await createTestBrowser(after).request(getGuestOrder, link)).data.order.status).toBe('received');
    expect((await createTestBrowser(after).request(postOrderDownload, held.opening)).data.codes).toEqual(held.codes);
    const balance = await createTestBrowser(after).send('POST', '/api/gift-card/balance', { body: { code } });
    expect(balance.body).toMatchObject({ data: { giftCard: { balance: 250 } } });
  });

  it('[F21] an order that is requested again names the secret that it was given', async () => {
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    const buyer = shop.browser();
    await fillCart(buyer, id);
    const first = (await placeTestOrder(buyer, {}, 'rotated-key')).data.order;
    const again = createTestBrowser(await withKeys(DURING));
    for (const [name, value] of buyer.cookies) again.cookies.set(name, value);
    expect((await placeTestOrder(again, {}, 'rotated-key')).data.order).toEqual(first);
  });

  it('[F21] a member whose number no key opens sees none, and it is logged', async () => {
    const lost = createKeyRing(['a key that nobody has any more, really nobody']);
    const { username, id } = await shop.createMember('member', { ssnEncrypted: encryptSsn('199001012384', lost) });
    expect(await ssnOf(await withKeys(DURING), username)).toMatchObject({ username, ssn: null });
    expect(logs.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ memberId: id, msg: 'a personal number cannot be decrypted' }),
    );
    const results = await reencrypt(shop.pool, DURING, () => {});
    expect(results?.find(({ column }) => column === 'ssn_encrypted')).toMatchObject({ written: 0, unreadable: 1 });
    expect(await readKeyStatus(shop.pool, DURING)).toMatchObject({ remaining: 1 });
  });

  it('[F21] a mail with a gift card waits rather than going out with a wrong code', async () => {
    const { card } = await shopperThings();
    const sent: Mail[] = [];
    const services = {
      ...shop.services,
      config: { ...shop.services.config, secrets: AFTER },
      mailer: { send: async (mail: Mail) => void sent.push(mail) },
    };
    await sendOutbox(services, shop.clock.now());
    const [mail] = await shop.services.db.select().from(outboxMail).where(eq(outboxMail.giftCardId, card.id));
    expect([sent, mail?.sentAt, mail?.attempts]).toEqual([[], null, 1]);
    expect((await shop.services.db.select().from(giftCard).where(eq(giftCard.id, card.id)))[0]?.balanceOre).toBe(
      25_000,
    );
  });

  it('[F21] encrypts more values than one batch holds, and only one process does at a time', async () => {
    await reencrypt(shop.pool, DURING, () => {});
    await shop.pool.query(
      `insert into member (username, email, password_hash, zip_code, ssn_encrypted)
       select 'batch-' || n, 'batch-' || n || '@example.se', 'x', '41112', $1 from generate_series(1, 1200) n`,
      [encryptSsn('199001012384', BEFORE)],
    );
    const busy = await shop.pool.connect();
    await busy.query(`select pg_advisory_lock(hashtext('reencrypt'))`);
    expect(await reencrypt(shop.pool, DURING, () => {})).toBeNull();
    await busy.query(`select pg_advisory_unlock(hashtext('reencrypt'))`);
    busy.release();
    const results = await reencrypt(shop.pool, DURING, () => {});
    expect(results?.find(({ column }) => column === 'ssn_encrypted')).toMatchObject({ written: 1200 });
  });

  it('[F21] knows every encrypted column of the database', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%encrypted' order by 1`,
    );
    const known = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table.replaceAll('"', '')}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual([...known, ...SHORT_LIVED].toSorted());
  });
});
