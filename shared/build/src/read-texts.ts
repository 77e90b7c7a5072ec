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
