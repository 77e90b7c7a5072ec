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
];
