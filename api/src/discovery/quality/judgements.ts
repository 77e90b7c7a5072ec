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
 * The judged set, by what each part of it tries. It says what a shopper means, by nouns, attributes and categories, so that it
 * can be run on any catalogue of the shop's kind; it was not written from what the engine answers. It grows with every search
 * that was found to go wrong.
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
