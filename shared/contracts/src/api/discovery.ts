import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EntityId, QueryFlag, Id, Named, Touchpoint } from './common.ts';
import { ProductSummary } from './product.ts';

/** [3-78] Node of a category tree. */
export interface WholeCategory {
  id: number;
  name: string;
  icon: string;
  productCount: number;
  level: number;
  parent: number | null;
  children: WholeCategory[];
}
const WholeCategory: z.ZodMiniType<WholeCategory> = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  productCount: z.number(),
  level: z.number(),
  parent: z.nullable(z.number()),
  children: z.lazy(() => z.array(WholeCategory)),
});

/**
 * The same beside a list. The view `card` has names and numbers, which a panel shows, and children where there are any.
 */
export interface CategoryNode extends Partial<Omit<WholeCategory, 'children'>> {
  id: number;
  name: string;
  productCount: number;
  children: CategoryNode[];
}
/** As the view `card` sends it. */
export interface CategoryCard extends Omit<CategoryNode, 'children'> {
  children?: CategoryCard[] | undefined;
}
export const CategoryNode: z.ZodMiniType<CategoryNode, CategoryCard> = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.optional(z.string()),
  productCount: z.number(),
  level: z.optional(z.number()),
  parent: z.optional(z.nullable(z.number())),
  children: z._default(
    z.lazy(() => z.array(CategoryNode)),
    [],
  ),
});

/**
 * One box of the filter panel [3-76]. `id` and the values build the entries of the URL query `f`:
 * attributes → `attributes^{id}-1-{value}~{value}`, stock → `stock^{value}` (a store id),
 * manufacturer → `manufacturer^{value}`.
 */
export const FilterBox = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['attributes', 'stock', 'manufacturer']),
  /** True for the box that lists stores [O3-13]. */
  stock: z._default(z.boolean(), false),
  values: z.array(
    z.object({
      value: z.string(),
      name: z.string(),
      /** Products that remain if this value is chosen beside the other boxes' choices. */
      count: z.number(),
      selected: z._default(z.boolean(), false),
    }),
  ),
});
export type FilterBox = z.infer<typeof FilterBox>;

/** Kinds of product lists; the `value` of a request names the entity. */
export const LIST_TYPES = [
  'search',
  'category',
  'campaign',
  'manufacturer',
  'manufacturer-page',
  'section',
  'toplist',
  'article',
  'memberDeals',
] as const;

/** A list of products: its search, and its filters as in the URL. */
const ListTarget = z.object({ searchString: z.string(), filters: z.array(z.string()) });

/** A search in a sentence: what became filters, each with the list that is left without it, and what became none. */
export const AskedSentence = z.object({
  sentence: z.string(),
  /** The list that the sentence leads to, in a response to the sentence alone; its URL is the one to show. */
  target: z.nullable(ListTarget),
  wishes: z.array(
    z.object({
      kind: z.enum(['kind', 'price', 'cheap', 'filter']),
      label: z.string(),
      without: ListTarget,
      /** Number of products without it, when with it there are none. */
      hits: z.optional(z.number()),
    }),
  ),
  /** As typed: 'till min son'. */
  notUnderstood: z.array(z.string()),
  /**
   * What need not be, and hardly anything has together with the rest: the list is without it. `hits`: the number of
   * products of the list that have it.
   */
  leftOut: z.optional(z.array(z.object({ label: z.string(), list: ListTarget, hits: z.number() }))),
});
export type AskedSentence = z.infer<typeof AskedSentence>;

/** A list’s query as the server understood it. */
export const ListQuery = z.object({
  initialFilters: z.array(z.string()),
  filters: z.array(z.string()),
  sortBy: z.string(),
  autoCorrect: z.boolean(),
  /** The term that was searched: the corrected one when the server corrected it [4-78]. */
  searchString: z.nullable(z.string()),
  /** What the shopper typed, when it was corrected. */
  originalSearchString: z.nullable(z.string()),
  /** 'Menade du:' suggestions [2.13-07]. */
  suggestions: z.array(z.string()),
  /** No exact hit; the products are a guess [O2.13-06]. */
  uncertain: z.boolean(),
  /** Parts of the search that became filters: chips, each of which leads to `without`, the search less itself. */
  understood: z.optional(
    z.array(z.object({ kind: z.enum(['amount', 'cheap', 'price']), label: z.string(), without: z.string() })),
  ),
  /** What the shop does not sell, as typed ('Vi säljer inte ugn'); the products, if any, are what is near. */
  notSold: z.optional(z.nullable(z.string())),
  /** The kind of products shown instead of a famous name that is not sold, in the plural: 'mobiltelefoner'. */
  instead: z.optional(z.nullable(z.string())),
  /** Only for a search in a sentence, and for the lists that it leads to. */
  asked: z.optional(AskedSentence),
});

