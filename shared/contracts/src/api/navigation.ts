import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EntityId, QueryFlag, Id, Named } from './common.ts';
import { ProductSummary } from './product.ts';

/** [3-79..81]; colours are '#rrggbb'. */
export const Section = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  categories: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      icon: z.string(),
      isCampaign: z.boolean(),
      subCategories: z.array(
        z.object({ id: z.number(), name: z.string(), icon: z.string(), subCategories: z.optional(z.array(Named)) }),
      ),
    }),
  ),
  highlights: z.array(z.object({ campaign: Named })),
});
export type Section = z.infer<typeof Section>;

/** The whole navigation tree with its dated campaign windows. */
export const getSectionTree = endpoint({
  method: 'GET',
  path: 'section/tree/:languageOrKey',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'The whole navigation tree, with the dated campaign windows that colour it [7.7-10], [9-128].',
  params: z.object({ languageOrKey: z.string().check(z.maxLength(40)) }),
  response: z.object({
    data: z.object({
      sections: z.array(Section),
      /** Named calendar windows as data; from/to are unix seconds, to inclusive. */
      windows: z.array(
        z.object({ name: z.string(), campaignId: z.nullable(z.number()), from: z.number(), to: z.number() }),
      ),
    }),
  }),
});

/** [2.8-01], [O2.8-01] Employee-edited links of the quick search. */
export const getSearchLinks = endpoint({
  method: 'GET',
  path: 'search-link',
  access: 'never',
  cacheSeconds: 300,
  summary: 'Event and page links of the quick search, and popular searches [O2.8-01].',
  response: z.object({
    data: z.object({
      events: z.array(z.object({ name: z.string(), url: z.string(), from: z.number(), to: z.number() })),
      pages: z.array(z.object({ title: z.string(), keywords: z.array(z.string()), url: z.string() })),
      /** Searches by many buyers, the most frequent first, offered in an empty field; absent from an older api. */
      popular: z.optional(z.array(z.string())),
    }),
  }),
});

/** [3-95..102] A top list with its products. */
export const TopList = z.object({
  id: z.number(),
  name: z.string(),
  internalName: z.string(),
  description: z.string(),
  products: z.array(ProductSummary),
  linkText: z.nullable(z.string()),
  link: z.nullable(z.string()),
  normalBanner: z.nullable(z.string()),
  mobileBanner: z.nullable(z.string()),
  listTypeName: z.nullable(z.string()),
  listId: z.nullable(z.string()),
  listName: z.nullable(z.string()),
  siteTitle: z.nullable(z.string()),
  listFilter: z.nullable(z.string()),
  whereToShowReviews: z.nullable(z.number()),
  showFlashSales: z.boolean(),
  showReviewCount: z.boolean(),
  showScore: z.boolean(),
  /** The products could not be read with the page; `GET top-list/:id` has them. Left out when they are there. */
  isDeferred: z.optional(z.boolean()),
});
export type TopList = z.infer<typeof TopList>;

/** Top lists of a section page, or of the start page without a `locationId`, in the page’s order. */
export const getTopLists = endpoint({
  method: 'GET',
  path: 'top-list',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'The top lists of a section page, or of the start page without a locationId, in the order of the page [7.6-14], [O7-26].',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
    locationId: z.optional(Id),
    locationType: z._default(z.enum(['section']), 'section'),
  }),
  response: z.object({ topLists: z.array(TopList) }),
});

/** One top list with at most 12 products. 404 when there is none. */
export const getTopList = endpoint({
  method: 'GET',
  path: 'top-list/:id',
  access: 'never',
  cacheSeconds: 60,
  summary: 'One top list with at most 12 products [7.6-15], [9-56].',
  params: z.object({ id: Id }),
  query: z.object({
    products: z.optional(QueryFlag),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 12),
  }),
  response: z.object({ data: z.object({ toplist: TopList }) }),
});

const HighlightKind = {
  product: z.nullable(
    z.object({
      id: z.number(),
      name: z.string(),
      regularPrice: z.nullable(z.object({ price: z.number() })),
      previewUrl: z.string(),
    }),
  ),
  campaign: z.nullable(Named),
  category: z.nullable(
    z.object({ id: z.number(), name: z.string(), internalName: z.string(), icon: z.string(), info: z.string() }),
  ),
  manufacturer: z.nullable(Named),
};

