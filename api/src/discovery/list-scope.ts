import type { LIST_TYPES } from '@shop/contracts/api/discovery';
import { type Filter, formatCategoryValue, parseCategoryValue } from '@shop/domain/filters';
import { PRODUCTS_PER_PAGE, TOP_LIST_PRODUCTS_PER_PAGE } from '@shop/domain/pagination';
import type { NamedQuery } from '../db/named-query.ts';
import { notFound } from '../http/errors.ts';
import { storedFilters } from './read-filters.ts';
import type { Reference } from './reference.ts';
import type { ListScope } from './search-port.ts';

export type ListType = (typeof LIST_TYPES)[number];

/** The parsed URL of a list. */
export interface ResolvedList {
  scope: ListScope;
  /** Filters of the page itself, which cannot be removed. */
  fixedFilters: readonly Filter[];
  /** The page expressed as filters [3-77]. */
  initialFilters: readonly Filter[];
  /** Root of the category tree; null: the sections. */
  treeRoot: number | null;
  pageSize: number;
  mayPromote: boolean;
}

export interface ListUrl {
  value: string;
  categoryId: number | undefined;
  autoCorrect: boolean;
}

export interface ResolveTools {
  named: NamedQuery;
  reference: Reference;
  now: Date;
}

const plainFilter = (type: Filter['type'], value: Filter['value']): Filter => ({ type, value, prioritized: false });

const DEFAULTS = {
  fixedFilters: [],
  initialFilters: [],
  treeRoot: null,
  pageSize: PRODUCTS_PER_PAGE,
  mayPromote: false,
};

function idOf(value: string, whatIsMissing: string): number {
  const [, digits] = /^s?(\d{1,9})$/.exec(value) ?? [];
  if (digits === undefined) throw notFound(whatIsMissing);
  return Number(digits);
}

const EXISTS = {
  campaign: 'select 1 from campaign where id = $1',
  manufacturer: 'select 1 from manufacturer where id = $1',
  section: 'select 1 from section where id = $1',
} as const;

async function demand(
  { named }: ResolveTools,
  kind: keyof typeof EXISTS,
  id: number,
  whatIsMissing: string,
): Promise<void> {
  const rows = await named(`exists_${kind}`, EXISTS[kind], [id]);
  if (rows.length === 0) throw notFound(whatIsMissing);
}

type Resolve = (url: ListUrl, tools: ResolveTools) => Promise<ResolvedList> | ResolvedList;

const NO_CATEGORY = 'Kategorin finns inte.';
const NO_ARTICLE = 'Artikeln finns inte.';
const NO_MANUFACTURER = 'Varumärket finns inte.';

/** [2.1-37] A special category shows the products of its stored filters instead of its own. */
const category: Resolve = ({ value }, { reference }) => {
  const id = idOf(value, NO_CATEGORY);
  const row = reference.categories.get(id);
  if (row === undefined) throw notFound(NO_CATEGORY);
  const stored = storedFilters(row.specialFilters);
  const targets = stored.flatMap((filter) =>
    filter.type === 'category-filter' ? (parseCategoryValue(String(filter.value)) ?? []) : [],
  );
  const [target, ...others] = targets.map((each) => Number(each.replace('s', '')));
  const isElsewhere = target !== undefined && others.length > 0;
  // Filters that name no category narrow its parent category.
  const shown = target ?? (stored.length > 0 ? (row.parentId ?? id) : id);
  return {
    ...DEFAULTS,
    scope: isElsewhere ? { kind: 'everything' } : { kind: 'category', categoryId: shown },
    fixedFilters: isElsewhere ? stored : stored.filter(({ type }) => type !== 'category-filter'),
    initialFilters: stored.length > 0 ? stored : [plainFilter('category-filter', formatCategoryValue([id]))],
    treeRoot: isElsewhere ? null : shown,
    mayPromote: true,
  };
};

