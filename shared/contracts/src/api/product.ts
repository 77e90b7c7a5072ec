import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Crumb, Id, Kronor, Named, Touchpoint, UnixSeconds } from './common.ts';
import { USUAL_PRICE, USUAL_PRODUCT } from './usual-product.ts';

/** [3-42], [3-43]. `pass` is the signed token of [O3-03]; `startAt` is unix seconds. */
export const Price = z.object({
  price: Kronor,
  /** The VAT amount inside `price`. */
  vat: Kronor,
  currency: z.string(),
  pass: z.nullable(z.string()),
  startAt: z.nullable(UnixSeconds),
  flashSale: z.boolean(),
  nearlyOver: z.boolean(),
  type: z.nullable(z.enum(['member', 'adjustment', 'priceList', 'campaign'])),
  /** When this price ends; left out for one without an end [O2.17-03]. */
  endAt: z.optional(UnixSeconds),
});
export type Price = z.infer<typeof Price>;

const PlainPrice = z.object({ price: Kronor });

/** [3-50], [3-51], [O3-15]: numeric store ids, 'web', 'supplier' and 'download' to counts; a missing key is 0. */
export const Stock = z.catchall(
  z.object({
    web: z.optional(z.number()),
    supplier: z.optional(z.number()),
    download: z.optional(z.number()),
    webStock: z.optional(z.record(z.string(), z.number())),
  }),
  z.union([z.number(), z.record(z.string(), z.number())]),
);
export type Stock = z.infer<typeof Stock>;

/** [3-60], [3-115] Energy label of a product, with the URLs of its image and data sheet. */
export const EnergyMarking = z.object({
  rating: z.string(),
  scale: z.enum(['A', 'A+', 'A++', 'A+++']),
  manufacturer: z.string(),
  itemCode: z.string(),
  labelImageUrl: z.nullable(z.string()),
  labelContent: z.nullable(z.string()),
  productSheetContent: z.string(),
});
export type EnergyMarking = z.infer<typeof EnergyMarking>;

/** A review’s author; null when the review is anonymous. */
export const ReviewUser = z.nullable(z.object({ id: z.number(), username: z.string(), avatar: z.string() }));

/** [3-70]; an anonymous review carries no user at all [O3-17]. */
export const ReviewHighlight = z.object({
  id: z.number(),
  text: z.string(),
  rating: z.number(),
  user: ReviewUser,
  isAnonymous: z.boolean(),
  upvotes: z.number(),
  downvotes: z.number(),
  product: Named,
});
export type ReviewHighlight = z.infer<typeof ReviewHighlight>;

/** [3-64] Prices in kronor. */
export const Insurance = z.object({ id: z.number(), name: z.string(), price: Kronor, provider: z.string() });

/** A product with every field that the specification gives one in a list (§3 Product). */
export const WholeSummary = z.object({
  id: z.number(),
  name: z.string(),
  mainTitle: z.string(),
  subTitle: z.string(),
  categoryTree: z.string(),
  previewUrl: z.string(),
  price: Price,
  regularPrice: z.nullable(PlainPrice),
  lowestPrice: z.nullable(PlainPrice),
  levelOnePrice: z.nullable(PlainPrice),
  unitPrice: Kronor,
  qty: z.number(),
  discontinued: z.boolean(),
  isFyndware: z.boolean(),
  fyndwareClass: z.nullable(z.object({ id: z.number(), name: z.string(), shortName: z.string() })),
  stock: Stock,
  isShippable: z.boolean(),
  isDigital: z.boolean(),
  release: z.nullable(z.object({ timestamp: UnixSeconds })),
  minimumRankLevel: z.number(),
  statusCodes: z.array(z.number()),
  splashes: z.array(z.object({ text: z.string(), color: z.string() })),
  sponsored: z.boolean(),
  ticket: z.nullable(z.string()),
  energyMarking: z.nullable(EnergyMarking),
  heroMarking: z.nullable(z.object({ text: z.string(), imageUrl: z.nullable(z.string()) })),
  averageRating: z.object({ rating: z.nullable(z.number()), ratingType: z.enum(['averageRating', 'hypefactor']) }),
  reviewCount: z.number(),
  reviewHighlights: z.array(ReviewHighlight),
  manufacturer: Named,
  isInsured: z.boolean(),
  insurance: z.nullable(Insurance),
  isGiftCard: z.boolean(),
  /** Largest quantity one customer may buy; null when not limited [O5-02]. */
  maxPerCustomer: z.nullable(z.number()),
});
export type WholeSummary = z.infer<typeof WholeSummary>;

