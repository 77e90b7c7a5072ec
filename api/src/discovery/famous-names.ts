import { editDistance, soundOf } from './edit-distance.ts';
import { namesOtherGoods } from './other-goods.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

/** What a famous name is, for shops that do not carry it. */
export interface FamousKind {
  /** What finds the shop's own. */
  search: string;
  /** As shoppers read it: 'Här är våra mobiltelefoner'. */
  plural: string;
}

/** Kinds with the names that stand for them, spaces left out. */
const KINDS: readonly (FamousKind & { names: string })[] = [
  {
    search: 'mobiltelefon',
    plural: 'mobiltelefoner',
    names:
      'iphone appleiphone apple galaxy samsunggalaxy pixel googlepixel oneplus xiaomi huawei samsung motorola nokia fairphone oppo realme sonyericsson doro emporia',
  },
  {
    search: 'surfplatta',
    plural: 'surfplattor',
    names: 'ipad appleipad galaxytab samsunggalaxytab ipadpro ipadmini lenovotab',
  },
  {
    search: 'bärbar dator',
    plural: 'bärbara datorer',
    names:
      'macbook makbook applemacbook mac macbookpro macbookair thinkpad chromebook lenovo dell hp acer asus asusrog rog zenbook surfacelaptop ' +
      'microsoftsurface surface surfacepro chromebooks',
  },
  { search: 'stationär dator', plural: 'stationära datorer', names: 'imac macstudio macpro' },
  { search: 'minidator', plural: 'minidatorer', names: 'macmini raspberrypi intelnuc' },
  {
    search: 'spelkonsol',
    plural: 'spelkonsoler',
    names:
      'playstation sonyplaystation ps ps5 ps4 xbox xboxone microsoftxbox nintendo nintendoswitch switch2 ps5pro wii gamecube',
  },
  {
    search: 'bärbar spelkonsol',
    plural: 'bärbara spelkonsoler',
    names: 'steamdeck psvita legiongo rogally gameboy',
  },
  { search: 'byggsats', plural: 'byggsatser', names: 'lego legotechnic legostarwars duplo cobi meccano playmobil' },
  {
    search: 'grafikkort',
    plural: 'grafikkort',
    names:
      'rtx gtx rx geforce geforcertx radeon radeonrx intelarc nvidia nvidiageforce msi gigabyte evga zotac sapphire',
  },
  {
    search: 'processor',
    plural: 'processorer',
    names: 'i3 i5 i7 i9 ryzen amdryzen intel intelcore amd threadripper intelpentium',
  },
  {
    search: 'in-ear-hörlurar',
    plural: 'in-ear-hörlurar',
    names: 'airpods appleairpods airpodspro galaxybuds samsunggalaxybuds pixelbuds earpods',
  },
  {
    search: 'hörlurar',
    plural: 'hörlurar',
    names: 'airpodsmax beats bose sennheiser akg jabra beyerdynamic audiotechnica skullcandy sonywh',
  },
  {
    search: 'högtalare',
    plural: 'högtalare',
    names:
      'sonos jbl marshall ultimateears harmankardon bangolufsen googlehome googlenest nesthub alexa amazonalexa amazonecho echodot homepod',
  },
  {
    search: 'smartklocka',
    plural: 'smartklockor',
    names: 'applewatch garmin fitbit galaxywatch samsunggalaxywatch suunto polar casio withings pixelwatch',
  },
  { search: 'dammsugare', plural: 'dammsugare', names: 'dyson electroluxdammsugare nilfisk' },
  {
    search: 'övervakningskamera',
    plural: 'övervakningskameror',
    names: 'ringdoorbell ringdörrklocka arlo blinkkamera',
  },
  { search: 'actionkamera', plural: 'actionkameror', names: 'gopro insta360' },
  { search: 'drönare', plural: 'drönare', names: 'dji djimini mavic' },
  { search: 'läsplatta', plural: 'läsplattor', names: 'kindle kobo pocketbook remarkable' },
  { search: 'mediaspelare', plural: 'mediaspelare', names: 'chromecast appletv roku firetv firestick googletv' },
  { search: 'samlarfigur', plural: 'samlarfigurer', names: 'barbie funko funkopop bratz monsterhigh' },
  { search: 'mjukisdjur', plural: 'mjukisdjur', names: 'bluey pawpatrol babblarna gosekompis' },
  {
    search: 'brädspel',
    plural: 'brädspel',
    names:
      'monopol monopoly catan alfapet trivialpursuit tickettoride yatzy schack cluedo carcassonne risk jenga backgammon',
  },
  { search: 'smart lampa', plural: 'smarta lampor', names: 'philipshue hue tradfri nanoleaf' },
  { search: 'datormus', plural: 'möss', names: 'logitech razer steelseries zowie glorious mxmaster' },
  { search: 'tangentbord', plural: 'tangentbord', names: 'corsair hyperx keychron ducky cherry wooting' },
  { search: 'tv', plural: 'tv-apparater', names: 'philips lg lgoled hisense tcl sony sonybravia bravia panasonic' },
  {
    search: 'kamera',
    plural: 'kameror',
    names: 'canon nikon fujifilm leica olympus canoneos sonyalpha sonya7 sonya6700 sonyzv',
  },
  { search: 'direktbildskamera', plural: 'direktbildskameror', names: 'polaroid instax fujifilminstax' },
  { search: 'skrivare', plural: 'skrivare', names: 'epson brother kyocera lexmark deskjet laserjet' },
  {
    search: 'router',
    plural: 'routrar',
    names: 'internet bredband mobiltbredband tplink netgear eero linksys dlink ubiquiti unifi',
  },
  { search: 'powerbank', plural: 'powerbanks', names: 'anker belkin' },
  { search: 'hårddisk', plural: 'hårddiskar', names: 'westerndigital wd seagate toshiba lacie' },
  { search: 'ssd', plural: 'SSD:er', names: 'kingston crucial samsungssd samsungevo sabrent' },
  {
    search: 'minneskort',
    plural: 'minneskort',
    names: 'sandisk lexar usbminne usbminnen usbsticka usbstickor usbstick minnespinne',
  },
  {
    search: 'kaffebryggare',
    plural: 'kaffebryggare',
    names: 'moccamaster delonghi jura melitta',
  },
  { search: 'kaffebryggare kapsel', plural: 'kapselmaskiner', names: 'nespresso dolcegusto tassimo' },
  { search: 'moderkort', plural: 'moderkort', names: 'am4 am5 lga1700 lga1851 b550 b650 b850 x870 z790 z890' },
  { search: 'airfryer', plural: 'airfryers', names: 'ninja cosori ninjafoodi' },
  { search: 'mixer', plural: 'mixrar', names: 'kitchenaid vitamix nutribullet ankarsrum' },
  { search: 'tvättmaskin', plural: 'tvättmaskiner', names: 'bosch electrolux siemens miele whirlpool cylinda' },
  { search: 'vr-headset', plural: 'VR-headset', names: 'oculus metaquest quest htcvive valveindex psvr' },
  { search: 'elsparkcykel', plural: 'elsparkcyklar', names: 'segway ninebot segwayninebot' },
  {
    search: 'tv-spel',
    plural: 'tv-spel',
    names:
      'zelda mariokart supermario mario mariobros fifa easportsfc eafc minecraft fortnite pokemon gta callofduty sims thesims ' +
      'animalcrossing godofwar eldenring roblox hogwartslegacy baldursgate cyberpunk splatoon thelastofus spiderman forza forzahorizon ' +
      'halo eafc26 nhl26 easportsnhl eanhl assassinscreed reddeadredemption diablo overwatch valorant counterstrike leagueoflegends ' +
      'worldofwarcraft starfield metalgearsolid residentevil finalfantasy finalfantasyvii metroid donkeykong kirby luigismansion justdance',
  },
  {
    search: 'kortspel',
    plural: 'kortspel',
    names: 'uno phase10 explodingkittens',
  },
  {
    search: 'kortspel samlarkort',
    plural: 'samlarkort',
    names:
      'pokemonkort pokemonbooster magicthegathering mtg magicbooster magickort yugioh yugiohkort boosterbox boosterpack lorcana',
  },
  { search: 'robotdammsugare', plural: 'robotdammsugare', names: 'roomba roborock irobot ecovacs dreame' },
  {
    search: 'program',
    plural: 'program',
    names: 'office microsoftoffice microsoft365 photoshop windows norton mcafee',
  },
  { search: 'headset', plural: 'headset', names: 'steelseriesarctis arctis hyperxcloud astro turtlebeach' },
  { search: 'pussel', plural: 'pussel', names: 'rubikskub rubik rubiks ravensburger' },
  { search: 'gamingstol', plural: 'gamingstolar', names: 'secretlab dxracer noblechairs' },
  { search: 'mikrofon', plural: 'mikrofoner', names: 'blueyeti shure rode elgatowave' },
  { search: 'inspelningskort', plural: 'inspelningskort', names: 'elgato avermedia streamdeck elgatostreamdeck' },
  {
    search: 'handkontroll',
    plural: 'handkontroller',
    names:
      'dualsense dualshock joycon joycons xboxcontroller procontroller switchprocontroller nintendoswitchprocontroller',
  },
  {
    search: 'digital kod',
    plural: 'digitala koder',
    names:
      'gamepass xboxgamepass playstationplus psplus nintendoeshop steam steamkod steamkort steamwallet steampresentkort psn psnkort ' +
      'playstationpresentkort xboxpresentkort nintendopresentkort vbucks fortnitevbucks robux spotify spotifykort netflix netflixkort',
  },
  { search: 'spelratt', plural: 'spelrattar', names: 'thrustmaster fanatec moza' },
  { search: 'nätaggregat', plural: 'nätaggregat', names: 'seasonic coolermaster' },
  { search: 'datorchassi', plural: 'datorchassin', names: 'fractaldesign fractal nzxt lianli' },
  { search: 'processorkylare', plural: 'processorkylare', names: 'noctua bequiet arcticfreezer' },
  { search: 'radiostyrd bil', plural: 'radiostyrda bilar', names: 'traxxas hotwheels' },
  { search: 'uteleksak', plural: 'uteleksaker', names: 'nerf' },
];