async function readTopList({ value }: ListUrl, { named }: ResolveTools): Promise<ResolvedList> {
  const id = idOf(value, 'Topplistan finns inte.');
  const rows = await named<{ id: number | null }>(
    'top_list_products',
    `select p.product_id as id from top_list t left join top_list_product p on p.top_list_id = t.id where t.id = $1 order by p.sort, p.product_id`,
    [id],
  );
  if (rows.length === 0) throw notFound('Topplistan finns inte.');
  const productIds = rows.flatMap((row) => row.id ?? []);
  return { ...DEFAULTS, scope: { kind: 'chosen', productIds }, pageSize: TOP_LIST_PRODUCTS_PER_PAGE };
}

const ARTICLE = `
select a.special_filters as "specialFilters",
  array(select product_id from article_product where article_id = a.id order by sort, product_id) as "productIds"
from article a where a.id = $1 and a.is_special = $2 and a.published_at <= $3`;

/** [1-17], [2.1-80] The products that an article chose, or those that a special one's filters find. */
async function readArticle({ value }: ListUrl, { named, now }: ResolveTools): Promise<ResolvedList> {
  const id = idOf(value, NO_ARTICLE);
  const [row] = await named<{ specialFilters: string | null; productIds: number[] }>('article_list', ARTICLE, [
    id,
    value.startsWith('s'),
    now,
  ]);
  if (row === undefined) throw notFound(NO_ARTICLE);
  const { specialFilters, productIds } = row;
  if (specialFilters === null) return { ...DEFAULTS, scope: { kind: 'chosen', productIds } };
  const stored = storedFilters(specialFilters);
  return { ...DEFAULTS, scope: { kind: 'everything' }, fixedFilters: stored, initialFilters: stored };
}

/** Resolves 'type/value' of a list's URL. Throws 404 for an unknown value. */
export const RESOLVE: Record<ListType, Resolve> = {
  search: ({ value, autoCorrect }) => ({
    ...DEFAULTS,
    scope: { kind: 'search', text: value, autoCorrect },
    initialFilters: [plainFilter('search', value)],
    mayPromote: true,
  }),
  category,
  campaign: async ({ value }, tools) => {
    const campaignId = idOf(value, 'Kampanjen finns inte.');
    await demand(tools, 'campaign', campaignId, 'Kampanjen finns inte.');
    return {
      ...DEFAULTS,
      scope: { kind: 'campaign', campaignId },
      initialFilters: [plainFilter('campaign', String(campaignId))],
    };
  },
  manufacturer: async ({ value }, tools) => {
    const manufacturerId = idOf(value, NO_MANUFACTURER);
    await demand(tools, 'manufacturer', manufacturerId, NO_MANUFACTURER);
    return {
      ...DEFAULTS,
      scope: { kind: 'manufacturer', manufacturerId, categoryId: null },
      initialFilters: [plainFilter('manufacturer', manufacturerId)],
    };
  },
  'manufacturer-page': async ({ value, categoryId }, tools) => {
    const manufacturerId = idOf(value, NO_MANUFACTURER);
    await demand(tools, 'manufacturer', manufacturerId, NO_MANUFACTURER);
    if (categoryId !== undefined && !tools.reference.categories.has(categoryId)) throw notFound(NO_CATEGORY);
    return {
      ...DEFAULTS,
      scope: { kind: 'manufacturer', manufacturerId, categoryId: categoryId ?? null },
      initialFilters: [
        plainFilter('manufacturer', manufacturerId),
        ...(categoryId === undefined ? [] : [plainFilter('category-filter', formatCategoryValue([categoryId]))]),
      ],
      treeRoot: categoryId ?? null,
    };
  },
  section: async ({ value }, tools) => {
    const sectionId = idOf(value, 'Avdelningen finns inte.');
    await demand(tools, 'section', sectionId, 'Avdelningen finns inte.');
    return { ...DEFAULTS, scope: { kind: 'section', sectionId } };
  },
  toplist: readTopList,
  article: readArticle,
  memberDeals: () => ({ ...DEFAULTS, scope: { kind: 'memberDeals' }, initialFilters: [plainFilter('memberDeals', 1)] }),
};
