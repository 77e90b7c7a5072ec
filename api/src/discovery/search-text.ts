/**
 * Turns text into words for search. Products and queries go through the same code, so that '27"', '27 tum' and
 * '27-tums', or 'RTX 5080' and 'rtx5080', match.
 */

/** Units that belong to the number before them. */
const UNITS = new Set(
  'tum tb gb mb kb hz khz mhz ghz w kw wh mah kg g mg cm mm m km l dl ml v a k p fps dpi mp nits st bit core ns mt pct'.split(
    ' ',
  ),
);

/** Maximum number of letters beside a number that are part of a model name, such as 'rtx 5080 ti'. */
const MODEL_LETTERS = 6;

const WORD = /[\p{L}\d]+/gu;
const RUNS = /\p{L}+|\d+(?:d\d+)?/gu;
const NUMBER = /^\d+(?:d\d+)?$/;
const HAS_DIGIT = /\d/;

/** Units written out. */
const LONG_UNITS: Readonly<Record<string, string>> = {
  tums: 'tum',
  tummare: 'tum',
  meter: 'm',
  watt: 'w',
  hertz: 'hz',
  gigabyte: 'gb',
  terabyte: 'tb',
  liter: 'l',
  gram: 'g',
  kilo: 'kg',
  kilogram: 'kg',
  centimeter: 'cm',
  millimeter: 'mm',
  timmars: 'timmar',
  'bilder/s': 'fps',
};
const WITH_LONG_UNIT = new RegExp(`(\\d)[\\s-]?(${Object.keys(LONG_UNITS).join('|')})(?![\\p{L}\\d])`, 'gu');

/** '20 000 mAh': amounts that are written with a space between thousands. Not so 'Orbit 5 500 GB'. */
const THOUSANDS = /(?<![\d.,])(\d{1,3})\s(\d00)(?=\s?(?:mah|dpi|pa|lumen|w|v|mb)(?![\p{L}\d]))/gu;

/** 'Tv 50–55 tum' is a shelf, no size: a search for 55 inches must not find 50. */
const RANGE = /(\d)\s?[–-]\s?(\d+)[\s-]?(?:tum|hz|gb|w|bitar|delar)(?![\p{L}\d])/gu;

/** 'tv:n', 'pc:ns', 'SSD:er' */
const ENDING_OF_LETTERS = /(?<=\p{L}):(?:n|t|en|et|s|ns|ts|ar|er|or|na|arna|erna)(?!\p{L})/gu;

/** Unifies spellings. Decimals become '2d5', which is one word to PostgreSQL. */
function unify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s?(?:"|″|”|'')/g, '$1 tum ')
    .replace(/(\d)\s?%/g, '$1 pct ')
    .replace(ENDING_OF_LETTERS, '')
    .replace(WITH_LONG_UNIT, (_, digit: string, unit: string) => `${digit} ${LONG_UNITS[unit] ?? unit}`)
    .replace(/(\d)-(tum)/g, '$1 $2')
    .replace(RANGE, '$1 $2')
    .replace(THOUSANDS, '$1$2')
    .replace(/(?<![\p{L}\d])m\.2(?!\d)/gu, 'm2')
    .replace(/(\d)[.,](?=\d)/g, '$1d')
    .replace(/['’`´]/g, '');
}

/** A text with single spaces between its words. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a text, lower case, in order; hyphens and signs separate words. */
export function plainWords(text: string): string[] {
  return unify(text).match(WORD) ?? [];
}

/** Whether a word is (or contains) a number, so that stemming would harm it. */
export const hasDigit = (word: string): boolean => HAS_DIGIT.test(word);

/** Letters and numbers of a mixed word apart: 'rtx5080ti' → rtx, 5080, ti. Empty for a word that is not mixed. */
export function runsOf(word: string): string[] {
  const runs = word.match(RUNS) ?? [];
  return runs.length > 1 ? runs : [];
}

const isUnitWord = (word: string): boolean => {
  const [number = '', unit = '', ...rest] = runsOf(word);
  return rest.length === 0 && NUMBER.test(number) && UNITS.has(unit);
};

const hyphenated = (unified: string): string[] =>
  unified.includes('-')
    ? (unified.match(/\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+/gu) ?? []).map((word) => word.replaceAll('-', ''))
    : [];

/** Numbers joined to the letters beside them: 'rtx 5080' → rtx5080; '1 tb' → 1tb. */
function joinedNumbers(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (next === undefined || NUMBER.test(word) === NUMBER.test(next)) return [];
    const letters = NUMBER.test(word) ? next : word;
    return hasDigit(letters) || letters.length > MODEL_LETTERS ? [] : [word + next];
  });
}

/** All words that a text can be found by: its words in order, then joined and split spellings of them. */
export function indexWords(text: string): string[] {
  const unified = unify(text);
  const words = unified.match(WORD) ?? [];
  const parted = words.filter((word) => hasDigit(word) && !isUnitWord(word)).flatMap(runsOf);
  // Words beside a comma, a dot or a slash do not belong together: 'tv, 65 tum' is no model 'tv65'.
  const joined = hasDigit(unified)
    ? unified.split(/[,/|()·]/).flatMap((part) => joinedNumbers(part.match(WORD) ?? []))
    : [];
  return [...words, ...new Set([...joined, ...parted, ...hyphenated(unified)])];
}

/** One demand of a query: any of `spellings`, each of which demands all of its words. */
export interface QueryTerm {
  /** As typed, unified; spelling suggestions replace it. */
  word: string;
  spellings: string[][];
  excluded: boolean;
}

/** Maximum number of words: further ones, like words longer than those of any name, are noise. */
const MAX_TERMS = 12;
const LONGEST_WORD = 40;

interface TypedWord {
  word: string;
  excluded: boolean;
}

function typedWords(text: string): TypedWord[] {
  return unify(text)
    .split(/\s+/)
    .flatMap((chunk) => {
      const excluded = /^-\p{L}/u.test(chunk);
      return (chunk.match(WORD) ?? []).map((word) => ({ word: word.slice(0, LONGEST_WORD), excluded }));
    });
}

/** A number and its unit are one word: '1 tb' must not find '1 st … 2 TB'. */
function withUnits(words: readonly TypedWord[]): TypedWord[] {
  return words.flatMap((typed, index) => {
    const next = words[index + 1];
    const previous = words[index - 1];
    if (NUMBER.test(typed.word) && next !== undefined && UNITS.has(next.word)) {
      return [{ word: typed.word + next.word, excluded: typed.excluded }];
    }
    return previous !== undefined && NUMBER.test(previous.word) && UNITS.has(typed.word) ? [] : [typed];
  });
}

/** Whether the parts of a mixed word say the same apart: not those of 'm2', which 20 m and 2 screens have as well. */
function isParted(word: string): boolean {
  const runs = isUnitWord(word) ? [] : runsOf(word);
  return runs.length > 2 || runs.some((run) => run.length > 1 && !NUMBER.test(run));
}

/** Parses the typed text. A leading '-' excludes a word, as in any web search; quotes have no meaning. */
export function queryTerms(text: string): QueryTerm[] {
  const typed = withUnits(typedWords(text)).slice(0, MAX_TERMS);
  const onlyExclusions = typed.every(({ excluded }) => excluded);
  return typed.map(({ word, excluded }) => {
    return {
      word,
      spellings: isParted(word) ? [[word], runsOf(word)] : [[word]],
      excluded: excluded && !onlyExclusions,
    };
  });
}
