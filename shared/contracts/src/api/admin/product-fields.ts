import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { Amount, Archetype, Color, Html, ProductIds, Seconds, Text, Words } from './common.ts';

const Count = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

/** What an admin edits of a product, apart from price and stock [O6-01]. */
export const ProductFields = z.object({
  name: Text(200),
  mainTitle: Text(200),
  subTitle: Words(200),
  metaTitle: z.nullable(Text(160)),
  articleNumber: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[\p{L}\d][\p{L}\d._/-]{0,39}$/u, 'Skriv ett artikelnummer utan mellanslag, högst 40 tecken.'),
    ),
  ean: z.string().check(z.regex(/^(\d{8}|\d{12,14})?$/, 'En EAN-kod har 8, 12, 13 eller 14 siffror.')),
  manufacturerId: Id,
  /** A category at the bottom of the tree. */
  categoryId: Id,
  /** Values are made when they are new; the attribute must exist. */
  attributes: z.array(z.object({ attributeId: Id, value: Text(80) })).check(z.maxLength(60)),
  /** HTML; sanitised before it is stored [O3-21]. */
  description: Html,
  highlights: z.array(Text(200)).check(z.maxLength(12)),
  specifications: z
    .array(
      z.object({
        group: Text(80),
        rows: z.array(z.object({ label: Text(80), value: Text(300) })).check(z.maxLength(60)),
      }),
    )
    .check(z.maxLength(20)),
  packageContents: z.array(Text(120)).check(z.maxLength(40)),

  /**
   * What its images are generated from: a drawing, a Swedish colour name, the text on boxes, and the number of views.
   */
  archetype: Archetype,
  color: Words(40),
  pictureLabel: Words(80),
  imageCount: Count(4),

  /** Per mille of the price without VAT. */
  vatPerMille: z.union([z.literal(250), z.literal(120), z.literal(60), z.literal(0)]),
  /** What members pay when it is lower. */
  levelOnePrice: z.nullable(Amount),

  /** A draft or withdrawn product: shoppers get a 404. */
  isHidden: z.boolean(),
  isDiscontinued: z.boolean(),
  /** What is recommended instead when it is discontinued, the best first. */
  successorIds: ProductIds(12),
  releaseAt: z.nullable(Seconds),
  minimumRankLevel: z.int().check(z.minimum(0), z.maximum(99)),
  statusCodes: z.array(z.int().check(z.minimum(0), z.maximum(9_999))).check(z.maxLength(20)),
  isSponsored: z.boolean(),
  isBackorderable: z.boolean(),
  maxPerCustomer: z.nullable(Count(9_999)),
  limitedQuota: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),

  splashes: z.array(z.object({ text: Text(40), color: Color })).check(z.maxLength(6)),
  heroText: z.nullable(Text(40)),
  /** Energy label, which EU law requires for some kinds of products. */
  energy: z.nullable(
    z.object({
      rating: z.string().check(z.regex(/^[A-G]\+{0,3}$/, 'Skriv klassen, till exempel B.')),
      scale: z.enum(['A', 'A+', 'A++', 'A+++']),
      itemCode: Text(80),
      /** Own image of the label, a file of the shop. */
      labelImageUrl: z.optional(
        z.nullable(z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)/, 'Skriv en sökväg i butiken.'))),
      ),
      labelContent: z.nullable(Html),
      productSheetContent: Words(5_000),
    }),
  ),
  insurance: z.nullable(z.object({ id: Id, name: Text(80), price: Amount, provider: Text(80) })),
  variantGroup: z.nullable(z.object({ id: Id, name: Text(80), label: Text(80) })),
  /** A bargain: its condition, and the product that it is one of. */
  fyndware: z.nullable(z.object({ classId: Count(99), ofId: z.nullable(Id) })),

  isDigital: z.boolean(),
  isShippable: z.boolean(),
  shippingClassId: Count(9),
  packageSizeId: Count(9),
  /** Length, width and height in mm. */
  packageMeasurements: z
    .array(z.int().check(z.minimum(0), z.maximum(10_000)))
    .check(z.length(3, 'Ange längd, bredd och höjd i millimeter.')),
  packageWeightGrams: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  possibleDeliveryMethods: z.array(Id).check(z.maxLength(20)),
});
export type ProductFields = z.infer<typeof ProductFields>;
