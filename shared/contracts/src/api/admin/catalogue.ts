import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id, Named } from '../common.ts';
import { Html, Text } from './common.ts';
import { managed } from './managed.ts';

/** What products are described with [O6-01]. */

export const getAdminProductChoices = endpoint({
  method: 'GET',
  path: 'admin/product-choices',
  access: 'user',
  role: 'employee',
  summary: 'What a product can be given: shelves with their place in the tree, drawings, and ways to send it [O6-04].',
  response: z.object({
    data: z.object({
      categories: z.array(
        z.object({
          id: z.number(),
          /** Names from section to category. */
          path: z.string(),
          /** Only leaf categories contain products. */
          isShelf: z.boolean(),
        }),
      ),
      archetypes: z.array(z.string()),
      deliveryMethods: z.array(Named),
    }),
  }),
});

/** Calls for manufacturers, with the contact that product safety law requires. */
export const adminManufacturers = managed({
  path: 'manufacturer',
  role: 'admin',
  what: 'Manufacturers with the contact that product safety law asks for',
  ids: '[O6-01]',
  fields: {
    name: Text(80),
    metaTitle: z.nullable(Text(160)),
    description: Html,
    contactName: Text(120),
    contactAddress: Text(200),
    contactEmail: z.email('Skriv en e-postadress.').check(z.maxLength(100)),
  },
  extra: { products: z.number() },
  filters: {},
  sorts: ['name', 'newest', 'products'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminManufacturers,
  create: postAdminManufacturer,
  change: putAdminManufacturer,
  remove: deleteAdminManufacturer,
} = adminManufacturers;

/** Calls for product attributes and their values. */
export const adminAttributes = managed({
  path: 'attribute',
  role: 'admin',
  what: 'Attributes of products with their values',
  ids: '[O6-01]',
  fields: {
    name: Text(80),
    unit: z.nullable(Text(20)),
    /** Whether lists can be filtered by it. */
    isFilter: z.boolean(),
    sort: z.int32(),
    values: z
      .array(
        z.object({
          /** Null for a new one. */
          id: z.nullable(Id),
          value: Text(80),
        }),
      )
      .check(z.maxLength(500)),
  },
  extra: {},
  /** Those that products of a category have. */
  filters: { categoryId: z.optional(Id) },
  sorts: ['sort', 'name'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminAttributes,
  create: postAdminAttribute,
  change: putAdminAttribute,
  remove: deleteAdminAttribute,
} = adminAttributes;
