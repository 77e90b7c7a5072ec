import type { ResponseOf } from '@shop/contracts';
import type { getInfoPage } from '@shop/contracts/api/content';
import { asc, eq } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { infoPage } from '../db/schema/index.ts';
import { sanitise } from './sanitise.ts';

/** An info page by its number or slug, with all pages beside it for the side menu [O2.1-09]. */
export async function readInfoPage(db: Db, idOrSlug: string): Promise<ResponseOf<typeof getInfoPage>['data'] | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const [[page], siblings] = await Promise.all([
    db
      .select()
      .from(infoPage)
      .where(isId ? eq(infoPage.id, Number(idOrSlug)) : eq(infoPage.slug, idOrSlug.toLowerCase())),
    db
      .select({ id: infoPage.id, name: infoPage.name, slug: infoPage.slug })
      .from(infoPage)
      .orderBy(asc(infoPage.sort), asc(infoPage.id)),
  ]);
  if (page === undefined) return null;
  const { id, name, slug, ingress, content, updatedAt } = page;
  return { info: { id, name, slug, ingress, content: sanitise(content), updatedAt: unixSeconds(updatedAt) }, siblings };
}
