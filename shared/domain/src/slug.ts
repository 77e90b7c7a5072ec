import { memoize } from './memoize.ts';

const COMBINING_MARKS = /\p{M}+/gu;
const OTHER_CHARACTERS = /[^A-Za-z0-9\-., ]+/g;
const SEPARATORS = /[ \-,.]+/g;

/** Nothing to fold: most names, of which a page has many. */
const PLAIN = /^[ -~]*$/;

/** Other characters of Swedish names that need no folding. */
const SWEDISH: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', Å: 'A', Ä: 'A', Ö: 'O', É: 'E' };
const SWEDISH_LETTERS = /[åäöéÅÄÖÉ]/g;

const folded = (name: string): string =>
  name.normalize('NFD').replace(COMBINING_MARKS, '').replace(/ø/g, 'o').replace(/Ø/g, 'O').replace(/\s/g, ' ');

const asAscii = (name: string): string => {
  if (PLAIN.test(name)) return name;
  const known = name.replace(SWEDISH_LETTERS, (letter) => SWEDISH[letter] ?? letter);
  return PLAIN.test(known) ? known : folded(known);
};

/** Names repeat: the stores beside each product, the products of each list. */
const MAX_NAMES = 2000;

/**
 * [5-32..35] The name part of a URL: å and ä become a, ö becomes o, other accents are folded, characters other than
 * letters, digits, dashes, dots, commas and spaces are removed, and runs of the last four become one '-'. Case is
 * preserved, dashes at both ends are trimmed [O5-26]. May be empty; then the URL has the id alone.
 */
export const slugify = memoize(MAX_NAMES, (name) =>
  asAscii(name).replace(OTHER_CHARACTERS, '').replace(SEPARATORS, '-').replace(/^-|-$/g, ''),
);
