import { getAutocomplete } from '@shop/contracts/api/discovery';
import { getSearchLinks } from '@shop/contracts/api/navigation';
import { touchpoint } from '@shop/domain/breakpoints';
import { searchesProducts } from './search-terms.ts';
import { href, usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import { suggestionRows, type SearchLinks, type SuggestionRow } from './suggestion-rows.ts';

/** Milliseconds after a keystroke before the api is called. */
export const SEARCH_DELAY_MS = 200;
const NO_LINKS: SearchLinks = { events: [], pages: [] };
const NO_TERMS: readonly string[] = [];

export interface Suggestions {
  /** The term of the rows; null while there is nothing to show. */
  term: string | null;
  rows: SuggestionRow[];
  hasFailed: boolean;
  /** Searches by many buyers, for an empty field. */
  popular: readonly string[];
}

type Found = Omit<Suggestions, 'popular'>;

const NOTHING: Found = { term: null, rows: [], hasFailed: false };

/** Suggestions for the typed term. An outdated response is dropped [7.6-28]; too short a term clears [5-20]. */
export const useSuggestions = (typed: string): Suggestions => {
  const { api, now, store, atoms } = usePlatform();
  const [links, setLinks] = useState(NO_LINKS);
  const [found, setFound] = useState(NOTHING);
  const term = typed.trim();

  useEffect(() => {
    const controller = new AbortController();
    // Without its links quick search is still a quick search.
    api.call(getSearchLinks, {}, { signal: controller.signal }).then(
      ({ data }) => setLinks(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [api]);

  useEffect(() => {
    if (!searchesProducts(term)) {
      setFound(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const request = async (): Promise<void> => {
      try {
        const { data } = await api.call(
          getAutocomplete,
          { params: { searchString: term }, query: { touchpoint: touchpoint(store.get(atoms.viewport).size) } },
          { signal: controller.signal },
        );
        if (controller.signal.aborted) return;
        setFound({ term, rows: suggestionRows({ term, response: data, links, now: now(), href }), hasFailed: false });
      } catch {
        if (!controller.signal.aborted) setFound({ term, rows: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void request(), SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, now, store, atoms, term, links]);

  return { ...found, popular: links.popular ?? NO_TERMS };
};
