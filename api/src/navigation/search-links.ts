import type { ResponseOf } from '@shop/contracts';
import type { getSearchLinks } from '@shop/contracts/api/navigation';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';

const LINKS = `select kind, title, keywords, url, "from", "to" from search_link order by id`;

interface LinkRow extends Record<string, unknown> {
  kind: 'event' | 'page';
  title: string;
  keywords: string[];
  url: string;
  from: Date | null;
  to: Date | null;
}

/** An event without an end goes on until this moment, the last that every program can read. */
const NO_END = 2_147_483_647;

/** [O2.8-01] Links that employees keep for the quick search; when an event shows is for the client's clock. */
export async function readSearchLinks(named: NamedQuery): Promise<ResponseOf<typeof getSearchLinks>['data']> {
  const rows = await named<LinkRow>('search_links', LINKS);
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
  };
}
