import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Kronor, Named, Touchpoint, UnixSeconds } from './common.ts';
import { ProductSummary } from './product.ts';

/**
 * [3-111] `isBundle`: at least one product has a price that is valid only together with the requested product. Its
 * `price.pass` is then valid in a cart row with `extraData.offerOriginProductId` set to that product [O3-03], [O5-04].
 */
export const getBundleOffers = endpoint({
  method: 'GET',
  path: 'product-tips/:id/bundle-offers',
  access: 'never',
  cacheSeconds: 60,
  summary: 'What can be bought together with a product at a price of its own [7.6-12], [3-111].',
  params: z.object({ id: Id }),
  query: z.object({ touchpoint: Touchpoint }),
  response: z.object({ isBundle: z.boolean(), products: z.array(ProductSummary) }),
});

/** Replacements for a discontinued product; empty for any other product. */
export const getDiscontinuedTips = endpoint({
  method: 'GET',
  path: 'product-tips/:id/discontinued-tips',
  access: 'never',
  cacheSeconds: 60,
  summary: 'What to buy instead of a product that is no longer made; empty for any other product [7.6-13].',
  params: z.object({ id: Id }),
  query: z.object({ touchpoint: Touchpoint }),
  response: z.object({ products: z.array(ProductSummary) }),
});

/** What employees see of a product beside the shop's own fields [O6-04]. Money in kronor, times in unix seconds. */
export const ExtraProductData = z.object({
  hasReceivedExtraData: z.literal(true),
  articleNumber: z.string(),
  ean: z.string(),
  statusCodes: z.array(z.number()),
  /** Units per stock location: a store id, 'web', 'supplier' or 'download'. */
  stockByPlace: z.record(z.string(), z.number()),
  /** Newest first; the present price is the first row. */
  priceHistory: z.array(z.object({ price: Kronor, validFrom: UnixSeconds })),
  popularity: z.number(),
  soldLast30Days: z.number(),
  isListed: z.boolean(),
  campaigns: z.array(Named),
  editPath: z.string(),
});

/** Internal figures of products by id, for employees; unknown ids are left out. */
export const getExtraProductData = endpoint({
  method: 'GET',
  path: 'product/extra-data',
  access: 'user',
  role: 'employee',
  summary: 'Internal figures of products by product id, for employees [7.6-19], [O7-43]. Unknown ids are left out.',
  query: z.object({
    products: z.pipe(
      z.union([z.array(Id).check(z.minLength(1), z.maxLength(100)), Id]),
      z.transform((value) => (Array.isArray(value) ? value : [value])),
    ),
  }),
  response: z.object({ data: z.record(z.string(), ExtraProductData) }),
});

/** [3-94] A subcategory with the product whose image it shows. */
export const CategoryTile = z.object({
  category: z.object({
    id: z.number(),
    name: z.string(),
    seoName: z.nullable(z.string()),
    icon: z.string(),
    level: z.number(),
    productCount: z.number(),
  }),
  product: z.nullable(z.object({ id: z.number(), name: z.string(), previewUrl: z.string(), manufacturer: Named })),
});
export type CategoryTile = z.infer<typeof CategoryTile>;

/** The subcategories of a popular category as tiles. 401 or 403 for `filters` from non-employees. */
export const getCategoryTiles = endpoint({
  method: 'GET',
  path: 'category/tiles',
  access: 'exists',
  summary:
    'The subcategories of a popular category as tiles [7.6-21], [7.6-24]. `filters` is for employees: 401 or 403 otherwise [O7-43].',
  query: z.object({
    /** The popular category itself; it only names the request. */
    id: z.optional(Id),
    entityId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
    /** [3-93] Type of the entity: 1 section, 2 category, 3 manufacturer, 4 special category, 5 no link. */
    entityType: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5)),
    level: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9))),
    /** 0: in all sections [7.6-22]. */
    sectionId: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0),
    filters: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: z.array(CategoryTile),
});
