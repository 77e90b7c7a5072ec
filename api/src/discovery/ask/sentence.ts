import { unaccented } from '../vocabulary.ts';

/** A word or a number of a sentence. */
export interface Token {
  /** Lower case, å, ä and ö without their dots. */
  readonly plain: string;
  /** Null for a word. */
  readonly number: number | null;
  readonly from: number;
  readonly to: number;
}

/** Longer texts are pasted; the rest of them is not read. */
export const MAX_LETTERS = 200;

/** '15 000', '2,5', words; '4k' and '16gb' are a number and a word. Every quantifier is bounded or over one class. */
const TOKEN = /\d{1,3}(?:[   .]\d{3}){1,2}(?!\d)|\d{1,9}(?:[.,]\d{1,3})?|["″”]|\p{L}+/gu;
const AFTER_DIGIT = /\d$/;

const asNumber = (text: string): number | null => {
  if (!/^\d/.test(text)) return null;
  const whole = /^\d{1,3}(?:[   .]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.');
  return Number(whole);
};

/** The words of a text as rules and sentences share them. */
export function tokensOf(text: string): Token[] {
  // The ending of 'ssd:n' is no word.
  const typed = text
    .normalize('NFC')
    .slice(0, MAX_LETTERS)
    .replace(/(?<=\p{L}):\p{L}{1,3}(?!\p{L})/gu, (ending) => ' '.repeat(ending.length));
  const tokens: Token[] = [];
  for (const { 0: part, index } of typed.matchAll(TOKEN)) {
    const isInches = /["″”]/.test(part);
    if (isInches && !AFTER_DIGIT.test(typed.slice(0, index))) continue;
    const plain = isInches ? 'tum' : unaccented(part.toLowerCase());
    tokens.push({ plain, number: asNumber(part), from: index, to: index + part.length });
  }
  return tokens;
}

/** A sentence of which parts are understood one after another. */
export class Sentence {
  readonly typed: string;
  readonly tokens: readonly Token[];
  private readonly used: boolean[];

  constructor(text: string) {
    this.typed = text.normalize('NFC').slice(0, MAX_LETTERS);
    this.tokens = tokensOf(this.typed);
    this.used = this.tokens.map(() => false);
  }

  isFree(at: number): boolean {
    return this.used[at] === false;
  }

  /** The word at a position; empty where there is none, or where it is understood already. */
  word(at: number): string {
    return this.isFree(at) ? (this.tokens[at]?.plain ?? '') : '';
  }

  /** The word whether or not it is understood. */
  plain(at: number): string {
    return this.tokens[at]?.plain ?? '';
  }

  number(at: number): number | null {
    return this.isFree(at) ? (this.tokens[at]?.number ?? null) : null;
  }

  /** Marks words as understood. */
  take(at: number, count: number): void {
    for (let index = at; index < at + count && index < this.used.length; index += 1) this.used[index] = true;
  }

  /** Whether a comma or a full stop stands before a word. */
  beginsClause(at: number): boolean {
    const [before, here] = [this.tokens[at - 1], this.tokens[at]];
    return before !== undefined && here !== undefined && /[,;.!?]/u.test(this.typed.slice(before.to, here.from));
  }

  /** The typed text from one word to before another. */
  text(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first === undefined || last === undefined ? '' : this.typed.slice(first.from, last.to);
  }
}
