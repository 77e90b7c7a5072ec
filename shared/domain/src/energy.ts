/** [9-108..111][O9-22] The seven classes of each scale, best first. The scale is named after its best class. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  A: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+': ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
  'A++': ['A++', 'A+', 'A', 'B', 'C', 'D', 'E'],
  'A+++': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
};

/** From best to worst, as on the EU label. */
export const ENERGY_COLOURS: readonly string[] = [
  '#00A651',
  '#50B848',
  '#BED630',
  '#FFF200',
  '#FDB913',
  '#F37021',
  '#ED1C24',
];

/** An energy class and the scale that it belongs to. */
export interface EnergyClass {
  readonly rating: string;
  readonly scale: string;
}

/** The classes of a scale, best first; null for an unknown scale. */
export function energyClasses(scale: string): readonly string[] | null {
  return Object.hasOwn(SCALES, scale) ? (SCALES[scale] ?? null) : null;
}

/** Colour of a rating on its scale; null when either is unknown, then the rating is shown as plain text. */
export function energyColour({ rating, scale }: EnergyClass): string | null {
  const position = energyClasses(scale)?.indexOf(rating) ?? -1;
  return ENERGY_COLOURS[position] ?? null;
}

/** One line of a product sheet. */
export interface SheetLine {
  readonly label: string;
  readonly value: string;
}

/**
 * [3-116] The label/value pairs of `productSheetContent`, separated by '|' or newlines. When every part contains a
 * colon the parts are pairs themselves ('Effekt: 40 W'), otherwise labels and values alternate.
 */
export function parseProductSheet(content: string | null | undefined): SheetLine[] {
  const parts = (content ?? '')
    .split(/[|\r\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.every((part) => /^[^:]+:\s*\S/.test(part))) {
    return parts.map((part) => {
      const colon = part.indexOf(':');
      return { label: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
    });
  }
  return parts.flatMap((label, index) => (index % 2 === 0 ? [{ label, value: parts[index + 1] ?? '' }] : []));
}
