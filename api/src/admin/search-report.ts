import { getAdminSearchReport, getAdminSearchTrial } from '@shop/contracts/api/admin';
import { sql } from 'drizzle-orm';
import { createProducts } from '../catalogue/products.ts';
import { plainList } from '../discovery/plain-list.ts';
import { createPostgresSearch } from '../discovery/postgres-search.ts';
import type { SearchOutcome } from '../discovery/search-port.ts';
import type { Feature } from '../feature.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

const LABELS: Readonly<Record<SearchOutcome, string>> = {
  none: 'Inga träffar',
  guess: 'Gissning',
  corrected: 'Rättad stavning',
};

const ORDERS = { count: sql`t.count desc, t.term`, newest: sql`t.last_at desc, t.term` } as const;

interface MissRow extends Record<string, unknown> {
  term: string;
  outcome: SearchOutcome;
  count: number;
  lastAt: number;
}

/** Products of a trial, which tell whether it finds what was meant. */
const TRIAL_SIZE = 5;

/** What shoppers searched for without sure hits, and what a search finds now [O2.13-06]. */
export const registerAdminSearchReport: Feature = (app, services) => {
  const { db, named, clock } = services;
  const products = createProducts(services);

  staffRoute(app, getAdminSearchReport, async ({ query: { page, search = '', sort, status = null } }) => {
    const pattern = search === '' ? null : contains(search);
    const { rows, total } = await readPage<MissRow>(db, {
      columns: sql`t.term, t.outcome, t.count, extract(epoch from t.last_at)::int as "lastAt"`,
      from: sql`search_miss t where (${pattern}::text is null or t.term ilike ${pattern})
        and (${status}::text is null or t.outcome = ${status})`,
      order: ORDERS[sort],
      page,
    });
    return { data: { rows: rows.map((row) => ({ ...row, outcomeLabel: LABELS[row.outcome] })), total } };
  });

  staffRoute(app, getAdminSearchTrial, async ({ query: { text } }) => {
    // A reader of its own: the shop's may know synonyms and links of up to a minute ago.
    const { productIds, total, reading } = await createPostgresSearch(named, clock).list(
      plainList({ kind: 'search', text, autoCorrect: true }, TRIAL_SIZE),
    );
    const first = await products.summaries(productIds);
    return {
      data: {
        found: total,
        products: first.map(({ id, name }) => ({ id, name })),
        pages: (reading?.pages ?? []).map(({ title, url }) => ({ title, url })),
        uncertain: reading?.uncertain ?? false,
        corrected: reading === null || reading.original === null ? null : reading.searched,
      },
    };
  });
};
