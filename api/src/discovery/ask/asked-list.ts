import { formatFilters, parseAttributeValue, parseCategoryValue, parseFilters } from '@shop/domain/filters';
import { readLimits } from '../search-limits.ts';
import type { AskedKind } from './kinds.ts';
import type { Understanding } from './read-sentence.ts';
import { type Boxes, CATEGORY_BOX, type FilterWish, boxesOf, filtersOf } from './wishes.ts';

/** The path and the filters of a list. */
export interface ListTarget {
  readonly searchString: string;
  readonly filters: readonly string[];
}

/** A wish of a sentence that the list fulfils. */
export interface ActiveWish {
  readonly kind: 'kind' | 'price' | 'cheap' | 'filter';
  readonly label: string;
  /** The list without it. */
  readonly without: ListTarget;
}

/** The search of a sentence that names neither a kind nor a price: it filters everything. */
export const EVERYTHING = 'allt';

/** What a sentence asks for, with the categories of its kind looked up. */
export interface Resolved extends Understanding {
  readonly kindBoxes: Boxes;
  /** Wishes that need not be fulfilled, and hardly anything fulfils together with the others. */
  readonly leftOut?: readonly FilterWish[];
}

const orEverything = (text: string): string => (text.trim() === '' ? EVERYTHING : text.trim());

/** The list that a sentence leads to: a search with filters like any other. */
export function targetOf({ kind, extreme, isCheap, budget, wishes, kindBoxes }: Resolved): ListTarget {
  const text = [extreme ?? '', kind?.text ?? '', isCheap ? 'billig' : '', budget ?? '']
    .filter((part) => part !== '')
    .join(' ');
  return {
    searchString: orEverything(text),
    filters: filtersOf(boxesOf([...wishes, { boxes: kindBoxes }])),
  };
}

/** The values that a list is filtered by, by box. */
function chosenBoxes(filters: readonly string[]): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const { type, value } of parseFilters(filters)) {
    const attribute = type === 'attributes' ? parseAttributeValue(String(value)) : null;
    const [box, values] =
      attribute !== null
        ? [attribute.attributeId, attribute.values]
        : type === 'category-filter'
          ? [CATEGORY_BOX, parseCategoryValue(String(value)) ?? []]
          : [type, [String(value)]];
    chosen.set(box, [...(chosen.get(box) ?? []), ...values]);
  }
  return chosen;
}

const isWithin = (boxes: Boxes, chosen: Boxes): boolean =>
  [...boxes].every(([box, values]) => {
    const now = chosen.get(box) ?? [];
    return now.length > 0 && now.every((value) => values.includes(value));
  });

/** The filters without a wish: its boxes are as the other wishes leave them, those of the shopper stay. */
function filtersWithout(boxes: Boxes, others: readonly { boxes: Boxes }[], chosen: Boxes): string[] {
  const left = boxesOf(others);
  const next = [...chosen].flatMap(([box, values]): [string, readonly string[]][] => {
    if (!boxes.has(box)) return [[box, values]];
    const rest = left.get(box);
    return rest === undefined ? [] : [[box, rest]];
  });
  return filtersOf(new Map(next));
}

const hasKind = (kind: AskedKind | null, text: string): kind is AskedKind =>
  kind?.text !== undefined && kind.text !== null && text === kind.text;

/** A list with one more wish. */
export const withWishIn = ({ searchString, filters }: ListTarget, { boxes }: FilterWish): ListTarget => ({
  searchString,
  filters: filtersOf(boxesOf([{ boxes: chosenBoxes(filters) }, { boxes }])),
});

/** The wishes of a sentence that a list still fulfils; prices are those of the list, which may have been changed. */
export function activeWishes(resolved: Resolved, list: ListTarget): ActiveWish[] {
  const { kind, wishes, kindBoxes } = resolved;
  const searchString = list.searchString === EVERYTHING ? '' : list.searchString;
  const { text, limits: all } = readLimits(searchString);
  const limits = all.filter(({ isSearched }) => isSearched !== true);
  const chosen = chosenBoxes(list.filters);
  const filters = formatFilters(parseFilters(list.filters));
  const withBoxes = [
    ...(kindBoxes.size === 0 || kind === null || kind.text !== null
      ? []
      : [{ kind: 'kind' as const, label: kind.label, boxes: kindBoxes }]),
    ...wishes.map(({ label, boxes }) => ({ kind: 'filter' as const, label, boxes })),
  ].filter(({ boxes }) => isWithin(boxes, chosen));
  const withoutKind = limits.length === 0 ? '' : searchString.replace(text, '').replace(/\s+/g, ' ');
  return [
    ...(hasKind(kind, text)
      ? [
          {
            kind: 'kind' as const,
            label: kind.label,
            without: {
              searchString: orEverything(withoutKind),
              filters: kindBoxes.size === 0 ? filters : filtersWithout(kindBoxes, wishes, chosen),
            },
          },
        ]
      : []),
    ...limits.flatMap((limit): ActiveWish[] => {
      const shown = limit.isExtreme === true ? 'filter' : limit.kind;
      return shown === 'amount' || shown === 'order'
        ? []
        : [{ kind: shown, label: limit.label, without: { searchString: orEverything(limit.without), filters } }];
    }),
    ...withBoxes.map(({ boxes, ...wish }) => ({
      ...wish,
      without: {
        searchString: list.searchString,
        filters: filtersWithout(
          boxes,
          withBoxes.filter((other) => other.boxes !== boxes),
          chosen,
        ),
      },
    })),
  ];
}
