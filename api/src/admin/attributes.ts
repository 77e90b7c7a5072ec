import { adminAttributes } from '@shop/contracts/api/admin';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Tx } from '../db/client.ts';
import { attribute, attributeValue } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError } from '../http/errors.ts';
import { grouped } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { refused } from './refused.ts';
import { relist } from './relist.ts';

type Fields = z.output<(typeof adminAttributes)['body']>;

/** More products than this are left to the nightly build, so that no employee waits for minutes. */
const MAX_AT_ONCE = 500;

async function requireUnused(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from product where attribute_value_ids && ${sql.param([...ids])}::int[] limit 1`,
  );
  if (rows[0] !== undefined) throw new ApiError('CONFLICT', `Produkt ${rows[0].id} har ett av värdena.`);
}

async function setValues(tx: Tx, attributeId: number, values: Fields['values']): Promise<void> {
  const stored = await tx.select().from(attributeValue).where(eq(attributeValue.attributeId, attributeId));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const cached = new Set(values.map(({ id }) => id));
  const gone = stored.map(({ id }) => id).filter((id) => !cached.has(id));
  await requireUnused(tx, gone);
  if (gone.length > 0) await tx.delete(attributeValue).where(inArray(attributeValue.id, gone));
  // Two attributes that swap names must not collide half way.
  const renamed = values.flatMap(({ id, value }) => (id === null || byId.get(id)?.value === value ? [] : [id]));
  for (const id of renamed) {
    await tx
      .update(attributeValue)
      .set({ value: `\u2063${id}` })
      .where(eq(attributeValue.id, id));
  }
  let free = await nextId(tx, 'attribute_value');
  for (const [sort, { id, value }] of values.entries()) {
    if (id === null) await tx.insert(attributeValue).values({ id: free++, attributeId, value, sort });
    else if (byId.get(id)?.value !== value || byId.get(id)?.sort !== sort) {
      await tx.update(attributeValue).set({ value, sort }).where(eq(attributeValue.id, id));
    }
  }
}

async function checkValues(tx: Tx, { values }: Fields, id: number | null): Promise<void> {
  const owned = await tx
    .select({ id: attributeValue.id })
    .from(attributeValue)
    .where(eq(attributeValue.attributeId, id ?? 0));
  const known = new Set(owned.map((row) => row.id));
  const texts = new Set<string>();
  for (const [index, each] of values.entries()) {
    if (each.id !== null && !known.delete(each.id)) throw refused(`values.${index}.id`, 'Värdet finns inte.');
    if (texts.has(each.value)) throw refused(`values.${index}.value`, 'Värdet står två gånger.');
    texts.add(each.value);
  }
}

/** Attributes with their values [O6-01]; a new value is a filter as soon as a product has it. */
export const registerAdminAttributes: Feature = (app, services) =>
  manage(app, services, adminAttributes, {
    entity: 'attribute',
    table: 'attribute',
    matches: (pattern) => sql`t.name ilike ${pattern}`,
    filter: ({ categoryId = null }) => sql`${categoryId}::int is null or t.id in (
      select v.attribute_id from product p cross join unnest(p.attribute_value_ids) as chosen(id)
      join attribute_value v on v.id = chosen.id where p.category_ids @> array[${categoryId}::int])`,
    orders: { sort: sql`t.sort, t.id`, name: sql`t.name, t.id` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(attribute)
        .where(inArray(attribute.id, [...ids]));
      const parts = await on
        .select()
        .from(attributeValue)
        .where(inArray(attributeValue.attributeId, [...ids]))
        .orderBy(asc(attributeValue.sort), asc(attributeValue.id));
      const values = grouped(
        parts,
        ({ attributeId }) => attributeId,
        ({ id, value }) => ({ id, value }),
      );
      return new Map(rows.map(({ id, ...fields }) => [id, { ...fields, values: values.get(id) ?? [] }]));
    },
    check: checkValues,
    insert: async (tx, { values, ...fields }) => {
      const id = await nextId(tx, 'attribute');
      await tx.insert(attribute).values({ id, ...fields });
      await setValues(tx, id, values);
      return id;
    },
    update: async (tx, id, { values, ...fields }) => {
      await tx.update(attribute).set(fields).where(eq(attribute.id, id));
      await setValues(tx, id, values);
    },
    remove: async (tx, id) => {
      await setValues(tx, id, []);
      await tx.delete(attribute).where(eq(attribute.id, id));
    },
    after: async ({ after }) => {
      const ids = after?.values.flatMap(({ id }) => id ?? []) ?? [];
      const { rows } = await services.db.execute<{ id: number }>(sql`
        select id from product where attribute_value_ids && ${sql.param(ids)}::int[]
        order by popularity desc, id limit ${MAX_AT_ONCE}`);
      await relist(
        services,
        rows.map(({ id }) => id),
      );
    },
  });