/** [3-85..89] A highlight: an image that links to a page, in a named group. */
export const Highlight = z.object({
  id: z.number(),
  imageUrl: z.string(),
  description: z.string(),
  path: z.nullable(z.string()),
  title: z.string(),
  ...HighlightKind,
});
export type Highlight = z.infer<typeof Highlight>;

/** [3-92], [3-93]: entityType 1 section, 2 category, 3 manufacturer, 4 special category, 5 no link. */
export const PopularCategory = z.object({
  id: z.number(),
  entityId: z.number(),
  level: z.number(),
  name: z.string(),
  seoName: z.nullable(z.string()),
  filters: z.nullable(z.string()),
  entityType: z.number(),
  previewUrl: z.nullable(z.string()),
});

/** A banner with the URLs of its images. */
export const Banner = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  mobileImageUrl: z.nullable(z.string()),
  campaign: z.nullable(Named),
  button: z.nullable(z.object({ textColor: z.string(), bgColor: z.string() })),
});
export type Banner = z.infer<typeof Banner>;

/** [3-91] Component of a page part; the number is its `type`. This api always sends it. */
const PartName = z.optional(z.object({ id: z.number(), componentName: z.string() }));

/** The ordered components of a start or section page, each with its data [2.11-01], [O2.11-01]. */
export const PageComponent = z.discriminatedUnion('type', [
  z.object({ id: z.number(), component: PartName, type: z.literal(1), topList: TopList }),
  z.object({
    id: z.number(),
    component: PartName,
    type: z.literal(2),
    heading: z.string(),
    categories: z.array(PopularCategory),
    section: z.nullable(Named),
  }),
  z.object({ id: z.number(), component: PartName, type: z.literal(3), tiles: z.array(PopularCategory) }),
  z.object({
    id: z.number(),
    component: PartName,
    type: z.literal(4),
    section: z.object({
      id: z.number(),
      name: z.string(),
      color: z.string(),
      icon: z.string(),
      path: z.nullable(z.string()),
      highlights: z.array(Highlight),
    }),
  }),
  z.object({ id: z.number(), component: PartName, type: z.literal(5), topList: TopList }),
  z.object({ id: z.number(), component: PartName, type: z.literal(6), campaign: Named }),
]);
export type PageComponent = z.infer<typeof PageComponent>;

/** The components of the start page (index/0) or a section page, in order. */
export const getPageComponents = endpoint({
  method: 'GET',
  path: 'page-component/:entityType/:entityId',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Everything a start page (index/0) or section page shows, in order, with its banners [O2.11-01], [O7-21].',
  params: z.object({ entityType: z.enum(['index', 'section']), entityId: EntityId }),
  response: z.object({
    data: z.object({
      components: z.array(PageComponent),
      /** Top panel banners, 1128 wide [2.11-23]. */
      banners: z.array(Banner),
      /** Countdown target in unix seconds while it is to be shown [2.11-24]. */
      countdown: z.nullable(z.object({ to: z.number(), campaign: Named, label: z.string() })),
      takeover: z.nullable(Banner),
    }),
  }),
});

/** Names of the sitemap’s parts. */
export const getSitemap = endpoint({
  method: 'GET',
  path: 'sitemap',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'The names of the sitemap’s parts, each for GET sitemap/:part.',
  response: z.object({ data: z.object({ parts: z.array(z.string()) }) }),
});

/** The pages of one part of the sitemap, at most 10,000; the shell builds their URLs. */
export const getSitemapPart = endpoint({
  method: 'GET',
  path: 'sitemap/:part',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'The pages of one part, by route, id and name, from which the shop builds their addresses; at most 10,000.',
  params: z.object({ part: z.string().check(z.regex(/^[a-z]{1,20}(-\d{1,6})?$/)) }),
  response: z.object({
    data: z.object({
      pages: z.array(
        z.object({
          route: z.enum(['section', 'category', 'manufacturer', 'campaign', 'article', 'store', 'info', 'product']),
          id: z.number(),
          name: z.string(),
        }),
      ),
    }),
  }),
});
