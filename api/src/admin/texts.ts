import { deleteAdminText, getAdminTexts, putAdminText } from '@shop/contracts/api/admin';
import { eq, sql } from 'drizzle-orm';
import { localizationText } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

/** Texts of the language pack [O8-02]. */
export const registerAdminTexts: Feature = (app, { db }) => {
  staffRoute(app, getAdminTexts, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const data = await readPage<{ key: string; text: string }>(db, {
      columns: sql`key, text`,
      from: sql`localization_text where ${pattern}::text is null or key ilike ${pattern} or text ilike ${pattern}`,
      order: sql`key`,
      page,
    });
    return { data };
  });

  staffRoute(app, putAdminText, async (call) => {
    const { key } = call.params;
    const { text } = call.body;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(localizationText).where(eq(localizationText.key, key)).for('update');
      await tx
        .insert(localizationText)
        .values({ key, text })
        .onConflictDoUpdate({ target: localizationText.key, set: { text } });
      const before = row === undefined ? null : { text: row.text };
      return {
        action: row === undefined ? 'create' : 'update',
        entity: 'text',
        entityId: key,
        before,
        after: { text },
      };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminText, async (call) => {
    const { key } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.delete(localizationText).where(eq(localizationText.key, key)).returning();
      if (row === undefined) throw notFound();
      return { action: 'delete', entity: 'text', entityId: key, before: { text: row.text }, after: null };
    });
    return { data: { isChanged } };
  });
};