/** One page of a product list with facets, sort options and related queries. */
export const ProductList = z.object({
  products: z.array(ProductSummary),
  relatedQueries: z.array(z.string()),
  relatedProducts: z.array(ProductSummary),
  sortOptions: z.array(z.object({ value: z.string(), label: z.string() })),
  query: ListQuery,
  totalProductCount: z.number(),
  filteredProductCount: z.number(),
  page: z.number(),
  pageCount: z.number(),
  /** Not in the view `card` for a caller with `totalProductCountSet`, who has them already; the same of `filters`. */
  categories: z._default(z.object({ children: z.array(CategoryNode) }), { children: [] }),
  filters: z._default(z.array(FilterBox), []),
  /** First page of a search: near, but no hits. Neither counted, nor filtered or sorted; shown after the last hit. */
  similar: z.optional(z.array(ProductSummary)),
  /** Pages that answer a search for a service ('retur', 'frakt'), at most 3; URLs are without the region. */
  pages: z.optional(z.array(z.object({ title: z.string(), url: z.string() }))),
});
export type ProductList = z.infer<typeof ProductList>;

const list = z.pipe(
  z.union([z.array(z.string().check(z.maxLength(400))).check(z.maxLength(40)), z.string()]),
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
);

/**
 * `card`: products without what no card shows or needs (`ProductSummary`), and of filters and categories what a panel
 * shows. Left out: all that the specification names.
 */
const View = z.optional(z.enum(['card']));
const CARDS = { view: 'card' } as const;

/** A page of 24 products with facets and sort options. Unknown filters are ignored. */
export const getProductList = endpoint({
  method: 'GET',
  path: 'productdiscovery/:type/:value',
  access: 'exists',
  audienceSeconds: 10,
  summary:
    'A page of 24 products with filters, facets and sort options [7.6-02], [7.6-06]. An unknown or malformed filter is ignored. `view=card` leaves out what no product card needs, and fields that are as they mostly are (the schema’s defaults); with `totalProductCountSet` also filters and categories.',
  clientQuery: CARDS,
  params: z.object({ type: z.enum(LIST_TYPES), value: z.string().check(z.minLength(1), z.maxLength(200)) }),
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    filters: z._default(list, []),
    touchpoint: Touchpoint,
    view: View,
    totalProductCountSet: z.optional(QueryFlag),
    autoCorrect: z.optional(QueryFlag),
    pass: z.optional(z.string()),
    /** [7.10-10] Name of an alternative search; unknown names are ignored. */
    engine: z.optional(z.string().check(z.maxLength(40))),
    origin: z.optional(z.enum(['ORGANIC', 'DID_YOU_MEAN'])),
    sortBy: z.optional(z.string().check(z.maxLength(40))),
    /** The sentence that the list answers; empty: the search is taken word by word. */
    asked: z.optional(z.string().check(z.maxLength(200))),
    /** manufacturer-page only: the category within the manufacturer's tree. */
    categoryId: z.optional(Id),
  }),
  response: ProductList,
});

