import type { getArticles } from '@shop/contracts/api/articles';
import type { RequestOf } from '@shop/contracts/endpoint';
import type { RouteSnapshot } from '@shop/contracts/routes';

type Scope = NonNullable<RequestOf<typeof getArticles>['query']>;

const MAX_TERM_LENGTH = 200;

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The articles that belong below a page; null for a page that none belong to. */
export function articleScope({ name, params }: Pick<RouteSnapshot, 'name' | 'params'>): Scope | null {
  const id = numberIn(params.id);
  if (name === 'search') {
    const term = params.searchString?.trim().slice(0, MAX_TERM_LENGTH) ?? '';
    return term === '' ? null : { term };
  }
  if (name === 'article') return {};
  if (id === null) return null;
  if (name === 'category') return { categoryId: id };
  if (name === 'product') return { productId: id };
  return name === 'section' ? { sectionId: id } : null;
}
