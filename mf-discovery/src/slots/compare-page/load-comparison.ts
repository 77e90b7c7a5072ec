import { getProduct } from '@shop/contracts';
import type { Product } from '@shop/contracts/api/product';
import { firstOf } from '@shop/contracts/routing';
import { isApiError, type LoadInput, notFound } from '@shop/platform';
import { DIFFERENCES_KEY, readComparedIds } from '../../features/compare/compare-url.ts';

export interface Comparison {
  readonly products: readonly Product[];
  /** How many of the asked-for products do not exist, or are not shown to anybody. */
  readonly missingCount: number;
  /** More were asked for than can be compared. */
  readonly isCut: boolean;
  readonly showsOnlyDifferences: boolean;
}

/** Without what the comparison does not show, which would travel in the page. */
const slim = (product: Product): Product => ({
  ...product,
  description: '',
  images: [],
  packageContents: [],
  reviewHighlights: [],
  variants: { ...product.variants, list: [] },
});

/** The products of the URL, in its order; those that do not exist are left out. */
export async function loadComparison({ api, route, signal }: LoadInput): Promise<Comparison> {
  const { ids, isCut } = readComparedIds(route.params.ids) ?? notFound();
  const find = async (id: number): Promise<Product | null> => {
    try {
      return slim((await api.call(getProduct, { params: { id } }, { signal })).data.product);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }
  };
  const products = (await Promise.all(ids.map(find))).filter((product) => product !== null);
  return {
    products,
    missingCount: ids.length - products.length,
    isCut,
    showsOnlyDifferences: firstOf(route.query, DIFFERENCES_KEY) === '1',
  };
}
