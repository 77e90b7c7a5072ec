import type { ProductFields } from '@shop/contracts/api/admin';
import { kronorToOre } from '@shop/domain/money';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { type Pointer, pointers, requireKnown } from './references.ts';
import { refused } from './refused.ts';

interface Checked {
  readonly fields: ProductFields;
  /** Null for a new product. */
  readonly id: number | null;
  readonly priceOre: number;
  /** Names of existing drawings. */
  readonly drawings: readonly string[];
}

/** Rules over one field or two, with the text for a violation. */
const RULES: readonly (readonly [field: string, text: string, isBroken: (checked: Checked) => boolean])[] = [
  ['archetype', 'Det finns ingen bild som heter så.', ({ fields, drawings }) => !drawings.includes(fields.archetype)],
  [
    'levelOnePrice',
    'Medlemspriset måste vara lägre än priset.',
    ({ fields, priceOre }) => fields.levelOnePrice !== null && kronorToOre(fields.levelOnePrice) >= priceOre,
  ],
  [
    'isShippable',
    'En digital vara skickas inte med posten.',
    ({ fields: { isDigital, isShippable } }) => isDigital && isShippable,
  ],
  [
    'successorIds',
    'En produkt kan inte ersätta sig själv.',
    ({ fields, id }) => id !== null && fields.successorIds.includes(id),
  ],
  [
    'fyndware.ofId',
    'En fyndvara måste vara en annan vara än originalet.',
    ({ fields, id }) => id !== null && fields.fyndware?.ofId === id,
  ],
  [
    'attributes',
    'Samma egenskap med samma värde står två gånger.',
    ({ fields: { attributes } }) =>
      new Set(attributes.map(({ attributeId, value }) => `${attributeId}:${value}`)).size < attributes.length,
  ],
];

/** Whether a field was edited, so that older violations do not stop other changes. */
const isTouched = (before: ProductFields | null, fields: ProductFields, field: string): boolean => {
  const key = field.split('.')[0] as keyof ProductFields;
  return before === null || JSON.stringify(before[key]) !== JSON.stringify(fields[key]);
};

async function requireOwnNumber(tx: Tx, { articleNumber }: ProductFields, id: number | null): Promise<void> {
  // Serializes two creations at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('article-number'))`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from product where lower(article_number) = lower(${articleNumber}) and id is distinct from ${id}::int limit 1`);
  if (rows[0] !== undefined) throw refused('articleNumber', `Artikelnumret används av produkt ${rows[0].id}.`);
}

/** Refuses an invalid product; checks only new or edited fields. */
export async function checkProduct(
  tx: Tx,
  { before, ...checked }: Checked & { readonly before: ProductFields | null },
): Promise<void> {
  const { fields, id } = checked;
  for (const [field, text, isBroken] of RULES) {
    if (isTouched(before, fields, field) && isBroken(checked)) throw refused(field, text);
  }
  const all: Pointer[] = [
    { to: 'manufacturer', id: fields.manufacturerId, field: 'manufacturerId' },
    { to: 'product', id: fields.fyndware?.ofId ?? null, field: 'fyndware.ofId' },
    ...fields.attributes.map(({ attributeId }, index): Pointer => ({
      to: 'attribute',
      id: attributeId,
      field: `attributes.${index}.attributeId`,
    })),
    ...pointers('product', 'successorIds', fields.successorIds),
    ...pointers('shipping_method', 'possibleDeliveryMethods', fields.possibleDeliveryMethods),
  ];
  await requireKnown(
    tx,
    all.filter(({ field }) => isTouched(before, fields, field)),
  );
  if (isTouched(before, fields, 'articleNumber')) await requireOwnNumber(tx, fields, id);
}
