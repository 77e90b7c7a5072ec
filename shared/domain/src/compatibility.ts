import { listOf, numberOf, type Part, type PartKind } from './part-facts.ts';

/** What a rule found of parts that stand in one computer: they clash, or too little is known to say. */
export interface Finding {
  readonly kind: 'conflict' | 'unknown';
  /** A Swedish sentence for the shopper. */
  readonly message: string;
  /** The parts concerned. */
  readonly parts: readonly Part[];
}

/** The verdict of a rule about two parts: true fits, false clashes, null is unknown. */
type Fit = boolean | null;

interface PairRule {
  readonly of: readonly [PartKind, PartKind];
  readonly fits: (one: Part, other: Part) => Fit;
  readonly conflict: (one: Part, other: Part) => string;
  /** What has to be looked up where it is not known, as the end of 'Vi vet inte …'. */
  readonly unknown: string;
}

/** Watts of a computer beside processor and graphics card: drives, fans, and room for peaks. */
const REST_WATTS = 150;
/** The least and the ordinary consumption of a processor that is not chosen yet, in watts. */
const UNCHOSEN_PROCESSOR_WATTS = { least: 65, ordinary: 150 } as const;

/** Boards by size; a case takes its own size and all smaller ones. */
const BOARD_SIZES: readonly string[] = ['Mini-ITX', 'Micro-ATX', 'ATX', 'E-ATX'];

const same = (one: string | undefined, other: string | undefined): Fit =>
  one === undefined || other === undefined ? null : one === other;

const atMost = (needed: number | null, room: number | null): Fit =>
  needed === null || room === null ? null : needed <= room;

const isM2 = ({ facts }: Part): boolean => facts['Formfaktor']?.startsWith('M.2') === true;

const isWater = ({ facts }: Part): boolean => facts['Kyltyp']?.startsWith('Vatten') === true;

function boardFits(board: Part, pcCase: Part): Fit {
  const [needed, room] = [board, pcCase].map(({ facts }) => BOARD_SIZES.indexOf(facts['Formfaktor'] ?? ''));
  return needed === undefined || room === undefined || needed < 0 || room < 0 ? null : needed <= room;
}

function coolerSocketFits({ facts }: Part, cooler: Part): Fit {
  const sockets = listOf(cooler, 'Socklar');
  const socket = facts['Sockel'];
  return sockets === null || socket === undefined ? null : sockets.includes(socket);
}

/** An air cooler stands upright in the case, the radiator of a water cooler hangs on a wall of it. */
const coolerFitsCase = (cooler: Part, pcCase: Part): Fit =>
  isWater(cooler)
    ? atMost(numberOf(cooler, 'Kyltyp'), numberOf(pcCase, 'Max radiator'))
    : atMost(numberOf(cooler, 'Höjd'), numberOf(pcCase, 'Max kylarhöjd'));

