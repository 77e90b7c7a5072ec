import {
  deleteAdminReview,
  deleteAdminSessions,
  deleteAdminSiteMessage,
  getAdminAudit,
  getAdminCampaigns,
  getAdminInfoPages,
  getAdminMembers,
  getAdminOrder,
  getAdminOrders,
  getAdminProduct,
  getAdminProducts,
  getAdminReviews,
  postAdminInfoPage,
  postAdminSearchLink,
  postAdminSiteMessage,
  putAdminCampaign,
  putAdminCorporate,
  putAdminInfoPage,
  putAdminPrice,
  putAdminProduct,
  putAdminRedirect,
  putAdminRoles,
  putAdminSiteMessage,
  putAdminStock,
  putAdminText,
} from '@shop/contracts/api/admin';
import {
  getCampaign,
  getInfoPage,
  getLocalizationPack,
  getMe,
  getProduct,
  getSearchLinks,
  getSiteMessages,
  postLogin,
} from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, listing, order, outboxMail, priceHistory, product, review, stock } from '../db/schema/index.ts';
import { BUYER, fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, TEST_PASSWORD, type LoggedIn, type TestApp } from '../testing/index.ts';
import { mailsTo } from '../testing/outbox.ts';
import { quickLogin } from '../testing/quick-login.ts';
import { refreshListings } from '../discovery/stale-listings.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
});
afterAll(() => shop.close());

const aProduct = async (values: Parameters<typeof createProduct>[1] = {}) => {
  const made = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], ...values });
  await refreshListings(shop.services, [made.id]);
  return made;
};
const anOrder = async (productId: number): Promise<string> => {
  const browser = shop.browser();
  await fillCart(browser, productId);
  return (await placeTestOrder(browser, { customer: BUYER })).data.order.id;
};
const logOf = (entity: string, entityId: string | number) =>
  shop.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))));

const at = (days: number): number => Math.floor(shop.clock.now().getTime() / 1000) + days * 86_400;

describe('the admin application', () => {
  it('[O6-03] requires a login of the last twelve hours', async () => {
    const own = await createTestApp();
    try {
      const browser = await quickLogin(own, 'admin');
      own.clock.advance({ hours: 12 });
      expect((await browser.send('GET', '/api/admin/order')).status).toBe(200);
      own.clock.advance({ seconds: 1 });
      const { status, body } = await browser.send('GET', '/api/admin/order');
      expect([status, body]).toEqual([401, expect.objectContaining({ code: 'REAUTHENTICATION_NEEDED' })]);
    } finally {
      await own.close();
    }
  });
});

