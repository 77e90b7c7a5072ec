import { famousName } from '../famous-names.ts';

/** Colours in English, but not in what is called so: a 'black week'. */
const COLOURS: Readonly<Record<string, string>> = {
  white: 'vit',
  black: 'svart',
  red: 'röd',
  blue: 'blå',
  green: 'grön',
  grey: 'grå',
  gray: 'grå',
  pink: 'rosa',
  purple: 'lila',
  yellow: 'gul',
  brown: 'brun',
};
const COLOUR = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(COLOURS).join('|')})(?!\p{L}|\s+(?:week|friday|weekend|november|screen))`,
  'giu',
);

/** The search with its colours in Swedish; a 'red dead redemption' has none. */
export const withSwedishColours = (text: string): string =>
  famousName(text) === null ? text.replace(COLOUR, (word) => COLOURS[word.toLowerCase()] ?? word) : text;
