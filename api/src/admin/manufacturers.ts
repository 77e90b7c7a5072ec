import { adminManufacturers } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import { manufacturer, product } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError } from '../http/errors.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { relist } from './relist.ts';

const PRODUCTS = sql`(select count(*) from product p where p.manufacturer_id = t.id)`;

/** Manufacturers [O6-01]. A new name is in search and filters at once. */
export const registerAdminManufacturers: Feature = (app, services) =>
  manage(app, services, adminManufacturers, {
    entity: 'manufacturer',
    table: 'manufacturer',
    matches: (pattern, typed) => sql`t.name ilike ${pattern} or t.id::text = ${typed}`,
    orders: { name: sql`t.name, t.id`, newest: sql`t.id desc`, products: sql`${PRODUCTS} desc, t.id` },
    taken: { field: 'name', text: 'Det finns redan en tillverkare med det namnet.' },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(manufacturer)
        .where(inArray(manufacturer.id, [...ids]));
      return new Map(rows.map(({ id, ...fields }) => [id, fields]));
    },
    extras: async (on, ids) => {
      const { rows } = await on.execute<{ id: number; products: number }>(sql`
        select t.id, ${PRODUCTS}::int as products from manufacturer t where t.id = any(${sql.param([...ids])}::int[])`);
      return new Map(rows.map(({ id, products }) => [id, { products }]));
    },
    prepare: (body) => ({ ...body, description: sanitise(body.description) }),
    insert: async (tx, fields) => {
      const id = await nextId(tx, 'manufacturer');
      await tx.insert(manufacturer).values({ id, ...fields });
      return id;
    },
    update: async (tx, id, fields) => {
      await tx.update(manufacturer).set(fields).where(eq(manufacturer.id, id));
    },
    remove: async (tx, id) => {
      const [used] = await tx.select({ id: product.id }).from(product).where(eq(product.manufacturerId, id)).limit(1);
      if (used !== undefined) throw new ApiError('CONFLICT', `Produkt ${used.id} är av tillverkaren.`);
      await tx.delete(manufacturer).where(eq(manufacturer.id, id));
    },
    after: async ({ before, after }) => {
      if (before === null || after === null || before.name === after.name) return;
      const own = services.db
        .select({ id: manufacturer.id })
        .from(manufacturer)
        .where(eq(manufacturer.name, after.name));
      const named = await services.db
        .select({ id: product.id })
        .from(product)
        .where(inArray(product.manufacturerId, own));
      await relist(
        services,
        named.map(({ id }) => id),
      );
    },
  });
