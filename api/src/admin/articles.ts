import { adminArticles } from '@shop/contracts/api/admin';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { sanitise } from '../content/sanitise.ts';
import type { Tx } from '../db/client.ts';
import { article, articleProduct } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { checkArchetypes } from './drawings.ts';
import { grouped, unique } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { pointers, requireKnown } from './references.ts';
import { refused } from './refused.ts';

async function setProducts(tx: Tx, articleId: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(articleProduct).where(eq(articleProduct.articleId, articleId));
  if (productIds.length === 0) return;
  await tx.insert(articleProduct).values(productIds.map((productId, sort) => ({ articleId, productId, sort })));
}

/** Articles [O6-01], [O2.17-20]; a scheduled one is not shown before its date. */
export const registerAdminArticles: Feature = (app, services) =>
  manage(app, services, adminArticles, {
    entity: 'article',
    table: 'article',
    matches: (pattern) => sql`t.heading ilike ${pattern} or t.slug ilike ${pattern} or t.author ilike ${pattern}`,
    filter: ({ sectionId = null }) => sql`${sectionId}::int is null or t.section_id = ${sectionId}`,
    orders: {
      newest: sql`t.published_at desc, t.id desc`,
      heading: sql`t.heading, t.id`,
      updated: sql`t.updated_at desc, t.id desc`,
    },
    taken: { field: 'slug', text: 'Adressen är upptagen.' },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(article)
        .where(inArray(article.id, [...ids]));
      const chosen = await on
        .select()
        .from(articleProduct)
        .where(inArray(articleProduct.articleId, [...ids]))
        .orderBy(asc(articleProduct.sort), asc(articleProduct.productId));
      const products = grouped(
        chosen,
        ({ articleId }) => articleId,
        ({ productId }) => productId,
      );
      return new Map(
        rows.map(({ id, isSpecial: _kind, updatedAt: _when, publishedAt, ...text }) => [
          id,
          { ...text, publishedAt: unixSeconds(publishedAt), productIds: products.get(id) ?? [] },
        ]),
      );
    },
    extras: async (on, ids) => {
      const rows = await on
        .select()
        .from(article)
        .where(inArray(article.id, [...ids]));
      return new Map(rows.map(({ id, updatedAt }) => [id, { updatedAt: unixSeconds(updatedAt) }]));
    },
    prepare: (body) => ({ ...body, content: sanitise(body.content), productIds: unique(body.productIds) }),
    check: async (tx, { specialFilters, productIds, sectionId, palette }) => {
      checkArchetypes(services.imageSource, palette.archetypes, 'palette.archetypes');
      if (specialFilters !== null && productIds.length > 0) {
        throw refused('productIds', 'En artikel visar antingen valda produkter eller det som filtren hittar.');
      }
      await requireKnown(tx, [
        { to: 'section', id: sectionId, field: 'sectionId' },
        ...pointers('product', 'productIds', productIds),
      ]);
    },
    insert: async (tx, { productIds, publishedAt, ...text }, now) => {
      const id = await nextId(tx, 'article');
      const isSpecial = text.specialFilters !== null;
      await tx
        .insert(article)
        .values({ id, ...text, isSpecial, publishedAt: new Date(publishedAt * 1000), updatedAt: now });
      await setProducts(tx, id, productIds);
      return id;
    },
    update: async (tx, id, { productIds, publishedAt, ...text }, now) => {
      const isSpecial = text.specialFilters !== null;
      await tx
        .update(article)
        .set({ ...text, isSpecial, publishedAt: new Date(publishedAt * 1000), updatedAt: now })
        .where(eq(article.id, id));
      await setProducts(tx, id, productIds);
    },
    remove: async (tx, id) => {
      await tx.delete(article).where(eq(article.id, id));
    },
  });
