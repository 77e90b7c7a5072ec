import { getProductQuestions, postProductQuestion } from '@shop/contracts/api/question';
import { isApiError, useDeferredQuery, usePlatform } from '@shop/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/** Questions a page, as the api divides them. */
export const PER_PAGE = 10;

const FAILED = 'Det gick inte att skicka frågan. Den står kvar här: försök igen.';

/** A page of a product's answered questions. */
export function useQuestions(productId: number) {
  const { api } = usePlatform();
  const [page, goTo] = useState(1);
  const { data, isPending, isError, refetch } = useDeferredQuery({
    queryKey: ['questions', productId, page],
    queryFn: ({ signal }) => api.call(getProductQuestions, { params: { id: productId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return { page, goTo, data: data?.data, isPending, isError, refetch };
}

/** Sends a question; resolves with what is wrong, or null. The same one again, after a lost response, is no mistake. */
export function useAsk(productId: number) {
  const { api } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (text: string): Promise<string | null> => {
    setIsBusy(true);
    try {
      await api.call(postProductQuestion, { params: { id: productId }, body: { text } });
      return null;
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) return null;
      return isApiError(error) ? (error.response?.fields?.['text'] ?? error.userMessage) : FAILED;
    } finally {
      setIsBusy(false);
    }
  };
  return { ask, isBusy };
}
