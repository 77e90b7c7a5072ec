/** Endings that Swedish adds to nouns, longest first: the stemmer leaves many of them on compounds and short words. */
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

/** What a word may be a form of: 'gamingdatorn' → 'gamingdator', 'mattorna' → 'matta'. Which of them exist is for others to say. */
export function possibleBases(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const bases = stems.flatMap((stem) => [stem, `${stem}a`, `${stem}e`]);
  return [...new Set(bases)].filter((base) => base.length >= SHORTEST_BASE && base !== word);
}
