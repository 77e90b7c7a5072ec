import { adminTopLists } from '@shop/contracts/api/admin';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { topList, topListProduct } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { grouped, unique } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { requireOffPages } from './page-use.ts';
import { pointers, requireKnown } from './references.ts';
import { refused } from './refused.ts';

async function setProducts(tx: Tx, topListId: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(topListProduct).where(eq(topListProduct.topListId, topListId));
  if (productIds.length === 0) return;
  await tx.insert(topListProduct).values(productIds.map((productId, sort) => ({ topListId, productId, sort })));
}

/** Target of a list, by its name in JSON. */
const LEADS_TO = { Category: 'category', Section: 'section', Campaign: 'campaign' } as const;

/** Top lists [O6-01], [7.6-15]. */
export const registerAdminTopLists: Feature = (app, services) =>
  manage(app, services, adminTopLists, {
    entity: 'top-list',
    table: 'top_list',
    matches: (pattern) => sql`t.name ilike ${pattern} or t.internal_name ilike ${pattern}`,
    orders: { id: sql`t.id`, name: sql`t.name, t.id`, newest: sql`t.id desc` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(topList)
        .where(inArray(topList.id, [...ids]));
      const chosen = await on
        .select()
        .from(topListProduct)
        .where(inArray(topListProduct.topListId, [...ids]))
        .orderBy(asc(topListProduct.sort), asc(topListProduct.productId));
      const products = grouped(
        chosen,
        ({ topListId }) => topListId,
        ({ productId }) => productId,
      );
      return new Map(
        rows.map(({ id, listTypeName, ...list }) => [
          id,
          { ...list, listTypeName: listTypeName as keyof typeof LEADS_TO | null, productIds: products.get(id) ?? [] },
        ]),
      );
    },
    prepare: (body) => ({ ...body, productIds: unique(body.productIds) }),
    check: async (tx, { listTypeName, listId, productIds }) => {
      if ((listTypeName === null) !== (listId === null))
        throw refused('listId', 'Ange både sort och nummer, eller inget av dem.');
      const target = Number(listId?.replace('s', ''));
      await requireKnown(tx, [
        ...(listTypeName === null ? [] : [{ to: LEADS_TO[listTypeName], id: target, field: 'listId' }]),
        ...pointers('product', 'productIds', productIds),
      ]);
    },
    insert: async (tx, { productIds, ...list }) => {
      const id = await nextId(tx, 'top_list');
      await tx.insert(topList).values({ id, ...list });
      await setProducts(tx, id, productIds);
      return id;
    },
    update: async (tx, id, { productIds, ...list }) => {
      await tx.update(topList).set(list).where(eq(topList.id, id));
      await setProducts(tx, id, productIds);
    },
    remove: async (tx, id) => {
      await requireOffPages(tx, 'top_list', id);
      await setProducts(tx, id, []);
      await tx.delete(topList).where(eq(topList.id, id));
    },
  });
