import { editDistance, tolerance } from './edit-distance.ts';

export interface VocabularyRow {
  word: string;
  /** Without accents. */
  plain: string;
  frequency: number;
}

const MAY_HAVE_ACCENTS = /[^ -~]/;

/** Typed text in the vocabulary's spelling without accents. */
export const unaccented = (text: string): string =>
  MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replace(/\p{M}+/gu, '') : text;

/** Tells words that begin with the typed letters; 'hor' begins 'hörlurar', while 'skä' does not begin 'skal'. */
export function beginningWith(typed: string): (word: string) => boolean {
  const isPlain = unaccented(typed) === typed;
  return (word) => word.startsWith(typed) || (isPlain && unaccented(word.slice(0, typed.length)) === typed);
}

const FIRST_LETTER = 97;
const LETTERS = 26;
const OTHERS = 6;

/** A bit for each letter of a word. */
function lettersOf(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charCodeAt(at) - FIRST_LETTER;
    letters |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (Math.abs(letter) % OTHERS));
  }
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Differences in length between the typed text and its correct prefix. */
const LENGTHS_OFF = [0, 1, -1] as const;
const MAX_ENDINGS = 3;
/** Prefixes with more slips than this match too much; of three letters, two may be swapped. */
const beginningTolerance = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);
const LONGEST_SWAPPED = 3;

/** The slips with which a word begins with the typed letters, both without accents. */
export const beginningSlips = (typed: string, word: string): number =>
  Math.min(...LENGTHS_OFF.map((off) => editDistance(typed, word.slice(0, typed.length + off))));

interface Candidate {
  word: string;
  frequency: number;
  distance: number;
}

const likeliest = (candidates: Candidate[]): string[] =>
  candidates.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency).map(({ word }) => word);

/** The words of all names in the shop: candidates for the correction of misspelt ones. */
export class Vocabulary {
  private readonly words: ReadonlySet<string>;
  private readonly ofValues: ReadonlySet<string>;
  private readonly rows: readonly (VocabularyRow & { letters: number })[];

  constructor(rows: readonly VocabularyRow[]) {
    const named = (isName: boolean) => rows.filter(({ frequency }) => frequency > 0 === isName);
    this.words = new Set(named(true).map(({ word }) => word));
    this.ofValues = new Set(named(false).map(({ word }) => word));
    this.rows = rows.map((row) => ({ ...row, letters: lettersOf(row.plain) }));
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether a word is of no name, but of a filter's value. */
  isOfValue(word: string): boolean {
    return this.ofValues.has(word);
  }

  /** Whether longer words begin with this one. */
  begins(word: string): boolean {
    return this.rows.some((row) => row.word !== word && row.word.startsWith(word));
  }

  /** Corrections of a misspelt word, likeliest first. */
  corrections(misspelt: string): string[] {
    const plain = unaccented(misspelt);
    const max = tolerance(plain.length);
    const letters = lettersOf(plain);
    return likeliest(
      this.rows.flatMap((row) => {
        // A slip adds a letter, removes one, or both: most words are ruled out without computing the distance.
        if (Math.abs(row.plain.length - plain.length) > max || bitCount(row.letters ^ letters) > 2 * max) return [];
        const distance = editDistance(plain, row.plain);
        return distance > max || row.word === misspelt ? [] : [{ ...row, distance }];
      }),
    );
  }

  /** Completions of a misspelt word that is still being typed, likeliest first. The first letter is correct. */
  completions(typed: string): string[] {
    const plain = unaccented(typed);
    const max = beginningTolerance(plain.length);
    const swapped = plain.length <= LONGEST_SWAPPED ? lettersOf(plain) : null;
    return likeliest(
      this.rows.flatMap((row) => {
        if (row.plain[0] !== plain[0] || row.plain.length < plain.length - 1) return [];
        if (swapped !== null && lettersOf(row.plain.slice(0, plain.length)) !== swapped) return [];
        const distance = beginningSlips(plain, row.plain);
        return distance > max ? [] : [{ ...row, distance }];
      }),
    ).slice(0, MAX_ENDINGS);
  }
}
