import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/** Facts by the labels of specifications. */
const Facts = z.record(z.string(), z.string());

const Part = z.strictObject({
  name: z.string(),
  /** What it means for the buyer. */
  text: z.string(),
  /** Kronor more than the cheapest of its slot. */
  kronor: z.int(),
  /** Working days that it adds. */
  days: z.int().optional(),
  facts: Facts,
});

const SlotPlan = z.strictObject({ name: z.string(), help: z.string(), parts: z.array(Part) });

const ModelPlan = z.strictObject({
  id: z.int(),
  name: z.string(),
  kronor: z.int(),
  buildDays: z.int(),
  description: z.string(),
  highlights: z.array(z.string()),
  /** The standard part of each slot, in the order of `SLOTS`; a price difference is counted from it. */
  standard: z.array(z.string()),
  /** In every build of the model. */
  parts: z.array(z.strictObject({ name: z.string(), facts: Facts })),
  /** Parts that are not offered for this model. */
  without: z.array(z.string()),
});

/**
 * Every part there is, cheapest first. Prices are differences within the slot; each model moves them to its own
 * standard.
 */
export const SLOTS = readData('configure-to-order/slots.json', z.array(SlotPlan));

export const MODELS = readData('configure-to-order/models.json', z.array(ModelPlan));

/** Parts that do not go together for reasons that their facts do not tell, and why. */
export const EXCLUSIONS = readData(
  'configure-to-order/exclusions.json',
  z.array(z.tuple([z.string(), z.string(), z.string()])),
);
