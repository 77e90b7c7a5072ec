/** The specifications of one product, as the api gives them. */
type SpecificationGroups = readonly {
  readonly group: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}[];

/** `unknown`: what is known is the same, but of some product nothing is known. */
export type Likeness = 'same' | 'different' | 'unknown';

interface ComparedRow {
  readonly label: string;
  /** One of each product, in their order; null where nothing is known. */
  readonly values: readonly (string | null)[];
  readonly likeness: Likeness;
}

interface ComparedGroup {
  readonly group: string;
  readonly rows: readonly ComparedRow[];
}

/** Case and spaces make no difference. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');

/** How values of several products stand to each other; those of a single product are the same. */
export function likenessOf(values: readonly (string | null)[]): Likeness {
  const known = values.filter((value) => value !== null);
  if (new Set(known.map(plain)).size > 1) return 'different';
  return known.length === values.length ? 'same' : 'unknown';
}

/** Labels that some product has in several groups: only their group says what they are about. */
function ambiguousLabels(products: readonly SpecificationGroups[]): ReadonlySet<string> {
  const ambiguous = new Set<string>();
  for (const groups of products) {
    const homes = new Map<string, string>();
    for (const { group, rows } of groups) {
      for (const row of rows) {
        const label = plain(row.label);
        if ((homes.get(label) ?? plain(group)) !== plain(group)) ambiguous.add(label);
        homes.set(label, plain(group));
      }
    }
  }
  return ambiguous;
}

interface Line {
  readonly label: string;
  readonly values: (string | null)[];
}

/**
 * The specifications of several products beside each other, grouped as the first product that has a line groups it.
 * Lines are the same by their label, whatever group they are in, unless a product has that label in several groups:
 * then by group and label. A label that a product has twice in one group has both values.
 */
export function compareSpecifications(products: readonly SpecificationGroups[]): readonly ComparedGroup[] {
  const ambiguous = ambiguousLabels(products);
  const shown = new Map<string, { readonly group: string; readonly lines: Line[] }>();
  const lines = new Map<string, Line>();
  const lineOf = (group: string, label: string): Line => {
    const key = JSON.stringify([ambiguous.has(plain(label)) ? plain(group) : '', plain(label)]);
    const found = lines.get(key);
    if (found !== undefined) return found;
    const line: Line = { label, values: products.map(() => null) };
    lines.set(key, line);
    const home = shown.get(plain(group)) ?? { group, lines: [] };
    shown.set(plain(group), home);
    home.lines.push(line);
    return line;
  };
  for (const [index, groups] of products.entries()) {
    for (const { group, rows } of groups) {
      for (const { label, value } of rows) {
        if (value.trim() === '') continue;
        const { values } = lineOf(group, label);
        const before = values[index] ?? null;
        values[index] = before === null ? value : `${before}, ${value}`;
      }
    }
  }
  return [...shown.values()].map(({ group, lines: own }) => ({
    group,
    rows: own.map(({ label, values }) => ({ label, values, likeness: likenessOf(values) })),
  }));
}
