import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Done, Page, paged, Search, sorted, Text } from './common.ts';

/** How a search went wrong: nothing was found, something near was guessed, or its spelling was corrected. */
const Outcome = z.enum(['none', 'guess', 'corrected']);

/** Searches of the last 30 days that found nothing, or only a guess; without who searched. */
export const getAdminSearchReport = endpoint({
  method: 'GET',
  path: 'admin/search-report',
  access: 'user',
  role: 'employee',
  summary: 'Searches without sure hits, with how often and when they were last made [O2.13-06].',
  query: z.object({ page: Page, search: Search, sort: sorted(['count', 'newest']), status: z.optional(Outcome) }),
  response: paged(
    z.object({ term: z.string(), outcome: Outcome, outcomeLabel: z.string(), count: z.number(), lastAt: z.number() }),
  ),
});

/** What a search finds now, with the synonyms and links of this moment. Counts nothing. */
export const getAdminSearchTrial = endpoint({
  method: 'GET',
  path: 'admin/search-trial',
  access: 'user',
  role: 'employee',
  summary: 'What a search finds now: the number of products, the first of them, pages, and how it was read.',
  query: z.object({ text: Text(100) }),
  response: z.object({
    data: z.object({
      found: z.number(),
      products: z.array(z.object({ id: z.number(), name: z.string() })),
      pages: z.array(z.object({ title: z.string(), url: z.string() })),
      uncertain: z.boolean(),
      corrected: z.nullable(z.string()),
    }),
  }),
});

const Pair = z.object({ term: Text(60), expansion: Text(60) });

/** The shop's own synonyms. */
export const getAdminSynonyms = endpoint({
  method: 'GET',
  path: 'admin/synonym',
  access: 'user',
  role: 'employee',
  summary: 'Words that search takes for the same, beside those of the language.',
  query: z.object({ page: Page, search: Search }),
  response: paged(Pair),
});

/** Adds a synonym, for both directions; typed searches know it within a minute. */
export const postAdminSynonym = endpoint({
  method: 'POST',
  path: 'admin/synonym',
  access: 'user',
  role: 'employee',
  summary: 'Two words that search takes for the same; 422 when they already are one word.',
  body: Pair,
  response: Done,
});

/** Deletes a synonym. */
export const deleteAdminSynonym = endpoint({
  method: 'DELETE',
  path: 'admin/synonym/:term/:expansion',
  access: 'user',
  role: 'employee',
  summary: 'Takes a synonym away.',
  params: Pair,
  response: Done,
});
