const COMPUTER = String.raw`(?:dator(?:n|er|erna)?|pc(?::?n)?|laptop(?:en)?)`;
const CAMERA = String.raw`(?:system|action|digital)?kamer(?:a|an|or|orna)`;
const PHONE = String.raw`(?:mobil(?:en|telefon|telefonen)?|telefon(?:en)?|surfplatta(?:n)?)`;

/** What a thing for another thing is called in a word of its own. */
const NAMES: readonly (readonly [thing: string, host: string, name: string])[] = [
  ['kamera(?:n)?', COMPUTER, 'webbkamera'],
  ['docka(?:n)?', COMPUTER, 'dockningsstation'],
  ['låda(?:n)?', COMPUTER, 'datorchassi'],
  [String.raw`(?:minne(?:t)?|kort(?:et)?)`, String.raw`(?:${CAMERA}|${PHONE}|drönare(?:n)?)`, 'minneskort'],
  ['glas(?:et)?', PHONE, 'skärmskydd'],
];

const HOME = String.raw`(?:(?:hela|stort?|stora)\s+)?(?:hus(?:et)?|hem(?:met)?|villa(?:n)?|lägenhet(?:en)?)`;
const NETWORK = '(?:wi-?fi|trådlöst nätverk)';

const OTHERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  // No synonym, as 'skärm' would begin it.
  [/(?<!\p{L})skärmkort(?:et|en)?(?!\p{L})/giu, 'grafikkort'],
  // No screen of ours is so called for its colour.
  [/(?<!\p{L})green\s+screen(?!\p{L})/giu, 'greenscreen'],
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

/** The search with the word for what it says in several: a 'kamera till datorn' is a webbkamera. */
export const withOneWordNames = (typed: string): string =>
  [...OTHERS, ...PATTERNS].reduce((text, [pattern, name]) => text.replace(pattern, name), typed);
