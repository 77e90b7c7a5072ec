import { famousName } from './famous-names.ts';

const COMPUTER = String.raw`(?:dator(?:n|er|erna)?|pc(?::?n)?|laptop(?:en)?)`;
const CAMERA = String.raw`(?:system|action|digital)?kamer(?:a|an|or|orna)`;
const PHONE = String.raw`(?:mobil(?:en|telefon|telefonen)?|telefon(?:en)?|surfplatta(?:n)?)`;

/** What a thing for another thing is called in a word of its own. */
const NAMES: readonly (readonly [thing: string, host: string, name: string])[] = [
  ['kamera(?:n)?', COMPUTER, 'webbkamera'],
  ['spel(?:et|en)?', COMPUTER, 'datorspel'],
  ['docka(?:n)?', COMPUTER, 'dockningsstation'],
  ['låda(?:n)?', COMPUTER, 'datorchassi'],
  [String.raw`(?:minne(?:t)?|kort(?:et)?)`, String.raw`(?:${CAMERA}|${PHONE}|drönare(?:n)?)`, 'minneskort'],
  ['glas(?:et)?', PHONE, 'skärmskydd'],
];

const HOME = String.raw`(?:(?:hela|stort?|stora)\s+)?(?:hus(?:et)?|hem(?:met)?|villa(?:n)?|lägenhet(?:en)?)`;
const NETWORK = '(?:wi-?fi|trådlöst nätverk)';

/** What there is with a cord and without. */
const WITH_CORDS = String.raw`(?<!\p{L})(?:hörlurar|headset|(?:dator|gaming|spel)?mus|tangentbord|handkontroll)`;
const IN_EAR = '(?:in[- ]?ears?(?:-hörlurar)?|earbuds?)';

const MOBILE = '(?:mobil|mobiltelefon|telefon|smartphone|smarttelefon)';
const SCREENED = String.raw`(?:surfplatta|läsplatta|smartklocka|klocka|laptop|bärbar dator|${MOBILE})`;
const TWO_SIMS = String.raw`(?:dual|dubbel|dubbla|två)[\s-]?sim(?:-?kort)?(?!\p{L})`;
const VEHICLE = '(?:bil(?:ar)?|lastbil(?:ar)?|racerbil(?:ar)?|traktor|motorcykel|grävmaskin|tåg)';

const OTHERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  // No synonym, as 'skärm' would begin it.
  [/(?<!\p{L})skärmkort(?:et|en)?(?!\p{L})/giu, 'grafikkort'],
  // No screen of ours is so called for its colour.
  [/(?<!\p{L})green\s+screen(?!\p{L})/giu, 'greenscreen'],
  [/(?<!\p{L})(?:gaming|gamer|spel)[\s-]?hörlurar(?!\p{L})/giu, 'headset'],
  [new RegExp(String.raw`(?<=(?<!\p{L})${MOBILE}.*)\s(?:med\s+)?${TWO_SIMS}`, 'giu'), ''],
  [new RegExp(String.raw`(?<!\p{L})${TWO_SIMS}`, 'giu'), 'mobiltelefon'],
  [/(?<!\p{L})hdmi[\s-]?(switch|splitter|växlare)(?:n|en)?(?!\p{L})/giu, 'hdmi$1'],
  [
    new RegExp(String.raw`(?<!\p{L})laddare\s+(?:till|för|åt)\s+(?:min\s+|en\s+)?${COMPUTER}(?!\p{L})`, 'giu'),
    'väggladdare',
  ],
  [/(?<!\p{L})(?:springa|jogga|jogging|springtur(?:en)?)(?!\p{L})/giu, 'löpning'],
  [/(?<!\p{L})xxl(?!\p{L})/giu, 'xl'],
  [/(?<!\p{L})(?:led[\s-]?(?:list|strip|band)|ljuslist)(?:en|er|s)?(?!\p{L})/giu, 'ljusslinga'],
  [/(?<!\p{L})kamera[\s-]?stativ(?:et)?(?!\p{L})/giu, 'stativ'],
  [/(?<!\p{L})e-?boks?[\s-]+läsare(?:n)?(?!\p{L})/giu, 'läsplatta'],
  [/(?<!\p{L})kaffe(?:maskin|bryggare)\s+(?:(?:med|för|till)\s+)?kapslar(?!\p{L})/giu, 'kapselmaskin'],
  [
    /(?<!\p{L})(?:dubbel\s+airfryer|airfryer\s+(?:dubbel|(?:med\s+)?(?:två|dubbla)\s+lådor))(?!\p{L})/giu,
    'airfryer med två korgar',
  ],
  [/(?<=(?<!\p{L})väggfäste\s+(?:som\s+går\s+att\s+)?)(?:vridbart|vrida)(?!\p{L})/giu, 'vinklingsbart'],
  [/(?<!\p{L})kabel\s+mellan\s+(\p{L}+)\s+och\s+(?=tv(?!\p{L}))/giu, 'kabel till '],
  [/(?<!\p{L})docka\s+(?:med\s+kläder|(?:till|för|åt)\s+(?:barn|flicka|min\s+dotter))(?!\p{L})/giu, 'barndocka'],
  // Its own screen, and none beside it.
  [
    new RegExp(String.raw`(?<=(?<!\p{L})${SCREENED}\s+)(?=(?:stor|större|liten|mindre)\s+skärm(?!\p{L}))`, 'giu'),
    'med ',
  ],
  [/(?<=(?<!\p{L})(?:till|för|åt)\s+)(?:ett\s+)?barn\s+(?:(?:på|om)\s+)?(\d{1,2})\s*år(?!\p{L})/giu, '$1 åring'],
  [/(?<!\p{L})(?:till|för|åt)\s+barn\s+(?:(?:på|om)\s+)?(\d{1,2}\s*[-–]\s*\d{1,2}\s*år)(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})(mors|fars)\s+(?=dag(?!\p{L}))/giu, '$1'],
  // What is for them, and not what is called so.
  [/^\s*(?:(?:till|för)\s+)?(?:barn|barnen)\s*$/iu, 'leksaker'],
  [/(?<!\p{L})robot\s+som\s+klipper(?:\s+gräs(?:et|mattan)?)?(?!\p{L})/giu, 'robotgräsklippare'],
  [/(?<!\p{L})kondensatormikrofon(?:er)?(?!\p{L})/giu, 'kondensator mikrofon'],
  [new RegExp(String.raw`(?<=${COMPUTER}\s+)utan\s+grafikkort(?!\p{L})`, 'giu'), 'inbyggd grafik'],
  [/(?<!\p{L})(?:extern|portabel|bärbar)\s+ssd(?!\p{L})/giu, 'extern hårddisk ssd'],
  // Where the holder is, and no car of ours.
  [
    /(?<=(?<!\p{L})(?:mobil|telefon)?hållare)\s+(?:(?:till|för|i)\s+)?(?:min\s+)?(?:bil|cykel)(?:en|n)?(?!\p{L})/giu,
    '',
  ],
  // Games for consoles are written otherwise: 'spel till konsol'.
  [/^\s*spel\s+konsol(?:en)?\s*$/iu, 'spelkonsol'],
  // What is called so of ours is part of a robot.
  [/^\s*laddstation(?:en|er)?(?:\s+(?:(?:till|för)\s+)?(?:mobil|telefon)(?:en|er)?)?\s*$/iu, 'laddare'],
  // Both ends of a cable count.
  [/(?<=(?<!\p{L})(?:hdmi|displayport|usb-?c)\s+)till\s+(?=(?:vga|dvi|scart)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})kamera\s+(?:för|till)\s+(?:bevakning|övervakning)(?!\p{L})/giu, 'övervakningskamera'],
  [/(?<!\p{L})(?:undervattenskamera|kamera\s+under\s+vatten)(?!\p{L})/giu, 'vattentät kamera'],
  [
    /(?<!\p{L})kamera\s+som\s+(?:håller\s+(?:koll|uppsikt)|bevakar|vaktar|övervakar|larmar)(?!\p{L})/giu,
    'övervakningskamera',
  ],
  [/(?<!\p{L})dusch[\s-]?högtalare(?!\p{L})/giu, 'vattentät högtalare'],
  [/(?<!\p{L})utelek(?:ar)?(?!\p{L})/giu, 'uteleksak'],
  [/(?<=(?<!\p{L})(?:kort|bräd)spel\s+)(?:party|fest)(?!\p{L})/giu, 'partyspel'],
  [/(?<!\p{L})(?:litet|mini)\s+tangentbord(?!\p{L})|(?<!\p{L})tangentbord\s+litet(?!\p{L})/giu, 'kompakt tangentbord'],
  // What such things are built of; ours are by themes.
  [
    new RegExp(String.raw`(?<=(?<!\p{L})lego\s+)(?:(?:technic|city|speed\s+champions)\s+)?${VEHICLE}(?!\p{L})`, 'giu'),
    'fordon',
  ],
  [/(?<=(?<!\p{L})lego\s+)rymdskepp(?:et)?(?!\p{L})/giu, 'rymd'],
  [/^\s*(?:bygga?\s+)?(?:ett\s+)?(?:rymdskepp|rymdraket)\s*$/iu, 'byggsats rymd'],
  [/(?<!\p{L})skrivare\s+(?:med|i|för)\s+färg(?:utskrift(?:er)?)?(?!\p{L})/giu, 'färgskrivare'],
  [/(?<!\p{L})(?:dörr|fönster)(?:sensor(?:er)?|givare|larm)(?!\p{L})/giu, 'dörr fönster sensor'],
  [/(?<!\p{L})(?:bärbar|portabel|liten)\s+projektor(?!\p{L})/giu, 'miniprojektor'],
  // Ours tell that they are wireless, and not by what.
  [new RegExp(String.raw`(?<!\p{L})bluetooth(?=.*${IN_EAR})|(?<=${IN_EAR}.*)bluetooth(?!\p{L})`, 'giu'), 'trådlösa'],
  [new RegExp(String.raw`(?<=(?:${IN_EAR}|${WITH_CORDS})\s+)(?:sladd|kabel)\s*$`, 'iu'), 'med sladd'],
  [/(?<!\p{L})utan\s+(?:siffror|siffertangenter|sifferdel|nummerdel)(?!\p{L})/giu, 'utan numpad'],
  [/(?<!\p{L})med\s+(?:siffror|siffertangenter|sifferdel|nummerdel|numpad)(?!\p{L})/giu, 'fullstor'],
  [/(?<!\p{L})(?:med\s+)?hög\s+(?:uppdatering(?:sfrekvens)?|hz)(?!\p{L})/giu, 'minst 144 hz'],
  [/(?<!\p{L})kamera\s+med\s+utbytbart?\s+objektiv(?!\p{L})/giu, 'systemkamera'],
  [/^\s*(?:litet|liten|små|mini)\s+kyl(?:skåp)?\s*$/iu, 'minikyl'],
  [/(?<=\d)[\s-]*inch(?:es)?(?!\p{L})/giu, ' tum'],
  // Of a large catalogue's merch, too, some is called so.
  [/^\s*ryggsäck\s+(?:(?:till|för)\s+)?(?:min\s+|en\s+)?kamera(?:n)?\s*$/iu, 'datorväska ryggsäck'],
  [/^\s*(väska|fodral)\s+(?=kamera\s*$)/iu, '$1 till '],
  // Who searches for nothing but a network wants what makes one, and not all that can be in it.
  [new RegExp(String.raw`^\s*${NETWORK}\s+(?:till|för|i)\s+${HOME}\s*$`, 'iu'), 'meshsystem'],
  [new RegExp(String.raw`^\s*(?:(?:bra|bättre|snabbt|snabbare)\s+)?${NETWORK}\s*$`, 'iu'), 'router'],
];

