import { getProductReviews } from '@shop/contracts';
import { useDeferredQuery, usePlatform } from '@shop/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/** Reviews a page, as the api divides them. */
export const PER_PAGE = 10;

export const SORTS = [
  { value: 'helpful', label: 'Mest hjälpsamma' },
  { value: 'newest', label: 'Nyast' },
  { value: 'highest', label: 'Högst betyg' },
  { value: 'lowest', label: 'Lägst betyg' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

export const isSort = (text: string): text is Sort => SORTS.some(({ value }) => value === text);

interface Choice {
  readonly sortBy: Sort;
  /** Reviews of this rating alone; null for all. */
  readonly rating: number | null;
}

/**
 * A page of a product's reviews in the chosen order; another choice begins at the first page.
 *
 * @param revision number of changes that the reader has made to them: then they are read past the browser's cache
 */
export function useReviewPage(productId: number, revision: number) {
  const { api } = usePlatform();
  const [page, goTo] = useState(1);
  const [{ sortBy, rating }, setChoice] = useState<Choice>({ sortBy: 'helpful', rating: null });
  // The old page of reviews stays until the next one is there.
  const query = useDeferredQuery({
    queryKey: ['reviews', productId, page, sortBy, rating, revision],
    queryFn: ({ signal }) =>
      api.call(
        getProductReviews,
        { params: { id: productId }, query: { page, sortBy, ...(rating !== null && { rating }) } },
        { signal, fresh: revision > 0 },
      ),
    placeholderData: keepPreviousData,
  });
  const choose = (part: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...part }));
    goTo(1);
  };
  const { data, isPending, isError, refetch } = query;
  return { page, sortBy, rating, choose, goTo, data, isPending, isError, refetch };
}
