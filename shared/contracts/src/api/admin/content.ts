import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { Archetype, Color, Html, Link, ProductIds, Seconds, Slug, Text, Words } from './common.ts';
import { managed } from './managed.ts';

/** Pages, articles, messages and links, which employees edit [O6-01]. HTML is sanitised before it is stored [O3-21]. */

export const adminInfoPages = managed({
  path: 'info',
  role: 'employee',
  what: 'Info pages',
  ids: '[O6-01], [O3-21]',
  fields: {
    name: Text(120),
    slug: Slug,
    ingress: z.string().check(z.maxLength(2_000)),
    content: Html,
    sort: z.int32(),
  },
  extra: { updatedAt: z.number() },
  filters: {},
  sorts: ['sort', 'name', 'updated'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminInfoPages,
  create: postAdminInfoPage,
  change: putAdminInfoPage,
  remove: deleteAdminInfoPage,
} = adminInfoPages;

/** Calls for articles, unpublished ones included. */
export const adminArticles = managed({
  path: 'article',
  role: 'employee',
  what: 'Articles, those to come included',
  ids: '[O6-01], [O2.17-20], [O3-21]',
  fields: {
    heading: Text(160),
    slug: Slug,
    metaTitle: z.nullable(Text(160)),
    ingress: Words(2_000),
    content: Html,
    author: Text(80),
    sectionId: z.nullable(Id),
    /** What the image is generated from. */
    palette: z.object({
      background: Color,
      accent: Color,
      archetypes: z.array(Archetype).check(z.maxLength(8)),
    }),
    /** A special article shows the products that these filters find, not chosen ones [2.1-80]. */
    specialFilters: z.nullable(Text(500)),
    publishedAt: Seconds,
    productIds: ProductIds(200),
  },
  extra: { updatedAt: z.number() },
  filters: { sectionId: z.optional(Id) },
  sorts: ['newest', 'heading', 'updated'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminArticles,
  create: postAdminArticle,
  change: putAdminArticle,
  remove: deleteAdminArticle,
} = adminArticles;

/** Calls for site messages, future and past ones included. */
export const adminSiteMessages = managed({
  path: 'site-message',
  role: 'employee',
  what: 'Messages of the ticker, those to come and those past included',
  ids: '[O6-01], [O3-21]',
  fields: {
    type: z.enum(['ok', 'info', 'error']),
    message: z.string().check(z.minLength(1), z.maxLength(2_000)),
    avatarId: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
    from: z.nullable(Seconds),
    to: z.nullable(Seconds),
  },
  extra: {},
  filters: { type: z.optional(z.enum(['ok', 'info', 'error'])) },
  sorts: ['newest', 'from'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminSiteMessages,
  create: postAdminSiteMessage,
  change: putAdminSiteMessage,
  remove: deleteAdminSiteMessage,
} = adminSiteMessages;

/** Calls for the links and events that the quick search suggests. */
export const adminSearchLinks = managed({
  path: 'search-link',
  role: 'employee',
  what: 'Links and events of the quick search',
  ids: '[O2.8-01], [O5-27]',
  fields: {
    kind: z.enum(['event', 'page']),
    title: Text(120),
    keywords: z.array(Text(60)).check(z.maxLength(50)),
    url: Link,
    from: z.nullable(Seconds),
    to: z.nullable(Seconds),
  },
  extra: {},
  filters: { kind: z.optional(z.enum(['event', 'page'])) },
  sorts: ['newest', 'title'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminSearchLinks,
  create: postAdminSearchLink,
  change: putAdminSearchLink,
  remove: deleteAdminSearchLink,
} = adminSearchLinks;

/** Calls for words that no suggested search may contain. */
export const adminSearchBlocks = managed({
  path: 'search-block',
  role: 'employee',
  what: 'Words that no suggested search may hold',
  ids: '[2.13-08]',
  fields: { word: Text(60) },
  extra: {},
  filters: {},
  sorts: ['newest', 'word'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminSearchBlocks,
  create: postAdminSearchBlock,
  change: putAdminSearchBlock,
  remove: deleteAdminSearchBlock,
} = adminSearchBlocks;
