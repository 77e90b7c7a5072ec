import { getAutocomplete } from '@shop/contracts/api/discovery';
import { getSearchLinks } from '@shop/contracts/api/navigation';
import { touchpoint } from '@shop/domain/breakpoints';
import { searchesProducts } from './search-terms.ts';
import { href, usePlatform } from '@shop/platform';
import { useEffect, useMemo, useState } from 'react';
import { suggestionRows, type SearchLinks, type SuggestionInput, type SuggestionRow } from './suggestion-rows.ts';

/** Milliseconds after a keystroke before the api is called. */
export const SEARCH_DELAY_MS = 200;
const NO_LINKS: SearchLinks = { events: [], pages: [] };
const NO_ROWS: SuggestionRow[] = [];
const NO_TERMS: readonly string[] = [];

export interface Suggestions {
  /** The term of the rows; null while there is nothing to show. */
  term: string | null;
  rows: SuggestionRow[];
  hasFailed: boolean;
  /** Searches by many buyers, for an empty field. */
  popular: readonly string[];
}

/** What the api has answered to a term, and when. */
type Answer = Pick<SuggestionInput, 'term' | 'response' | 'now'>;

/** Suggestions for the typed term. An outdated response is dropped [7.6-28]; too short a term clears [5-20]. */
export const useSuggestions = (typed: string): Suggestions => {
  const { api, now, store, atoms } = usePlatform();
  const [links, setLinks] = useState(NO_LINKS);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
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
    const show = (next: Answer | null, failedTerm: string | null): void => {
      setAnswer(next);
      setFailed(failedTerm);
    };
    if (!searchesProducts(term)) {
      show(null, null);
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
        if (!controller.signal.aborted) show({ term, response: data, now: now() }, null);
      } catch {
        if (!controller.signal.aborted) show(null, term);
      }
    };
    const timer = setTimeout(() => void request(), SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, now, store, atoms, term]);

  // Links that come late are added, without asking for the products again.
  const rows = useMemo(() => (answer === null ? NO_ROWS : suggestionRows({ ...answer, links, href })), [answer, links]);
  return {
    term: answer?.term ?? failed,
    rows,
    hasFailed: failed !== null,
    popular: links.popular ?? NO_TERMS,
  };
};
