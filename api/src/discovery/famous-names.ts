import { hasDigit, plainWords } from './search-text.ts';

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
    names: 'iphone appleiphone galaxy samsunggalaxy pixel googlepixel oneplus xiaomi huawei',
  },
  { search: 'surfplatta', plural: 'surfplattor', names: 'ipad appleipad galaxytab samsunggalaxytab' },
  { search: 'bärbar dator', plural: 'bärbara datorer', names: 'macbook applemacbook thinkpad chromebook' },
  {
    search: 'spelkonsol',
    plural: 'spelkonsoler',
    names: 'playstation sonyplaystation ps ps5 ps4 xbox xboxone microsoftxbox nintendo nintendoswitch steamdeck',
  },
  { search: 'byggsats', plural: 'byggsatser', names: 'lego legotechnic legostarwars duplo' },
  { search: 'grafikkort', plural: 'grafikkort', names: 'rtx geforce geforcertx radeon radeonrx nvidia nvidiageforce' },
  { search: 'processor', plural: 'processorer', names: 'ryzen amdryzen intel intelcore amd' },
  { search: 'hörlurar', plural: 'hörlurar', names: 'airpods appleairpods beats bose' },
  { search: 'högtalare', plural: 'högtalare', names: 'sonos jbl' },
  { search: 'smartklocka', plural: 'smartklockor', names: 'applewatch garmin fitbit galaxywatch' },
  { search: 'dammsugare', plural: 'dammsugare', names: 'roomba dyson' },
  { search: 'actionkamera', plural: 'actionkameror', names: 'gopro' },
  { search: 'drönare', plural: 'drönare', names: 'dji' },
  { search: 'läsplatta', plural: 'läsplattor', names: 'kindle kobo' },
  { search: 'mediaspelare', plural: 'mediaspelare', names: 'chromecast appletv' },
  { search: 'docka', plural: 'dockor', names: 'barbie' },
  { search: 'brädspel', plural: 'brädspel', names: 'monopol monopoly catan alfapet' },
  { search: 'smart lampa', plural: 'smarta lampor', names: 'philipshue' },
];

const BY_NAME = new Map(KINDS.flatMap(({ names, ...kind }) => names.split(' ').map((name) => [name, kind] as const)));

/** Words that tell one model of a famous name from another. */
const MODEL_WORDS = new Set(
  'pro max plus mini ultra air slim lite se oled digital series x s i3 i5 i7 i9 ti xt'.split(' '),
);

/** What a search for nothing but a famous name, with or without its model, is for; null for any other search. */
export function famousKind(text: string): FamousKind | null {
  const words = plainWords(text).filter((word) => !MODEL_WORDS.has(word));
  const named = words.map((word) => (BY_NAME.has(word) || !hasDigit(word) ? word : '')).join('');
  return BY_NAME.get(named) ?? null;
}
