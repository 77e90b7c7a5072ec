import type { ResponseOf } from '@shop/contracts';
import { getAdminBundle, putAdminBundle } from '@shop/contracts/api/admin';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { product, productRelation } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { secondsAt } from './timestamps.ts';
import { pointers, requireKnown } from './references.ts';
import { refused } from './refused.ts';
import { staffRoute } from './staff-route.ts';
import { canonicalText, checkVersion, versionOf } from './version.ts';

type Parts = ResponseOf<typeof getAdminBundle>['data']['parts'];

const bundleOf = (productId: number) =>
  and(eq(productRelation.productId, productId), eq(productRelation.kind, 'bundle'));

async function readParts(on: DbOrTx, productId: number): Promise<Parts> {
  const rows = await on
    .select()
    .from(productRelation)
    .where(bundleOf(productId))
    .orderBy(asc(productRelation.sort), asc(productRelation.relatedId));
  return rows.map(({ relatedId, offerPriceOre, offerEndsAt }) => ({
    productId: relatedId,
    offerPrice: offerPriceOre === null ? null : oreToKronor(offerPriceOre),
    offerEndsAt: secondsAt(offerEndsAt),
  }));
}

/** Refuses a product twice or beside itself, and a price without an end or the other way round. */
function checkParts(parts: Parts, productId: number): void {
  const seen = new Set([productId]);
  for (const [index, part] of parts.entries()) {
    if (seen.has(part.productId)) throw refused(`parts.${index}.productId`, 'Produkten är redan med.');
    seen.add(part.productId);
    if ((part.offerPrice === null) !== (part.offerEndsAt === null)) {
      throw refused(`parts.${index}.offerEndsAt`, 'Ange både pris och slut, eller inget av dem.');
    }
    if (part.offerPrice === 0) throw refused(`parts.${index}.offerPrice`, 'Priset måste vara över noll.');
  }
}

/** Products that are sold together with a product [O6-01], [7.6-12]. */
export const registerAdminBundles: Feature = (app, { db }) => {
  staffRoute(app, getAdminBundle, async ({ params: { id } }) => {
    const [row] = await db.select({ id: product.id }).from(product).where(eq(product.id, id));
    if (row === undefined) throw notFound();
    const parts = await readParts(db, id);
    return { data: { parts, version: versionOf(parts) } };
  });

  staffRoute(app, putAdminBundle, async (call) => {
    const { id } = call.params;
    const { parts, version } = call.body;
    let after: Parts = [];
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.id, id)).for('update');
      if (row === undefined) throw notFound();
      const before = await readParts(tx, id);
      after = before;
      if (canonicalText(before) !== canonicalText(parts)) {
        checkVersion(before, version);
        checkParts(parts, id);
        const fields = parts.map(({ productId }) => productId);
        await requireKnown(tx, pointers('product', 'parts', fields));
        await tx.delete(productRelation).where(bundleOf(id));
        if (parts.length > 0) {
          await tx.insert(productRelation).values(
            parts.map(({ productId, offerPrice, offerEndsAt }, sort) => ({
              productId: id,
              kind: 'bundle' as const,
              relatedId: productId,
              sort,
              offerPriceOre: offerPrice === null ? null : kronorToOre(offerPrice),
              offerEndsAt: offerEndsAt === null ? null : new Date(offerEndsAt * 1000),
            })),
          );
        }
        after = await readParts(tx, id);
      }
      return { action: 'update', entity: 'bundle', entityId: id, before, after };
    });
    return { data: { isChanged, version: versionOf(after) } };
  });
};
