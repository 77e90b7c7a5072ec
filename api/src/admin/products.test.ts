import { getCart, getDiscontinuedTips, getProduct, getProductList } from '@shop/contracts';
import {
  getAdminAttributes,
  getAdminProduct,
  getAdminProductChoices,
  getAdminProducts,
  postAdminProduct,
  putAdminPrice,
  putAdminProduct,
} from '@shop/contracts/api/admin';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, priceHistory } from '../db/schema/index.ts';
import { fillCart } from '../testing/buying.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
let shelf: { id: number; path: string };
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
  const { categories } = (await employee.request(getAdminProductChoices, {})).data;
  const found = categories.find(({ path, isShelf }) => isShelf && path.split('/').length === 4);
  if (found === undefined) throw new Error('The seed has no shelf.');
  shelf = found;
});
afterAll(() => shop.close());

let numbers = 0;
const newProduct = () => ({
  name: 'Zvenska Kvasarlampan',
  articleNumber: `ZK-${(numbers += 1)}`,
  manufacturerId: 1,
  categoryId: shelf.id,
  price: 1499.5,
  stock: { web: 5 },
  possibleDeliveryMethods: [2, 11],
  archetype: 'lamp',
});
const make = async (fields: object = {}) => {
  const body = { ...newProduct(), manufacturerId: await aMaker(), ...fields };
  return { ...(await admin.request(postAdminProduct, { body })).data, body };
};
let maker = 0;
const aMaker = async (): Promise<number> => {
  if (maker !== 0) return maker;
  const { rows } = (await employee.request(getAdminProducts, {})).data;
  const { product } = (await employee.request(getAdminProduct, { params: { id: rows[0]?.id ?? 0 } })).data;
  maker = product.manufacturerId;
  return maker;
};
const read = async (id: number) => (await employee.request(getAdminProduct, { params: { id } })).data.product;
/** Lists are fetched again, past the cache of the last responses. */
const found = async (type: 'search' | 'category', value: string, filters: string[] = []): Promise<number[]> => {
  shop.clock.advance({ seconds: shop.services.config.listCacheSeconds + 1 });
  const query = { filters, ...(type === 'category' && { sortBy: 'newest' }) };
  const { products } = await shop.browser().request(getProductList, { params: { type, value }, query });
  return products.map(({ id }) => id);
};
const logOf = (id: number) =>
  shop.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, String(id))))
    .orderBy(auditLog.id);

