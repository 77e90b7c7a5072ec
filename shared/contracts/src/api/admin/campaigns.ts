import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { Archetype, Color, Html, ProductIds, Seconds, Text, Words } from './common.ts';
import { managed } from './managed.ts';

/** What dresses the shop up: campaigns and their banners; only admins change either [O6-01]. */

const stored = managed({
  path: 'campaign',
  role: 'admin',
  what: 'Campaigns with their own windows and products',
  ids: '[O6-01], [O7-21]',
  fields: {
    name: Text(100),
    metaTitle: z.nullable(Text(160)),
    description: Html,
    color: Color,
    /** Null for one of the whole shop. */
    sectionId: z.nullable(Id),
    isActive: z.boolean(),
    sort: z.int32(),
    /** `to` is the last second. One without windows runs as long as it is active. */
    windows: z.array(z.object({ from: Seconds, to: Seconds })).check(z.maxLength(50)),
    /** In the order in which they are shown. */
    productIds: ProductIds(2_000),
  },
  extra: {},
  filters: { isActive: z.optional(z.enum(['true', 'false'])), sectionId: z.optional(Id) },
  sorts: ['sort', 'name', 'newest'],
});
/** Calls for campaigns one by one. Campaigns end but are never deleted: links to old ones must not break [O7-21]. */
export const { list: getAdminCampaigns, create: postAdminCampaign, change: putAdminCampaign } = stored;
/** Calls for campaigns; without `remove`, as above. */
export const adminCampaigns = { ...stored, remove: null };

/** Calls for banners: at the top of pages, as takeovers and in lists. */
export const adminBanners = managed({
  path: 'banner',
  role: 'admin',
  what: 'Banners, takeovers and list banners with their texts and windows',
  ids: '[O6-01], [O7-21], [2.11-23]',
  fields: {
    kind: z.enum(['top', 'takeover', 'list']),
    /** 0 is the start page; null on a takeover means every page. */
    sectionId: z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    name: Text(120),
    description: Words(500),
    campaignId: z.nullable(Id),
    /** Text on the image and what the image is generated from. */
    palette: z.object({
      background: Color,
      accent: Color,
      archetypes: z.array(Archetype).check(z.maxLength(8)),
      title: Words(80),
      subtitle: Words(160),
    }),
    /** Both or neither. */
    buttonTextColor: z.nullable(Color),
    buttonBgColor: z.nullable(Color),
    from: z.nullable(Seconds),
    to: z.nullable(Seconds),
    sort: z.int32(),
  },
  extra: { imageUrl: z.string() },
  filters: {
    kind: z.optional(z.enum(['top', 'takeover', 'list'])),
    sectionId: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
    campaignId: z.optional(Id),
  },
  sorts: ['sort', 'name', 'newest'],
});
/** The same calls one by one, as the table of endpoints names them. */
export const {
  list: getAdminBanners,
  create: postAdminBanner,
  change: putAdminBanner,
  remove: deleteAdminBanner,
} = adminBanners;
