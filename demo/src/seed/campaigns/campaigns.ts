import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

/** Selection of a campaign's products. */
const CampaignChoice = z.strictObject({
  sections: z.array(z.int()).optional(),
  types: z.array(z.string()).optional(),
  /** Only reduced products. */
  isReduced: z.boolean().optional(),
  /** Only flash sales. */
  isFlashSale: z.boolean().optional(),
  count: z.int(),
});
export type CampaignChoice = z.output<typeof CampaignChoice>;

const Campaign = z.strictObject({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  sectionId: z.int().nullable(),
  description: z.string(),
  choice: CampaignChoice,
});
export type Campaign = z.output<typeof Campaign>;

/** Ids up to 9999 are the specification's [9-162..177] and those that its redirects name; the rest is our own. */
export const CAMPAIGNS = readData('campaigns.json', z.array(Campaign));
