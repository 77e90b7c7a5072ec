import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

/** A category as the tables write it: a branch with children, or a leaf with products. */
const Branch = z.strictObject({
  id: z.int().optional(),
  name: z.string(),
  icon: z.string().optional(),
  /** HTML above its list, instead of the generated text. */
  description: z.string().optional(),
  get children() {
    return z.array(Branch).optional();
  },
  /** Key of a leaf's product type. */
  type: z.string().optional(),
  /** Attribute values that products of the leaf have, and no others. */
  only: z.record(z.string(), z.array(z.string())).optional(),
  /** Share of the catalogue beside the other leaves; 1 is ordinary. */
  weight: z.number().optional(),
  /** Only products of the last weeks and coming ones. */
  isNews: z.boolean().optional(),
  /** URL filters of a special category: it shows its parent's products that have this attribute value. */
  special: z.strictObject({ type: z.string(), attribute: z.string(), values: z.array(z.string()) }).optional(),
  /** For a leaf of the fyndware section: the types of its returned products. */
  fynd: z.array(z.string()).optional(),
});
export type Branch = z.output<typeof Branch>;

const SectionTree = z.strictObject({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  description: z.string(),
  categories: z.array(Branch),
});
export type SectionTree = z.output<typeof SectionTree>;

/** In the order of the menu. */
const NAMES = [
  'gaming',
  'polarsten',
  'computers',
  'components',
  'mobile',
  'screen',
  'sound',
  'play',
  'home',
  'smart-home',
  'photo',
  'office',
  'other',
  'fyndwares',
  'campaigns',
];

export const SECTION_TREES = NAMES.map((name) => readData(`catalogue/sections/${name}.json`, SectionTree));
