import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

/** By campaign: what it is about in a few words, and what its pictures show. */
export const CAMPAIGN_DRAWINGS = readData(
  'content/campaign-drawings.json',
  z.record(z.string(), z.strictObject({ subtitle: z.string(), archetypes: z.array(z.string()).min(2) })),
);
