/** A text's key in quotes, or the beginning of one in a template: `SORT.${…}`. */
const KEY = /(['"`])([A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)*)\1|`((?:[A-Z][A-Z0-9_]*\.)+)\$\{/g;

/**
 * Keys of localized texts that source texts name, or their beginnings up to a dot: a document needs no others. Keys
 * are literal wherever they are used. Other constants in capitals are found as well, which costs nothing: only what the
 * shop has texts for counts.
 */
export function readTexts(sources: readonly string[]): string[] {
  const found = sources.flatMap((text) => [...text.matchAll(KEY)].map(([, , key, beginning = '']) => key ?? beginning));
  return [...new Set(found)].toSorted();
}

/** A key with the release's own words for it, both literal: `text('NO_RESULTS', 'Inga träffar')`. */
const OWN = /(['"])([A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)*)\1,\s*(['"])([^'"\\\n]+)\3/g;

/**
 * What a release says itself where it is not told a text: a document leaves out texts that are the same. Nothing of
 * keys that have different words in two places.
 */
export function readOwnTexts(sources: readonly string[]): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, , key = '', , words = ''] of source.matchAll(OWN))
      found.set(key, (found.get(key) ?? new Set()).add(words));
  }
  const alike = [...found].flatMap(([key, words]) => (words.size === 1 ? [[key, [...words].join('')] as const] : []));
  return Object.fromEntries(alike.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
