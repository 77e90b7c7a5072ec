import type { CategoryNode, FilterBox } from '@shop/contracts';
import { type Filter, formatFilter, parseAttributeValue, parseCategoryValue } from '@shop/domain/filters';
import { toggleBoxValue } from './box-filters.ts';

/** A filter that is on, and the filters without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly rest: readonly Filter[];
}

const findCategory = (nodes: readonly CategoryNode[], id: number): CategoryNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : findCategory(node.children, id);
    if (found) return found;
  }
  return undefined;
};

/** What filters are called that no box names, e.g. because nothing is left of it. */
const FALLBACK_LABELS: Readonly<Record<Filter['type'], string>> = {
  attributes: 'Egenskap',
  'category-filter': 'Kategori',
  search: 'Sökord',
  campaign: 'Kampanj',
  memberDeals: 'Medlemspris',
  stock: 'Lagerstatus',
  manufacturer: 'Varumärke',
};

const without = (filters: readonly Filter[], gone: Filter): Filter[] =>
  filters.filter((each) => formatFilter(each) !== formatFilter(gone));

interface Panel {
  readonly filters: readonly FilterBox[];
  readonly categories: { readonly children: readonly CategoryNode[] };
}

function attributeChips(filter: Filter, filters: readonly Filter[], panel: Panel): ActiveFilter[] {
  const { attributeId = '', values = [] } = parseAttributeValue(String(filter.value)) ?? {};
  const box = panel.filters.find(({ id, type }) => type === 'attributes' && id === attributeId);
  return values.map((value) => ({
    label: box?.values.find((each) => each.value === value)?.name ?? FALLBACK_LABELS.attributes,
    rest: toggleBoxValue(filters, { id: attributeId, type: 'attributes' }, value),
  }));
}

function singleChip(filter: Filter, filters: readonly Filter[], panel: Panel): ActiveFilter {
  const names: (string | undefined)[] =
    filter.type === 'category-filter'
      ? (parseCategoryValue(String(filter.value)) ?? []).map(
          (id) => findCategory(panel.categories.children, Number(id.replace('s', '')))?.name,
        )
      : filter.type === 'search'
        ? [String(filter.value)]
        : panel.filters
            .filter(({ type }) => type === filter.type)
            .map(({ values }) => values.find(({ value }) => value === String(filter.value))?.name);
  const known = names.filter((name) => name !== undefined);
  return {
    label: known.length > 0 ? known.join(', ') : FALLBACK_LABELS[filter.type],
    rest: without(filters, filter),
  };
}

/** One chip for each value that is on, in the words of the panel's boxes. */
export const activeFilters = (filters: readonly Filter[], panel: Panel): ActiveFilter[] =>
  filters.flatMap((filter) =>
    filter.type === 'attributes' ? attributeChips(filter, filters, panel) : [singleChip(filter, filters, panel)],
  );
