import { after, all, COMPUTER, HOUSE, type Renaming, thingFor, words } from './renaming.ts';

const WHOLE_HOUSE = String.raw`(?:(?:hela|stort?|stora)\s+)?${HOUSE}`;
const NETWORK = '(?:wi-?fi|trådlöst nätverk)';
const DIGITS = '(?:siffror|siffertangenter|sifferdel|nummerdel)';

const WITH_GRAPHICS = String.raw`med\s+(?:(?:bra|eget|separat|dedikerat)\s+)?grafikkort`;

/** Computers, what is in them, and what is connected to them. */
export const COMPUTERS: readonly Renaming[] = [
  words(String.raw`(dator|mobil|kamera)(?:grejer|grejor|prylar)`, '$1tillbehör'),
  words(String.raw`(\p{L}{3,}?)s?(?:grejer|grejor)`, '$1'),
  words('bärbardator(?:er|n)?', 'bärbar dator'),
  // Not only what stands on the shelf of this name.
  all('oled[\\s-]?skärm(?:en|ar|arna)?', 'oled skärm'),
  // Their own screens, and none beside them.
  [
    /(?<=(?<!\p{L})(?:laptop|dator|mobil|telefon|surfplatta|läsplatta)\s+)(?:med\s+)?(oled|ips|mini-?led)[\s-]?(?:skärm|display)(?!\p{L})/giu,
    '$1',
  ],
  words(String.raw`hårddisk(?:ar)?\s+(?:för|till)\s+(?:kamera)?övervakning(?:skamera)?`, 'övervakningsdiskar'),
  words('silvrig(?:a|t)?|silverfärgad(?:e|t)?', 'silver'),
  [/(?<=\d)\s?(gb|tb)(?=(?:ram|ssd|minne)(?!\p{L}))/giu, ' $1 '],
  [
    /(?<!\p{L})(\d[\d\s,.]*\s?(?:kg|tum|gb|tb|hz|w|liter|mah|bitar|delar|m|cm))\s+(?:eller|och)\s+(?:mer|större|fler|uppåt|längre)(?!\p{L})/giu,
    'minst $1',
  ],
  after(String.raw`\p{L}*skrivare(?:\s+med)?`, String.raw`dubbelsidig(?:\s+utskrift)?|duplex`, 'automatiskt'),
  words(String.raw`gfx(?:[\s-]?kort(?:et)?)?`, 'grafikkort'),
  words(
    String.raw`usb[\s-]?(?:grenuttag|förgrenare|delare)|(?:fler|flera|extra)\s+usb[\s-]?(?:uttag|portar|kontakter)`,
    'usb hubb',
  ),
  // Not only what stands on the shelf of this name.
  all('laserskrivare', 'skrivare laser'),
  words('sleeves?|(?:laptop|dator)ficka(?:n)?', 'datorfodral'),
  words('kopiator(?:n|er)?|kopieringsmaskin(?:en)?', 'skrivare kopiering'),
  words('färglaser', 'färg laserskrivare'),
  words(String.raw`3d[\s-]?(?:skrivare|printer)`, '3dskrivare'),
  words('w?qhd', '1440p'),
  words('uhd', '4k'),
  words(String.raw`f(?:ull\s?)?hd(?=\s+(?:bild)?skärm)|(?<=(?:skärm|monitor)\s+)fhd`, '1080p'),
  [/(?<!\p{L})pcie?\s?([345])(?![\d.,])/giu, 'pcie $1.0'],
  [/(?<=stol(?:ar|en)?\s+(?:\p{L}+\s+)*)mesh(?!\p{L})/giu, 'nät'],
  words('ek(?:skriv)?bord(?:et)?', 'skrivbord ek'),
  words(String.raw`utan\s+(?:stick)?drift`, 'hall-effekt'),
  [/(?<=\d)\s*(?:gigs?|giga)(?!\p{L})/giu, ' gb'],
  [/(?<=(?:ssd|disk)\p{L}*\s+)(?:en\s+)?halv(?:t|a)?\s+tera(?:byte)?(?!\p{L})/giu, '500 gb'],
  words(String.raw`(?:en\s+)?halv(?:t|a)?\s+tera(?:byte)?`, '512 gb'),
  words(
    String.raw`fodral\s+(?:till|för)\s+(?:en\s+|min\s+)?(\d{2}(?:[.,]\d)?[\s-]*tums?\s+)?(?:laptop|dator)(?:en|n)?`,
    'datorfodral $1',
  ),
  words(String.raw`(?:med\s+)?axelrem(?:men)?`, 'axelväska'),
  words(String.raw`(?:helt\s+)?utan\s+fläkt(?:ar)?`, 'fläktlös'),
  words('(?:pytte|jätte|super)lit(?:en|et)', 'liten'),
  all(String.raw`(?:liten|små|minsta)\s+(?:dator|pc)(?:er|n)?`, 'minidator'),
  words('jättestor(?:a|t)?', 'stor'),
  [/(?<!\p{L})lysande(?=\s+(?:ram|minne|arbetsminne|tangentbord|fläkt|mus))/giu, 'rgb'],
  [/(?<!\d)(8|9|12|14)\s*cm(?=\s+(?:chassi|dator|case)?fläkt)/giu, '$10 mm'],
  [/(?<=fläkt(?:ar)?\s+)(8|9|12|14)\s*cm(?!\p{L})/giu, '$10 mm'],
  // Sums of them have four digits, too, and are rarely so round.
  [/(?<=(?<!\p{L})nätagg\p{L}*\s+(?:\p{L}+\s+){0,2})([4-9]50|1[0-6]00)\s*$/iu, '$1 w'],
  words(String.raw`(?:allt[\s-]i[\s-]ett|multifunktion(?:s)?)(?:[\s-]?skrivare)?`, 'skrivare kopiering'),
  words(String.raw`skrivare\s+(?:och|&)\s+(?:skanner|scanner)`, 'skrivare med skanner'),
  words(String.raw`skrivare\s+utan\s+(?:bläck)?patron(?:er)?`, 'bläcktankskrivare'),
  words(String.raw`som\s+täcker\s+hela\s+(?:skriv)?bordet`, 'xl'),
  words(String.raw`(?:skriv)?bord\s+(?:till|för)\s+gaming(?:rummet)?`, 'gamingbord'),
  words(String.raw`luftig(?:a)?(?=\s+\p{L}*stol)`, 'nät'),
  after(String.raw`(?:bok|böcker)\s+om(?:\s+att)?`, String.raw`bygga\s+(?:en\s+)?dator(?:er)?`, 'datorbygge'),
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