const PATTERNS = NAMES.map(
  ([thing, host, name]) =>
    [
      new RegExp(String.raw`(?<!\p{L})${thing}\s+(?:till|för|på|i|åt)\s+(?:min\s+|en\s+)?${host}(?!\p{L})`, 'giu'),
      name,
    ] as const,
);

/** Colours in English, but not in what is called so: a 'black week'. */
const COLOURS: Readonly<Record<string, string>> = {
  white: 'vit',
  black: 'svart',
  red: 'röd',
  blue: 'blå',
  green: 'grön',
  grey: 'grå',
  gray: 'grå',
  pink: 'rosa',
  purple: 'lila',
  yellow: 'gul',
  brown: 'brun',
};
const COLOUR = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(COLOURS).join('|')})(?!\p{L}|\s+(?:week|friday|weekend|november|screen))`,
  'giu',
);

/** A 'red dead redemption' has no colour. */
const inSwedish = (text: string): string =>
  famousName(text) === null ? text.replace(COLOUR, (word) => COLOURS[word.toLowerCase()] ?? word) : text;

/** The search with the word for what it says in several: a 'kamera till datorn' is a webbkamera. */
export const withOneWordNames = (typed: string): string =>
  inSwedish([...OTHERS, ...PATTERNS].reduce((text, [pattern, name]) => text.replace(pattern, name), typed));
