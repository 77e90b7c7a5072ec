/** A search as Swedish shoppers type it, and the products that they mean by it. */
export interface Judgement {
  query: string;
  /** Matches the names of the product's categories, from section to leaf. */
  category?: RegExp;
  /** Matches the product's name. */
  name?: RegExp;
  /** Required attribute values, each spelt as in the catalogue; of a nested list any one suffices. */
  has?: readonly (string | readonly string[])[];
  /** Bounds of the price in kronor, both included. */
  price?: { from?: number; to?: number };
  /** Only products below the middle of the prices of what is meant otherwise: 'billig'. */
  cheap?: true;
  /** Only products whose regular price is higher: 'på rea'. */
  reduced?: true;
}

/** One row of a table: the search and the relevant products. */
export const means =
  (wanted: Omit<Judgement, 'query'>) =>
  (...queries: readonly string[]): Judgement[] =>
    queries.map((query) => ({ query, ...wanted }));

/** Combines things with the ways to ask for each: 'under 300 kr' of ten kinds. */
export const each = <Thing extends keyof typeof THINGS>(
  names: Readonly<Partial<Record<Thing, string>>>,
  ask: (name: string) => readonly string[],
  wanted: Omit<Judgement, 'query' | 'name'> = {},
): Judgement[] =>
  (Object.entries(names) as [Thing, string][]).flatMap(([thing, name]) =>
    means({ ...THINGS[thing], ...wanted })(...ask(name)),
  );

/** Products by the last noun of their names. */
export const THINGS = {
  keyboard: { name: /tangentbord/i },
  mouse: { name: /datormus/i },
  mousePad: { name: /musmatta/i },
  headset: { name: /(?<!VR-)headset/i },
  headphones: { name: /hörlurar/i },
  monitor: { name: /bildskärm/i },
  tv: { name: /\btv(?!-)\b/i },
  laptop: { name: /bärbar (?:gaming)?dator/i },
  graphicsCard: { name: /grafikkort/i },
  processor: { name: / processor\b/i },
  memory: { name: /arbetsminne/i },
  ssd: { name: /\bssd\b/i },
  hardDrive: { name: /hårddisk/i },
  powerSupply: { name: /nätaggregat/i },
  phone: { name: /mobiltelefon/i },
  phoneCase: { name: /mobilskal/i },
  tablet: { name: /surfplatta/i },
  watch: { name: /smartklocka/i },
  charger: { name: /\bladdare/i },
  powerBank: { name: /powerbank/i },
  speaker: { name: /högtalare/i },
  coffee: { name: /kaffebryggare/i },
  vacuum: { name: /dammsugare/i },
  robotVacuum: { name: /robotdammsugare/i },
  boardGame: { name: /brädspel/i },
  puzzle: { name: /pussel\b/i, category: /pussel/i },
  plush: { name: /mjukisdjur/i },
  controller: { name: /handkontroll/i },
  chair: { name: /gamingstol/i },
  desk: { name: /skrivbord\b/i },
  router: { name: / router\b/i },
  camera: { name: / kamera\b/i },
  webcam: { name: /webbkamera/i },
  scooter: { name: /elsparkcykel/i },
} as const satisfies Record<string, Omit<Judgement, 'query'>>;

/** Values of wireless products in the catalogue. */
export const WIRELESS = ['Bluetooth', 'Trådlös 2,4 GHz', 'USB, Bluetooth och 2,4 GHz', 'Bluetooth och kabel'] as const;
