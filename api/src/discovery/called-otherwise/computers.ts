import { after, all, COMPUTER, HOUSE, type Renaming, thingFor, words } from './renaming.ts';

const WHOLE_HOUSE = String.raw`(?:(?:hela|stort?|stora)\s+)?${HOUSE}`;
const NETWORK = '(?:wi-?fi|trådlöst nätverk)';
const DIGITS = '(?:siffror|siffertangenter|sifferdel|nummerdel)';

const WITH_GRAPHICS = String.raw`med\s+(?:(?:bra|eget|separat|dedikerat)\s+)?grafikkort`;

/** Computers, what is in them, and what is connected to them. */
export const COMPUTERS: readonly Renaming[] = [
  words(String.raw`(?:pci-?e\s*)?gen\s?([345])`, 'pcie $1.0'),
  // No synonym, as 'skärm' would begin it.
  words('skärmkort(?:et|en)?', 'grafikkort'),
  after(String.raw`\p{L}*${COMPUTER}`, String.raw`utan\s+grafikkort`, 'inbyggd grafik'),
  words(String.raw`dator\s+${WITH_GRAPHICS}`, 'gamingdator'),
  words(String.raw`laptop\s+${WITH_GRAPHICS}`, 'gaminglaptop'),
  words(String.raw`(?:extern|portabel|bärbar)\s+ssd`, 'extern hårddisk ssd'),
  thingFor('laddare', COMPUTER, 'väggladdare'),
  thingFor('spel(?:et|en)?', COMPUTER, 'datorspel'),
  thingFor('docka(?:n)?', COMPUTER, 'dockningsstation'),
  thingFor('låda(?:n)?', COMPUTER, 'datorchassi'),
  words('xxl', 'xl'),
  words(String.raw`(?:litet|mini)\s+tangentbord|tangentbord\s+litet`, 'kompakt tangentbord'),
  words(String.raw`utan\s+${DIGITS}`, 'utan numpad'),
  words(String.raw`med\s+(?:${DIGITS}|numpad)`, 'fullstor'),
  words(String.raw`(?:med\s+)?hög\s+(?:uppdatering(?:sfrekvens)?|hz)`, 'minst 144 hz'),
  words(String.raw`skrivare\s+(?:med|i|för)\s+färg(?:utskrift(?:er)?)?`, 'färgskrivare'),
  [/(?<=\d)[\s-]*inch(?:es)?(?!\p{L})/giu, ' tum'],
  // Who searches for nothing but a network wants what makes one, and not all that can be in it.
  all(String.raw`${NETWORK}\s+(?:till|för|i)\s+${WHOLE_HOUSE}`, 'meshsystem'),
  all(String.raw`(?:(?:bra|bättre|snabbt|snabbare)\s+)?${NETWORK}`, 'router'),
];
