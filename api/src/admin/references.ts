import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { ApiError } from '../http/errors.ts';

/** Tables that can be referenced, with the text for an unknown id. */
const UNKNOWN = {
  attribute: 'Egenskapen finns inte.',
  campaign: 'Kampanjen finns inte.',
  category: 'Kategorin finns inte.',
  highlight_section: 'Gruppen av puffar finns inte.',
  manufacturer: 'Tillverkaren finns inte.',
  member: 'Medlemmen finns inte.',
  product: 'Produkten finns inte.',
  section: 'Avdelningen finns inte.',
  shipping_method: 'Leveranssättet finns inte.',
  store: 'Butiken finns inte.',
  tile_group: 'Gruppen av rutor finns inte.',
  top_list: 'Topplistan finns inte.',
} as const;

export interface Pointer {
  readonly to: keyof typeof UNKNOWN;
  /** Null is no reference, and valid. */
  readonly id: number | null;
  /** The referencing field of the form. */
  readonly field: string;
}

/** One pointer for each id of a list. */
export const pointers = (to: Pointer['to'], field: string, ids: readonly number[]): Pointer[] =>
  ids.map((id, index) => ({ to, id, field: `${field}.${index}` }));

/** Refuses a form with references to unknown ids, reporting all fields at once. */
export async function requireKnown(tx: Tx, all: readonly Pointer[]): Promise<void> {
  const fields: Record<string, string> = {};
  for (const to of new Set(all.map((each) => each.to))) {
    const pointing = all.filter((each) => each.to === to && each.id !== null);
    if (pointing.length === 0) continue;
    const ids = sql.param(pointing.map(({ id }) => id));
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${sql.identifier(to)} where id = any(${ids}::int[])`,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { id, field } of pointing) if (id !== null && !known.has(id)) fields[field] = UNKNOWN[to];
  }
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
}
