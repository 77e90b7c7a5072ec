import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Amount, Changed, Created, Page, paged, Search, Seconds, sorted, Version } from './common.ts';
import { ProductFields } from './product-fields.ts';

const AdminProductRow = z.object({
  id: z.number(),
  name: z.string(),
  articleNumber: z.string(),
  price: z.number(),
  regularPrice: z.nullable(z.number()),
  stock: z.number(),
  isDiscontinued: z.boolean(),
  isHidden: z.boolean(),
  isListed: z.boolean(),
});

const Place = z
  .string()
  .check(z.regex(/^(web|supplier|download|\d{1,9})$/, 'Ange web, supplier, download eller en butiks nummer.'));

/** A page of products, filtered by category, manufacturer and state. */
export const getAdminProducts = endpoint({
  method: 'GET',
  path: 'admin/product',
  access: 'user',
  role: 'employee',
  summary:
    'Products by number, article number, EAN or words of the name, filtered by shelf, maker and state, and sorted [O6-04].',
  query: z.object({
    page: Page,
    search: Search,
    categoryId: z.optional(Id),
    manufacturerId: z.optional(Id),
    state: z.optional(z.enum(['listed', 'hidden', 'discontinued', 'outOfStock', 'upcoming'])),
    sort: sorted(['popular', 'newest', 'name', 'price', 'stock']),
  }),
  response: paged(AdminProductRow),
});

/** One product with its editable fields, prices in kronor with their history, and stock per location. */
export const getAdminProduct = endpoint({
  method: 'GET',
  path: 'admin/product/:id',
  access: 'user',
  role: 'employee',
  summary: 'One product: what can be edited of it, prices and their history, stock per place [O6-04].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({
      product: z.extend(AdminProductRow, {
        ...ProductFields.shape,
        lowestPrice: z.nullable(z.number()),
        priceType: z.nullable(z.string()),
        priceEndsAt: z.nullable(z.number()),
        isFlashSale: z.boolean(),
        priceMaxPerCustomer: z.nullable(z.number()),
        stockByPlace: z.record(z.string(), z.number()),
        priceHistory: z.array(z.object({ price: z.number(), validFrom: z.number() })),
        /** Of what `PUT admin/product/:id` changes, and of what `PUT admin/product/:id/price` does. */
        version: Version,
        priceVersion: Version,
      }),
    }),
  }),
});

/** Creates a product with its first price and stock. 422 names each wrong field. */
export const postAdminProduct = endpoint({
  method: 'POST',
  path: 'admin/product',
  access: 'user',
  role: 'admin',
  summary:
    'A new product with its first price and stock: found at once by search and in its category, unless it is hidden; 422 names each wrong field [O6-01].',
  body: z.extend(z.partial(ProductFields), {
    name: ProductFields.shape.name,
    articleNumber: ProductFields.shape.articleNumber,
    manufacturerId: ProductFields.shape.manufacturerId,
    categoryId: ProductFields.shape.categoryId,
    price: Amount,
    stock: z._default(z.record(Place, z.int().check(z.minimum(0), z.maximum(1_000_000))), {}),
  }),
  response: Created,
});

/** Changes the sent fields of a product. 409 when its version is outdated. */
export const putAdminProduct = endpoint({
  method: 'PUT',
  path: 'admin/product/:id',
  access: 'user',
  role: 'admin',
  summary:
    "Changes a product; what is left out stays. 409 when somebody else has changed it since 'version'; lists and search follow [O6-01].",
  params: z.object({ id: Id }),
  body: z.extend(z.partial(ProductFields), { version: Version }),
  response: Changed,
});

/** Sets a price in kronor from now on. 409 when the price version is outdated. */
export const putAdminPrice = endpoint({
  method: 'PUT',
  path: 'admin/product/:id/price',
  access: 'user',
  role: 'admin',
  summary:
    "Sets a price from now on: history, lowest price of 30 days and lists follow, carts are told; 409 when 'version' (priceVersion) is old [O6-01], [O4-33].",
  params: z.object({ id: Id }),
  body: z.object({
    version: Version,
    price: Amount,
    /** Regular price in kronor; applies again from `endsAt`. */
    regularPrice: z.optional(z.nullable(Amount)),
    priceType: z.optional(z.nullable(z.enum(['member', 'adjustment', 'priceList', 'campaign']))),
    endsAt: z.optional(z.nullable(Seconds)),
    isFlashSale: z.optional(z.boolean()),
    maxPerCustomer: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
  }),
  response: Changed,
});

/** Adds to the stock of one location, or takes from it. 409 when it would fall below zero. */
export const putAdminStock = endpoint({
  method: 'PUT',
  path: 'admin/product/:id/stock',
  access: 'user',
  role: 'admin',
  summary: 'Adds to or takes from the stock of one place; it never falls below zero (409) [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({ place: Place, change: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)) }),
  response: z.object({ data: z.object({ quantity: z.number() }) }),
});
