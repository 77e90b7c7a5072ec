import type { Sentence } from './sentence.ts';

/** What searches read as the most or the least of something (`superlatives.ts`), and no rule of a sentence does. */
const EXTREMES = new Set(
  (
    'störst största minsta lättast lättaste snabbast snabbaste ljusast ljusaste ljusstarkast ljusstarkaste starkast ' +
    'starkaste kraftfullast kraftfullaste längsta'
  ).split(' '),
);

/** Takes what is wanted the most of out of a sentence: 'snabbaste'. Null without such a word. */
export function readExtreme(sentence: Sentence): string | null {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const word = sentence.text(at, at + 1).toLowerCase();
    if (!EXTREMES.has(word)) continue;
    sentence.take(at, 1);
    return word;
  }
  return null;
}
