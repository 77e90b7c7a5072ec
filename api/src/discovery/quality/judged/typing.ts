/** The typed text so far, and the search that it is going to be. */
export interface Typing {
  typed: string;
  /** Matches the names of the relevant products. */
  name: RegExp;
  /** Matches the name of the relevant category, where there is one. */
  category?: RegExp;
}

const row = (name: RegExp, category: RegExp | undefined, ...typed: string[]): Typing[] =>
  typed.map((each) => ({ typed: each, name, ...(category && { category }) }));

/** Every beginning of `whole` from `least` letters on. */
const beginnings = (name: RegExp, whole: string, least: number): Typing[] =>
  Array.from({ length: whole.length - least + 1 }, (_, more) => ({ typed: whole.slice(0, least + more), name }));

export const TYPING: readonly Typing[] = [
  ...row(/tangentbord/i, /tangentbord/i, 'tan', 'tang', 'tange', 'tangent', 'tangentb', 'tangentbord', 'TANG'),
  ...row(/tangentbord/i, undefined, 'tagent', 'tangetb', 'tnagent', 'mekaniskt t', 'mekaniskt tang'),
  ...row(/hörlurar/i, /hörlurar/i, 'hör', 'hörl', 'hörlu', 'horl', 'horlu', 'hörlurar'),
  ...row(/hörlurar/i, undefined, 'hröl', 'trådlösa hö', 'tradlosa hor', 'hörlurr'),
  ...row(/grafikkort/i, /grafikkort/i, 'graf', 'grafik', 'grafikk', 'grafikkort'),
  ...row(/grafikkort/i, undefined, 'grafikort', 'graffik'),
  ...row(/dammsugare/i, /dammsugare/i, 'dam', 'damm', 'dammsu', 'robotd', 'robotdamm'),
  ...row(/dammsugare/i, undefined, 'damsug', 'dammsgu'),
  ...row(/kaffebryggare/i, /kaffebryggare/i, 'kaf', 'kaffe', 'kaffeb', 'kaffebry'),
  ...row(/brädspel|bräd/i, undefined, 'bräd', 'bräds', 'bradsp'),
  ...row(/högtalare/i, /högtalare/i, 'högt', 'högta', 'hogtal'),
  ...row(/skärm/i, /skärm/i, 'skär', 'skärm', 'skarm', 'bildsk'),
  ...row(/headset/i, /headset/i, 'head', 'heads', 'headset'),
  ...row(/mobil/i, /mobil/i, 'mob', 'mobil', 'mobilt'),
  ...row(/laddare/i, /laddare/i, 'ladda', 'laddar'),
  ...row(/powerbank/i, /powerbank/i, 'power', 'powerb'),
  ...row(/Klackverk/, undefined, 'klac', 'klackv', 'klackverk t'),
  ...row(/Snöskred/, undefined, 'snös', 'snos', 'snöskred'),
  ...row(/Aurora 75/, undefined, 'aurora 7', 'aurora 75', 'aurora75'),
  ...row(/Lanterna 16/, undefined, 'lanterna 16'),
  ...row(/router/i, /router|routrar/i, 'rout', 'route'),
  ...row(/pussel/i, /pussel/i, 'puss', 'pusse'),
  ...row(/mjukisdjur/i, /mjukisdjur/i, 'mjuk', 'mjukis', 'gosedj'),
  ...beginnings(/bildskärm|\btv\b|skärmskydd/i, 'bildskärm', 4),
  ...beginnings(/kylskåp|kylare/i, 'kylskåp', 3),
  ...beginnings(/surfplatta/i, 'surfplatta', 3),
  ...beginnings(/smartklocka|smart (?:lampa|uttag|sensor)/i, 'smartklocka', 3),
  ...beginnings(/airfryer/i, 'airfryer', 2),
  ...beginnings(/byggsats/i, 'byggsats', 3),
  ...beginnings(/drönare/i, 'drönare', 3),
  ...beginnings(/elsparkcykel/i, 'elsparkcykel', 3),
  ...beginnings(/gamingstol/i, 'gamingstol', 7),
  ...beginnings(/gaming/i, 'gamingdator', 4),
  ...beginnings(/handkontroll|handdammsugare/i, 'handkontroll', 4),
  ...beginnings(/kamera/i, 'kamera', 3),
  ...beginnings(/kortspel/i, 'kortspel', 5),
  ...beginnings(/mikrofon/i, 'mikrofon', 3),
  ...beginnings(/minneskort/i, 'minneskort', 5),
  ...beginnings(/moderkort/i, 'moderkort', 3),
  ...beginnings(/nätaggregat/i, 'nätaggregat', 4),
  ...beginnings(/processor/i, 'processor', 4),
  ...beginnings(/projektor/i, 'projektor', 4),
  ...beginnings(/robotdammsugare/i, 'robotdammsugare', 6),
  ...beginnings(/skrivare/i, 'skrivare', 6),
  ...beginnings(/skrivbord/i, 'skrivbord', 6),
  ...beginnings(/soundbar/i, 'soundbar', 4),
  ...beginnings(/tvättmaskin/i, 'tvättmaskin', 3),
  ...beginnings(/webbkamera/i, 'webbkamera', 3),
  ...beginnings(/bärbar/i, 'laptop', 3),
  ...beginnings(/objektiv/i, 'objektiv', 3),
  ...beginnings(/datormus|musmatta/i, 'mus', 3),
  ...beginnings(/läsplatta/i, 'läsplatta', 4),
  ...beginnings(/tv-spel|\btv\b/i, 'tv-spel', 2),
  ...beginnings(/Fjordlabb/, 'fjordlabb', 3),
  ...beginnings(/Lodjuret/, 'lodjuret', 3),
  ...beginnings(/Tystvik/, 'tystvik', 3),
  ...beginnings(/Videvik/, 'videvik', 3),
  ...beginnings(/Polarsten/, 'polarsten', 3),
  ...beginnings(/Skogens väktare/, 'skogens väktare', 9),
  ...beginnings(/Sju små sekunder/, 'sju små sekunder', 6),
  ...beginnings(/bildskärm/i, 'gaming skärm', 10),
  ...beginnings(/datormus/i, 'trådlös mus', 9),
  ...beginnings(/hörlurar/i, 'trådlösa hörlurar', 11),
];
