/** [9-126] Link text of a top list without one of its own. */
export const DEFAULT_LINK_TEXT = 'Visa fler';

/** [3-100][3-101] Values of `whereToShowReviews`. */
const REVIEW_PLACES: Readonly<Record<number, 'slider' | 'below'>> = { 1: 'slider', 2: 'below' };

/** The fields of a top list that make its link. */
export interface LinkedTopList {
  readonly linkText?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly listTypeName?: string | null | undefined;
  readonly listId?: number | string | null | undefined;
  readonly listName?: string | null | undefined;
  readonly siteTitle?: string | null | undefined;
  readonly listFilter?: string | null | undefined;
}

/** Target of a top list: a product-list route, a URL, or null. */
export type TopListTarget =
  | {
      readonly route: string;
      readonly id: string;
      readonly name: string;
      readonly siteTitle?: string;
      readonly query: Readonly<Record<string, string | readonly string[]>>;
    }
  | { readonly url: string };

/** [9-126] Label of the link button. */
export function topListLinkText({ linkText }: LinkedTopList): string {
  return linkText || DEFAULT_LINK_TEXT;
}

/** [3-100][3-101] Where a top list shows reviews, if anywhere. */
export function reviewPlace(whereToShowReviews: number | null | undefined): 'slider' | 'below' | null {
  return REVIEW_PLACES[whereToShowReviews ?? 0] ?? null;
}

/** [3-99] Parses a 'k=v&k=v' string; a repeated key becomes a list, as the filters `f` do. */
function parseListFilter(text: string | null | undefined): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const parameters = new URLSearchParams(text ?? '');
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

/** [2.13-45] How many of a list's products are in a flash sale. */
export const countFlashSales = (products: readonly { readonly price: { readonly flashSale: boolean } }[]): number =>
  products.filter(({ price }) => price.flashSale).length;

/** Section 2.12: the list type's route with its query; else the raw link, if link and linkText are both set. */
export function topListTarget(list: LinkedTopList): TopListTarget | null {
  const { listTypeName, listId, listName, siteTitle, linkText, link, listFilter } = list;
  if (!listTypeName) return linkText && link ? { url: link } : null;
  return {
    route: listTypeName.toLowerCase(),
    id: String(listId ?? ''),
    name: listName ?? '',
    ...(siteTitle ? { siteTitle } : {}),
    query: parseListFilter(listFilter),
  };
}
