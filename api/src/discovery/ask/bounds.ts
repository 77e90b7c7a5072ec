import { alternatives } from './phrases.ts';
import type { Sentence } from './sentence.ts';

export type Bound = 'least' | 'above' | 'most' | 'about' | null;

const named = (bound: Bound, phrases: string): (readonly [words: readonly string[], bound: Bound])[] =>
  alternatives(phrases).map((words) => [words, bound] as const);

const BOUNDS = [
  ...named('least', 'minst|från'),
  ...named('above', 'över'),
  ...named('most', 'under|max|högst|upp till|maximalt'),
  ...named('about', 'runt|ungefär|cirka|ca|omkring'),
];

/** 'större än', 'med längre batteritid än' */
const MORE = new Set('mer fler flera storre langre hogre bredare tyngre starkare snabbare ljusare djupare'.split(' '));
const LESS = new Set('mindre farre kortare lagre lattare smalare tunnare tystare'.split(' '));

const NOT = new Set(['inte', 'ej', 'aldrig']);
/** Between 'inte' and what is more: 'inte drar mer än 300 watt'. */
const BETWEEN = new Set(
  'ar ska far vara drar dra tar ta vager vaga blir bli later lata haller rymmer mater'.split(' '),
);
const MAX_BETWEEN = 2;

const DENIED: Readonly<Record<string, Bound>> = { above: 'most', most: 'least', least: 'most' };

export interface BoundBefore {
  readonly bound: Bound;
  /** In words of the sentence. */
  readonly length: number;
}

const NONE: BoundBefore = { bound: null, length: 0 };

/** 'större än 27 tum', 'längre batteritid än åtta timmar' */
function comparative(sentence: Sentence, at: number): BoundBefore {
  if (sentence.word(at - 1) !== 'an') return NONE;
  for (const length of [2, 3]) {
    const word = sentence.word(at - length);
    if (MORE.has(word)) return { bound: 'above', length };
    if (LESS.has(word)) return { bound: 'most', length };
  }
  return NONE;
}

function stated(sentence: Sentence, at: number): BoundBefore {
  const found = BOUNDS.find(([words]) =>
    words.every((word, index) => sentence.word(at - words.length + index) === word),
  );
  return found === undefined ? comparative(sentence, at) : { bound: found[1], length: found[0].length };
}

/** The bound in the words before a number; denied, it is the contrary: 'inte större än' is at most. */
export function boundBefore(sentence: Sentence, at: number): BoundBefore {
  const { bound, length } = stated(sentence, at);
  const denied = bound === null ? undefined : DENIED[bound];
  if (denied === undefined) return { bound, length };
  for (let more = 1; more <= MAX_BETWEEN + 1; more += 1) {
    const word = sentence.word(at - length - more);
    if (NOT.has(word)) return { bound: denied, length: length + more };
    if (!BETWEEN.has(word)) break;
  }
  return { bound, length };
}
