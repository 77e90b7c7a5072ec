import { inShopWords } from './shop-words.ts';

/**
 * What shoppers say in words that no product has, and whose beginning leads elsewhere or nowhere: 'skärmk' to a skärm,
 * 'kamera till' to cameras. Each is read as a search for it is (`called-otherwise`), or as it says here.
 */
const ALIASES: Readonly<Record<string, string | null>> = {
  skärmkort: null,
  'kamera till datorn': null,
  'kamera till laptop': null,
  'kamera till hemmet': null,
  'kamera till huset': null,
  'kamera till trädgården': null,
  'kort till kameran': null,
  'kort till mobilen': null,
  'kort till drönaren': null,
  'minne till kameran': null,
  'minne till mobilen': null,
  'spel till datorn': null,
  'spel till pc': null,
  'spel till konsol': 'tv-spel',
  'glas till mobilen': null,
  'docka till datorn': null,
  'bärbar projektor': null,
  'bluetooth earbuds': null,
  'bättre wifi': null,
  'wifi till hela huset': null,
  'ljus slinga': 'ljusslinga',
  'laptop ryggsäck': null,
  'ergonomisk stol': 'arbetsstol',
  multifunktionsskrivare: null,
  färglaserskrivare: 'laserskrivare',
  förlängningskabel: 'kabel',
  förlängningssladd: 'kabel',
  vloggkamera: 'kamera',
  seniormobil: 'mobiltelefon',
  seniortelefon: 'mobiltelefon',
  knapptelefon: 'mobiltelefon',
  termometer: null,
  rumstermometer: null,
  'digital termometer': null,
  smoothiemixer: null,
  'smoothie maker': null,
  'food processor': null,
  kortlek: null,
  öronpluggar: 'in-ear',
  babymonitor: 'övervakningskamera',
  joystick: 'handkontroll',
  elcykel: 'elsparkcykel',
};

/** Letters of one word from which it is what is meant; of several, the first letter of the second one. */
const SHORTEST = 6;
/** The same where nothing else is found. */
export const SHORTEST_ALONE = 4;

export interface BegunAlias {
  /** What is typed before it. */
  before: string;
  /** The same in the shop's words. */
  name: string;
}

const isBegunBy = (end: string, shortest: number) => {
  const hasSecond = end.includes(' ');
  return (said: string): boolean =>
    said.startsWith(end) && said !== end && (hasSecond || (end.length >= shortest && !said.includes(' ')));
};

/** The names that the end of a text begins: 'billigt skärmk' a grafikkort. */
export function aliasesBegun(typed: string, shortest = SHORTEST): BegunAlias[] {
  const text = typed.trim().toLowerCase();
  const starts = [...text.matchAll(/(?<=^|\s)\S/gu)].map(({ index }) => index);
  for (const start of starts) {
    const isBegun = isBegunBy(text.slice(start), shortest);
    const found = Object.entries(ALIASES).filter(([said]) => isBegun(said));
    const names = [...new Set(found.map(([said, name]) => name ?? inShopWords(said)))];
    if (names.length > 0) return names.map((name) => ({ before: text.slice(0, start).trim(), name }));
  }
  return [];
}
