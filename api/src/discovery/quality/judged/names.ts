import { means } from './judgement.ts';

/** Products and makers whose names are words of everyday. */
export const NAMES = [
  ...means({ name: /^Galna sekunder/ })('galna sekunder'),
  ...means({ name: /^Sju små sekunder/ })('sju små sekunder', 'sju sma sekunder'),
  ...means({ name: /^Nästan älgar/ })('nästan älgar', 'nastan algar'),
  ...means({ name: /^Hungriga pannkakor/ })('hungriga pannkakor'),
  ...means({ name: /Skogens väktare/ })('skogens väktare'),
  ...means({ name: /Gränslandets uppror/ })('gränslandets uppror', 'granslandets uppror'),
  ...means({ name: /Robotarnas sång/ })('robotarnas sång'),
  ...means({ name: /Drottningens karta/ })('drottningens karta'),
  ...means({ name: /Fyrvaktarens marknad/ })('fyrvaktarens marknad'),
  ...means({ name: /Björnen Bertil/ })('björnen bertil', 'bjornen bertil'),
  ...means({ name: /Räven Rut/ })('räven rut'),
  ...means({ name: /Allt om kaffe/ })('allt om kaffe'),
  ...means({ name: /Handboken om drönare/ })('handboken om drönare'),
  ...means({ name: /Konsten att förstå datorbygge/ })('konsten att förstå datorbygge'),
  ...means({ name: /En liten bok om robotar/ })('en liten bok om robotar'),
  ...means({ name: /Vallmo Audio Ekot/ })('vallmo audio ekot'),
  ...means({ name: /\bEkot\b.*radio/ })('ekot radio'),
  ...means({ name: /\bFrukost\b.*radio/ })('frukost radio'),
  ...means({ name: /Snödriva/ })('snödriva', 'järnek snödriva', 'tystvik snödriva').map((each) =>
    /järnek|tystvik/.test(each.query)
      ? { ...each, name: each.query.startsWith('j') ? /Järnek Snödriva/ : /Tystvik Snödriva/ }
      : each,
  ),
  ...means({ name: /Köldknäpp/ })('köldknäpp'),
  ...means({ name: /Humlegrip Matsäck|Gnistra Matsäck/ })('matsäck powerbank'),
  ...means({ name: /Elvakaffe/ })('elvakaffe'),
  ...means({ name: /Kattern?a i fjällen/ })('katterna i fjällen'),
  ...means({ name: /Kräftskiva i skogen/ })('kräftskiva i skogen'),
  ...means({ name: /Tåget till skärgården/ })('tåget till skärgården'),
  ...means({ name: /Orbit 5 Jubileum/ })('orbit 5 jubileum'),
  ...means({ name: /^Grön Kabel/ })('grön kabel'),
  ...means({ name: /^Docka In/ })('docka in dockningsstation').map((each) => ({
    ...each,
    name: /^Docka In.*dockningsstation/,
  })),
  ...means({ name: /^Läslampan/ })('läslampan'),
  ...means({ name: /^Glasögat.*objektiv/ })('glasögat objektiv'),
  ...means({ name: /^Sparvhök/ })('sparvhök', 'sparvhok'),
  ...means({ name: /^Brusk/ })('brusk'),
  ...means({ name: /^Tonviken/ })('tonviken'),
  ...means({ name: /^Nattugglan/ })('nattugglan', 'nattuglan'),
  ...means({ name: /^Skrivklart/ })('skrivklart'),
  ...means({ name: /^Racerbana/ })('racerbana'),
  ...means({ name: /^Fyrtorn/ })('fyrtorn'),
];
