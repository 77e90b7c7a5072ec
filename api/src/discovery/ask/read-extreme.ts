import type { Sentence } from './sentence.ts';

/** What searches read as the most or the least of something (`superlatives.ts`), and no rule of a sentence does. */
const EXTREMES = new Set(
  (
    'störst största minsta lättast lättaste snabbast snabbaste ljusast ljusaste ljusstarkast ljusstarkaste starkast ' +
    'starkaste kraftfullast kraftfullaste längsta'
  ).split(' '),
);

/** 'så stor som möjligt' */
const AS_POSSIBLE: Readonly<Record<string, string>> = {
  stor: 'största',
  stort: 'största',
  liten: 'minsta',
  litet: 'minsta',
  snabb: 'snabbaste',
  snabbt: 'snabbaste',
  latt: 'lättaste',
  stark: 'starkaste',
  lang: 'längsta',
};

/** Takes what is wanted the most of out of a sentence: 'snabbaste'. Null without such a word. */
export function readExtreme(sentence: Sentence): string | null {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const word = sentence.text(at, at + 1).toLowerCase();
    const asPossible = sentence.word(at) === 'sa' && sentence.word(at + 3) === 'mojligt' ? sentence.word(at + 1) : '';
    const extreme = EXTREMES.has(word) ? word : AS_POSSIBLE[asPossible];
    if (extreme === undefined) continue;
    sentence.take(at, extreme === word ? 1 : 4);
    return extreme;
  }
  return null;
}
