import { adminCategories, adminSections, getAdminReviews } from '@shop/contracts/api/admin';
import { getExperience, getProductList } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, category, product, productRelation, review } from '../db/schema/index.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let employee: LoggedIn;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  employee = await quickLogin(shop, 'employee');
  admin = await quickLogin(shop, 'admin');
});
afterAll(() => shop.close());

type Row = Record<string, unknown> & { id: number; version: string };

const rowOf = async (path: string, search: string): Promise<Row> => {
  const { body } = await employee.send('GET', `/api/admin/${path}?search=${encodeURIComponent(search)}`);
  const row = (body as { data: { rows: Row[] } }).data.rows.find(({ id }) => String(id) === search);
  if (row === undefined) throw new Error(`There is no ${path} ${search}.`);
  return row;
};
const save = async (path: 'category' | 'section', id: number, changes: object) => {
  const { shape } = (path === 'category' ? adminCategories : adminSections).body;
  const row = await rowOf(path, String(id));
  const fields = Object.fromEntries(Object.keys(shape).map((key) => [key, row[key]]));
  return employee.send('PUT', `/api/admin/${path}/${id}`, { body: { ...fields, ...changes, version: row.version } });
};

const productsIn = (categoryId: number) =>
  shop.services.db.select().from(product).where(eq(product.categoryId, categoryId)).orderBy(product.id);
const totalOf = async (categoryId: number): Promise<number> =>
  (await shop.browser().request(getProductList, { params: { type: 'category', value: String(categoryId) }, query: {} }))
    .totalProductCount;

