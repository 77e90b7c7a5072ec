import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Crumb, EntityId, Id, Named, UnixSeconds } from './common.ts';

const ArticleHead = z.object({
  id: z.number(),
  /** Id in URLs, with an 's' before it for a special entity [2.1-80]. */
  entityId: z.string(),
  slug: z.string(),
  heading: z.string(),
  ingress: z.string(),
  imageUrl: z.string(),
  author: z.string(),
  publishedAt: UnixSeconds,
  updatedAt: UnixSeconds,
  /** At 200 words a minute, at least 1. */
  readingMinutes: z.number(),
  section: z.nullable(Named),
});

/** [O2.17-20] Its products are the list `productdiscovery/article/{entityId}`. */
export const Article = z.extend(ArticleHead, {
  metaTitle: z.nullable(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  breadcrumbs: z.array(Crumb),
});
export type Article = z.infer<typeof Article>;

/** A published article, or a special entity for an id with an `s`. 404 when there is none. */
export const getArticle = endpoint({
  method: 'GET',
  path: 'article/:id',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'A published article; an id with s is a special entity, whose products follow from filters [O7-21], [2.1-80].',
  params: z.object({ id: EntityId }),
  response: z.object({ data: z.object({ article: Article }) }),
});

/** Greatest length of a term that articles are searched for; longer ones are cut. */
const MAX_TERM_LENGTH = 200;

/**
 * Published articles, 12 a page. At most one of `categoryId`, `productId` and `term` narrows them: to those about a
 * category's products or about one product, or to hits of a search, best first; without a term they are newest first.
 */
export const getArticles = endpoint({
  method: 'GET',
  path: 'article',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Published articles, 12 a page, optionally of a section, a category, a product or a search [1-17], [O7-21].',
  query: z.object({
    sectionId: z.optional(Id),
    categoryId: z.optional(Id),
    productId: z.optional(Id),
    term: z.optional(z.string().check(z.maxLength(MAX_TERM_LENGTH))),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  response: z.object({
    data: z.object({
      articles: z.array(ArticleHead),
      total: z.number(),
      pageCount: z.number(),
      /** Sections that have articles, by name. */
      sections: z.array(Named),
    }),
  }),
});

export type ArticleHead = z.infer<typeof ArticleHead>;