const PAIR_RULES: readonly PairRule[] = [
  {
    of: ['processor', 'motherboard'],
    fits: (processor, board) => same(processor.facts['Sockel'], board.facts['Sockel']),
    conflict: ({ facts }, board) =>
      `Processorn har sockel ${facts['Sockel']}, men moderkortet sockel ${board.facts['Sockel']}.`,
    unknown: 'om processorn passar moderkortets sockel',
  },
  {
    of: ['memory', 'motherboard'],
    fits: (memory, board) => same(memory.facts['Minnestyp'], board.facts['Minnestyp']),
    conflict: ({ facts }, board) => `Minnet är ${facts['Minnestyp']}, men moderkortet tar ${board.facts['Minnestyp']}.`,
    unknown: 'om minnet är av moderkortets sort',
  },
  {
    of: ['motherboard', 'case'],
    fits: boardFits,
    conflict: ({ facts }, pcCase) =>
      `Moderkortet är i format ${facts['Formfaktor']}, men chassit rymmer högst ${pcCase.facts['Formfaktor']}.`,
    unknown: 'om moderkortet får plats i chassit',
  },
  {
    of: ['graphicsCard', 'case'],
    fits: (card, pcCase) => atMost(numberOf(card, 'Längd'), numberOf(pcCase, 'Max kortlängd')),
    conflict: ({ facts }, pcCase) =>
      `Grafikkortet är ${facts['Längd']} långt, men chassit rymmer högst ${pcCase.facts['Max kortlängd']}.`,
    unknown: 'om grafikkortet får plats i chassit',
  },
  {
    of: ['powerSupply', 'case'],
    fits: (supply, pcCase) => atMost(numberOf(supply, 'Längd'), numberOf(pcCase, 'Max längd nätaggregat')),
    conflict: ({ facts }, pcCase) =>
      `Nätaggregatet är ${facts['Längd']} långt, men chassit rymmer högst ${pcCase.facts['Max längd nätaggregat']}.`,
    unknown: 'om nätaggregatet får plats i chassit',
  },
  {
    of: ['processor', 'cooler'],
    fits: coolerSocketFits,
    conflict: ({ facts }, cooler) =>
      `Processorn har sockel ${facts['Sockel']}, men kylaren passar ${cooler.facts['Socklar']}.`,
    unknown: 'om kylaren passar processorns sockel',
  },
  {
    of: ['processor', 'cooler'],
    fits: (processor, cooler) => atMost(numberOf(processor, 'TDP'), numberOf(cooler, 'Kyler upp till')),
    conflict: ({ facts }, cooler) =>
      `Processorn kan avge ${facts['TDP']}, men kylaren klarar ${cooler.facts['Kyler upp till']}.`,
    unknown: 'om kylaren räcker till processorn',
  },
  {
    of: ['cooler', 'case'],
    fits: coolerFitsCase,
    conflict: (cooler, { facts }) =>
      isWater(cooler)
        ? `Kylaren har en radiator på ${numberOf(cooler, 'Kyltyp')} mm, men chassit rymmer högst ${facts['Max radiator']}.`
        : `Kylaren är ${cooler.facts['Höjd']} hög, men chassit rymmer högst ${facts['Max kylarhöjd']}.`,
    unknown: 'om kylaren får plats i chassit',
  },
];

const ofKind = (parts: readonly Part[], wanted: PartKind): Part[] => parts.filter(({ kind }) => kind === wanted);

const unknownText = (what: string): string => `Vi vet inte ${what}: uppgiften saknas.`;

function checkPairs(parts: readonly Part[]): Finding[] {
  return PAIR_RULES.flatMap(({ of: [first, second], fits, conflict, unknown }) =>
    ofKind(parts, first).flatMap((one) =>
      ofKind(parts, second).flatMap((other): Finding[] => {
        const fit = fits(one, other);
        if (fit === true) return [];
        return fit === null
          ? [{ kind: 'unknown', message: unknownText(unknown), parts: [one, other] }]
          : [{ kind: 'conflict', message: conflict(one, other), parts: [one, other] }];
      }),
    ),
  );
}

/** Watts that a power supply must give for these parts; null when a consumption is unknown. */
function neededWatts(parts: readonly Part[], unchosenProcessor: number): number | null {
  const cards = ofKind(parts, 'graphicsCard').map((card) => numberOf(card, 'Strömförbrukning'));
  const processors = ofKind(parts, 'processor').map((processor) => numberOf(processor, 'TDP'));
  const consumers = [...cards, ...(processors.length === 0 ? [unchosenProcessor] : processors)];
  return consumers.reduce<number | null>(
    (sum, watts) => (sum === null || watts === null ? null : sum + watts),
    REST_WATTS,
  );
}

/**
 * The power supply carries graphics card, processor and the rest together. Without a processor the verdict is open
 * where it depends on which one comes.
 */
