import { adminCampaigns } from '@shop/contracts/api/admin';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { sanitise } from '../content/sanitise.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { campaign, campaignProduct, campaignWindow } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { grouped, unique } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { pointers, requireKnown } from './references.ts';
import { checkWindow } from './refused.ts';
import { relist } from './relist.ts';

/** The kind of window in which a campaign itself runs; its other windows decorate the shop and are stored elsewhere. */
const OWN = 'campaign';

interface Parts {
  readonly windows: readonly { readonly from: number; readonly to: number }[];
  readonly productIds: readonly number[];
}

async function readParts(on: DbOrTx, ids: readonly number[]) {
  const windows = await on
    .select()
    .from(campaignWindow)
    .where(and(inArray(campaignWindow.campaignId, [...ids]), eq(campaignWindow.name, OWN)))
    .orderBy(asc(campaignWindow.from), asc(campaignWindow.id));
  const products = await on
    .select()
    .from(campaignProduct)
    .where(inArray(campaignProduct.campaignId, [...ids]))
    .orderBy(asc(campaignProduct.sort), asc(campaignProduct.productId));
  return {
    windows: grouped(
      windows,
      ({ campaignId }) => campaignId ?? 0,
      ({ from, to }) => ({ from: unixSeconds(from), to: unixSeconds(to) }),
    ),
    productIds: grouped(
      products,
      ({ campaignId }) => campaignId,
      ({ productId }) => productId,
    ),
  };
}

async function writeParts(tx: Tx, id: number, { windows, productIds }: Parts): Promise<void> {
  await tx.delete(campaignWindow).where(and(eq(campaignWindow.campaignId, id), eq(campaignWindow.name, OWN)));
  if (windows.length > 0) {
    const first = await nextId(tx, 'campaign_window');
    await tx.insert(campaignWindow).values(
      windows.map(({ from, to }, index) => ({
        id: first + index,
        name: OWN,
        campaignId: id,
        from: new Date(from * 1000),
        to: new Date(to * 1000),
      })),
    );
  }
  await tx.delete(campaignProduct).where(eq(campaignProduct.campaignId, id));
  if (productIds.length > 0) {
    await tx.insert(campaignProduct).values(productIds.map((productId, sort) => ({ campaignId: id, productId, sort })));
  }
}

/** Campaigns [O6-01]; lists know their products at once. */
export const registerAdminCampaigns: Feature = (app, services) =>
  manage(app, services, adminCampaigns, {
    entity: 'campaign',
    table: 'campaign',
    matches: (pattern, typed) => sql`t.name ilike ${pattern} or t.id::text = ${typed}`,
    filter: ({
      isActive = null,
      sectionId = null,
    }) => sql`(${isActive}::boolean is null or t.is_active = ${isActive}::boolean)
      and (${sectionId}::int is null or t.section_id = ${sectionId})`,
    orders: { sort: sql`t.sort, t.id`, name: sql`t.name, t.id`, newest: sql`t.id desc` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(campaign)
        .where(inArray(campaign.id, [...ids]));
      const { windows, productIds } = await readParts(on, ids);
      return new Map(
        rows.map(({ id, ...text }) => [
          id,
          { ...text, windows: windows.get(id) ?? [], productIds: productIds.get(id) ?? [] },
        ]),
      );
    },
    prepare: (body) => ({
      ...body,
      description: sanitise(body.description),
      windows: body.windows.toSorted((a, b) => a.from - b.from),
      productIds: unique(body.productIds),
    }),
    check: async (tx, { windows, sectionId, productIds }) => {
      for (const [index, each] of windows.entries()) checkWindow(each, `windows.${index}.to`);
      await requireKnown(tx, [
        { to: 'section', id: sectionId, field: 'sectionId' },
        ...pointers('product', 'productIds', productIds),
      ]);
    },
    insert: async (tx, { windows, productIds, ...text }) => {
      const id = await nextId(tx, 'campaign');
      await tx.insert(campaign).values({ id, ...text });
      await writeParts(tx, id, { windows, productIds });
      return id;
    },
    update: async (tx, id, { windows, productIds, ...text }) => {
      await tx.update(campaign).set(text).where(eq(campaign.id, id));
      await writeParts(tx, id, { windows, productIds });
    },
    after: ({ before, after }) =>
      relist(services, unique([...(before?.productIds ?? []), ...(after?.productIds ?? [])])),
  });
