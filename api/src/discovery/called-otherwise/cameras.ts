import { all, COMPUTER, HOUSE, type Renaming, thingFor, words } from './renaming.ts';

const WATCHING = String.raw`(?:håller\s+(?:koll|uppsikt)|bevakar|vaktar|övervakar|larmar)`;
const CAMERA = '(?:(?:system|action|digital)?kamer(?:a|an|or|orna)|drönare(?:n)?)';

/** Cameras, and what belongs to them. */
export const CAMERAS: readonly Renaming[] = [
  words(String.raw`flygande\s+kamera(?:n)?|kameradrönare`, 'drönare'),
  words(String.raw`(?:ett\s+)?kvarts\s+kilo`, '250 g'),
  words(String.raw`(?:ett\s+)?halvt?\s+kilo`, '500 g'),
  [/(?<=\d)\s*mp(?:ixel)?(?!\p{L})/giu, ' megapixel'],
  words(String.raw`tele\s+objektiv`, 'teleobjektiv'),
  // No price.
  [/(?<=objektiv\s+)(\d{2,3})\s?[-–]\s?(\d{2,3})(?:\s?mm)?\s*$/iu, '$1–$2 mm'],
  words(
    String.raw`(?:övervaknings)?kamera\s+(?:till|för|i|på)\s+(?:trädgård|uppfart|balkong|garage|altan|utsida)(?:en|t)?|trädgårdskamera`,
    'övervakningskamera utomhus',
  ),
  words(
    String.raw`(?:hjälm|cykel|sport)kamera|kamera\s+(?:att\s+ha\s+)?(?:på|till|för)\s+(?:hjälm|cykel|motorcykel|mc|skid|surf)(?:en|n|or|åkning|ning)?`,
    'actionkamera',
  ),
  words(
    String.raw`kamera\s+(?:till|för)\s+(?:(?:teams|zoom|video|online)[\s-]?)?(?:möten?|samtal|konferens(?:er)?)|kamera\s+(?:till|för)\s+(?:teams|zoom|streaming)`,
    'webbkamera',
  ),
  words(String.raw`(?:liten|kompakt)\s+(?:digital)?kamera`, 'kompaktkamera'),
  thingFor('kamera(?:n)?', COMPUTER, 'webbkamera'),
  words(String.raw`kamera\s+(?:för|till)\s+(?:bevakning|övervakning|${HOUSE})`, 'övervakningskamera'),
  words(String.raw`kamera\s+som\s+${WATCHING}`, 'övervakningskamera'),
  words(String.raw`undervattenskamera|kamera\s+under\s+vatten`, 'vattentät kamera'),
  words(String.raw`kamera\s+med\s+utbytbart?\s+(?:objektiv|optik)`, 'systemkamera'),
  words(String.raw`kamera[\s-]?stativ(?:et)?`, 'stativ'),
  thingFor('(?:minne(?:t)?|kort(?:et)?)', CAMERA, 'minneskort'),
  // Of a large catalogue's merch, too, some is called so.
  all(String.raw`ryggsäck\s+(?:(?:till|för)\s+)?(?:min\s+|en\s+)?kamera(?:n)?`, 'datorväska ryggsäck'),
  [/^\s*(väska|fodral)\s+(?=kamera\s*$)/iu, '$1 till '],
  // No screen of ours is so called for its colour.
  words(String.raw`green\s+screen`, 'greenscreen'),
];
