import type { PoolClient } from 'pg';
import { ctoExclusion, ctoModel, ctoOption, ctoSlot } from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { insertRows } from '../engine/insert.ts';
import { toOre } from '../engine/price-ending.ts';
import { EXCLUSIONS, MODELS, SLOTS } from './parts.ts';

/** Ids show where a choice belongs: model 2's third slot is 203, its first choice 2031. */
const slotId = (modelId: number, slot: number): number => modelId * 100 + slot + 1;
const optionId = (modelId: number, slot: number, part: number): number => slotId(modelId, slot) * 10 + part + 1;

function optionRows(): (typeof ctoOption.$inferInsert)[] {
  return MODELS.flatMap(({ id: modelId, standard, without }) =>
    SLOTS.flatMap(({ name: slotName, parts }, slot) => {
      const standardPart = parts.find(({ name }) => name === standard[slot]);
      if (standardPart === undefined) throw new Error(`${slotName} of model ${modelId} has no standard part.`);
      return parts.flatMap(({ name, text, kronor, days = 0, facts }, part) =>
        without.includes(name)
          ? []
          : [
              {
                id: optionId(modelId, slot, part),
                slotId: slotId(modelId, slot),
                name,
                description: text,
                priceDeltaOre: toOre(kronor - standardPart.kronor),
                extraDays: days,
                facts,
                isDefault: name === standard[slot],
                sort: part,
              },
            ],
      );
    }),
  );
}

function exclusionRows(options: readonly (typeof ctoOption.$inferInsert)[]): (typeof ctoExclusion.$inferInsert)[] {
  return MODELS.flatMap(({ id: modelId }) => {
    const own = options.filter((option) => Math.floor(option.slotId / 100) === modelId);
    const idOf = (name: string): number | undefined => own.find((option) => option.name === name)?.id;
    return EXCLUSIONS.flatMap(([one, other, reason]) => {
      const [first, second] = [idOf(one), idOf(other)];
      if (first === undefined || second === undefined) return [];
      return [{ optionId: Math.min(first, second), otherId: Math.max(first, second), reason }];
    });
  });
}

/**
 * Computers that Polarsten builds to order [1-19]. Each model shows a finished computer, the dearest model the dearest.
 */
export async function writeConfigureToOrder(client: PoolClient, products: readonly ProductSummary[]): Promise<void> {
  const finished = products
    .filter(({ typeKey, isFyndware, isUpcoming }) => typeKey === 'polarstenPc' && !isFyndware && !isUpcoming)
    .sort((a, b) => a.priceOre - b.priceOre || a.id - b.id);
  await insertRows(
    client,
    ctoModel,
    MODELS.flatMap(({ id, name, kronor, buildDays, description, highlights, parts }, sort) => {
      const pictured = finished[Math.floor(((finished.length - 1) * sort) / (MODELS.length - 1))];
      if (pictured === undefined) return [];
      const basePriceOre = toOre(kronor);
      return [
        {
          id,
          name,
          description,
          highlights: [...highlights],
          basePriceOre,
          buildDays,
          pictureProductId: pictured.id,
          parts,
          sort,
        },
      ];
    }),
  );
  await insertRows(
    client,
    ctoSlot,
    MODELS.flatMap(({ id: modelId }) =>
      SLOTS.map(({ name, help }, slot) => ({ id: slotId(modelId, slot), modelId, name, help, sort: slot })),
    ),
  );
  const options = optionRows();
  await insertRows(client, ctoOption, options);
  await insertRows(client, ctoExclusion, exclusionRows(options));
}
