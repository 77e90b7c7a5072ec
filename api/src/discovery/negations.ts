import { BOUNDED } from './search-limits.ts';

const NEGATION = String.raw`(?<=^|\S\s+)(?:inte|ej|icke|utom|förutom|not)\s+(?:(?:är|har|för|till|med|en|ett)\s+)*`;

/** 'hörlurar ej trådlösa' are those with a cord. */
const NOT_WIRELESS = new RegExp(String.raw`${NEGATION}(?:tr[åa]dlös|sladdlös)(?:a|t)?(?!\p{L})`, 'giu');
/** 'tv inte oled'; neither the limit of 'inte dyrare än' nor what does not work. */
const NOT = new RegExp(
  String.raw`(?<!(?:fungerar|startar|laddar|går|kan|vill|får)\s+)${NEGATION}(?!(?:${BOUNDED})\s)(?=\p{L})`,
  'giu',
);

/** The search with what it says not to want as other searches exclude it: 'tv -oled', 'hörlurar med sladd'. */
export const withExclusions = (typed: string): string => typed.replace(NOT_WIRELESS, 'med sladd').replace(NOT, '-');
