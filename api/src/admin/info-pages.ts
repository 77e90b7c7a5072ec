import { type BodyOf } from '@shop/shared/contracts';
import { getAdminInfoPages, postAdminInfoPage, putAdminInfoPage } from '@shop/shared/contracts/api/admin';
import { eq, sql } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import { infoPage } from '../db/schema/index.ts';
import { isUniqueViolation } from '../db/tx.ts';
import type { Feature } from '../features.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { nextId } from './next-id.ts';
import { contains, readPage, secondsOf } from './paging.ts';
import { staffRoute } from './staff-route.ts';

type Body = BodyOf<typeof postAdminInfoPage>;

interface PageRow extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  ingress: string;
  content: string;
  sort: number;
  updatedAt: number;
}

const clean = (body: Body): Body => ({ ...body, content: sanitise(body.content) });

/** Two pages cannot have one address. */
async function withFreeSlug<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('CONFLICT', undefined, { fields: { slug: 'Adressen är upptagen.' }, cause: error });
  }
}

/** Info pages, the CMS of the shop [O6-01]. */
export const registerAdminInfoPages: Feature = (app, { db }) => {
  staffRoute(app, getAdminInfoPages, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const data = await readPage<PageRow>(db, {
      columns: sql`id, name, slug, ingress, content, sort, ${secondsOf(sql`updated_at`)} as "updatedAt"`,
      from: sql`info_page where ${pattern}::text is null or name ilike ${pattern} or slug ilike ${pattern}`,
      order: sql`sort, id`,
      page,
    });
    return { data };
  });

  staffRoute(app, postAdminInfoPage, async (call) => {
    const after = clean(call.body);
    let id = 0;
    await withFreeSlug(() =>
      audited(call, async (tx) => {
        id = await nextId(tx, sql`info_page`);
        await tx.insert(infoPage).values({ id, ...after, updatedAt: call.clock.now() });
        return { action: 'create', entity: 'info', entityId: id, before: null, after };
      }),
    );
    return { data: { id } };
  });

  staffRoute(app, putAdminInfoPage, async (call) => {
    const { id } = call.params;
    const after = clean(call.body);
    const isChanged = await withFreeSlug(() =>
      audited(call, async (tx) => {
        const [row] = await tx.select().from(infoPage).where(eq(infoPage.id, id)).for('update');
        if (row === undefined) throw notFound();
        const { name, slug, ingress, content, sort } = row;
        const before: Body = { name, slug, ingress, content, sort };
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        if (!isSame)
          await tx
            .update(infoPage)
            .set({ ...after, updatedAt: call.clock.now() })
            .where(eq(infoPage.id, id));
        return { action: 'update', entity: 'info', entityId: id, before, after };
      }),
    );
    return { data: { isChanged } };
  });
};
