import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { product, section } from './catalogue.ts';
import { timestamptz } from './columns.ts';

/** Editorial articles. A special one ('s' + id) shows the products of stored filters, not chosen ones [2.1-80]. */
export const article = pgTable(
  'article',
  {
    id: integer('id').primaryKey(),
    isSpecial: boolean('is_special').notNull().default(false),
    slug: text('slug').notNull().unique(),
    heading: text('heading').notNull(),
    metaTitle: text('meta_title'),
    ingress: text('ingress').notNull(),
    content: text('content').notNull(),
    author: text('author').notNull(),
    sectionId: integer('section_id').references(() => section.id),
    /** Colours and archetypes for rendering the image. */
    palette: jsonb('palette').$type<{ background: string; accent: string; archetypes: string[] }>().notNull(),
    specialFilters: text('special_filters'),
    publishedAt: timestamptz('published_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [
    index('article_published').on(t.publishedAt.desc(), t.id.desc()),
    check('article_special_filters', sql`${t.isSpecial} = (${t.specialFilters} is not null)`),
  ],
);

export const articleProduct = pgTable(
  'article_product',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.productId] })],
);
