import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export const section = pgTable('section', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  color: text('color').notNull(),
  icon: text('icon').notNull(),
  iconColor: text('icon_color').notNull(),
  sort: integer('sort').notNull(),
  metaTitle: text('meta_title'),
  description: text('description').notNull().default(''),
});

export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id),
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    seoName: text('seo_name'),
    internalName: text('internal_name').notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    description: text('description').notNull().default(''),
    icon: text('icon').notNull(),
    /** 1 for a section's own categories, growing downwards. */
    level: smallint('level').notNull(),
    sort: integer('sort').notNull(),
    /** A special category entity ('s' + id) shows another category's products through these URL filters [2.1-37]. */
    specialFilters: text('special_filters'),
  },
  (t) => [index('category_parent').on(t.parentId), index('category_section').on(t.sectionId)],
);

export const manufacturer = pgTable('manufacturer', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  metaTitle: text('meta_title'),
  description: text('description').notNull().default(''),
  contactName: text('contact_name').notNull(),
  contactAddress: text('contact_address').notNull(),
  contactEmail: text('contact_email').notNull(),
});

export const attribute = pgTable('attribute', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  unit: text('unit'),
  isFilter: boolean('is_filter').notNull().default(true),
  sort: integer('sort').notNull().default(0),
});

export const attributeValue = pgTable(
  'attribute_value',
  {
    id: integer('id').primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    value: text('value').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('attribute_value_unique').on(t.attributeId, t.value)],
);

export interface SpecificationGroup {
  group: string;
  rows: { label: string; value: string }[];
}
export interface Splash {
  text: string;
  color: string;
}
export interface Energy {
  rating: string;
  scale: 'A' | 'A+' | 'A++' | 'A+++';
  itemCode: string;
  /** Path of an own image of the label. */
  labelImageUrl?: string | null;
  labelContent: string | null;
  productSheetContent: string;
}
export interface InsuranceOffer {
  id: number;
  name: string;
  priceOre: number;
  provider: string;
}

export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    mainTitle: text('main_title').notNull(),
    subTitle: text('sub_title').notNull(),
    metaTitle: text('meta_title'),
    articleNumber: text('article_number').notNull(),
    ean: text('ean').notNull(),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturer.id),
    /** The leaf category; `categoryIds` also contains all its ancestors. */
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    categoryIds: integer('category_ids').array().notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id),
    /** Names from section to leaf, separated by '/' [3-39]. */
    categoryTree: text('category_tree').notNull(),
    attributeValueIds: integer('attribute_value_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    description: text('description').notNull(),
    highlights: jsonb('highlights').$type<string[]>().notNull().default([]),
    specifications: jsonb('specifications').$type<SpecificationGroup[]>().notNull().default([]),
    packageContents: jsonb('package_contents').$type<string[]>().notNull().default([]),
    /** Name of the drawing for rendering the image. */
    archetype: text('archetype').notNull(),
    color: text('color').notNull(),
    pictureLabel: text('picture_label').notNull().default(''),
    imageCount: smallint('image_count').notNull().default(3),

    priceOre: integer('price_ore').notNull(),
    /** Per mille of the price without VAT: 250 for 25 %, 60 for books, 0 for gift cards. */
    vatPerMille: smallint('vat_per_mille').notNull().default(250),
    regularPriceOre: integer('regular_price_ore'),
    /** Lowest of the 30 days before `priceStartedAt`, computed from price_history [O4-33]. */
    lowestPriceOre: integer('lowest_price_ore'),
    levelOnePriceOre: integer('level_one_price_ore'),
    priceType: text('price_type').$type<'member' | 'adjustment' | 'priceList' | 'campaign'>(),
    priceStartedAt: timestamptz('price_started_at'),
    priceEndsAt: timestamptz('price_ends_at'),
    isFlashSale: boolean('is_flash_sale').notNull().default(false),
    /** Largest quantity at this very price; null when not limited [O5-03]. */
    priceMaxPerCustomer: integer('price_max_per_customer'),

    /** A draft, or unpublished: shoppers get 404. */
    isHidden: boolean('is_hidden').notNull().default(false),
    isDiscontinued: boolean('is_discontinued').notNull().default(false),
    isFyndware: boolean('is_fyndware').notNull().default(false),
    fyndwareClassId: smallint('fyndware_class_id'),
    fyndwareOfId: integer('fyndware_of_id'),
    variantGroupId: integer('variant_group_id'),
    variantGroupName: text('variant_group_name'),
    variantLabel: text('variant_label'),
    releaseAt: timestamptz('release_at'),
    minimumRankLevel: smallint('minimum_rank_level').notNull().default(0),
    statusCodes: integer('status_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    splashes: jsonb('splashes').$type<Splash[]>().notNull().default([]),
    heroMarking: jsonb('hero_marking').$type<{ text: string; imageUrl: string | null }>(),
    energy: jsonb('energy').$type<Energy>(),
    insurance: jsonb('insurance').$type<InsuranceOffer>(),
    giftCardAmountsOre: integer('gift_card_amounts_ore').array(),
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    isDigital: boolean('is_digital').notNull().default(false),
    isShippable: boolean('is_shippable').notNull().default(true),
    maxPerCustomer: integer('max_per_customer'),
    /** Units left of a limited sale; null when not limited [O5-07]. */
    limitedQuota: integer('limited_quota'),
    isBackorderable: boolean('is_backorderable').notNull().default(false),

    shippingClassId: smallint('shipping_class_id').notNull().default(1),
    packageSizeId: smallint('package_size_id').notNull().default(1),
    /** Length, width, height in mm. */
    packageMeasurements: integer('package_measurements').array().notNull(),
    packageWeightGrams: integer('package_weight_g').notNull(),
    possibleDeliveryMethods: integer('possible_delivery_methods').array().notNull(),

    ratingAverage: real('rating_average'),
    reviewCount: integer('review_count').notNull().default(0),
    hype: real('hype').notNull().default(0),
    popularity: integer('popularity').notNull().default(0),
    /** Paid placement: shown first and marked 'Sponsrad' in its categories [O2.13-11]. */
    isSponsored: boolean('is_sponsored').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_manufacturer').on(t.manufacturerId),
    index('product_category').on(t.categoryId, t.popularity.desc()),
    index('product_variant_group').on(t.variantGroupId),
    index('product_fyndware_of').on(t.fyndwareOfId),
  ],
);