describe('a new product', () => {
  it('[O6-01] is found at once by search and in its category, has a page, a price history, and can be bought', async () => {
    const { id } = await make({ description: '<p onclick="x()">Ljus<script>1</script></p>' });
    expect(await found('search', 'zvenska kvasarlampan')).toContain(id);
    expect(await found('category', String(shelf.id))).toContain(id);
    const shown = (await shop.browser().request(getProduct, { params: { id } })).data.product;
    expect(shown).toMatchObject({ name: 'Zvenska Kvasarlampan', description: '<p>Ljus</p>', categoryTree: shelf.path });
    const history = await shop.services.db.select().from(priceHistory).where(eq(priceHistory.productId, id));
    expect(history.map(({ priceOre }) => priceOre)).toEqual([149_950]);
    const browser = shop.browser();
    await fillCart(browser, id, 2, 1499.5);
    expect((await browser.request(getCart)).data.cart.rows).toEqual([expect.objectContaining({ quantity: 2 })]);
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({ action: 'create', memberId: admin.memberId, change: { before: null } });
    expect(entry?.change.after).toMatchObject({ price: 1499.5, stock: { web: 5 }, archetype: 'lamp' });
  });

  it('[O6-01] that is hidden is nowhere until it is shown, and goes from carts when it is hidden again', async () => {
    const { id, version } = await make({ name: 'Hemliga Qvintetten', isHidden: true });
    expect((await shop.browser().send('GET', `/api/product/${id}`)).status).toBe(404);
    expect(await found('search', 'hemliga qvintetten')).not.toContain(id);
    const shownNow = await admin.request(putAdminProduct, { params: { id }, body: { version, isHidden: false } });
    expect(await found('search', 'hemliga qvintetten')).toContain(id);
    const browser = shop.browser();
    await fillCart(browser, id, 1, 1499.5);
    const body = { version: shownNow.data.version, isHidden: true };
    await admin.request(putAdminProduct, { params: { id }, body });
    const { text } = await browser.send('GET', '/api/cart?checkCart=1');
    expect(text).toContain('Hemliga Qvintetten kan inte längre köpas och har tagits bort.');
    expect((await browser.request(getCart)).data.cart.rows).toEqual([]);
    expect(await found('search', 'hemliga qvintetten')).not.toContain(id);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Fyll i fältet.'],
    [{ articleNumber: 'två ord' }, 'articleNumber', 'Skriv ett artikelnummer utan mellanslag, högst 40 tecken.'],
    [{ ean: '12' }, 'ean', 'En EAN-kod har 8, 12, 13 eller 14 siffror.'],
    [{ manufacturerId: 2_000_000_000 }, 'manufacturerId', 'Tillverkaren finns inte.'],
    [{ categoryId: 2_000_000_000 }, 'categoryId', 'Kategorin finns inte.'],
    [{ archetype: 'rymdskepp' }, 'archetype', 'Det finns ingen bild som heter så.'],
    [{ price: -1 }, 'price', 'Värdet måste vara minst 0.'],
    [{ levelOnePrice: 1499.5 }, 'levelOnePrice', 'Medlemspriset måste vara lägre än priset.'],
    [{ isDigital: true }, 'isShippable', 'En digital vara skickas inte med posten.'],
    [{ successorIds: [2_000_000_000] }, 'successorIds.0', 'Produkten finns inte.'],
    [{ possibleDeliveryMethods: [2, 999] }, 'possibleDeliveryMethods.1', 'Leveranssättet finns inte.'],
    [
      { attributes: [{ attributeId: 2_000_000_000, value: 'x' }] },
      'attributes.0.attributeId',
      'Egenskapen finns inte.',
    ],
    [{ packageMeasurements: [1, 2] }, 'packageMeasurements', 'Ange längd, bredd och höjd i millimeter.'],
    [{ stock: { '999999': 1 } }, 'stock.999999', 'Butiken finns inte.'],
  ])('[O6-01] that cannot be is refused with the field and what is wrong: %j', async (fields, field, text) => {
    const body = { ...newProduct(), manufacturerId: await aMaker(), ...fields };
    const { status, body: response } = await admin.send('POST', '/api/admin/product', { body });
    expect([status, (response as { fields: object }).fields]).toEqual([
      422,
      expect.objectContaining({ [field]: text }),
    ]);
  });

  it('[O6-01] has an article number of its own, also when two are made at once', async () => {
    const body = { ...newProduct(), manufacturerId: await aMaker() };
    const responses = await Promise.all([1, 2, 3].map(() => admin.send('POST', '/api/admin/product', { body })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('[O6-01] belongs to a leaf category, not to one that has others below it', async () => {
    const { categories } = (await employee.request(getAdminProductChoices, {})).data;
    const [above] = categories.filter(({ isShelf, path }) => !isShelf && shelf.path.startsWith(`${path}/`));
    const body = { ...newProduct(), manufacturerId: await aMaker(), categoryId: above?.id };
    const { status, text } = await admin.send('POST', '/api/admin/product', { body });
    expect([status, text]).toEqual([422, expect.stringContaining('Välj en kategori längst ner i trädet.')]);
  });

  it('[O6-01] is for admins alone', async () => {
    expect((await employee.send('POST', '/api/admin/product', { body: newProduct() })).status).toBe(403);
  });
});

describe('a product', () => {
  it('[O6-01] is right by its own rules as the seed has it: saving it changes and logs nothing', async () => {
    const { rows } = (await employee.request(getAdminProducts, { query: { sort: 'newest' } })).data;
    for (const { id } of rows.slice(0, 40)) {
      const product = await read(id);
      const keys = Object.keys(putAdminProduct.body?.shape ?? {});
      const body = Object.fromEntries(Object.entries(product).filter(([key]) => keys.includes(key)));
      const { status, text } = await admin.send('PUT', `/api/admin/product/${id}`, { body });
      expect([id, status, text]).toEqual([id, 200, expect.stringContaining('"isChanged":false')]);
    }
  });

  it('[O6-01] moves to another shelf, and lists, counts and address follow', async () => {
    const { id, version } = await make();
    const { categories } = (await employee.request(getAdminProductChoices, {})).data;
    const other = categories.find(({ isShelf, path }) => isShelf && path.split('/')[0] !== shelf.path.split('/')[0]);
    await admin.request(putAdminProduct, { params: { id }, body: { version, categoryId: other?.id ?? 0 } });
    expect(await found('category', String(shelf.id))).not.toContain(id);
    expect((await shop.browser().request(getProduct, { params: { id } })).data.product.categoryTree).toBe(other?.path);
  });

  it('[O6-01] gets attributes, new values among them, that lists are filtered by', async () => {
    const { rows } = (await employee.request(getAdminAttributes, { query: { categoryId: shelf.id } })).data;
    const attribute = rows.find(({ isFilter }) => isFilter);
    if (attribute === undefined) throw new Error('The shelf has no attributes.');
    const { id, version } = await make();
    const attributes = [{ attributeId: attribute.id, value: 'Aldrig sedd förut' }];
    await admin.request(putAdminProduct, { params: { id }, body: { version, attributes } });
    expect((await read(id)).attributes).toEqual(attributes);
    const after = (await employee.request(getAdminAttributes, { query: { search: attribute.name } })).data.rows;
    const value = after
      .find((row) => row.id === attribute.id)
      ?.values.find((each) => each.value === 'Aldrig sedd förut');
    const filter = `attributes^${attribute.id}-1-${value?.id}`;
    expect(await found('category', String(shelf.id), [filter])).toEqual([id]);
    expect(await found('search', 'aldrig sedd förut')).toContain(id);
  });

  it('[O6-01] [7.6-13] is discontinued with a successor, which is recommended instead', async () => {
    const [{ id, version }, successor] = [await make({ stock: {} }), await make()];
    const body = { version, isDiscontinued: true, successorIds: [successor.id] };
    await admin.request(putAdminProduct, { params: { id }, body });
    const data = await shop.browser().request(getDiscontinuedTips, { params: { id } });
    expect(JSON.stringify(data)).toContain(`"id":${successor.id},`);
    const itself = { version: (await read(id)).version, successorIds: [id] };
    expect((await admin.send('PUT', `/api/admin/product/${id}`, { body: itself })).status).toBe(422);
  });

  it('[O6-01] changed by two: the second is refused, and nothing of the first is lost', async () => {
    const { id, version } = await make();
    await admin.request(putAdminProduct, { params: { id }, body: { version, subTitle: 'Först' } });
    const late = await admin.send('PUT', `/api/admin/product/${id}`, { body: { version, subTitle: 'Sedan' } });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
    expect((await read(id)).subTitle).toBe('Först');
    expect((await logOf(id)).map(({ change }) => change).slice(1)).toEqual([
      { before: { subTitle: '' }, after: { subTitle: 'Först' } },
    ]);
  });

  it('[O6-01] [O5-09] has the price that an admin sets: carts with it are corrected and notified', async () => {
    const { id } = await make();
    const browser = shop.browser();
    await fillCart(browser, id, 1, 1499.5);
    const { priceVersion: version } = await read(id);
    await admin.request(putAdminPrice, { params: { id }, body: { version, price: 999 } });
    const { text } = await browser.send('GET', '/api/cart?checkCart=1');
    expect(text).toMatch(/"unitPrice":999[,}]/);
    expect(text).toMatch(/Zvenska Kvasarlampan.*(1.?499|999)/);
  });
});

describe('the list of products', () => {
  it('[O6-04] is filtered by shelf, maker and state, and sorted', async () => {
    const { id } = await make({ stock: {}, price: 1 });
    const list = async (query: object) =>
      (await employee.request(getAdminProducts, { query: { search: 'Kvasarlampan', ...query } })).data.rows;
    const ids = async (query: object) => (await list(query)).map((row) => row.id);
    expect(await ids({ state: 'outOfStock', sort: 'price' })).toContain(id);
    expect((await ids({ sort: 'price' }))[0]).toBe(id);
    expect((await ids({ sort: 'newest' }))[0]).toBe(id);
    expect(await ids({ categoryId: shelf.id, manufacturerId: maker })).toContain(id);
    expect(await ids({ manufacturerId: 2_000_000_000 })).toEqual([]);
    expect(await ids({ state: 'hidden' })).not.toContain(id);
    const stocks = (await list({ sort: 'stock' })).map(({ stock }) => stock);
    expect(stocks).toEqual(stocks.toSorted((a, b) => a - b));
  });
});