/** A category with products, and its parent. */
async function shelf() {
  const { rows } = await shop.pool.query<{ id: number; parentId: number; sectionId: number }>(
    `select c.id, c.parent_id as "parentId", c.section_id as "sectionId" from category c
     where c.parent_id is not null and c.special_filters is null
       and exists (select from product p join listing l on l.product_id = p.id where p.category_id = c.id)
       and not exists (select from product p where c.id = any(p.category_ids) and p.category_id <> c.id)
       and (select parent_id from category p where p.id = c.parent_id) is null order by c.id`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The seed has none.');
  return found;
}

describe('the tree of categories', () => {
  it('[O6-01] takes products along when a category moves: in their path and in lists', async () => {
    const { id, parentId } = await shelf();
    const before = await productsIn(id);
    const total = await totalOf(id);
    const parentTotal = await totalOf(parentId);
    const { rows } = await shop.pool.query<{ id: number; sectionId: number; name: string }>(
      `select c.id, c.section_id as "sectionId", s.name from category c join section s on s.id = c.section_id
       where c.parent_id is null and c.special_filters is null and c.section_id <> (select section_id from category where id = $1)
         and not exists (select from product where category_id = c.id) order by c.id limit 1`,
      [id],
    );
    const target = rows[0];
    if (target === undefined) throw new Error('The seed has one section.');
    const targetTotal = await totalOf(target.id);
    const moved = await save('category', id, { parentId: target.id, sectionId: target.sectionId });
    expect([moved.status, moved.text]).toEqual([200, expect.stringContaining('"isChanged":true')]);
    const after = await productsIn(id);
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
    for (const row of after) {
      expect([row.sectionId, row.categoryIds.slice(0, 2)]).toEqual([target.sectionId, [target.id, id]]);
      expect(row.categoryTree.startsWith(`${target.name}/`)).toBe(true);
    }
    // Lists are cached for a while.
    shop.clock.advance({ minutes: 5 });
    expect([await totalOf(id), await totalOf(parentId), await totalOf(target.id)]).toEqual([
      total,
      parentTotal - total,
      targetTotal + total,
    ]);
    const [logged] = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'category'), eq(auditLog.entityId, String(id))));
    expect(logged).toMatchObject({ action: 'update', memberId: employee.memberId });
  });

  it('[O6-01] never becomes a ring, also when two moves meet', async () => {
    const { id, parentId, sectionId } = await shelf();
    const below = await save('category', parentId, { parentId: id, sectionId });
    expect(below).toMatchObject({ status: 422, body: { fields: { parentId: expect.any(String) } } });
    expect((await save('category', id, { parentId: id })).status).toBe(422);
    const make = async (name: string) => {
      const { id: _, version: __, level: ___, ...fields } = await rowOf('category', String(parentId));
      const { body } = await employee.send('POST', '/api/admin/category', { body: { ...fields, name } });
      return (body as { data: { id: number } }).data.id;
    };
    const [one, two] = [await make('Ring ett'), await make('Ring två')];
    const both = await Promise.all([
      save('category', one, { parentId: two }),
      save('category', two, { parentId: one }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('[O6-01] refuses a parent with products, another section than the parent’s, and unreadable filters', async () => {
    const { id, sectionId } = await shelf();
    const { rows } = await shop.pool.query<{ id: number }>(
      `select id from category c where section_id = $1 and id <> $2 and special_filters is null
         and exists (select from product where category_id = c.id) order by id limit 1`,
      [sectionId, id],
    );
    const full = rows[0]?.id ?? 0;
    expect(await save('category', id, { parentId: full })).toMatchObject({
      status: 422,
      body: { fields: { parentId: expect.stringContaining('produkter') } },
    });
    expect((await save('category', id, { sectionId: 999_999 })).status).toBe(422);
    for (const specialFilters of ['f=%', 'nonsens']) {
      expect(await save('category', id, { specialFilters })).toMatchObject({
        status: 422,
        body: { fields: { specialFilters: expect.any(String) } },
      });
    }
  });

  it('[O6-01] a section’s new name is in its products’ paths', async () => {
    const { id, sectionId } = await shelf();
    expect((await save('section', sectionId, { name: 'Nya avdelningen' })).status).toBe(200);
    for (const { categoryTree } of await productsIn(id)) expect(categoryTree.startsWith('Nya avdelningen/')).toBe(true);
  });

  it('[O6-01] leaves correct levels of everything below', async () => {
    const { rows } = await shop.pool.query(
      `select c.id from category c left join category p on p.id = c.parent_id where c.level <> coalesce(p.level, 0) + 1
         or (p.id is not null and p.section_id <> c.section_id)`,
    );
    expect(rows).toEqual([]);
    expect((await shop.services.db.select().from(category)).length).toBeGreaterThan(0);
  });
});

describe('what is sold together', () => {
  it('[O6-01][7.6-12] is read by employees, changed by admins, and by one of two at once', async () => {
    const make = async () => (await createProduct(shop.services.db, { possibleDeliveryMethods: [11] })).id;
    const [id, one, two] = [await make(), await make(), await make()];
    const path = `/api/admin/product/${id}/bundle`;
    const read = async () =>
      ((await employee.send('GET', path)).body as { data: { parts: object[]; version: string } }).data;
    const { version } = await read();
    const offerEndsAt = 1_800_000_000;
    const parts = [
      { productId: two, offerPrice: 79.5, offerEndsAt },
      { productId: one, offerPrice: null, offerEndsAt: null },
    ];
    const put = (body: object, user = admin) => user.send('PUT', path, { body });
    expect((await put({ parts, version }, employee)).status).toBe(403);
    expect((await put({ parts: [{ ...parts[0], offerEndsAt: null }], version })).status).toBe(422);
    expect((await put({ parts: [parts[0], parts[0]], version })).status).toBe(422);
    expect((await put({ parts: [{ ...parts[0], productId: id }], version })).status).toBe(422);
    expect((await put({ parts: [{ ...parts[0], productId: 987_654_321 }], version })).status).toBe(422);
    const both = await Promise.all([put({ parts, version }), put({ parts: parts.toReversed(), version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stored = await read();
    const again = await put({ parts: stored.parts, version: 'alt' });
    expect(again).toMatchObject({ status: 200, body: { data: { isChanged: false, version: stored.version } } });
    const relations = await shop.services.db.select().from(productRelation).where(eq(productRelation.productId, id));
    expect(relations.map(({ kind }) => kind)).toEqual(['bundle', 'bundle']);
    expect(relations.find(({ relatedId }) => relatedId === two)?.offerPriceOre).toBe(7950);
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'bundle'), eq(auditLog.entityId, String(id))));
    expect(log).toHaveLength(1);
  });
});

describe('reviews that wait', () => {
  it('[O6-01][O4-38] are published or refused: rating, XP and log follow', async () => {
    const author = await shop.loginAs('member');
    const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    const [made] = await shop.services.db
      .insert(review)
      .values({ productId, memberId: author.memberId, rating: 4, text: 'Väntar på dom', status: 'pending' })
      .returning();
    const id = made?.id ?? 0;
    const listed = async () => {
      const { rows } = (
        await employee.request(getAdminReviews, { query: { search: String(productId), status: 'pending' } })
      ).data;
      return rows;
    };
    const [waiting] = await listed();
    const judge = (body: object) => employee.send('PUT', `/api/admin/review/${id}/status`, { body });
    const rating = async () => {
      const [row] = await shop.services.db.select().from(product).where(eq(product.id, productId));
      return [row?.reviewCount, row?.ratingAverage];
    };
    const xp = async () =>
      (await author.request(getExperience)).data.entries
        .filter(({ reason }) => reason.includes('ecension') && !reason.startsWith('Utmärkelsen'))
        .reduce((sum, { amount }) => sum + amount, 0);
    expect([await rating(), await xp(), waiting?.status]).toEqual([[0, null], 0, 'pending']);

    expect((await judge({ status: 'published', version: 'alt' })).status).toBe(409);
    const published = await judge({ status: 'published', version: waiting?.version });
    expect(published).toMatchObject({ status: 200, body: { data: { isChanged: true } } });
    expect([await rating(), await xp(), await listed()]).toEqual([[1, 4], 50, []]);
    expect(await judge({ status: 'published', version: 'alt' })).toMatchObject({
      body: { data: { isChanged: false } },
    });

    const { version } = (published.body as { data: { version: string } }).data;
    expect((await judge({ status: 'rejected', reason: 'Reklam', version })).status).toBe(200);
    expect([await rating(), await xp()]).toEqual([[0, null], 0]);
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'review'), eq(auditLog.entityId, String(id))))
      .orderBy(auditLog.id);
    expect(log.map(({ change }) => change.after)).toEqual([
      { status: 'published' },
      { status: 'rejected', reason: 'Reklam' },
    ]);
  });
});
