import { after, all, type Renaming, words } from './renaming.ts';

const VEHICLE = '(?:bil(?:ar)?|lastbil(?:ar)?|racerbil(?:ar)?|traktor|motorcykel|grävmaskin|tåg)';

/** Games, toys, and whom they are for. */
export const PLAY: readonly Renaming[] = [
  words('kubbspel(?:et)?', 'kubb'),
  // 'Spel för två' is a shelf.
  [/(?<=\p{L}{3}spel\s+)för\s+två(?:\s+personer)?\s*$/iu, 'för 2 spelare'],
  words(String.raw`tv[\s-]?spels[\s-]?konsol(?:en|er)?`, 'spelkonsol'),
  words('kortlek(?:en|ar)?', 'klassiska kortspel'),
  // A video game says how many players it has.
  [/^\s*spel\s+(?:för|till)\s+(\p{L}{2,4}|\d{1,2})\s+personer\s*$/iu, 'brädspel och kortspel för $1 spelare'],
  // Games for consoles are written otherwise: 'spel till konsol'.
  all(String.raw`spel\s+konsol(?:en)?`, 'spelkonsol'),
  after('(?:kort|bräd)spel', 'party|fest', 'partyspel'),
  // Board games tell from which age they are, too.
  [
    /^\s*spel\s+(?=(?:från|för|till)\s+(?:en\s+|barn\s+)?(?:\p{L}{2,6}|\d{1,2})[\s-]?år(?:ing)?(?:ar)?\s*$)/iu,
    'brädspel, kortspel, tv-spel och datorspel ',
  ],
  // The scale of a model.
  [/(?<![\d/])1\s?\/\s?(8|10|12|14|16|18|24)(?![\d/])/gu, '1:$1'],
  words('utelek(?:ar)?', 'uteleksak'),
  words(String.raw`docka\s+(?:med\s+kläder|(?:till|för|åt)\s+(?:barn|flicka|min\s+dotter))`, 'barndocka'),
  words(String.raw`(?:frost|elsa|disney|baby\s+born)[\s-]?docka`, 'barndocka'),
  words(String.raw`barbie[\s-]?docka`, 'barbie'),
  // What such things are built of; ours are by themes.
  after('lego', String.raw`(?:(?:technic|city|speed\s+champions)\s+)?${VEHICLE}`, 'fordon'),
  after('lego', 'rymdskepp(?:et)?', 'rymd'),
  all(String.raw`(?:bygga?\s+)?(?:ett\s+)?(?:rymdskepp|rymdraket)`, 'byggsats rymd'),
  // What is for them, and not what is called so.
  all(String.raw`(?:(?:till|för)\s+)?(?:barn|barnen)`, 'leksaker'),
  after('till|för|åt', String.raw`(?:ett\s+)?barn\s+(?:(?:på|om)\s+)?(\d{1,2})\s*år`, '$1 åring'),
  words(String.raw`barnspel\s+(?:(?:till|för|från)\s+)?(\d{1,2})\s*år(?:ing(?:ar)?)?`, 'spel för $1 åring'),
  words(String.raw`(?:till|för|åt)\s+barn\s+(?:(?:på|om)\s+)?(\d{1,2}\s*[-–]\s*\d{1,2}\s*år)`, '$1'),
  [/(?<!\p{L})(mors|fars)\s+(?=dag(?!\p{L}))/giu, '$1'],
  words('springa|jogga|jogging|springtur(?:en)?', 'löpning'),
];
