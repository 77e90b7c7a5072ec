import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { Color, Html, IconName, Text, Words } from './common.ts';
import { managed } from './managed.ts';

/** Sections and the category tree in them [O6-01]. Neither can be deleted: links to them must not break. */

const sections = managed({
  path: 'section',
  role: 'employee',
  what: 'Sections with their texts, colours and order',
  ids: '[O6-01]',
  fields: {
    name: Text(80),
    color: Color,
    icon: IconName,
    iconColor: Color,
    sort: z.int32(),
    metaTitle: z.nullable(Text(160)),
    description: Html,
  },
  extra: {},
  filters: {},
  sorts: ['sort', 'name'],
});
/** Calls for sections one by one, as the table of endpoints names them. */
export const { list: getAdminSections, create: postAdminSection, change: putAdminSection } = sections;
/** Calls for sections. They cannot be deleted, since categories and URLs refer to them. */
export const adminSections = { ...sections, remove: null };

const categories = managed({
  path: 'category',
  role: 'employee',
  what: 'Categories with their texts and their place in the tree; products and subcategories move along',
  ids: '[O6-01]',
  fields: {
    sectionId: Id,
    /** Null for one directly below its section. */
    parentId: z.nullable(Id),
    name: Text(80),
    seoName: z.nullable(Text(120)),
    internalName: Text(120),
    metaTitle: z.nullable(Text(160)),
    metaDescription: z.nullable(Words(500)),
    description: Html,
    icon: IconName,
    sort: z.int32(),
    /** URL filters of a special category, which shows what they find instead of products of its own [2.1-37]. */
    specialFilters: z.nullable(Text(500)),
  },
  extra: { level: z.number() },
  filters: { sectionId: z.optional(Id), parentId: z.optional(Id) },
  sorts: ['sort', 'name', 'newest'],
});
/** Calls for categories one by one, as the table of endpoints names them. */
export const { list: getAdminCategories, create: postAdminCategory, change: putAdminCategory } = categories;
/** Calls for categories. They cannot be deleted, since products and URLs refer to them. */
export const adminCategories = { ...categories, remove: null };