/** Goods of other shops that this one has something like; beside other words they tell of these. */
const THINGS: typeof KINDS = [
  {
    search: 'övervakningskamera',
    plural: 'övervakningskameror',
    names:
      'dörrklocka ringklocka videodörrklocka kameradörrklocka dörrklockakamera dörrklockamedkamera ringklockamedkamera dörrkamera',
  },
  { search: 'övervakningskamera inomhus', plural: 'övervakningskameror', names: 'babyvakt babymonitor babylarm' },
  { search: 'handkontroll', plural: 'handkontroller', names: 'joystick joysticks flygspak' },
  { search: 'fanprylar', plural: 'fanprylar', names: 'kläder klädesplagg tröja tröjor hoodie' },
  { search: 'elsparkcykel', plural: 'elsparkcyklar', names: 'cykel cyklar elcykel elcyklar elmoped' },
  { search: 'sensor', plural: 'sensorer', names: 'larm tjuvlarm hemlarm larmsystem inbrottslarm huslarm' },
  {
    search: 'smart uttag',
    plural: 'smarta uttag',
    names: 'strömbrytare fjärrströmbrytare fjärrstyrdströmbrytare grenuttag eluttag',
  },
  {
    search: 'skrivare',
    plural: 'skrivare',
    names:
      'bläck bläckpatron bläckpatroner bläckkassett skrivarbläck toner tonerkassett tonerkassetter skrivarpapper skrivarpatron ' +
      'skrivarpatroner fotopapper',
  },
  { search: 'projektor', plural: 'projektorer', names: 'projektorduk filmduk' },
  {
    search: 'airfryer',
    plural: 'airfryers',
    names: 'ugn miniugn bänkugn mikro mikrovågsugn mikrougn spis kokplatta brödrost våffeljärn smörgåsgrill bordsgrill',
  },
  { search: 'tvättmaskin', plural: 'tvättmaskiner', names: 'torktumlare torkskåp' },
  { search: 'processorkylare', plural: 'processorkylare', names: 'kylpasta' },
  { search: 'väggfäste', plural: 'väggfästen', names: 'skärmarm monitorarm skärmfäste monitorfäste' },
  {
    search: 'router',
    plural: 'routrar',
    names: 'modem nätverkskort nätverksadapter wifiadapter wifikort wifimottagare bredbandsmodem',
  },
  { search: 'dockningsstation', plural: 'dockningsstationer', names: 'kortläsare minneskortläsare docka' },
  { search: 'datorväska', plural: 'datorväskor', names: 'kameraväska' },
  { search: 'kabel hdmi', plural: 'HDMI-kablar', names: 'hdmiswitch hdmisplitter hdmiväxlare' },
  { search: 'högtalare', plural: 'högtalare', names: 'stereo stereoanläggning hifi bergsprängare boombox' },
];

