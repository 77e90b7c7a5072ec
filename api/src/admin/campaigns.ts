import { getAdminCampaigns, putAdminCampaign } from '@shop/shared/contracts/api/admin';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { sanitise } from '../content/sanitise.ts';
import type { DbOrTx } from '../db/client.ts';
import { campaign, campaignProduct, campaignWindow, product } from '../db/schema/index.ts';
import type { Feature } from '../features.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';

/** The windows in which a campaign itself runs; others of its windows dress the shop up and are kept elsewhere. */
const OWN = 'campaign';

async function readParts(on: DbOrTx, id: number) {
  const [windows, products] = await Promise.all([
    on
      .select()
      .from(campaignWindow)
      .where(and(eq(campaignWindow.campaignId, id), eq(campaignWindow.name, OWN)))
      .orderBy(asc(campaignWindow.from)),
    on
      .select({ id: campaignProduct.productId })
      .from(campaignProduct)
      .where(eq(campaignProduct.campaignId, id))
      .orderBy(asc(campaignProduct.sort), asc(campaignProduct.productId)),
  ]);
  return {
    windows: windows.map(({ from, to }) => ({ from: unixSeconds(from), to: unixSeconds(to) })),
    productIds: products.map((row) => row.id),
  };
}

/** Campaigns [O6-01]. */
export const registerAdminCampaigns: Feature = (app, services) => {
  const { db } = services;

  staffRoute(app, getAdminCampaigns, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const { rows, total } = await readPage<{ id: number }>(db, {
      columns: sql`c.id`,
      from: sql`campaign c where ${pattern}::text is null or c.name ilike ${pattern}`,
      order: sql`c.sort, c.id`,
      page,
    });
    const ids = rows.map(({ id }) => id);
    const found = ids.length === 0 ? [] : await db.select().from(campaign).where(inArray(campaign.id, ids));
    const byId = new Map(found.map((row) => [row.id, row]));
    const wired = await Promise.all(
      ids.flatMap((id) => {
        const row = byId.get(id);
        if (row === undefined) return [];
        const { name, description, color, isActive } = row;
        return [readParts(db, id).then((parts) => ({ id, name, description, color, isActive, ...parts }))];
      }),
    );
    return { data: { rows: wired, total } };
  });

  staffRoute(app, putAdminCampaign, async (call) => {
    const { id } = call.params;
    const { windows, productIds, ...rest } = call.body;
    const wanted = [...new Set(productIds)];
    const touched = new Set<number>();
    if (windows.some(({ from, to }) => to < from)) {
      throw new ApiError('VALIDATION', undefined, { fields: { windows: 'Ett fönster slutar innan det börjar.' } });
    }
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(campaign).where(eq(campaign.id, id)).for('update');
      if (row === undefined) throw notFound();
      const known = await tx
        .select({ id: product.id })
        .from(product)
        .where(inArray(product.id, [...wanted, 0]));
      if (known.length < wanted.length) {
        throw new ApiError('VALIDATION', undefined, { fields: { productIds: 'En av produkterna finns inte.' } });
      }
      const { name, description, color, isActive } = row;
      const parts = await readParts(tx, id);
      const before = { name, description, color, isActive, ...parts };
      const own = { ...rest, description: sanitise(rest.description) };
      await tx.update(campaign).set(own).where(eq(campaign.id, id));
      await tx.execute(sql`lock table campaign_window in share row exclusive mode`);
      await tx.delete(campaignWindow).where(and(eq(campaignWindow.campaignId, id), eq(campaignWindow.name, OWN)));
      for (const { from, to } of windows) {
        await tx.execute(sql`
          insert into campaign_window (id, name, campaign_id, "from", "to")
          select coalesce(max(id), 0) + 1, ${OWN}, ${id}, to_timestamp(${from}), to_timestamp(${to}) from campaign_window`);
      }
      await tx.delete(campaignProduct).where(eq(campaignProduct.campaignId, id));
      if (wanted.length > 0) {
        await tx.insert(campaignProduct).values(wanted.map((productId, sort) => ({ campaignId: id, productId, sort })));
      }
      for (const productId of [...parts.productIds, ...wanted]) touched.add(productId);
      const after = { ...before, ...own, windows: windows.map(({ from, to }) => ({ from, to })), productIds: wanted };
      return { action: 'update', entity: 'campaign', entityId: id, before, after };
    });
    if (isChanged) await relist(services, [...touched]);
    return { data: { isChanged } };
  });
};
