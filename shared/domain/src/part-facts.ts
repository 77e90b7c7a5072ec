/** Kinds of components that fit together or not, by the value of the specification row 'Komponent'. */
export const PART_KINDS = {
  processor: 'Processor',
  motherboard: 'Moderkort',
  memory: 'Arbetsminne',
  graphicsCard: 'Grafikkort',
  powerSupply: 'Nätaggregat',
  case: 'Datorchassi',
  cooler: 'Processorkylare',
  storage: 'Lagring',
} as const;
/** One kind of component. */
export type PartKind = keyof typeof PART_KINDS;

/** The kinds in the order in which a computer is planned. */
export const PART_KIND_ORDER = Object.keys(PART_KINDS) as PartKind[];

/** Row of a specification. */
export interface FactRow {
  readonly label: string;
  readonly value: string;
}

/**
 * What is known of a component, by the labels of its specification. A label that is missing is unknown, never
 * assumed.
 */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

const KIND_OF_LABEL = new Map(PART_KIND_ORDER.map((kind) => [PART_KINDS[kind] as string, kind]));

/** The row that says which kind of component a product is. */
export const KIND_LABEL = 'Komponent';

/** The component that these specification rows describe; null when they describe none. */
export function readPart(name: string, rows: readonly FactRow[]): Part | null {
  const facts = Object.fromEntries(rows.map(({ label, value }) => [label, value]));
  const kind = KIND_OF_LABEL.get(facts[KIND_LABEL] ?? '');
  return kind === undefined ? null : { kind, name, facts };
}

/** The first number of a fact, in its own unit ('305 mm' is 305); null when it is unknown. */
export function numberOf({ facts }: Part, label: string): number | null {
  const [digits] = /\d[\d\s]*/.exec(facts[label] ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replace(/\s/g, ''));
}

/** The values of a fact that lists several ('Q5, Q6'); null when it is unknown. */
export const listOf = ({ facts }: Part, label: string): readonly string[] | null =>
  facts[label]?.split(',').map((value) => value.trim()) ?? null;

/** The labels that decide whether parts fit; everything else of a specification is left at home. */
export const FIT_LABELS: readonly string[] = [
  KIND_LABEL,
  'Sockel',
  'Socklar',
  'TDP',
  'Minnestyp',
  'Formfaktor',
  'M.2-platser',
  'Längd',
  'Strömförbrukning',
  'Effekt',
  'Kyltyp',
  'Höjd',
  'Kyler upp till',
  'Max kortlängd',
  'Max kylarhöjd',
  'Max radiator',
  'Max längd nätaggregat',
];
