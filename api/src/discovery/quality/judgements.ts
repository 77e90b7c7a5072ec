import { AFRESH } from './judged/afresh.ts';
import { AGAIN } from './judged/again.ts';
import { ROUNDABOUT } from './judged/roundabout.ts';
import { AGES } from './judged/ages.ts';
import { ANEW } from './judged/anew.ts';
import { AMOUNTS } from './judged/amounts.ts';
import { BRANDS } from './judged/brands.ts';
import { COMPOUNDS } from './judged/compounds.ts';
import { EVERYDAY } from './judged/everyday.ts';
import { FORMS } from './judged/forms.ts';
import { FURTHER } from './judged/further.ts';
import type { Judgement } from './judged/judgement.ts';
import { NAMES } from './judged/names.ts';
import { NUMBERS } from './judged/numbers.ts';
import { OUTSIDERS } from './judged/outsiders.ts';
import { PHRASES } from './judged/phrases.ts';
import { PRICES } from './judged/prices.ts';
import { QUESTIONS } from './judged/questions.ts';
import { RELATIONS } from './judged/relations.ts';
import { SPELLING } from './judged/spelling.ts';
import { STRANGERS } from './judged/strangers.ts';
import { SYNONYMS } from './judged/synonyms.ts';
import { TAILS } from './judged/tails.ts';
import { UNTOLD } from './judged/untold.ts';
import { WORDINGS } from './judged/wordings.ts';

/**
 * The judged searches, by what each part tests. Relevance is given by nouns, attributes and categories, so that the
 * set can be run on any catalogue of the shop's kind; it was not derived from the engine's results. Every search with
 * a wrong result is added.
 */
export const JUDGED: Readonly<Record<string, readonly Judgement[]>> = {
  forms: FORMS,
  compounds: COMPOUNDS,
  spelling: SPELLING,
  numbers: NUMBERS,
  brands: BRANDS,
  synonyms: SYNONYMS,
  phrases: PHRASES,
  questions: QUESTIONS,
  names: NAMES,
  tails: TAILS,
  relations: RELATIONS,
  amounts: AMOUNTS,
  prices: PRICES,
  everyday: EVERYDAY,
  wordings: WORDINGS,
  further: FURTHER,
  strangers: STRANGERS,
  untold: UNTOLD,
  afresh: AFRESH,
  again: AGAIN,
  anew: ANEW,
  ages: AGES,
  roundabout: ROUNDABOUT,
  outsiders: OUTSIDERS,
};

const FOLDS = 5;

/**
 * Whether a search is of the fifth that is held back: its results are counted, but neither shown nor worked on, so
 * that they tell how good search is at what nobody has tuned it for.
 */
export function isHeldBack(query: string): boolean {
  let hash = 7;
  for (const letter of query) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % FOLDS === 0;
}