const byName = (kinds: typeof KINDS) =>
  new Map(kinds.flatMap(({ names, ...kind }) => names.split(' ').map((name) => [name, kind] as const)));

const BY_NAME = byName(KINDS);
const BY_THING = byName(THINGS);

/** Shorter names have too many neighbours to be told by a slip of them. */
const SHORTEST_SLIP = 6;
/** From this length on two letters may be wrong. */
const LONG_NAME = 9;
const LONG_NAMES = [...BY_NAME.keys()].filter(({ length }) => length >= SHORTEST_SLIP);
/** Shorter ones sound like others by chance. */
const SHORTEST_SOUND = 4;
const BY_SOUND = new Map(
  [...BY_NAME.keys()].filter(({ length }) => length >= SHORTEST_SOUND).map((name) => [soundOf(name), name]),
);

/** Accents of foreign names, which shoppers write or leave out: 'pokémon'. Å, ä and ö are letters of their own. */
const ACCENTS = /[éèêëáàâüñç]/gu;

const wordsOf = (text: string): string[] =>
  plainWords(text).map((word) => word.replace(ACCENTS, (letter) => unaccented(letter)));

/** Words that tell one model of a famous name from another. */
const MODEL_WORDS = new Set('pro max plus mini ultra air slim lite se oled digital series x s ti xt hero'.split(' '));

