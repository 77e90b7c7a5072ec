import type { PoolClient } from 'pg';
import { article, articleProduct } from '@shop/api/db/schema';
import type { ProductSummary } from '../../catalogue/summary.ts';
import { daysFrom } from '../../engine/calendar.ts';
import { insertRows } from '../../engine/insert.ts';
import { ARTICLES, type ArticleText } from './texts.ts';

const MAX_PRODUCTS = 24;

export const articleRows = (now: Date): (typeof article.$inferInsert)[] =>
  ARTICLES.map(({ daysAgo, look: [background, accent, ...archetypes], filters = null, types: _types, ...text }) => ({
    ...text,
    metaTitle: text.metaTitle ?? null,
    isSpecial: filters !== null,
    specialFilters: filters,
    palette: { background, accent, archetypes },
    publishedAt: daysFrom(now, -daysAgo),
    updatedAt: daysFrom(now, -daysAgo / 2),
  }));

/** The best sellers of every kind in turn, so that a guide about a whole computer names all its parts. */
function productsFor({ types = [], sectionId }: ArticleText, products: readonly ProductSummary[]): ProductSummary[] {
  const wantsBargains = sectionId === 18;
  const byType = types.map((type) =>
    products
      .filter(
        (each) =>
          each.typeKey === type && each.isFyndware === wantsBargains && !each.isUpcoming && !each.isDiscontinued,
      )
      .sort((a, b) => b.popularity - a.popularity || a.id - b.id),
  );
  const rounds = Array.from({ length: MAX_PRODUCTS }, (_, round) => byType.flatMap((list) => list[round] ?? []));
  return rounds.flat().slice(0, MAX_PRODUCTS);
}

export async function writeArticles(client: PoolClient, products: readonly ProductSummary[], now: Date): Promise<void> {
  await insertRows(client, article, articleRows(now));
  await insertRows(
    client,
    articleProduct,
    ARTICLES.flatMap((each) =>
      productsFor(each, products).map(({ id }, sort) => ({ articleId: each.id, productId: id, sort })),
    ),
  );
}
