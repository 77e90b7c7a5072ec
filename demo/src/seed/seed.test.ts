import { verify } from '@node-rs/argon2';
import { isValidCorpNumber } from '@shop/domain/validation/numbers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '@shop/api/testing';
import { seed } from './index.ts';
import { KNOWN_MEMBERS } from './people/members.ts';
import { DEMO_PASSWORD } from './people/password.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function ids(text: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await shop.pool.query<{ id: number }>(text, values);
  return rows.map(({ id }) => id);
}

const present = async (table: string, wanted: readonly number[]): Promise<void> =>
  expect(await ids(`select id from ${table} where id = any($1) order by id`, [wanted])).toEqual(
    [...wanted].sort((a, b) => a - b),
  );

describe('the seeded shop', () => {
  it('has the five sections with a meaning', () => present('section', [13, 14, 18, 20, 21]));
  it('has the products that the specification names', () =>
    present('product', [236123, 290553, 375369, 375370, 375371, 375372, 375373]));
  it('has the manufacturers that the specification names', () => present('manufacturer', [1400, 1872]));
  it('has the stores of the store groups and the pseudo-store', () =>
    present('store', [2, 15, 32, 9, 19, 14, 11, 33, 31, 16, 27, 34, 9999]));
  it('[3-120] calls the pseudo-store 9999 "Butiker"', async () => {
    const { rows } = await shop.pool.query<{ name: string }>('select name from store where id = 9999');
    expect(rows).toEqual([{ name: 'Butiker' }]);
  });
  it('has the shipping methods with rules of their own', () => present('shipping_method', [2, 4, 5, 20, 31]));
  it('knows no other fyndware classes', async () => {
    expect(
      await ids('select id from product where is_fyndware and fyndware_class_id not in (1, 2, 3, 4, 5, 10, 11, 13)'),
    ).toEqual([]);
    expect(
      await ids('select id from product where is_fyndware and (fyndware_of_id is null or section_id <> 18)'),
    ).toEqual([]);
  });

  it('has products in every leaf category', async () => {
    const empty = await ids(
      `select c.id from category c where c.special_filters is null and not exists (select 1 from category k where k.parent_id = c.id and k.special_filters is null)
       and not exists (select 1 from product p where p.category_id = c.id)`,
    );
    expect(empty).toEqual([]);
  });

  it('has no wrong price, stock or price history', async () => {
    expect(
      await ids(
        'select id from product where price_ore <= 0 or regular_price_ore <= price_ore or lowest_price_ore > regular_price_ore',
      ),
    ).toEqual([]);
    expect(await ids('select product_id as id from stock where quantity < 0')).toEqual([]);
    const wrong = await ids(
      `select p.id from product p where p.price_ore <> (select h.price_ore from price_history h where h.product_id = p.id order by h.valid_from desc limit 1)`,
    );
    expect(wrong).toEqual([]);
  });

  it('[O3-16] rates only products with three reviews or more', async () => {
    expect(await ids('select id from product where (rating_average is null) <> (review_count < 3)')).toEqual([]);
    expect(
      await ids(
        'select p.id from product p where review_count <> (select count(*) from review r where r.product_id = p.id)',
      ),
    ).toEqual([]);
  });

  it('has whole orders: rows, totals and a history that ends in the status', async () => {
    const { rows } = await shop.pool.query(
      `select o.id from "order" o where o.goods_ore <> (select sum(r.unit_price_ore * r.quantity) from order_row r where r.order_id = o.id)
         or o.total_ore <> o.goods_ore + o.shipping_ore or o.status <> (select e.status from order_event e where e.order_id = o.id order by e.at desc, e.id desc limit 1)`,
    );
    expect(rows).toEqual([]);
  });

  it('[O7-14] has invoices of its members, some of them paid, each of the order’s sum and none overdue', async () => {
    const { rows } = await shop.pool.query<{ paid: number; open: number; wrong: number }>(
      `select count(*) filter (where p.paid_at is not null)::int as paid, count(*) filter (where p.paid_at is null)::int as open,
         count(*) filter (where p.principal_ore <> o.total_ore or (p.paid_at is null and p.due_at < o.created_at + interval '29 days'))::int as wrong
       from claim c join claim_part p on p.claim_id = c.id join "order" o on o.id = c.order_id where o.member_id is not null`,
    );
    expect(rows[0]).toEqual({ paid: KNOWN_MEMBERS.length, open: KNOWN_MEMBERS.length, wrong: 0 });
  });

  it('keeps XP as the sum of the ledger, and never below zero at the start', async () => {
    expect(
      await ids(
        'select m.id from member m where m.id <= 6 and m.experience_points <> (select sum(amount) from experience_ledger l where l.member_id = m.id)',
      ),
    ).toEqual([]);
    expect(await ids('select id from experience_ledger where amount < 0')).toEqual([]);
  });

  it('lets every known member in with the password of the README', async () => {
    const { rows } = await shop.pool.query<{ hash: string }>(
      'select password_hash as hash from member where username = any($1)',
      [KNOWN_MEMBERS.map(({ username }) => username)],
    );
    expect(rows).toHaveLength(KNOWN_MEMBERS.length);
    for (const { hash } of rows) expect(await verify(hash, DEMO_PASSWORD)).toBe(true);
  });

  it('[O5-20] gives companies numbers that are real ones', async () => {
    const { rows } = await shop.pool.query<{ number: string }>(
      `select distinct corp_number as number from member where corp_number is not null
       union select distinct customer ->> 'corpNumber' from "order" where customer ->> 'kind' = 'company'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ number }) => !isValidCorpNumber(number, 2026))).toEqual([]);
  });

  it('fills every top list that a page shows', async () => {
    expect(
      await ids(
        'select distinct ref_id as id from page_component where type in (1, 5) and ref_id not in (select top_list_id from top_list_product)',
      ),
    ).toEqual([]);
  });

  it('approves no bargain that lacks something', async () => {
    expect(
      await ids(
        `select product_id as id from top_list_product join product on product.id = product_id
         where top_list_id = 11 and fyndware_class_id = 5`,
      ),
    ).toEqual([]);
  });
});

it('does nothing to a shop of the same size, and replaces one of another size', async () => {
  const { rows } = await shop.pool.query<{ value: string }>(`select value from installation where key = 'seed'`);
  const value: unknown = JSON.parse(rows[0]?.value ?? '{}');
  const size = typeof value === 'object' && value !== null && 'products' in value ? Number(value.products) : 0;
  const options = { pool: shop.pool, secrets: shop.services.config.secrets, now: shop.clock.now() };
  await shop.pool.query('update product set name = $1 where id = 300001', ['Ändrad']);
  await seed({ ...options, products: size });
  const name = async (): Promise<unknown> =>
    (await shop.pool.query('select name from product where id = 300001')).rows[0]?.name;
  expect(await name()).toBe('Ändrad');
  await seed({ ...options, products: size + 50 });
  expect(await name()).not.toBe('Ändrad');
  expect((await shop.pool.query('select 1 from product')).rowCount).toBe(size + 50);
}, 60_000);
