import type { Href } from '@shop/contracts/platform';
import type { SuggestionRow } from './suggestion-rows.ts';

interface IdleInput {
  /** The shopper's own latest searches. */
  recent: readonly string[];
  /** Searches by many buyers. */
  popular: readonly string[];
  href: Href;
}

/** The rows of an empty field: the shopper's latest searches with the way to remove them, then popular ones. */
export function idleRows({ recent, popular, href }: IdleInput): SuggestionRow[] {
  const rowOf =
    (kind: 'recent' | 'popular') =>
    (text: string): SuggestionRow => ({
      kind,
      id: `${kind}-${text}`,
      href: href('search', { searchString: text }),
      text,
    });
  const own = new Set(recent.map((term) => term.toLowerCase()));
  return [
    ...recent.map(rowOf('recent')),
    ...(recent.length === 0
      ? []
      : [{ kind: 'forget' as const, id: 'forget', href: undefined, text: 'Rensa mina senaste sökningar' }]),
    ...popular.filter((term) => !own.has(term.toLowerCase())).map(rowOf('popular')),
  ];
}
