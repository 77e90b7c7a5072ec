import { getAutocomplete } from '@shop/contracts/api/discovery';
import { getSearchLinks } from '@shop/contracts/api/navigation';
import { touchpoint } from '@shop/domain/breakpoints';
import { searchesProducts } from './search-terms.ts';
import { href, usePlatform } from '@shop/platform';
import { useEffect, useMemo, useState } from 'react';
import {
  suggestionRows,
  type Autocomplete,
  type SearchLinks,
  type SuggestionInput,
  type SuggestionRow,
} from './suggestion-rows.ts';

/** Milliseconds after a keystroke before the api is called. */
export const SEARCH_DELAY_MS = 200;
const NO_LINKS: SearchLinks = { events: [], pages: [] };
const NO_ROWS: SuggestionRow[] = [];
const NO_TERMS: readonly string[] = [];

export interface Suggestions {
  /** The term of the rows; null while there is nothing to show. */
  term: string | null;
  rows: SuggestionRow[];
  /** What of the term the shop does not sell; empty where it sells all of it. */
  notice: string;
  hasFailed: boolean;
  /** Searches by many buyers, for an empty field. */
  popular: readonly string[];
}

/** The api's response to a term, and when it came; null where the call failed. */
type Outcome = Pick<SuggestionInput, 'term' | 'now'> & { response: Autocomplete | null };

/** [O2.13-06] The same as on the page of results. */
function unsoldNotice(response: Autocomplete | null): string {
  const { notSold = null, instead = null, products = [] } = response ?? {};
  if (notSold === null) return '';
  const near = instead === null ? ' Det här är det närmaste vi har.' : ` Här är våra ${instead}.`;
  return `Vi säljer inte ${notSold}.${products.length === 0 ? '' : near}`;
}

/** Suggestions for the typed term. An outdated response is dropped [7.6-28]; too short a term clears [5-20]. */
export const useSuggestions = (typed: string): Suggestions => {
  const { api, now, store, atoms } = usePlatform();
  const [links, setLinks] = useState(NO_LINKS);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
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
      setOutcome(null);
      return undefined;
    }
    const controller = new AbortController();
    const show = (response: Autocomplete | null): void => {
      if (!controller.signal.aborted) setOutcome({ term, response, now: now() });
    };
    const request = (): void =>
      void api
        .call(
          getAutocomplete,
          { params: { searchString: term }, query: { touchpoint: touchpoint(store.get(atoms.viewport).size) } },
          { signal: controller.signal },
        )
        .then(
          ({ data }) => show(data),
          () => show(null),
        );
    const timer = setTimeout(request, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, now, store, atoms, term]);

  // Links that come late are added, without requesting the products again.
  const rows = useMemo(() => {
    if (outcome === null || outcome.response === null) return NO_ROWS;
    const { term: requested, response, now: at } = outcome;
    return suggestionRows({ term: requested, response, links, now: at, href });
  }, [outcome, links]);
  return {
    term: outcome?.term ?? null,
    rows,
    notice: unsoldNotice(outcome?.response ?? null),
    hasFailed: outcome !== null && outcome.response === null,
    popular: links.popular ?? NO_TERMS,
  };
};
