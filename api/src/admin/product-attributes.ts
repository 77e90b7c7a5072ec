import { sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { attributeValue } from '../db/schema/index.ts';
import { nextId } from './next-id.ts';

export interface Attribute {
  readonly attributeId: number;
  readonly value: string;
}

/** The attributes of values, in the order of the filter boxes. */
export async function readAttributes(on: DbOrTx, valueIds: readonly number[]): Promise<Attribute[]> {
  const { rows } = await on.execute<{ attributeId: number; value: string }>(sql`
    select v.attribute_id as "attributeId", v.value from attribute_value v join attribute a on a.id = v.attribute_id
    where v.id = any(${sql.param([...valueIds])}::int[]) order by a.sort, a.id, v.sort, v.id`);
  return rows;
}

/** The ids of values; unknown ones are created. The attributes must exist. */
export async function valueIdsOf(tx: Tx, attributes: readonly Attribute[]): Promise<number[]> {
  if (attributes.length === 0) return [];
  const find = async () => {
    const { rows } = await tx.execute<{ id: number; attributeId: number; value: string }>(sql`
      select v.id, v.attribute_id as "attributeId", v.value
      from unnest(${sql.param(attributes.map(({ attributeId }) => attributeId))}::int[],
        ${sql.param(attributes.map(({ value }) => value))}::text[]) as w(attribute_id, value)
      join attribute_value v using (attribute_id, value)`);
    return rows;
  };
  const isMissing = (known: readonly Attribute[]) => (each: Attribute) =>
    !known.some(({ attributeId, value }) => attributeId === each.attributeId && value === each.value);
  let known = await find();
  if (attributes.some(isMissing(known))) {
    let free = await nextId(tx, 'attribute_value');
    known = await find();
    for (const { attributeId, value } of attributes.filter(isMissing(known))) {
      const sort = sql`(select coalesce(max(sort), 0) + 1 from attribute_value where attribute_id = ${attributeId})`;
      await tx.insert(attributeValue).values({ id: free++, attributeId, value, sort }).onConflictDoNothing();
    }
    known = await find();
  }
  return [...new Set(known.map(({ id }) => id))].toSorted((a, b) => a - b);
}
