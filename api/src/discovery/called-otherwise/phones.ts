import { all, PHONE, type Renaming, thingFor, words } from './renaming.ts';

/** What has a screen of its own. */
const SCREENED = `(?:surfplatta|läsplatta|smartklocka|klocka|laptop|bärbar dator|${PHONE})`;
const HELD = '(?:mobil(?:en|telefon|telefonen)?|telefon(?:en)?|surfplatta(?:n)?)';
const TWO_SIMS = String.raw`(?:dual|dubbel|dubbla|två)[\s-]?sim(?:-?kort)?(?!\p{L})`;

/** Phones, tablets and watches, and what belongs to them. */
export const PHONES: readonly Renaming[] = [
  words('skyddsglas(?:et)?|pansarglas(?:et)?|glasskydd(?:et)?', 'skärmskydd glas'),
  words(String.raw`(?:en\s+)?månads\s+batteri(?:tid)?`, '30 dagar batteritid'),
  words('årsabonnemang(?:et)?|årskort(?:et)?', 'digital kod 12 månader'),
  words('(?:spel)?abonnemang(?:et)?|spelpass(?:et)?', 'digital kod'),
  words(String.raw`(?:med\s+)?(?:insynsskydd|sekretess?(?:filter|skydd))`, 'skärmskydd sekretessglas'),
  [/^(?=.*skal)(.*?)\s*plånbok(?!\p{L})/iu, '$1 plånboksfodral'],
  words(String.raw`som\s+(?:kan\s+)?laddar?\s+(?:en\s+|min\s+)?(?:laptop|dator)(?:en|n)?`, 'minst 65 w'),
  [/(?<!\p{L})snabbladdare(?!.*\d\s?w)/iu, 'laddare minst 30 w'],
  words('snabbladdare(?:n)?', 'laddare'),
  [/(?<=\p{L}*(?:klocka|klockor|watch)\s+)(?:med\s+)?(?:inbyggd\s+)?gps(?!\p{L})/iu, 'med gps'],
  words(String.raw`mobilplånbok(?:en)?|plånbok\s+(?:till|för)\s+(?:min\s+)?mobil(?:en)?`, 'plånboksfodral'),
  words(String.raw`laddare\s+utan\s+(?:sladd|kabel)`, 'trådlös laddare'),
  [/(?<!\p{L})kompakt(?=\s+(?:mobil|telefon)\p{L}*)/giu, 'liten'],
  words(String.raw`klocka\s+(?:för|till)\s+(?:fjäll|vandring|friluft|äventyr|vildmark)\p{L}*`, 'äventyrsklocka'),
  words(
    String.raw`(?:mobil|telefon)?(?:skal|fodral)\s+(?:(?:med|för)\s+)?(?:kort(?:fack|hållare|ficka|platser|plats)?|plats\s+för\s+kort|plånbok)`,
    'plånboksfodral',
  ),
  words(
    String.raw`(?<=${PHONE}\s+)med\s+(?:en\s+)?(?:(?:väldigt|riktigt)\s+)?(?:bra|skarp|vass|grym|bäst(?:a)?|bättre)\s+kamera`,
    'minst 64 megapixel',
  ),
  [new RegExp(String.raw`(?<=(?<!\p{L})${PHONE}.*)\s(?:med\s+)?${TWO_SIMS}`, 'giu'), ''],
  words(TWO_SIMS, 'mobiltelefon'),
  // Their own screens, and none beside them.
  [
    new RegExp(String.raw`(?<=(?<!\p{L})${SCREENED}\s+)(?=(?:stor|större|liten|mindre)\s+skärm(?!\p{L}))`, 'giu'),
    'med ',
  ],
  // What goes with a phone for when its own is empty.
  all('(?:mobil|telefon)batteri(?:er)?', 'powerbank'),
  words(String.raw`e-?boks?[\s-]+läsare(?:n)?`, 'läsplatta'),
  thingFor('glas(?:et)?', HELD, 'skärmskydd'),
  // A screen of its own, and none beside it.
  [/(?<=(?<!\p{L})läsplatta\s+)(?:med\s+)?(?:färgskärm|skärm\s+i\s+färg)(?!\p{L})/iu, 'färg'],
  words(
    String.raw`(?<=(?:antivirus|säkerhet|virusskydd|program)\p{L}*\s+)(?:till|för|på)\s+(\d|två|tre|fyra|fem)\s+(?:datorer|enheter|mobiler)`,
    '$1 enheter',
  ),
  thingFor('(?:minne(?:t)?|kort(?:et)?)', HELD, 'minneskort'),
  // What is called so of ours is part of a robot.
  all(String.raw`laddstation(?:en|er)?(?:\s+(?:(?:till|för)\s+)?(?:mobil|telefon)(?:en|er)?)?`, 'laddare'),
  // Where the holder is, and no car of ours.
  [
    /(?<=(?<!\p{L})(?:mobil|telefon)?hållare)\s+(?:(?:till|för|i)\s+)?(?:min\s+)?(?:bil|cykel)(?:en|n)?(?!\p{L})/giu,
    '',
  ],
];
