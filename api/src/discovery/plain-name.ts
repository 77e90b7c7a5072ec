import { unaccented } from './vocabulary.ts';

/** A `sort_name`, which has other letters for å, ä and ö, as words of letters without accents and digits. */
export const plainName = (sortName: string): string =>
  unaccented(sortName.replace(/[{|]/g, 'a').replaceAll('}', 'o')).replace(/[^a-z\d]+/g, ' ');

/** The name before what tells variants: 'aurora 75 tangentbord' of 'aurora 75 tangentbord, svart'. */
export const modelOf = (sortName: string): string => sortName.split(/[,(]/, 1)[0] ?? sortName;
