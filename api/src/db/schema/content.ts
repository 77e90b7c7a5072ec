import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz } from './columns.ts';

export interface OpeningHoursRow {
  weekdays: { weekday: number; open: string | null; close: string | null }[];
  exceptions: { date: string; label: string; open: string | null; close: string | null }[];
}

export const store = pgTable('store', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  street: text('street').notNull().default(''),
  zipCode: text('zip_code').notNull().default(''),
  city: text('city').notNull().default(''),
  phone: text('phone').notNull().default(''),
  services: text('services').array().notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHoursRow>().notNull(),
  news: text('news').notNull().default(''),
  /** Ships web orders when the warehouse is out of stock; lower first. Null when it does not ship. */
  shipPriority: smallint('ship_priority'),
});

export const infoPage = pgTable('info_page', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  ingress: text('ingress').notNull().default(''),
  content: text('content').notNull(),
  sort: integer('sort').notNull().default(0),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const siteMessage = pgTable('site_message', {
  id: integer('id').primaryKey(),
  type: text('type').$type<'ok' | 'info' | 'error'>().notNull(),
  message: text('message').notNull(),
  avatarId: smallint('avatar_id'),
  from: timestamptz('from'),
  to: timestamptz('to'),
});

export const localizationText = pgTable('localization_text', {
  key: text('key').primaryKey(),
  text: text('text').notNull(),
});

/** Stored redirects beyond the static rows of the shell [O2.2-14]. */
export const redirect = pgTable(
  'redirect',
  {
    fromType: text('from_type').notNull(),
    fromId: text('from_id').notNull(),
    /** Redirect type id of §9: 1 Campaign, 2 Category, 3 Section, 4 Subsection, 5 Start, 7 Manufacturer. */
    toTypeId: smallint('to_type_id').notNull(),
    toId: text('to_id'),
  },
  (t) => [primaryKey({ columns: [t.fromType, t.fromId] })],
);

export const searchLink = pgTable('search_link', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<'event' | 'page'>().notNull(),
  title: text('title').notNull(),
  keywords: text('keywords').array().notNull(),
  url: text('url').notNull(),
  from: timestamptz('from'),
  to: timestamptz('to'),
});

/** The ordered parts of start and section pages [2.11-01]. `sectionId` 0 is the start page. */
export const pageComponent = pgTable(
  'page_component',
  {
    id: integer('id').primaryKey(),
    sectionId: integer('section_id').notNull(),
    type: smallint('type').notNull(),
    /** The top list (1, 5), tile group (2, 3), highlight section (4) or campaign (6). */
    refId: integer('ref_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('page_component_section').on(t.sectionId, t.sort)],
);

export const tileGroup = pgTable('tile_group', {
  id: integer('id').primaryKey(),
  heading: text('heading').notNull(),
  sectionId: integer('section_id'),
});

export const popularCategory = pgTable(
  'popular_category',
  {
    id: integer('id').primaryKey(),
    tileGroupId: integer('tile_group_id')
      .notNull()
      .references(() => tileGroup.id),
    entityType: smallint('entity_type').notNull(),
    entityId: integer('entity_id').notNull(),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    seoName: text('seo_name'),
    filters: text('filters'),
    productId: integer('product_id'),
    sort: integer('sort').notNull(),
  },
  (t) => [index('popular_category_group').on(t.tileGroupId, t.sort)],
);

export const highlightSection = pgTable('highlight_section', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  color: text('color').notNull(),
  icon: text('icon').notNull(),
  path: text('path'),
});

export const highlight = pgTable(
  'highlight',
  {
    id: integer('id').primaryKey(),
    highlightSectionId: integer('highlight_section_id')
      .notNull()
      .references(() => highlightSection.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    path: text('path'),
    productId: integer('product_id'),
    campaignId: integer('campaign_id'),
    categoryId: integer('category_id'),
    manufacturerId: integer('manufacturer_id'),
    sort: integer('sort').notNull(),
  },
  (t) => [index('highlight_section_sort').on(t.highlightSectionId, t.sort)],
);

export const banner = pgTable('banner', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<'top' | 'takeover' | 'list'>().notNull(),
  /** 0 is the start page. */
  sectionId: integer('section_id'),
  name: text('name').notNull(),
  description: text('description').notNull(),
  campaignId: integer('campaign_id'),
  /** Colours and archetypes for rendering the image. */
  palette: jsonb('palette')
    .$type<{ background: string; accent: string; archetypes: string[]; title: string; subtitle: string }>()
    .notNull(),
  buttonTextColor: text('button_text_color'),
  buttonBgColor: text('button_bg_color'),
  from: timestamptz('from'),
  to: timestamptz('to'),
  sort: integer('sort').notNull().default(0),
});

/** Starts only after the confirmation link has been opened [O5-28]. */
export const newsletterSubscription = pgTable('newsletter_subscription', {
  email: text('email').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: createdAt(),
  confirmedAt: timestamptz('confirmed_at'),
});

export const clientError = pgTable(
  'client_error',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    source: text('source').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    browser: text('browser').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('client_error_created').on(t.createdAt)],
);

export const sponsoredHit = pgTable(
  'sponsored_hit',
  {
    ticket: text('ticket').notNull(),
    kind: text('kind').$type<'viewport' | 'click'>().notNull(),
    productId: integer('product_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ticket, t.kind] })],
);

/** Every change an employee makes [O6-01]. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** `before` is null for a creation, `after` for a removal. */
    change: jsonb('change').$type<{ before: unknown; after: unknown }>().notNull(),
    /** The request's id, as in the logs. */
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_entity').on(t.entity, t.entityId),
    index('audit_log_member').on(t.memberId, t.createdAt.desc()),
    index('audit_log_created').on(t.createdAt.desc()),
  ],
);

/** Properties of the installation itself, such as its seed. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  isSeed: boolean('is_seed').notNull().default(true),
});
