import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/** [name, what it means for the buyer, kronor more than the standard choice, extra working days] */
const Part = z.tuple([z.string(), z.string(), z.int(), z.int().optional()]);
export type Part = z.output<typeof Part>;

const SlotPlan = z.strictObject({ name: z.string(), help: z.string(), parts: z.array(Part) });
export type SlotPlan = z.output<typeof SlotPlan>;

const ModelPlan = z.strictObject({
  id: z.int(),
  name: z.string(),
  kronor: z.int(),
  buildDays: z.int(),
  description: z.string(),
  highlights: z.array(z.string()),
  /** The standard part of each slot, in the order of `SLOTS`; a price difference is counted from it. */
  standard: z.array(z.string()),
  /** Parts that do not fit into this model. */
  without: z.array(z.string()),
});
export type ModelPlan = z.output<typeof ModelPlan>;

/**
 * Every part there is, cheapest first. Prices are differences within the slot; each model moves them to its own
 * standard.
 */
export const SLOTS = readData('configure-to-order/slots.json', z.array(SlotPlan));

export const MODELS = readData('configure-to-order/models.json', z.array(ModelPlan));

/** Parts that do not go together, and why. */
export const EXCLUSIONS = readData(
  'configure-to-order/exclusions.json',
  z.array(z.tuple([z.string(), z.string(), z.string()])),
);