function checkPower(parts: readonly Part[]): Finding[] {
  const cards = ofKind(parts, 'graphicsCard');
  const consumers = [...cards, ...ofKind(parts, 'processor')];
  if (consumers.length === 0) return [];
  const [least, ordinary] = [UNCHOSEN_PROCESSOR_WATTS.least, UNCHOSEN_PROCESSOR_WATTS.ordinary].map((watts) =>
    neededWatts(parts, watts),
  );
  return ofKind(parts, 'powerSupply').flatMap((supply): Finding[] => {
    const watts = numberOf(supply, 'Effekt');
    const concerned = [supply, ...consumers];
    if (watts === null || least == null || ordinary == null)
      return [{ kind: 'unknown', message: unknownText('om nätaggregatet räcker'), parts: concerned }];
    if (watts < least) {
      // The processor is not to blame for what the card alone is too much for.
      const cardsAlone = neededWatts(cards, UNCHOSEN_PROCESSOR_WATTS.least);
      const toBlame = cardsAlone !== null && watts < cardsAlone ? [supply, ...cards] : concerned;
      const message = `Delarna behöver ett nätaggregat på minst ${least} W, men det här ger ${watts} W.`;
      return [{ kind: 'conflict', message, parts: toBlame }];
    }
    if (watts >= ordinary) return [];
    const message = `Om ${watts} W räcker beror på processorn: med en vanlig behövs ${ordinary} W.`;
    return [{ kind: 'unknown', message, parts: concerned }];
  });
}

/** Drives of the format M.2 each need a slot of their own on the motherboard. */
function checkDriveSlots(parts: readonly Part[]): Finding[] {
  const drives = ofKind(parts, 'storage').filter(isM2);
  if (drives.length === 0) return [];
  return ofKind(parts, 'motherboard').flatMap((board): Finding[] => {
    const slots = numberOf(board, 'M.2-platser');
    const concerned = [board, ...drives];
    if (slots === null)
      return [{ kind: 'unknown', message: unknownText('hur många M.2-platser moderkortet har'), parts: concerned }];
    const message = `${drives.length} M.2-enheter är valda, men moderkortet har ${board.facts['M.2-platser']}.`;
    return drives.length <= slots ? [] : [{ kind: 'conflict', message, parts: concerned }];
  });
}

/**
 * All that speaks against these parts in one computer, conflicts first. Adding a part never takes a conflict away, so a
 * half-chosen computer can be judged. Empty when everything that can be checked fits.
 */
export const checkParts = (parts: readonly Part[]): readonly Finding[] =>
  [...checkPairs(parts), ...checkPower(parts), ...checkDriveSlots(parts)].sort(
    (a, b) => Number(a.kind === 'unknown') - Number(b.kind === 'unknown'),
  );

/** How one more part goes with those of a computer. `apart` means that no rule connects them. */
export type FitVerdict =
  { readonly kind: 'fits' | 'apart' } | { readonly kind: 'conflict' | 'unknown'; readonly reasons: readonly string[] };

const RULED_PAIRS: readonly (readonly [PartKind, PartKind])[] = [
  ...PAIR_RULES.map(({ of }) => of),
  ['powerSupply', 'graphicsCard'],
  ['powerSupply', 'processor'],
  ['storage', 'motherboard'],
];

/** Kinds of components that a rule connects with this one, in no order. */
export const partnersOf = (kind: PartKind): readonly PartKind[] => [
  ...new Set(RULED_PAIRS.flatMap(([one, other]) => (one === kind ? [other] : other === kind ? [one] : []))),
];

/** Whether a part fits the others of a computer. A part of a kind that can stand there once replaces the one there. */
export function fitOf(part: Part, computer: readonly Part[]): FitVerdict {
  const others = part.kind === 'storage' ? computer : computer.filter(({ kind }) => kind !== part.kind);
  const own = checkParts([...others, part]).filter(({ parts }) => parts.includes(part));
  const conflicts = own.filter(({ kind }) => kind === 'conflict');
  if (conflicts.length > 0) return { kind: 'conflict', reasons: conflicts.map(({ message }) => message) };
  if (own.length > 0) return { kind: 'unknown', reasons: own.map(({ message }) => message) };
  const partners = partnersOf(part.kind);
  return { kind: others.some(({ kind }) => partners.includes(kind)) ? 'fits' : 'apart' };
}