/** Append-only: every price a product has had. It feeds the lowest price of the last 30 days. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    priceOre: integer('price_ore').notNull(),
    /** What visitors paid meanwhile; null where it was the same. */
    visitorPriceOre: integer('visitor_price_ore'),
    validFrom: timestamptz('valid_from').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.validFrom] })],
);

/**
 * Stock by place: a store id as text, or 'web', 'supplier', 'download' [3-51]. Taken by conditional UPDATE in product
 * id order.
 */
export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    place: text('place').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.place] })],
);

export const campaign = pgTable('campaign', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  metaTitle: text('meta_title'),
  description: text('description').notNull().default(''),
  sectionId: integer('section_id').references(() => section.id),
  color: text('color').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  sort: integer('sort').notNull().default(0),
});

/** Calendar windows as rows, Europe/Stockholm; `to` is inclusive. Several years of one campaign are several rows. */
export const campaignWindow = pgTable(
  'campaign_window',
  {
    id: integer('id').primaryKey(),
    /** 'black-week-nav', 'black-week-usp', 'black-friday-countdown', 'black-week-search', 'campaign', … */
    name: text('name').notNull(),
    campaignId: integer('campaign_id').references(() => campaign.id),
    from: timestamptz('from').notNull(),
    to: timestamptz('to').notNull(),
  },
  (t) => [index('campaign_window_name').on(t.name)],
);

export const campaignProduct = pgTable(
  'campaign_product',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaign.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.productId] }), index('campaign_product_product').on(t.productId)],
);

export const topList = pgTable('top_list', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  internalName: text('internal_name').notNull(),
  description: text('description').notNull().default(''),
  linkText: text('link_text'),
  link: text('link'),
  normalBanner: text('normal_banner'),
  mobileBanner: text('mobile_banner'),
  listTypeName: text('list_type_name'),
  listId: text('list_id'),
  listName: text('list_name'),
  siteTitle: text('site_title'),
  listFilter: text('list_filter'),
  whereToShowReviews: smallint('where_to_show_reviews'),
  showFlashSales: boolean('show_flash_sales').notNull().default(false),
  showReviewCount: boolean('show_review_count').notNull().default(true),
  showScore: boolean('show_score').notNull().default(true),
  /** Whether the nightly job sorts it by sales; others have a curated order. */
  isRankedBySales: boolean('is_ranked_by_sales').notNull().default(true),
});

export const topListProduct = pgTable(
  'top_list_product',
  {
    topListId: integer('top_list_id')
      .notNull()
      .references(() => topList.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.topListId, t.productId] })],
);

/** `pending` waits for an employee; `rejected` is shown to its author only. */
export type ReviewStatus = 'pending' | 'published' | 'rejected';

export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null when the author's account is deleted; the text stays. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    /** Only published reviews are shown and counted. */
    status: text('status').$type<ReviewStatus>().notNull().default('published'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    isVerifiedPurchase: boolean('is_verified_purchase').notNull().default(false),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    createdAt: createdAt(),
    editedAt: timestamptz('edited_at'),
    /** What the shop answers, in its name. */
    answer: text('answer'),
    answeredAt: timestamptz('answered_at'),
    /** Removed while it was hidden: the row stays without its text, so that the verdict outlives it. */
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (t) => [
    index('review_product').on(t.productId, t.createdAt.desc()),
    index('review_member').on(t.memberId),
    index('review_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    // One opinion per person and product.
    uniqueIndex('review_author').on(t.productId, t.memberId),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check('review_votes', sql`${t.upvotes} >= 0 and ${t.downvotes} >= 0`),
    check('review_status', sql`${t.status} in ('pending', 'published', 'rejected')`),
  ],
);

/** Products that are bought together, similar, or accessories; computed by seed and jobs. */
export const productRelation = pgTable(
  'product_relation',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'boughtTogether' | 'similar' | 'accessory' | 'bundle' | 'replacement'>().notNull(),
    relatedId: integer('related_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull(),
    /** Bundles only: the price of the related product together with this one, and its end. */
    offerPriceOre: integer('offer_price_ore'),
    offerEndsAt: timestamptz('offer_ends_at'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.kind, t.relatedId] }),
    check('product_relation_offer_whole', sql`(${t.offerPriceOre} is null) = (${t.offerEndsAt} is null)`),
    check(
      'product_relation_offer_of_bundle',
      sql`${t.offerPriceOre} is null or (${t.kind} = 'bundle' and ${t.offerPriceOre} > 0)`,
    ),
    check('product_relation_other', sql`${t.productId} <> ${t.relatedId}`),
  ],
);
