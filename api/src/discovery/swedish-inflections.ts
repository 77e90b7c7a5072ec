/** Endings of Swedish nouns, longest first: the stemmer leaves many of them on compounds and short words. */
const ENDINGS = [
  'arnas',
  'ernas',
  'ornas',
  'arna',
  'erna',
  'orna',
  'ens',
  'ets',
  'na',
  'ar',
  'er',
  'or',
  'en',
  'et',
  'n',
  't',
  'r',
  's',
  'e',
  'a',
];

const SHORTEST_BASE = 3;

/**
 * Possible base forms of a word: 'gamingdatorn' → 'gamingdator', 'mattorna' → 'matta'. The caller checks which of
 * them exist.
 */
export function possibleBases(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const bases = stems.flatMap((stem) => [stem, `${stem}a`, `${stem}e`]);
  return [...new Set(bases)].filter((base) => base.length >= SHORTEST_BASE && base !== word);
}
