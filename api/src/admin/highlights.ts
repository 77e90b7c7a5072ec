import { adminHighlightSections } from '@shop/contracts/api/admin';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Tx } from '../db/client.ts';
import { highlight, highlightSection } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { grouped } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { requireOffPages } from './page-use.ts';
import { requireKnown } from './references.ts';
import { refused } from './refused.ts';

type Highlights = z.output<(typeof adminHighlightSections)['body']>['highlights'];

/** Unchanged highlights keep their ids, and with them the URLs of their images. */
async function setHighlights(tx: Tx, sectionId: number, highlights: Highlights): Promise<void> {
  const remainingIds = highlights.flatMap(({ id }) => (id === null ? [] : [id]));
  const own = eq(highlight.highlightSectionId, sectionId);
  await tx.delete(highlight).where(remainingIds.length === 0 ? own : and(own, notInArray(highlight.id, remainingIds)));
  let free = await nextId(tx, 'highlight');
  for (const [sort, { id, ...rest }] of highlights.entries()) {
    const values = { ...rest, highlightSectionId: sectionId, sort };
    if (id === null) await tx.insert(highlight).values({ id: free++, ...values });
    else await tx.update(highlight).set(values).where(eq(highlight.id, id));
  }
}

async function requireOwn(tx: Tx, sectionId: number | null, highlights: Highlights): Promise<void> {
  const owned = await tx
    .select({ id: highlight.id })
    .from(highlight)
    .where(eq(highlight.highlightSectionId, sectionId ?? 0));
  const ownIds = new Set(owned.map(({ id }) => id));
  for (const [index, { id }] of highlights.entries()) {
    if (id !== null && !ownIds.delete(id)) throw refused(`highlights.${index}.id`, 'Puffen finns inte i gruppen.');
  }
}

/** Groups of highlights [O6-01], [3-85]. */
export const registerAdminHighlights: Feature = (app, services) =>
  manage(app, services, adminHighlightSections, {
    entity: 'highlight-section',
    table: 'highlight_section',
    matches: (pattern) => sql`t.name ilike ${pattern}
      or exists (select from highlight h where h.highlight_section_id = t.id and h.title ilike ${pattern})`,
    orders: { id: sql`t.id`, name: sql`t.name, t.id` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(highlightSection)
        .where(inArray(highlightSection.id, [...ids]));
      const parts = await on
        .select()
        .from(highlight)
        .where(inArray(highlight.highlightSectionId, [...ids]))
        .orderBy(asc(highlight.sort), asc(highlight.id));
      const highlights = grouped(
        parts,
        ({ highlightSectionId }) => highlightSectionId,
        ({ highlightSectionId: _section, sort: _place, ...part }) => part,
      );
      return new Map(rows.map(({ id, ...section }) => [id, { ...section, highlights: highlights.get(id) ?? [] }]));
    },
    check: async (tx, { highlights }, id) => {
      await requireOwn(tx, id, highlights);
      await requireKnown(
        tx,
        highlights.flatMap((each, index) => [
          { to: 'product', id: each.productId, field: `highlights.${index}.productId` },
          { to: 'campaign', id: each.campaignId, field: `highlights.${index}.campaignId` },
          { to: 'category', id: each.categoryId, field: `highlights.${index}.categoryId` },
          { to: 'manufacturer', id: each.manufacturerId, field: `highlights.${index}.manufacturerId` },
        ]),
      );
    },
    insert: async (tx, { highlights, ...section }) => {
      const id = await nextId(tx, 'highlight_section');
      await tx.insert(highlightSection).values({ id, ...section });
      await setHighlights(tx, id, highlights);
      return id;
    },
    update: async (tx, id, { highlights, ...section }) => {
      await tx.update(highlightSection).set(section).where(eq(highlightSection.id, id));
      await setHighlights(tx, id, highlights);
    },
    remove: async (tx, id) => {
      await requireOffPages(tx, 'highlight_section', id);
      await setHighlights(tx, id, []);
      await tx.delete(highlightSection).where(eq(highlightSection.id, id));
    },
  });
