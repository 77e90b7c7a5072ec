import { BRANDS } from './judged/brands.ts';
import { COMPOUNDS } from './judged/compounds.ts';
import { FORMS } from './judged/forms.ts';
import type { Judgement } from './judged/judgement.ts';
import { NUMBERS } from './judged/numbers.ts';
import { PHRASES } from './judged/phrases.ts';
import { QUESTIONS } from './judged/questions.ts';
import { SPELLING } from './judged/spelling.ts';
import { SYNONYMS } from './judged/synonyms.ts';

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
};