/** Suggestions of the quick search. */
export const getAutocomplete = endpoint({
  method: 'GET',
  path: 'productdiscovery/autocomplete/:searchString',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'Quick-search suggestions [7.6-07], [3-122..124]. `raw` marks what matched with braces. `view=card` leaves out what no product card needs.',
  clientQuery: CARDS,
  params: z.object({ searchString: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: z.object({ touchpoint: Touchpoint, view: View }),
  response: z.object({
    data: z.object({
      products: z.array(ProductSummary),
      categories: z.array(z.object({ id: z.number(), name: z.string(), icon: z.string(), productCount: z.number() })),
      phrases: z.array(z.object({ raw: z.string(), suggestion: z.string() })),
      /** Makers and stores whose names begin so; absent from an older api. */
      manufacturers: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
      stores: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
      /** As in a list's `query`: a famous name that is not sold, and the kind suggested instead of it. */
      notSold: z.optional(z.nullable(z.string())),
      instead: z.optional(z.nullable(z.string())),
    }),
  }),
});

/** Counts a sponsored product’s impression, once per ticket and session. */
export const getSponsoredViewport = endpoint({
  method: 'GET',
  path: 'productdiscovery/viewport/:ticket',
  access: 'exists',
  summary: 'Counts a sponsored product’s impression once per ticket and session [7.6-08], [O7-24].',
  params: z.object({ ticket: z.string().check(z.maxLength(400)) }),
  query: z.object({ touchpoint: Touchpoint }),
});

/** Counts a sponsored product’s click, once per ticket and session. */
export const getSponsoredClick = endpoint({
  method: 'GET',
  path: 'productdiscovery/click/:ticket',
  access: 'exists',
  summary: 'Counts a sponsored product’s click once per ticket and session [7.6-10], [O7-24].',
  params: z.object({ ticket: z.string().check(z.maxLength(400)) }),
  query: z.object({ touchpoint: Touchpoint }),
});

const Crumbs = z.array(z.object({ title: z.string(), path: z.string() }));

/** What a list page shows about the entity it lists: heading, texts, path in the tree. */
export const Category = z.object({
  id: z.number(),
  name: z.string(),
  seoName: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  /** Sanitised HTML, may be empty. */
  description: z.string(),
  icon: z.string(),
  level: z.number(),
  parent: z.nullable(Named),
  section: Named,
  breadcrumbs: Crumbs,
  children: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      icon: z.string(),
      productCount: z.number(),
      previewUrl: z.nullable(z.string()),
    }),
  ),
});
export type Category = z.infer<typeof Category>;

/** A category with its path and direct children. May carry X-Page-Redirect; 404 when there is none. */
export const getCategory = endpoint({
  method: 'GET',
  path: 'category/:id',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'A category’s name, texts, place in the tree and direct children [O7-21]. May answer X-Page-Redirect [O2.2-14].',
  params: z.object({ id: EntityId }),
  response: z.object({ data: z.object({ category: Category }) }),
});

/** A campaign; its window in unix seconds. */
export const Campaign = z.object({
  id: z.number(),
  name: z.string(),
  metaTitle: z.nullable(z.string()),
  /** Sanitised HTML. */
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  startsAt: z.nullable(z.number()),
  endsAt: z.nullable(z.number()),
  sectionId: z.nullable(z.number()),
  color: z.string(),
});
export type Campaign = z.infer<typeof Campaign>;

/** One campaign. 404 when there is none. */
export const getCampaign = endpoint({
  method: 'GET',
  path: 'campaign/:id',
  access: 'never',
  cacheSeconds: 60,
  summary: 'A campaign’s name, texts and window [O7-21].',
  params: z.object({ id: EntityId }),
  response: z.object({ data: z.object({ campaign: Campaign }) }),
});

/** Running campaigns, optionally of one section. */
export const getCampaigns = endpoint({
  method: 'GET',
  path: 'campaign',
  access: 'never',
  cacheSeconds: 60,
  summary: 'The campaigns that run now, optionally of one section [O7-21].',
  query: z.object({ sectionId: z.optional(Id) }),
  response: z.object({ data: z.object({ campaigns: z.array(Campaign), sectionName: z.nullable(z.string()) }) }),
});

/** A manufacturer as its page and lists need it. */
export const Manufacturer = z.object({
  id: z.number(),
  name: z.string(),
  metaTitle: z.nullable(z.string()),
  description: z.string(),
  productCount: z.number(),
});

/** One manufacturer. 404 when there is none. */
export const getManufacturer = endpoint({
  method: 'GET',
  path: 'manufacturer/:id',
  access: 'never',
  cacheSeconds: 60,
  summary: 'A manufacturer’s name and texts [O7-21].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ manufacturer: Manufacturer }) }),
});

/** A section’s name and texts. 404 when there is none. */
export const getSection = endpoint({
  method: 'GET',
  path: 'section/:id',
  access: 'never',
  cacheSeconds: 60,
  summary: 'A section’s name and texts [O7-21].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({
      section: z.object({
        id: z.number(),
        name: z.string(),
        metaTitle: z.nullable(z.string()),
        description: z.string(),
        color: z.string(),
        icon: z.string(),
      }),
    }),
  }),
});

/** The category tree of one manufacturer’s products. */
export const getSearchTree = endpoint({
  method: 'GET',
  path: 'searchtree',
  access: 'never',
  cacheSeconds: 300,
  summary: 'The category tree of one manufacturer [7.6-25].',
  query: z.object({ manufacturer: Id }),
  response: z.object({ data: z.object({ children: z.array(WholeCategory) }) }),
});