const { shape } = WholeSummary;

/**
 * What lists, sliders and cards show of a product. A caller that asks for the view `card` gets it without the fields
 * that no card reads, which are optional here, and without those that are as they mostly are, which are read as their
 * defaults.
 */
export const ProductSummary = z.extend(WholeSummary, {
  categoryTree: z.optional(shape.categoryTree),
  price: z.extend(Price, {
    currency: z._default(z.string(), USUAL_PRICE.currency),
    pass: z._default(Price.shape.pass, USUAL_PRICE.pass),
    startAt: z._default(Price.shape.startAt, USUAL_PRICE.startAt),
    flashSale: z._default(z.boolean(), USUAL_PRICE.flashSale),
    nearlyOver: z._default(z.boolean(), USUAL_PRICE.nearlyOver),
    type: z._default(Price.shape.type, USUAL_PRICE.type),
  }),
  regularPrice: z._default(shape.regularPrice, USUAL_PRODUCT.regularPrice),
  lowestPrice: z._default(shape.lowestPrice, USUAL_PRODUCT.lowestPrice),
  levelOnePrice: z._default(shape.levelOnePrice, USUAL_PRODUCT.levelOnePrice),
  unitPrice: z.optional(shape.unitPrice),
  qty: z.optional(shape.qty),
  discontinued: z._default(z.boolean(), USUAL_PRODUCT.discontinued),
  isFyndware: z._default(z.boolean(), USUAL_PRODUCT.isFyndware),
  fyndwareClass: z.optional(shape.fyndwareClass),
  isShippable: z.optional(shape.isShippable),
  isDigital: z.optional(shape.isDigital),
  release: z._default(shape.release, USUAL_PRODUCT.release),
  minimumRankLevel: z._default(z.number(), USUAL_PRODUCT.minimumRankLevel),
  statusCodes: z._default(shape.statusCodes, USUAL_PRODUCT.statusCodes),
  splashes: z._default(shape.splashes, USUAL_PRODUCT.splashes),
  sponsored: z._default(z.boolean(), USUAL_PRODUCT.sponsored),
  ticket: z._default(shape.ticket, USUAL_PRODUCT.ticket),
  energyMarking: z._default(shape.energyMarking, USUAL_PRODUCT.energyMarking),
  heroMarking: z._default(shape.heroMarking, USUAL_PRODUCT.heroMarking),
  averageRating: z._default(shape.averageRating, USUAL_PRODUCT.averageRating),
  reviewCount: z._default(z.number(), USUAL_PRODUCT.reviewCount),
  reviewHighlights: z.optional(shape.reviewHighlights),
  manufacturer: z.optional(shape.manufacturer),
  isInsured: z.optional(shape.isInsured),
  insurance: z._default(shape.insurance, USUAL_PRODUCT.insurance),
  isGiftCard: z._default(z.boolean(), USUAL_PRODUCT.isGiftCard),
  maxPerCustomer: z.optional(shape.maxPerCustomer),
});
export type ProductSummary = z.infer<typeof ProductSummary>;
/** The same as the view `card` sends it. */
export type ProductCard = z.input<typeof ProductSummary>;

/** A variant of a product, as its page offers it. */
export const Variant = z.object({
  id: z.number(),
  name: z.string(),
  /** What distinguishes this variant from the others, e.g. 'Svart' or '1 TB'. */
  label: z.string(),
  previewUrl: z.string(),
  isFyndware: z.boolean(),
  fyndwareClass: z.nullable(z.object({ id: z.number(), name: z.string(), shortName: z.string() })),
  /** What visitors pay. */
  price: PlainPrice,
  /** What members pay. */
  memberPrice: z.optional(PlainPrice),
  inStock: z.boolean(),
  /** Whether, and how soon, it can be had. */
  availability: z.optional(z.enum(['inStock', 'preOrder', 'supplier', 'none'])),
});

