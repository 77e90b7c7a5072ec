import type { ResponseOf } from '@shop/contracts';
import type { getSitemapPart } from '@shop/contracts/api/navigation';
import { ANY_STORE } from '@shop/domain/ids';
import type { NamedQuery } from '../db/named-query.ts';
import { RUNNING_CAMPAIGN } from './campaigns.ts';

type SitemapPage = ResponseOf<typeof getSitemapPart>['data']['pages'][number];

/** Far below the 50,000 URLs that a part may contain, so that one is read and sent quickly. */
export const PRODUCTS_A_PART = 10_000;

const PRODUCTS = 'products-';

/** Entities for search engines, by kind: only what can be bought or read now. `$1` is the time. */
const KINDS: Readonly<Record<string, { route: SitemapPage['route']; rows: string; fetchesTime?: true }>> = {
  sections: {
    route: 'section',
    rows: `select s.id, s.name from section s where exists (select 1 from listing l where l.section_id = s.id) order by s.id`,
  },
  categories: {
    route: 'category',
    rows: `select c.id, c.name from category c where exists (select 1 from listing l where l.cats @> array[c.id]) order by c.id`,
  },
  manufacturers: {
    route: 'manufacturer',
    rows: `select m.id, m.name from manufacturer m where exists (select 1 from listing l where l.manufacturer_id = m.id) order by m.id`,
  },
  campaigns: {
    route: 'campaign',
    rows: `select c.id, c.name from campaign c where ${RUNNING_CAMPAIGN} order by c.id`,
    fetchesTime: true,
  },
  articles: {
    route: 'article',
    rows: `select a.id, a.heading as name from article a where not a.is_special order by a.id`,
  },
  stores: { route: 'store', rows: `select s.id, s.name from store s where s.id <> ${ANY_STORE.id} order by s.id` },
  info: { route: 'info', rows: `select i.id, i.name from info_page i order by i.id` },
};

const COUNT = `select count(*)::int as count from listing`;
const PRODUCT_PART = `
select p.id, p.name from listing l join product p on p.id = l.product_id
order by l.product_id limit ${PRODUCTS_A_PART} offset $1`;

/** The names of the parts, in the order of the index. */
export async function readSitemapParts(named: NamedQuery): Promise<string[]> {
  const [row] = await named<{ count: number }>('sitemap_count', COUNT);
  const parts = Math.ceil((row?.count ?? 0) / PRODUCTS_A_PART);
  return [...Object.keys(KINDS), ...Array.from({ length: parts }, (_part, index) => `${PRODUCTS}${index + 1}`)];
}

/** The pages of one part; null for a part that does not exist. */
export async function readSitemapPart(named: NamedQuery, part: string, now: Date): Promise<SitemapPage[] | null> {
  if (part.startsWith(PRODUCTS)) {
    const index = Number(part.slice(PRODUCTS.length)) - 1;
    if (!Number.isInteger(index) || index < 0) return null;
    const rows = await named<Omit<SitemapPage, 'route'>>('sitemap_products', PRODUCT_PART, [index * PRODUCTS_A_PART]);
    return rows.length === 0 ? null : rows.map((row) => ({ route: 'product', ...row }));
  }
  const kind = Object.hasOwn(KINDS, part) ? KINDS[part] : undefined;
  if (kind === undefined) return null;
  const rows = await named<Omit<SitemapPage, 'route'>>(`sitemap_${part}`, kind.rows, kind.fetchesTime ? [now] : []);
  return rows.map((row) => ({ route: kind.route, ...row }));
}
