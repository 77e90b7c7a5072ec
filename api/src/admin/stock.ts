import { putAdminStock } from '@shop/contracts/api/admin';
import { and, eq } from 'drizzle-orm';
import { product, stock } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { requireKnown } from './references.ts';
import { refused } from './refused.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';

/** Stock [O6-01]: a difference, so that two employees counting at once do not undo each other. */
export const registerAdminStock: Feature = (app, services) => {
  staffRoute(app, putAdminStock, async (call) => {
    const { params, body } = call;
    const { place, change } = body;
    let quantity = 0;
    await audited(call, async (tx) => {
      const [known] = await tx.select({ id: product.id }).from(product).where(eq(product.id, params.id));
      if (known === undefined) throw notFound();
      if (/^\d+$/.test(place)) await requireKnown(tx, [{ to: 'store', id: Number(place), field: 'place' }]);
      const own = and(eq(stock.productId, params.id), eq(stock.place, place));
      await tx.insert(stock).values({ productId: params.id, place, quantity: 0 }).onConflictDoNothing();
      const [row] = await tx.select().from(stock).where(own).for('update');
      const before = row?.quantity ?? 0;
      quantity = before + change;
      if (quantity < 0) throw new ApiError('CONFLICT', `Det finns bara ${before} kvar.`);
      if (quantity > 2_000_000_000) throw refused('change', 'Så många får inte plats.');
      await tx.update(stock).set({ quantity }).where(own);
      const entityId = `${params.id}:${place}`;
      return { action: 'update', entity: 'stock', entityId, before: { quantity: before }, after: { quantity } };
    });
    await relist(services, [params.id]);
    return { data: { quantity } };
  });
};
