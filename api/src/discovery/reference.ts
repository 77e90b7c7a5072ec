import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { prefixKey } from './index-prefixes.ts';
import { createTimedValue } from '../timed-cache.ts';

/** Cache lifetime of rows that every list needs and that are edited by hand. */
const REFERENCE_SECONDS = 30;

export interface CategoryRow {
  id: number;
  sectionId: number;
  sectionName: string;
  parentId: number | null;
  name: string;
  seoName: string | null;
  internalName: string;
  icon: string;
  level: number;
  sort: number;
  specialFilters: string | null;
  /** Products listed in it and below. */
  productCount: number;
  /** The name for prefix matching: each word after a space. */
  typedAs: string;
}

/** A maker or a store, found by its name. */
export interface NamedPlace {
  id: number;
  name: string;
  /** The name for prefix matching, as that of categories. */
  typedAs: string;
}

export interface Reference {
  categories: ReadonlyMap<number, CategoryRow>;
  /** Direct children by parent id, in order; 0 for the categories directly below sections. */
  children: ReadonlyMap<number, readonly CategoryRow[]>;
  /** Makers of listed products, those of the most first. */
  manufacturers: readonly NamedPlace[];
  stores: readonly NamedPlace[];
}

const CATEGORIES = `
select c.id, c.section_id as "sectionId", s.name as "sectionName", c.parent_id as "parentId", c.name, c.seo_name as "seoName",
  c.internal_name as "internalName", c.icon, c.level, c.sort, c.special_filters as "specialFilters",
  coalesce(f.count, 0) as "productCount"
from category c join section s on s.id = c.section_id
left join category_facet f on f.category_id = c.id and f.facet_id = 0
order by s.sort, c.level, c.sort, c.id`;

const MANUFACTURERS = `
select m.id, m.name from manufacturer m join listing l on l.manufacturer_id = m.id
group by m.id order by count(*) desc, m.id`;

const STORES = `select id, name || ' ' || city as "searched", name from store order by name, id`;

const typed = (text: string): string => ` ${prefixKey(text)}`;

/** The category tree in memory: a few hundred rows that nearly every response uses. */
export function createReference(named: NamedQuery, clock: Clock): () => Promise<Reference> {
  return createTimedValue(clock, REFERENCE_SECONDS, async () => {
    const stored = await named<Omit<CategoryRow, 'typedAs'> & Record<string, unknown>>('categories', CATEGORIES);
    const makers = await named<{ id: number; name: string }>('manufacturers', MANUFACTURERS);
    const stores = await named<{ id: number; name: string; searched: string }>('stores', STORES);
    const rows: CategoryRow[] = stored.map((row) => ({ ...row, typedAs: typed(row.name) }));
    const children = new Map<number, CategoryRow[]>();
    for (const row of rows) children.set(row.parentId ?? 0, [...(children.get(row.parentId ?? 0) ?? []), row]);
    return {
      categories: new Map(rows.map((row) => [row.id, row])),
      children,
      manufacturers: makers.map(({ id, name }) => ({ id, name, typedAs: typed(name) })),
      stores: stores.map(({ id, name, searched }) => ({ id, name, typedAs: typed(searched) })),
    };
  });
}
