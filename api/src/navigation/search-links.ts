import type { ResponseOf } from '@shop/contracts';
import type { getSearchLinks } from '@shop/contracts/api/navigation';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';

const LINKS = `select kind, title, keywords, url, "from", "to" from search_link order by id`;

const MAX_POPULAR = 6;
/** Only searches that many buyers have made, and that staff have not blocked. */
const POPULAR = `select term from search_query where is_suggested and hits > 0 order by count desc, term limit ${MAX_POPULAR}`;

interface LinkRow extends Record<string, unknown> {
  kind: 'event' | 'page';
  title: string;
  keywords: string[];
  url: string;
  from: Date | null;
  to: Date | null;
}

/** Unix seconds for an event without an end: the last timestamp that every program can read. */
const NO_END = 2_147_483_647;

/**
 * Links that employees maintain for the quick search [O2.8-01], and popular searches; the client's clock decides when
 * an event shows.
 */
export async function readSearchLinks(named: NamedQuery): Promise<ResponseOf<typeof getSearchLinks>['data']> {
  const [rows, popular] = await Promise.all([
    named<LinkRow>('search_links', LINKS),
    named<{ term: string }>('popular_searches', POPULAR),
  ]);
  return {
    events: rows
      .filter(({ kind }) => kind === 'event')
      .map(({ title, url, from, to }) => ({
        name: title,
        url,
        from: from === null ? 0 : unixSeconds(from),
        to: to === null ? NO_END : unixSeconds(to),
      })),
    pages: rows.filter(({ kind }) => kind === 'page').map(({ title, keywords, url }) => ({ title, keywords, url })),
    popular: popular.map(({ term }) => term),
  };
}
