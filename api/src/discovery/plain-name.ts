import { unaccented } from './vocabulary.ts';

/** A `sort_name`, which has other letters for å, ä and ö, as words of letters without accents and digits. */
export const plainName = (sortName: string): string =>
  unaccented(sortName.replace(/[{|]/g, 'a').replaceAll('}', 'o')).replace(/[^a-z\d]+/g, ' ');