/** The product page's product (§3 Product, [O2.17-01]). Measures in mm, weight in g. */
export const Product = z.extend(WholeSummary, {
  metaTitle: z.nullable(z.string()),
  articleNumber: z.string(),
  ean: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** One to three short selling points. */
  highlights: z.array(z.string()),
  specifications: z.array(
    z.object({ group: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  packageContents: z.array(z.string()),
  /** Manufacturer's name, postal and electronic address (EU 2023/988). */
  manufacturerContact: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  categories: z.array(Named),
  section: Named,
  breadcrumbs: z.array(Crumb),
  shippingClass: z.object({ id: z.number() }),
  packageSizeId: z.number(),
  packageMeasurements: z.tuple([z.number(), z.number(), z.number()]),
  packageWeight: z.number(),
  possibleDeliveryMethods: z.array(z.number()),
  fyndwareOf: z.nullable(z.object({ id: z.number(), name: z.string(), price: PlainPrice })),
  variants: z.object({ group: z.string(), list: z.array(Variant) }),
  giftCard: z.nullable(z.object({ amounts: z.array(Kronor) })),
});
export type Product = z.infer<typeof Product>;

/** A buyer's photo in a review. Its files stand at `reviewPhotoUrl(id)` of the domain package. */
export const ReviewPhoto = z.object({
  /** A random uuid. */
  id: z.string(),
  /** The buyer's own words for those who cannot see it; empty for none. */
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

const CustomerPhoto = z.extend(ReviewPhoto, { reviewId: z.number(), user: ReviewUser, rating: z.number() });
/** A photo beside those of other reviews, with whose it is. */
export type CustomerPhoto = z.infer<typeof CustomerPhoto>;

/** A published review with its votes. */
export const Review = z.object({
  id: z.number(),
  rating: z.number(),
  text: z.string(),
  isAnonymous: z.boolean(),
  user: ReviewUser,
  createdAt: UnixSeconds,
  verifiedPurchase: z.boolean(),
  upvotes: z.number(),
  downvotes: z.number(),
  /** What the shop has answered; null without an answer. */
  answer: z.nullable(z.object({ text: z.string(), at: UnixSeconds })),
  photos: z.array(ReviewPhoto),
});
export type Review = z.infer<typeof Review>;

/** One product and the stores that have it in stock. 404 when there is none. */
export const getProduct = endpoint({
  method: 'GET',
  path: 'product/:id',
  access: 'never',
  cacheSeconds: 30,
  summary: 'The product page’s product, and the names of the stores that have it; 404 when it does not exist [O7-21].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({
      product: Product,
      /** The stores that have it, by name: the stock list names them without the list of all stores. */
      stores: z.array(z.object({ id: z.number(), name: z.string(), city: z.string() })),
    }),
  }),
});

/** Published reviews of a product with their histogram, 10 a page. */
export const getProductReviews = endpoint({
  method: 'GET',
  path: 'product/:id/review',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Reviews of a product with the histogram of all, 10 a page, of one rating if that is asked for [O7-21].',
  params: z.object({ id: Id }),
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    sortBy: z._default(z.enum(['helpful', 'newest', 'highest', 'lowest']), 'helpful'),
    /** Only reviews with this rating. */
    rating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  }),
  response: z.object({
    data: z.object({
      reviews: z.array(Review),
      total: z.number(),
      /** How many of them have the rating that was asked for: as many as there are pages of. */
      matching: z.number(),
      /** Number of reviews with 1, 2, 3, 4 and 5 as rating. */
      histogram: z.array(z.number()),
      averageRating: z.nullable(z.number()),
      /** The newest photos of all shown reviews, whatever page or rating was asked for. */
      photos: z.array(CustomerPhoto),
    }),
  }),
});

/** Recommended products beside a product. */
export const getProductTips = endpoint({
  method: 'GET',
  path: 'product-tips/:id',
  access: 'exists',
  summary: 'Recommendations beside a product [7.6-11].',
  params: z.object({ id: Id }),
  query: z.object({ touchpoint: Touchpoint }),
  response: z.object({
    boughtTogether: z.array(ProductSummary),
    similarProducts: z.array(ProductSummary),
    accessories: z.array(ProductSummary),
    recentlyViewed: z.array(ProductSummary),
    engine: z.string(),
  }),
});

/** At most 5 products that this session viewed last, newest first. */
export const getRecentProducts = endpoint({
  method: 'GET',
  path: 'product/recent',
  access: 'exists',
  summary: 'The at most 5 products that this session viewed last, newest first [7.6-17], [9-53].',
  response: z.object({ products: z.array(ProductSummary) }),
});

/** Records that this session viewed the product. */
export const postProductView = endpoint({
  method: 'POST',
  path: 'product/:id/view',
  access: 'exists',
  summary: 'Notes that this session viewed the product [O9-38].',
  params: z.object({ id: Id }),
});

/** Removes the product from those that this session viewed. */
export const removeFromHistory = endpoint({
  method: 'POST',
  path: 'product/:id/remove-from-history',
  access: 'exists',
  summary: 'Forgets that this session viewed the product [7.6-18].',
  params: z.object({ id: Id }),
});