describe('orders', () => {
  it('[O6-01] are listed in pages, found by number, name, address and product, and filtered by status', async () => {
    const { id: productId, name } = await aProduct({ name: 'Ovanlig Xylofon 77' });
    const id = await anOrder(productId);
    const found = async (search: string) =>
      (await employee.request(getAdminOrders, { query: { search } })).data.rows.map((row) => row.id);
    for (const search of [id, name, 'xylofon 77']) expect(await found(search)).toEqual([id]);
    expect(await found(BUYER.email)).toContain(id);
    expect(await found('100%_')).toEqual([]);
    const { rows, total } = (await employee.request(getAdminOrders, { query: { status: 'delivered' } })).data;
    expect([...new Set(rows.map(({ status }) => status)), total >= rows.length]).toEqual(['delivered', true]);
    const dearest = (await employee.request(getAdminOrders, { query: { sort: 'total', paymentStatus: 'paid' } })).data
      .rows;
    expect(dearest.map((row) => row.total)).toEqual(dearest.map((row) => row.total).toSorted((a, b) => b - a));
    expect(new Set(dearest.map((row) => row.paymentStatus))).toEqual(new Set(['paid']));
    const owned = (await employee.request(getAdminOrders, { query: { memberId: dearest[0]?.memberId ?? 0 } })).data
      .rows;
    expect(new Set(owned.map((row) => row.memberId))).toEqual(new Set([dearest[0]?.memberId]));
    const second = (await employee.request(getAdminOrders, { query: { page: 2 } })).data;
    expect(second.rows.some((row) => row.id === id)).toBe(false);
    const { order: one } = (await employee.request(getAdminOrder, { params: { id } })).data;
    expect(one).toMatchObject({ id, email: BUYER.email, next: ['cancelled'], rows: [{ productId, quantity: 1 }] });
  });

  it('[O6-01] follow the steps of their delivery, notify the buyer, and refuse every other step', async () => {
    const { id: productId } = await aProduct();
    const id = await anOrder(productId);
    await shop.services.db.update(order).set({ status: 'received', paymentStatus: 'paid' }).where(eq(order.id, id));
    const to = (status: 'packing' | 'shipped' | 'delivered' | 'cancelled' | 'returned') =>
      admin.send('PUT', `/api/admin/order/${id}/status`, { body: { status } });
    expect((await to('delivered')).status).toBe(409);
    const parallel = await Promise.all(Array.from({ length: 20 }, () => to('packing')));
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect((await to('cancelled')).body).toMatchObject({
      error: 'Beställningen är packas och kan inte bli avbeställd.',
    });
    expect([(await to('shipped')).status, (await to('delivered')).status, (await to('returned')).status]).toEqual([
      200, 200, 409,
    ]);
    const log = await logOf('order', id);
    expect(log.map(({ change }) => change)).toEqual([
      { before: { status: 'received' }, after: { status: 'packing' } },
      { before: { status: 'packing' }, after: { status: 'shipped' } },
      { before: { status: 'shipped' }, after: { status: 'delivered' } },
    ]);
    const mails = await shop.services.db.select().from(outboxMail).where(eq(outboxMail.to, BUYER.email));
    expect(mails.filter(({ subject }) => subject === `Beställning ${id}: skickad`)).toHaveLength(1);
    // [O9-31] The survey comes once the goods are there, with a link that needs no account.
    const withSurvey = mails.filter(({ text }) => text.includes(`/se/tyck-till/${id}/`));
    expect(withSurvey.map(({ subject }) => subject)).toEqual([`Beställning ${id}: levererad`]);
    expect((await admin.send('PUT', '/api/admin/order/PX-0/status', { body: { status: 'packing' } })).status).toBe(404);
  });

  it('[O6-01] give back stock when they are cancelled, once', async () => {
    const { id: productId } = await aProduct({ stock: { web: 3 } });
    const id = await anOrder(productId);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        admin.send('PUT', `/api/admin/order/${id}/status`, { body: { status: 'cancelled' } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const [row] = await shop.services.db.select().from(stock).where(eq(stock.productId, productId));
    expect(row?.quantity).toBe(3);
  });
});

describe('prices', () => {
  const versionOfPrice = async (id: number) =>
    (await employee.request(getAdminProduct, { params: { id } })).data.product.priceVersion;
  const put = (id: number, body: object, version = 'old') =>
    admin.send('PUT', `/api/admin/product/${id}/price`, { body: { version, ...body } });

  it('[O4-33] [O6-01] [O9-04] write the history, the lowest price of thirty days, the lists, and who did it', async () => {
    const { id } = await aProduct({ priceOre: 100_000 });
    await shop.services.db.insert(priceHistory).values([
      { productId: id, priceOre: 50_000, validFrom: new Date(shop.clock.now().getTime() - 90 * 86_400_000) },
      { productId: id, priceOre: 80_000, validFrom: new Date(shop.clock.now().getTime() - 40 * 86_400_000) },
      { productId: id, priceOre: 100_000, validFrom: new Date(shop.clock.now().getTime() - 10 * 86_400_000) },
    ]);
    const version = await versionOfPrice(id);
    const body = { version, price: 699.5, regularPrice: 1000, priceType: 'campaign' as const, endsAt: at(7) };
    const first = (await admin.request(putAdminPrice, { params: { id }, body })).data;
    expect(first).toEqual({ isChanged: true, version: await versionOfPrice(id) });
    // The response was lost and the request is sent again.
    expect((await admin.request(putAdminPrice, { params: { id }, body })).data).toEqual({ ...first, isChanged: false });
    const { product: shown } = (await employee.request(getAdminProduct, { params: { id } })).data;
    expect(shown).toMatchObject({ price: 699.5, regularPrice: 1000, lowestPrice: 800, priceType: 'campaign' });
    expect(shown.priceHistory[0]?.price).toBe(699.5);
    const [listed] = await shop.services.db.select().from(listing).where(eq(listing.productId, id));
    expect(listed?.priceOre).toBe(69_950);
    expect((await shop.browser().request(getProduct, { params: { id } })).data.product.price).toMatchObject({
      price: 699.5,
    });
    const [entry, ...more] = await logOf('price', id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      memberId: admin.memberId,
      change: { before: { priceOre: 100_000 }, after: { priceOre: 69_950, regularPriceOre: 100_000 } },
    });
    expect(shop.logs.some(({ reqId, path }) => reqId === entry?.requestId && String(path).endsWith('/price'))).toBe(
      true,
    );
  });

  it.each([
    [{ price: 100, regularPrice: 100 }, 'regularPrice'],
    [{ price: 100, priceType: 'campaign' }, 'regularPrice'],
    [{ price: 100, regularPrice: 200, endsAt: 1 }, 'endsAt'],
    [{ price: 100, regularPrice: 200, isFlashSale: true }, 'endsAt'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: 1e9 }, 'price'],
  ])('[O6-01] that cannot be right are refused with the field: %j', async (body, field) => {
    const { id } = await aProduct();
    const { status, body: response } = await put(id, body);
    expect([status, Object.keys((response as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await logOf('price', id)).toEqual([]);
  });

  it('[O6-01] of one product changed by twenty at once: one is in time, the others are refused', async () => {
    const { id } = await aProduct();
    const version = await versionOfPrice(id);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => put(id, { price: 200 + n }, version)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const [row] = await shop.services.db.select().from(product).where(eq(product.id, id));
    const log = await logOf('price', id);
    const last = log.toSorted((a, b) => a.id - b.id).at(-1);
    expect([log.length, last?.change.after]).toEqual([1, expect.objectContaining({ priceOre: row?.priceOre })]);
  });

  it('[O6-01] are for admins alone', async () => {
    const { id } = await aProduct();
    const body = { version: await versionOfPrice(id), price: 1 };
    const { status } = await employee.send('PUT', `/api/admin/product/${id}/price`, { body });
    expect([status, (await put(2_000_000_000, { price: 1 })).status]).toEqual([403, 404]);
  });
});

describe('products and stock', () => {
  it('[O6-04] are found by number, article number and name', async () => {
    const { id } = await aProduct({ name: 'Sällsynt Theremin', articleNumber: 'THE-1' });
    for (const search of [String(id), 'the-1', 'theremin']) {
      const { rows } = (await employee.request(getAdminProducts, { query: { search } })).data;
      expect(rows.map((row) => row.id)).toContain(id);
    }
  });

  it('[O6-01] stock is added and taken, never below zero however many try, and the lists follow', async () => {
    const { id } = await aProduct({ stock: { web: 10 } });
    const take = () => admin.send('PUT', `/api/admin/product/${id}/stock`, { body: { place: 'web', change: -1 } });
    const responses = await Promise.all(Array.from({ length: 20 }, take));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(10);
    const places = async () =>
      (await shop.services.db.select().from(listing).where(eq(listing.productId, id)))[0]?.storeIds;
    expect(await places()).toEqual([]);
    const { data } = await admin.request(putAdminStock, { params: { id }, body: { place: 'web', change: 4 } });
    expect([data.quantity, await places()]).toEqual([4, [0]]);
    const unknown = await admin.send('PUT', `/api/admin/product/${id}/stock`, { body: { place: '999999', change: 1 } });
    expect(unknown.status).toBe(422);
  });

  it('[O6-01] flags change one by one', async () => {
    const { id } = await aProduct();
    const { version } = (await employee.request(getAdminProduct, { params: { id } })).data.product;
    const { data } = await admin.request(putAdminProduct, { params: { id }, body: { version, maxPerCustomer: 2 } });
    await admin.request(putAdminProduct, { params: { id }, body: { version: data.version, isSponsored: true } });
    const { product: shown } = (await employee.request(getAdminProduct, { params: { id } })).data;
    expect(shown).toMatchObject({ maxPerCustomer: 2, isSponsored: true, isDiscontinued: false });
    expect((await logOf('product', id)).map(({ change }) => change)).toEqual([
      { before: { maxPerCustomer: null }, after: { maxPerCustomer: 2 } },
      { before: { isSponsored: false }, after: { isSponsored: true } },
    ]);
  });
});

describe('campaigns', () => {
  it('[O6-01] are changed whole; their text is cleaned and the lists know their products', async () => {
    const [one, two] = [await aProduct(), await aProduct()];
    const { rows } = (await employee.request(getAdminCampaigns, {})).data;
    const campaign = rows[0];
    if (campaign === undefined) throw new Error('The seed has no campaign.');
    const { id, color, version, metaTitle, sectionId, sort } = campaign;
    const body = {
      version,
      metaTitle,
      sectionId,
      sort,
      name: 'Höstfynd',
      description: '<p onclick="x()">Hej<script>alert(1)</script></p>',
      color,
      isActive: true,
      windows: [{ from: at(-1), to: at(1) }],
      productIds: [two.id, one.id, two.id],
    };
    await admin.request(putAdminCampaign, { params: { id }, body });
    const shown = (await employee.request(getAdminCampaigns, { query: { search: 'höstfynd' } })).data.rows[0];
    expect(shown).toMatchObject({ description: '<p>Hej</p>', productIds: [two.id, one.id], windows: body.windows });
    const [listed] = await shop.services.db.select().from(listing).where(eq(listing.productId, one.id));
    expect(listed?.campaignIds).toContain(id);
    expect((await shop.browser().request(getCampaign, { params: { id: String(id) } })).data.campaign.name).toBe(
      'Höstfynd',
    );
    const wrong = await admin.send('PUT', `/api/admin/campaign/${id}`, {
      body: { ...body, version: shown?.version, productIds: [one.id, 2_000_000_000] },
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ fields: { 'productIds.1': 'Produkten finns inte.' } }),
    ]);
  });
});

describe('content', () => {
  const DIRTY =
    '<h2>Hej</h2><img src=x onerror=alert(1)><a href="javascript:alert(1)">klicka</a><iframe src="//x"></iframe>';

  it('[O3-21] [O6-01] HTML is stored clean, not only shown clean', async () => {
    const page = { name: 'Ny sida', slug: 'ny-sida', ingress: 'Ingress', content: DIRTY, sort: 99 };
    const { id, version } = (await employee.request(postAdminInfoPage, { body: page })).data;
    const { rows } = (await employee.request(getAdminInfoPages, { query: { search: 'ny-sida' } })).data;
    expect(rows[0]?.content).not.toMatch(/script|onerror|iframe/);
    expect((await shop.browser().request(getInfoPage, { params: { id: 'ny-sida' } })).data.info.content).toContain(
      '<h2>Hej</h2>',
    );
    const message = { type: 'info' as const, message: DIRTY, avatarId: null, from: null, to: null };
    const made = (await employee.request(postAdminSiteMessage, { body: message })).data;
    const log = await logOf('site-message', made.id);
    expect(JSON.stringify(log[0]?.change.after)).not.toMatch(/javascript|onerror/);
    const taken = await employee.send('POST', '/api/admin/info', { body: page });
    expect([taken.status, taken.body]).toEqual([
      409,
      expect.objectContaining({ fields: { slug: 'Adressen är upptagen.' } }),
    ]);
    const same = { params: { id }, body: { ...page, version, content: rows[0]?.content ?? '' } };
    expect((await employee.request(putAdminInfoPage, same)).data.isChanged).toBe(false);
  });

  it('[O6-01] messages are created, changed and removed, and every step is audited', async () => {
    const body = { type: 'ok' as const, message: '<p>Fri frakt i dag</p>', avatarId: 3, from: at(-1), to: at(1) };
    const { id, version } = (await employee.request(postAdminSiteMessage, { body })).data;
    const shown = async () =>
      (
        await shop.browser().request(getSiteMessages, { params: { regionCode: 'se', languageCode: 'sv' } })
      ).data.messages.find((message) => message.id === id);
    expect(await shown()).toMatchObject({ message: '<p>Fri frakt i dag</p>', avatarId: 3 });
    await employee.request(putAdminSiteMessage, { params: { id }, body: { ...body, version, to: at(0) - 10 } });
    expect(await shown()).toBeUndefined();
    await employee.request(deleteAdminSiteMessage, { params: { id } });
    expect((await employee.send('DELETE', `/api/admin/site-message/${id}`)).status).toBe(404);
    expect((await logOf('site-message', id)).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  it('[O6-01] ids are given once, however many write at once', async () => {
    const body = { type: 'ok' as const, message: 'Hej', avatarId: null, from: null, to: null };
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await employee.request(postAdminSiteMessage, { body })).data.id),
    );
    expect(new Set(ids).size).toBe(20);
  });

  it('[O2.2-14] redirects lead elsewhere, and never to themselves', async () => {
    const to = (body: object) => employee.send('PUT', '/api/admin/redirect/category/888888', { body });
    expect((await to({ toTypeId: 2, toId: '888888' })).status).toBe(422);
    expect((await to({ toTypeId: 1, toId: null })).status).toBe(422);
    const redirect = { params: { fromType: 'category', fromId: '888888' }, body: { toTypeId: 5, toId: null } } as const;
    await employee.request(putAdminRedirect, redirect);
    const { headers } = await shop.browser().send('GET', `/api/redirect/category/888888`);
    expect(headers['x-page-redirect']).toBe('Start:');
    expect((await employee.send('DELETE', '/api/admin/redirect/category/888888')).status).toBe(200);
    expect((await employee.send('DELETE', '/api/admin/redirect/category/888888')).status).toBe(404);
  });

  it('[O2.8-01] [O8-02] links of the search and texts of the shop follow what is written', async () => {
    const link = {
      kind: 'page' as const,
      title: 'Polarsten-fabriken',
      keywords: ['fabrik'],
      url: '/info/om',
      from: null,
      to: null,
    };
    await employee.request(postAdminSearchLink, { body: link });
    const { pages } = (await shop.browser().request(getSearchLinks)).data;
    expect(pages).toContainEqual({ title: link.title, keywords: link.keywords, url: link.url });
    const elsewhere = await employee.send('POST', '/api/admin/search-link', {
      body: { ...link, url: '//evil.example' },
    });
    expect(elsewhere.status).toBe(422);
    await employee.request(putAdminText, { params: { key: 'test.hello' }, body: { text: 'Hejsan' } });
    const pack = (await shop.browser().request(getLocalizationPack)).data.languagePack;
    expect(pack['test.hello']).toBe('Hejsan');
    expect((await employee.send('DELETE', '/api/admin/text/test.hello')).status).toBe(200);
  });
});

describe('members', () => {
  it('[O6-16] wait for approval and become companies by it', async () => {
    const { id, email } = await shop.createMember('member', { corpNumber: '556677-8899', companyName: 'Vänta AB' });
    const waiting = async () =>
      (await employee.request(getAdminMembers, { query: { awaitsApproval: 'true', search: 'vänta ab' } })).data.rows;
    expect((await waiting()).map((row) => [row.id, row.corpNumber])).toEqual([[id, '556677-8899']]);
    await employee.request(putAdminCorporate, { params: { id }, body: { isCorporateCustomer: true } });
    expect(await waiting()).toEqual([]);
    const isTold = async () =>
      (await mailsTo(shop, email)).filter(({ text }) => text.includes('Vi har godkänt Vänta AB'));
    expect(await isTold()).toHaveLength(1);
    await employee.request(putAdminCorporate, { params: { id }, body: { isCorporateCustomer: true } });
    expect(await isTold()).toHaveLength(1);
    const { id: person } = await shop.createMember('member');
    const refused = await employee.send('PUT', `/api/admin/member/${person}/corporate`, {
      body: { isCorporateCustomer: true },
    });
    expect(refused.status).toBe(409);
  });

  it('[O3-06] [O6-02] never show personal numbers or passwords', async () => {
    const { username } = await shop.createMember('member', { corpNumber: '850101-2384', companyName: 'Kims Åkeri' });
    const { text } = await employee.send('GET', `/api/admin/member?search=${username}`);
    expect(text).toContain('Enskild firma');
    expect(text).not.toMatch(/2384|850101|ssn|argon2|password/i);
  });

  it('[O6-01] get roles from another admin with a fresh login, never from themselves', async () => {
    const colleague = await quickLogin(shop);
    await admin.request(putAdminRoles, {
      params: { id: colleague.memberId },
      body: { isEmployee: false, isAdmin: true },
    });
    // The rights need a login of their own.
    expect((await colleague.request(getMe)).data.user).toBeNull();
    const { data } = await colleague.request(postLogin, {
      body: { username: colleague.username, password: TEST_PASSWORD },
    });
    expect(data.user).toMatchObject({ isEmployee: true, isAdmin: true });
    const own = await admin.send('PUT', `/api/admin/member/${admin.memberId}/roles`, {
      body: { isEmployee: false, isAdmin: false },
    });
    expect(own.status).toBe(403);
  });
});

describe('the sessions of a member', () => {
  const isLoggedIn = async (browser: LoggedIn) => (await browser.request(getMe)).data.user !== null;

  it('[F20][O6-01] are ended by staff, written down, and not a second time', async () => {
    const member = await quickLogin(shop);
    const { data } = await employee.request(deleteAdminSessions, { params: { id: member.memberId } });
    expect([data.isChanged, await isLoggedIn(member)]).toEqual([true, false]);
    expect((await employee.request(deleteAdminSessions, { params: { id: member.memberId } })).data.isChanged).toBe(
      false,
    );
    const { rows } = (await admin.request(getAdminAudit, { query: { entity: 'session' } })).data;
    expect(rows).toMatchObject([
      {
        entityId: String(member.memberId),
        username: employee.username,
        before: { sessions: 1 },
        after: { sessions: 0 },
      },
    ]);
  });

  it('[F20][O6-02] of an admin are ended by admins only, and never one’s own', async () => {
    const boss = await quickLogin(shop, 'admin');
    const end = (browser: LoggedIn, id: number) => browser.send('DELETE', `/api/admin/member/${id}/session`);
    expect((await end(employee, boss.memberId)).status).toBe(403);
    expect((await end(employee, employee.memberId)).status).toBe(403);
    expect(await isLoggedIn(boss)).toBe(true);
    expect((await end(admin, boss.memberId)).status).toBe(200);
    expect(await isLoggedIn(boss)).toBe(false);
  });
});

describe('reviews', () => {
  it('[O6-01] [O3-17] are removed for a stored reason, and the rating follows; anonymous ones stay so', async () => {
    const { id: productId } = await aProduct();
    const { id: memberId, username } = await shop.createMember();
    const made = await shop.services.db
      .insert(review)
      .values([
        {
          productId,
          memberId,
          rating: 1,
          text: 'Köp billiga klockor här',
          isAnonymous: true,
          createdAt: shop.clock.now(),
        },
        { productId, memberId: null, rating: 5, text: 'Bra', createdAt: shop.clock.now() },
      ])
      .returning({ id: review.id });
    const { rows } = (await employee.request(getAdminReviews, { query: { search: 'billiga klockor' } })).data;
    expect(rows.map(({ author, text }) => [author, text])).toEqual([[null, 'Köp billiga klockor här']]);
    expect(JSON.stringify(rows)).not.toContain(username);
    await employee.request(deleteAdminReview, { params: { id: made[0]?.id ?? 0 }, query: { reason: 'Reklam' } });
    const [row] = await shop.services.db.select().from(product).where(eq(product.id, productId));
    expect([row?.reviewCount, row?.ratingAverage]).toEqual([1, 5]);
    expect((await logOf('review', made[0]?.id ?? 0))[0]?.change.after).toEqual({ reason: 'Reklam' });
  });
});

describe('the audit log', () => {
  it('[O6-01] shows to admins alone who changed what, before and after', async () => {
    await employee.request(putAdminText, { params: { key: 'audit.me' }, body: { text: 'Ett' } });
    await employee.request(putAdminText, { params: { key: 'audit.me' }, body: { text: 'Två' } });
    const { rows, total } = (await admin.request(getAdminAudit, { query: { entity: 'text', entityId: 'audit.me' } }))
      .data;
    expect([total, rows.map(({ before, after, username }) => [before, after, username])]).toEqual([
      2,
      [
        [{ text: 'Ett' }, { text: 'Två' }, employee.username],
        [null, { text: 'Ett' }, employee.username],
      ],
    ]);
    expect((await employee.send('GET', '/api/admin/audit')).status).toBe(403);
  });

  it('[O6-01] and the change are committed or rolled back together', async () => {
    const { id } = await aProduct({ priceOre: 10_000 });
    await shop.pool.query(
      `alter table audit_log add constraint no_more check (entity <> 'price' or entity_id <> '${id}')`,
    );
    const { status, text } = await admin.send('PUT', `/api/admin/product/${id}/price`, {
      body: {
        price: 50,
        version: (await employee.request(getAdminProduct, { params: { id } })).data.product.priceVersion,
      },
    });
    await shop.pool.query('alter table audit_log drop constraint no_more');
    const [row] = await shop.services.db.select().from(product).where(eq(product.id, id));
    expect([status, text.includes('constraint'), row?.priceOre]).toEqual([500, false, 10_000]);
  });
});

describe('a file of prices', () => {
  const send = (parts: readonly (readonly [name: string, value: string, file?: string])[], browser = admin) => {
    const boundary = 'grans';
    const body = parts.map(
      ([name, value, file]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`,
    );
    return browser.send('POST', '/api/admin/price-import', {
      body: `${body.join('')}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  };

  it('[7.1-04] [7.1-05] is sent as files[] with its data, and changes every price in it', async () => {
    const [one, two] = [
      await aProduct({ articleNumber: 'IMP-1' }),
      await aProduct({ articleNumber: 'IMP-2', priceOre: 20_000 }),
    ];
    const csv = '\ufeffArtikelnummer;Pris;Ordinarie\r\nIMP-1;79,90;100\r\n\r\nIMP-2;200\r\n';
    const trial = await send([
      ['files[]', csv, 'priser.csv'],
      ['data', '{"isTrial":true}'],
    ]);
    expect(trial.body).toEqual({ data: { changed: 0, unchanged: 2, problems: [] } });
    const { status, body } = await send([
      ['data', '{"isTrial":false}'],
      ['files[]', csv, 'priser.csv'],
    ]);
    expect([status, body]).toEqual([200, { data: { changed: 1, unchanged: 1, problems: [] } }]);
    const price = async (id: number) =>
      (await employee.request(getAdminProduct, { params: { id } })).data.product.price;
    expect([await price(one.id), await price(two.id)]).toEqual([79.9, 200]);
  });

  it('[7.1-04] is read as Excel writes it: cells in quotes, with semicolons and line breaks inside', async () => {
    const { id } = await aProduct({ articleNumber: 'IMP-4' });
    const csv =
      '\ufeff"Artikelnummer";"Pris";"Ordinarie";"Anteckning"\r\n"IMP-4";"79,90";"";"två ""citat""\r\noch rader; här"\r\n';
    expect((await send([['files[]', csv, 'priser.csv']])).body).toEqual({
      data: { changed: 1, unchanged: 0, problems: [] },
    });
    expect((await employee.request(getAdminProduct, { params: { id } })).data.product.price).toBe(79.9);
  });

  it('[7.1-04] names the line of the file, also after a cell of several lines and empty ones', async () => {
    const csv = 'Artikelnummer;Pris;;Anteckning\r\n\r\nfinns-inte;5;;"två\r\nrader"\r\n;;\r\nIMP-9;gratis\r\n';
    const { body } = await send([['files[]', csv, 'a.csv']]);
    expect((body as { data: { problems: { line: number }[] } }).data.problems.map(({ line }) => line)).toEqual([3, 6]);
  });

  it('[7.1-04] changes nothing when a quote is never closed, and says where', async () => {
    const { id } = await aProduct({ articleNumber: 'IMP-5' });
    expect((await send([['files[]', 'IMP-5;10\n"IMP-6;20\n', 'a.csv']])).body).toEqual({
      data: {
        changed: 0,
        unchanged: 0,
        problems: [{ line: 2, text: 'Raden kan inte läsas: ett citattecken saknas.' }],
      },
    });
    expect((await employee.request(getAdminProduct, { params: { id } })).data.product.price).toBe(100);
  });

  it('[7.1-04] changes nothing when one line is wrong, and says which', async () => {
    const { id } = await aProduct({ articleNumber: 'IMP-3' });
    const { body } = await send([['files[]', 'IMP-3;10\nIMP-3;11\nfinns-inte;5\nIMP-9;gratis', 'a.csv']]);
    expect((body as { data: { problems: { line: number }[] } }).data.problems.map(({ line }) => line)).toEqual([
      2, 3, 4,
    ]);
    expect((await employee.request(getAdminProduct, { params: { id } })).data.product.price).toBe(100);
  });

  it.each([
    ['too large', [['files[]', 'x'.repeat(1_000_001), 'a.csv']], 413],
    [
      'of two files',
      [
        ['files[]', 'a', 'a.csv'],
        ['files[]', 'b', 'b.csv'],
      ],
      400,
    ],
    ['under another name', [['file', 'a', 'a.csv']], 400],
    [
      'with data that is no JSON',
      [
        ['files[]', 'a', 'a.csv'],
        ['data', '{'],
      ],
      400,
    ],
    [
      'with data of the wrong form',
      [
        ['files[]', 'a', 'a.csv'],
        ['data', '{"isTrial":"ja"}'],
      ],
      422,
    ],
    ['that is missing', [['data', '{}']], 422],
  ] as const)('[7.1-04] is refused when it is %s', async (_what, parts, status) => {
    expect((await send(parts)).status).toBe(status);
  });

  it('[7.1-04] is refused as anything but multipart, and from whoever is no admin', async () => {
    expect((await admin.send('POST', '/api/admin/price-import', { body: { data: {} } })).status).toBe(415);
    expect((await send([['files[]', 'a', 'a.csv']], employee)).status).toBe(403);
  });
});
