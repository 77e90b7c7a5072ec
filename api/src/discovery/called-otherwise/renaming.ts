/** What shoppers say in words that the shop does not use, as a pattern, and the words that it uses. */
export type Renaming = readonly [said: RegExp, name: string];

/** Computers, as what things are for: 'kamera till datorn'. */
export const COMPUTER = String.raw`(?:dator(?:n|er|erna)?|pc(?::?n)?|laptop(?:en)?)`;
/** Where people live, as what things are for. */
export const HOUSE = '(?:hem(?:met)?|hus(?:et)?|villa(?:n)?|lägenhet(?:en)?|(?:sommar)?stuga(?:n)?|trädgård(?:en)?)';
export const PHONE = '(?:mobil|mobiltelefon|telefon|smartphone|smarttelefon)';

const FOR = '(?:till|för|åt)';
const pattern = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

/** Words anywhere in a search. */
export const words = (said: string, name: string): Renaming => [
  pattern(String.raw`(?<!\p{L})(?:${said})(?!\p{L})`),
  name,
];

/** Words after others, which stay. */
export const after = (before: string, said: string, name: string): Renaming => [
  pattern(String.raw`(?<=(?<!\p{L})(?:${before})\s+)(?:${said})(?!\p{L})`),
  name,
];

/** A search that says nothing else. */
export const all = (said: string, name: string): Renaming => [pattern(String.raw`^\s*(?:${said})\s*$`, 'iu'), name];

/** A thing for another one, which has a name of its own. */
export const thingFor = (thing: string, host: string, name: string): Renaming =>
  words(String.raw`${thing}\s+(?:${FOR}|på|i)\s+(?:min\s+|en\s+)?${host}`, name);
