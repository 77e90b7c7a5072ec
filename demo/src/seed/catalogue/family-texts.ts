import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
import { Family } from './product-type.ts';

const FamilyTexts = z.strictObject({
  /** Closing paragraphs, true for everything in the family. */
  closing: z.array(z.string()),
  points: z.array(z.string()),
  /** Sentences in which reviewers introduce themselves. */
  context: z.array(z.string()),
  warranty: z.string(),
});

export const FAMILY_TEXTS = readData('catalogue/family-texts.json', z.record(Family, FamilyTexts));
