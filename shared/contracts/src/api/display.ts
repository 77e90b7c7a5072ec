import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, UnixSeconds } from './common.ts';
import { Banner } from './navigation.ts';

/** [3-113], [3-114] A banner with its placement, its window and the sizes of its image. */
export const PlacedBanner = z.extend(Banner, {
  placement: z.enum(['top', 'takeover', 'list']),
  /** 0 is the start page; null: on every page. */
  sectionId: z.nullable(z.number()),
  from: z.nullable(UnixSeconds),
  /** Inclusive. */
  to: z.nullable(UnixSeconds),
  /** Pixels; of a takeover the heights of its sides, of other banners their widths [O9-21]. */
  sizes: z.array(z.number()),
  /** Takeover only: URL of the image left and right of the page; `&h=` adds a height from `sizes`. */
  sides: z.nullable(z.object({ left: z.string(), right: z.string() })),
  /** Background colour of the image, '#rrggbb'; for a takeover also that of the page. */
  background: z.string(),
});
export type PlacedBanner = z.infer<typeof PlacedBanner>;

/** Current banners and takeovers: of a section (0 is the start page), of a campaign, or all. */
export const getBanners = endpoint({
  method: 'GET',
  path: 'banner',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'Banners and takeovers whose window is open now; of a section (0: the start page), of a campaign, or all [O7-21], [3-114].',
  query: z.object({
    placement: z.optional(z.enum(['top', 'takeover', 'list'])),
    sectionId: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
    campaignId: z.optional(Id),
  }),
  response: z.object({ data: z.object({ banners: z.array(PlacedBanner) }) }),
});

/** Every manufacturer that has products, sorted A to Ö. */
export const getManufacturers = endpoint({
  method: 'GET',
  path: 'manufacturer',
  access: 'never',
  cacheSeconds: 300,
  summary: 'Every manufacturer that has products, A to Ö, with the letter it stands under [O2.17-28].',
  response: z.object({
    data: z.object({
      manufacturers: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          /** 'A'–'Ö', or '#' for names that begin with something else. */
          letter: z.string(),
          productCount: z.number(),
        }),
      ),
    }),
  }),
});
