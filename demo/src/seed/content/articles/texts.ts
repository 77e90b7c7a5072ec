import * as z from 'zod';
import { readData } from '../../engine/read-data.ts';
/** An article as it is written by hand; its products are the best sellers of `types`, or those of `filters`. */
const ArticleText = z.strictObject({
  id: z.int(),
  slug: z.string(),
  heading: z.string(),
  metaTitle: z.string().optional(),
  ingress: z.string(),
  author: z.string(),
  sectionId: z.int().nullable(),
  daysAgo: z.int(),
  /** Background, accent, and names of drawings. */
  look: z.tuple([z.string(), z.string()], z.string()),
  types: z.array(z.string()).optional(),
  /** Makes it a special entity ('s' + id). */
  filters: z.string().optional(),
  content: z.string(),
});
export type ArticleText = z.output<typeof ArticleText>;

export const ARTICLES = readData('content/articles.json', z.array(ArticleText));
