import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';

/** A part of a build: its name, and its facts by the labels of specifications. */
export interface CtoPart {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A model of computer built to order [1-19]; its price is that of the standard choice in every slot. */
export const ctoModel = pgTable(
  'cto_model',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull().unique(),
    description: text('description').notNull(),
    highlights: jsonb('highlights').$type<string[]>().notNull(),
    basePriceOre: integer('base_price_ore').notNull(),
    /** Working days in the workshop, without the choices' additions. */
    buildDays: smallint('build_days').notNull(),
    /** The finished computer whose image represents the model. */
    pictureProductId: integer('picture_product_id')
      .notNull()
      .references(() => product.id),
    /** What is in every build of the model and cannot be chosen, such as the motherboard. */
    parts: jsonb('parts').$type<CtoPart[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    sort: smallint('sort').notNull(),
  },
  (t) => [
    check('cto_model_price', sql`${t.basePriceOre} > 0`),
    check('cto_model_days', sql`${t.buildDays} between 1 and 60`),
  ],
);

export const ctoSlot = pgTable(
  'cto_slot',
  {
    id: integer('id').primaryKey(),
    modelId: integer('model_id')
      .notNull()
      .references(() => ctoModel.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    help: text('help').notNull().default(''),
    sort: smallint('sort').notNull(),
  },
  (t) => [unique('cto_slot_name').on(t.modelId, t.name)],
);

export const ctoOption = pgTable(
  'cto_option',
  {
    id: integer('id').primaryKey(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => ctoSlot.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Price difference of the choice to the standard; negative when it is simpler. */
    priceDeltaOre: integer('price_delta_ore').notNull(),
    extraDays: smallint('extra_days').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    isAvailable: boolean('is_available').notNull().default(true),
    /** Facts of the part by the labels of specifications; the rules of compatibility and the picture read them. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    sort: smallint('sort').notNull(),
  },
  (t) => [
    unique('cto_option_name').on(t.slotId, t.name),
    uniqueIndex('cto_option_default')
      .on(t.slotId)
      .where(sql`${t.isDefault}`),
    check('cto_option_default_free', sql`not ${t.isDefault} or ${t.priceDeltaOre} = 0`),
    check('cto_option_default_available', sql`not ${t.isDefault} or ${t.isAvailable}`),
    check('cto_option_days', sql`${t.extraDays} between 0 and 60`),
  ],
);

/** Pairs of choices that exclude each other for reasons that no fact of theirs tells, each pair once. */
export const ctoExclusion = pgTable(
  'cto_exclusion',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => ctoOption.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => ctoOption.id, { onDelete: 'cascade' }),
    /** The reason, in a sentence for the shopper. */
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.otherId] }),
    check('cto_exclusion_once', sql`${t.optionId} < ${t.otherId}`),
  ],
);
