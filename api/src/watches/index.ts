import { deleteWatch, getWatches, postWatch } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { createProducts } from '../catalogue/products.ts';
import { unixSeconds } from '../clock.ts';
import { productWatch } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { startWatch } from './start-watch.ts';
import { registerWatchPages } from './watch-pages.ts';

const STARTS = { limit: 60, windowSeconds: 3600 };

/** The watches feature: 'Bevaka' for stock and lower prices [O2.13-10]. */
export const registerWatches: Feature = async (app, services) => {
  const { db, rateLimits } = services;
  const products = createProducts(services);

  route(app, postWatch, async ({ params, body, user, request }) => {
    await rateLimits.use(`watch:${callerKey(request)}`, STARTS);
    return { data: { state: await startWatch(services, params.id, body, user) } };
  });

  route(app, getWatches, async ({ member }) => {
    const rows = await db
      .select()
      .from(productWatch)
      .where(and(eq(productWatch.memberId, member.id), isNotNull(productWatch.confirmedAt)))
      .orderBy(desc(productWatch.createdAt), desc(productWatch.id));
    const found = await products.summaries(rows.map(({ productId }) => productId));
    const cards = new Map(found.map((card) => [card.id, card]));
    const watches = rows.flatMap(({ id, kind, productId, limitOre, createdAt }) => {
      const card = cards.get(productId);
      if (card === undefined) return [];
      const limit = limitOre === null ? null : oreToKronor(limitOre);
      return [{ id, kind, product: card, limit, createdAt: unixSeconds(createdAt) }];
    });
    return { data: { watches } };
  });

  route(app, deleteWatch, async ({ params, member }) => {
    const ended = await db
      .delete(productWatch)
      .where(and(eq(productWatch.id, params.id), eq(productWatch.memberId, member.id)))
      .returning({ id: productWatch.id });
    if (ended.length === 0) throw notFound();
    return undefined;
  });

  await registerWatchPages(app, services);
};
