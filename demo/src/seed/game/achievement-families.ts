import * as z from 'zod';
import { ALL_METRICS } from '@shop/api/game/metrics';
import { readData } from '../engine/read-data.ts';

/**
 * One rule with rising targets. In `name` and `text` {n} is the target, {N} with thin spaces, {step} the step's Roman
 * numeral.
 */
const Family = z.strictObject({
  metric: z.enum([...ALL_METRICS, 'doge']),
  group: z.string(),
  image: z.string(),
  targets: z.array(z.number()),
  /** By step; steps without a name of their own take the last one and their numeral. */
  names: z.array(z.string()),
  text: z.string(),
  /** For a target of 1; `text` otherwise. */
  one: z.string().optional(),
  /** Of the first and of the last step. */
  xp: z.tuple([z.int(), z.int()]),
  isHidden: z.literal(true).optional(),
});
export type Family = z.output<typeof Family>;

/** Everything that is not about a part of the range. */
export const FAMILIES = readData('game/achievement-families.json', z.array(Family));
