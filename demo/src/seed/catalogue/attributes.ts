import { PRODUCT_TYPES } from './types.ts';

/** Room for this many values per attribute id. */
const VALUES_PER_ATTRIBUTE = 1000;

const UNIT_FACTORS: Readonly<Record<string, number>> = { TB: 1000, 'GB/s': 1000, år: 12 };

/** Number a value begins with, on a common scale ('1 TB' after '512 GB'); null for words. */
function magnitude(value: string): number | null {
  const match = /(\d[\d  ]*(?:,\d+)?)\s*(\S*)/.exec(value);
  if (!match?.[1]) return null;
  return Number(match[1].replace(/[  ]/g, '').replace(',', '.')) * (UNIT_FACTORS[match[2] ?? ''] ?? 1);
}

interface AttributeEntry {
  readonly id: number;
  readonly name: string;
  readonly sort: number;
  readonly values: ReadonlyMap<string, number>;
}

function collect(): Map<string, AttributeEntry> {
  const found = new Map<string, { sort: number; values: string[] }>();
  for (const type of Object.values(PRODUCT_TYPES)) {
    Object.entries(type.attributes).forEach(([name, values], position) => {
      const entry = found.get(name) ?? { sort: position, values: [] };
      entry.sort = Math.min(entry.sort, position);
      entry.values.push(...values.filter((value) => !entry.values.includes(value)));
      found.set(name, entry);
    });
  }
  return new Map(
    [...found].map(([name, { sort, values }], index) => {
      const id = index + 1;
      const ids = new Map(values.map((value, position) => [value, id * VALUES_PER_ATTRIBUTE + position] as const));
      return [name, { id, name, sort, values: ids }];
    }),
  );
}

/** All attributes of all types: one attribute per name, so that 'Färg' means the same everywhere. */
export const ATTRIBUTES: ReadonlyMap<string, AttributeEntry> = collect();

export function attributeId(name: string): number {
  const entry = ATTRIBUTES.get(name);
  if (entry === undefined) throw new Error(`No attribute ${name}`);
  return entry.id;
}

export function attributeValueId(name: string, value: string): number {
  const id = ATTRIBUTES.get(name)?.values.get(value);
  if (id === undefined) throw new Error(`No value ${value} of ${name}`);
  return id;
}

export const attributeRows = () =>
  [...ATTRIBUTES.values()].map(({ id, name, sort }) => ({ id, name, unit: null, isFilter: true, sort }));

/** Values by magnitude where they have one, else as the tables list them. */
export const attributeValueRows = () =>
  [...ATTRIBUTES.values()].flatMap(({ id: attributeIdOf, values }) => {
    const ordered = [...values].map(([value, id], index) => ({ value, id, index, size: magnitude(value) ?? -1 }));
    ordered.sort((a, b) => a.size - b.size || a.index - b.index);
    return ordered.map(({ value, id }, sort) => ({ id, attributeId: attributeIdOf, value, sort }));
  });