/** Lines whose models are numbers: the 15 of an 'iphone 15' is no size, as the 65 of a 'samsung 65 tv' is. */
const NUMBERED = new Set(
  (
    'iphone appleiphone galaxy samsunggalaxy galaxytab pixel googlepixel oneplus ipad appleipad airpods applewatch galaxywatch ' +
    'playstation ps switch nintendoswitch gopro rtx gtx rx geforce geforcertx radeon radeonrx ryzen amdryzen intelcore'
  ).split(' '),
);

/** Words of the longest name, such as 'ticket to ride'. */
const LONGEST_NAME = 3;

/** Whether a word tells one model from another, such as 'pro' or '15'. */
export const isModel = (word: string): boolean => MODEL_WORDS.has(word) || hasDigit(word);

/** A famous name among words, and the words beside it. */
export interface Famous extends FamousKind {
  name: string;
  /** The name, and the model that follows it where that is told by numbers. */
  called: string;
  rest: readonly string[];
}

/**
 * The famous name in a search, with or without its model; null without one. Beside other words ('sony hörlurar') they
 * tell the kind.
 */
export function famousName(text: string): Famous | null {
  const words = wordsOf(text);
  const thing = BY_THING.get(words.join(''));
  if (thing !== undefined) return { ...thing, name: words.join(' '), called: words.join(' '), rest: [] };
  return nameAmong(words, BY_NAME);
}

