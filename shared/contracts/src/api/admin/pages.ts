import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Changed, Color, IconName, Link, ProductIds, Text, Version, Words } from './common.ts';
import { managed } from './managed.ts';

/** What start and section pages are put together of [2.11-01]: CMS, so every employee edits it [O6-01]. */

export const adminTopLists = managed({
  path: 'top-list',
  role: 'employee',
  what: 'Top lists with their products',
  ids: '[O6-01], [7.6-15]',
  fields: {
    name: Text(120),
    internalName: Text(120),
    description: Words(2_000),
    linkText: z.nullable(Text(80)),
    link: z.nullable(Link),
    normalBanner: z.nullable(Link),
    mobileBanner: z.nullable(Link),
    listTypeName: z.nullable(z.enum(['Category', 'Section', 'Campaign'])),
    listId: z.nullable(z.string().check(z.regex(/^s?\d{1,9}$/, 'Skriv listans nummer.'))),
    listName: z.nullable(Text(120)),
    siteTitle: z.nullable(Text(160)),
    listFilter: z.nullable(Text(500)),
    whereToShowReviews: z.nullable(z.int().check(z.minimum(0), z.maximum(10))),
    showFlashSales: z.boolean(),
    showReviewCount: z.boolean(),
    showScore: z.boolean(),
    /** Whether the nightly job sorts it by sales; otherwise it is in the given order. */
    isRankedBySales: z.boolean(),
    productIds: ProductIds(200),
  },
  extra: {},
  filters: {},
  sorts: ['id', 'name', 'newest'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminTopLists,
  create: postAdminTopList,
  change: putAdminTopList,
  remove: deleteAdminTopList,
} = adminTopLists;

/** Calls for groups of highlights. */
export const adminHighlightSections = managed({
  path: 'highlight-section',
  role: 'employee',
  what: 'Groups of highlights',
  ids: '[O6-01], [3-85]',
  fields: {
    name: Text(80),
    color: Color,
    icon: IconName,
    path: z.nullable(Link),
    highlights: z
      .array(
        z.object({
          /** Id of an existing highlight, so that the URL of its image stays the same; null for a new one. */
          id: z.nullable(Id),
          title: Text(80),
          description: Words(300),
          path: z.nullable(Link),
          productId: z.nullable(Id),
          campaignId: z.nullable(Id),
          categoryId: z.nullable(Id),
          manufacturerId: z.nullable(Id),
        }),
      )
      .check(z.maxLength(24)),
  },
  extra: {},
  filters: {},
  sorts: ['id', 'name'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminHighlightSections,
  create: postAdminHighlightSection,
  change: putAdminHighlightSection,
  remove: deleteAdminHighlightSection,
} = adminHighlightSections;

/** Calls for groups of tiles that lead into the catalogue. */
export const adminTileGroups = managed({
  path: 'tile-group',
  role: 'employee',
  what: 'Groups of tiles that lead into the catalogue',
  ids: '[O6-01], [3-92]',
  fields: {
    heading: Words(80),
    sectionId: z.nullable(Id),
    tiles: z
      .array(
        z.object({
          /** 1 section, 2 category, 3 manufacturer, 4 special category, 5 no link [3-93]. */
          entityType: z.int().check(z.minimum(1), z.maximum(5)),
          /** 0 where the tile has no link. */
          entityId: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
          level: z.int().check(z.minimum(0), z.maximum(9)),
          name: Text(80),
          seoName: z.nullable(Text(80)),
          filters: z.nullable(Text(500)),
          /** Product whose image it shows. */
          productId: z.nullable(Id),
        }),
      )
      .check(z.maxLength(48)),
  },
  extra: {},
  filters: {},
  sorts: ['id', 'heading'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminTileGroups,
  create: postAdminTileGroup,
  change: putAdminTileGroup,
  remove: deleteAdminTileGroup,
} = adminTileGroups;

const PageId = z.object({ sectionId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)) });
const PagePart = {
  /** 1 top list, 2 popular categories, 3 tiles, 4 highlights, 5 top list with banner, 6 campaign [3-91]. */
  type: z.int().check(z.minimum(1), z.maximum(6)),
  /** The top list, group of tiles, group of highlights or campaign. */
  refId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
};

/** The parts of the start page (section 0) or of a section page, in order. */
export const getAdminPage = endpoint({
  method: 'GET',
  path: 'admin/page/:sectionId',
  access: 'user',
  role: 'employee',
  summary:
    'The parts of the start page (0) or a section page in their order, with the name of what each shows [2.11-01].',
  params: PageId,
  response: z.object({
    data: z.object({
      version: Version,
      parts: z.array(z.object({ ...PagePart, name: z.nullable(z.string()) })),
    }),
  }),
});

/** Replaces the parts of a page. 422 for a part that does not exist, 409 when its version is outdated. */
export const putAdminPage = endpoint({
  method: 'PUT',
  path: 'admin/page/:sectionId',
  access: 'user',
  role: 'employee',
  summary:
    "Puts a page together anew; 422 for a part that does not exist, 409 when 'version' is old [2.11-01], [O6-01].",
  params: PageId,
  body: z.object({ version: Version, parts: z.array(z.object(PagePart)).check(z.maxLength(60)) }),
  response: Changed,
});
