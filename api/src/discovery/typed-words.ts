import { isFilling } from './filling-words.ts';

/** Words between and around the names of things. Typed so far, they say nothing of what is wanted. */
const LITTLE = (
  'till för åt med på mot utan som från under över minst max maximalt högst mellan upp inom och eller vilken vilket ' +
  'vilka finns hitta hittar jag ska köpa söker letar efter behöver vill billig billiga billigt billigaste bra bästa ' +
  'bäst present presenter kronor hela alla passar passande som inte dyrare kostar prisvärd prisvärda prisvärt budget ' +
  'hur stor stort en ett man ha det jag'
).split(' ');

/** The same of words that begin as others do that tell something: 'största' as 'stöttålig'. */
const LITTLE_IN_FULL = (
  'ca cirka runt omkring största minsta snabbast snabbaste tystast tystaste lättast lättaste nyast nyaste senaste ' +
  'starkast starkaste tunnast tunnaste'
).split(' ');

const LITTLE_WORDS = new Set([...LITTLE, ...LITTLE_IN_FULL]);
const SHORTEST = 2;

/** Whether a word says nothing of what is wanted. */
export const isLittle = (word: string): boolean => LITTLE_WORDS.has(word) || isFilling(word);

/** Whether a word is one of them, or its beginning. */
export const isLittleBeginning = (word: string): boolean =>
  word.length >= SHORTEST && (isLittle(word) || LITTLE.some((each) => each.startsWith(word)));