function nameAmong(words: readonly string[], kinds: ReadonlyMap<string, FamousKind>): Famous | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length);
      const kind = kinds.get(name.join(''));
      if (kind === undefined) continue;
      const rest = words.filter((_, index) => index < start || index >= start + length);
      const after = words.slice(start + length);
      const end = NUMBERED.has(name.join('')) ? after.findIndex((word) => !isModel(word)) : 0;
      const model = after.slice(0, end < 0 ? after.length : end);
      return {
        ...kind,
        name: name.join(' '),
        called: [...name, ...model].join(' '),
        rest: rest.filter((word) => !isModel(word)),
      };
    }
  }
  return null;
}

/** Letters from which a text is about to be a famous name. */
const SHORTEST_BEGUN = 6;

/** Whether words beside a name may become those that tell its model: the 'p' of 'iphone 16 p'. */
export const isModelBegun = ({ name, called, rest }: Famous): boolean =>
  called !== name && rest.every((word) => [...MODEL_WORDS].some((model) => model.startsWith(word)));

/** The famous name that a text begins: 'minecr' one of games. Null where it is one, or begins none. */
export function famousNameBegun(text: string): string | null {
  const joined = wordsOf(text).join('');
  if (joined.length < SHORTEST_BEGUN) return null;
  return LONG_NAMES.find((name) => name.startsWith(joined) && name !== joined) ?? null;
}

/**
 * What the shop has like the goods of other shops in a search, whose other words say what they are like: of 'svart
 * bläck' the skrivare. Null where they name a kind of its own.
 */
export function kindLike(text: string, isKind: (word: string) => boolean): FamousKind | null {
  const thing = nameAmong(wordsOf(text), BY_THING);
  return thing === null || thing.rest.some(isKind) ? null : thing;
}

/** What makers of famous names have beside what they are known for, and the shop nothing like it: 'apple pencil'. */
const UNLIKE = new Set(
  'sonicare oneblade airwrap supersonic airstrait pencil airtag airtags smarttag multigroom'.split(' '),
);

/** Whether the words beside a name are for other things: a borrmaskin is near no tvättmaskin, whoever makes both. */
export const isUnlike = ({ rest }: Famous): boolean => rest.some((word) => UNLIKE.has(word) || namesOtherGoods(word));

/**
 * What a search for nothing but a famous name, with or without its model, is for; null for any other search. Words that
 * the shop knows nothing of tell a model: 'gopro hero'.
 */
export function famousKind(text: string, isKnown: (word: string) => boolean): FamousKind | null {
  const famous = famousName(text);
  if (famous === null || isUnlike(famous)) return null;
  // The model's own words lead to another kind: 'galaxy tab', 'ps5' …
  const others = famous.rest.filter(isKnown);
  return others.length === 0 || BY_NAME.has(others.join('')) ? famous : null;
}

/** The same search with slips of famous names corrected ('playstaton'); null where there are none. */
export function withFamousNames(text: string, isKnown: (word: string) => boolean): string | null {
  const words = wordsOf(text);
  const isSlip = (word: string, name: string): boolean => editDistance(word, name) <= (word.length < LONG_NAME ? 1 : 2);
  const nameOf = (word: string): string | undefined =>
    BY_SOUND.get(soundOf(word)) ??
    (word.length < SHORTEST_SLIP ? undefined : LONG_NAMES.find((name) => isSlip(word, name)));
  const read = words.map((word) => (hasDigit(word) || isKnown(word) ? word : (nameOf(word) ?? word)));
  return read.every((word, index) => word === words[index]) ? null : read.join(' ');
}
