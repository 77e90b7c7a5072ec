import { useRoute, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';
import { forgetSearches, keepSearch, readRecentSearches } from './recent-searches.ts';
import { searchedText } from './searched-text.ts';

export interface RecentSearches {
  readonly terms: readonly string[];
  readonly forget: () => void;
}

/** The shopper's latest searches, to which each search page is added; none without consent to personalisation. */
export function useRecentSearches(): RecentSearches {
  const consent = useShared('consent');
  const searched = searchedText(useRoute());
  const isAllowed = consent?.personalisation === true;
  const isRefused = consent?.personalisation === false;
  const [terms, setTerms] = useState<readonly string[]>([]);

  useEffect(() => {
    if (isAllowed) keepSearch(searched);
    if (isRefused) forgetSearches();
    setTerms(isAllowed ? readRecentSearches() : []);
  }, [isAllowed, isRefused, searched]);

  const forget = (): void => {
    forgetSearches();
    setTerms([]);
  };
  return { terms, forget };
}
