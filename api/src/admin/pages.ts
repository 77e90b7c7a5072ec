import { getAdminPage, putAdminPage } from '@shop/contracts/api/admin';
import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { pageComponent, section } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { nextId } from './next-id.ts';
import { SHOWN_BY } from './page-use.ts';
import { type Pointer, requireKnown } from './references.ts';
import { staffRoute } from './staff-route.ts';
import { canonicalText, checkVersion, versionOf } from './version.ts';

const START_PAGE = 0;

interface Part {
  readonly type: number;
  readonly refId: number;
}

async function requirePage(on: DbOrTx, sectionId: number): Promise<void> {
  if (sectionId === START_PAGE) return;
  const [row] = await on.select({ id: section.id }).from(section).where(eq(section.id, sectionId));
  if (row === undefined) throw notFound('Avdelningen finns inte.');
}

const readParts = (on: DbOrTx, sectionId: number): Promise<Part[]> =>
  on
    .select({ type: pageComponent.type, refId: pageComponent.refId })
    .from(pageComponent)
    .where(eq(pageComponent.sectionId, sectionId))
    .orderBy(asc(pageComponent.sort), asc(pageComponent.id));

async function readNames(on: DbOrTx, sectionId: number): Promise<(Part & { name: string | null })[]> {
  const { rows } = await on.execute<{ type: number; refId: number; name: string | null }>(sql`
    select p.type, p.ref_id as "refId", coalesce(t.name, g.heading, h.name, c.name) as name from page_component p
    left join top_list t on p.type in (1, 5) and t.id = p.ref_id
    left join tile_group g on p.type in (2, 3) and g.id = p.ref_id
    left join highlight_section h on p.type = 4 and h.id = p.ref_id
    left join campaign c on p.type = 6 and c.id = p.ref_id
    where p.section_id = ${sectionId} order by p.sort, p.id`);
  return rows;
}

async function writeParts(tx: Tx, sectionId: number, parts: readonly Part[]): Promise<void> {
  await tx.delete(pageComponent).where(eq(pageComponent.sectionId, sectionId));
  if (parts.length === 0) return;
  const first = await nextId(tx, 'page_component');
  await tx
    .insert(pageComponent)
    .values(parts.map(({ type, refId }, sort) => ({ id: first + sort, sectionId, type, refId, sort })));
}

/** The parts of start and section pages [2.11-01], [O6-01]. */
export const registerAdminPages: Feature = (app, { db }) => {
  staffRoute(app, getAdminPage, async ({ params: { sectionId } }) => {
    await requirePage(db, sectionId);
    const parts = await readNames(db, sectionId);
    return { data: { parts, version: versionOf(parts.map(({ type, refId }) => ({ type, refId }))) } };
  });

  staffRoute(app, putAdminPage, async (call) => {
    const { sectionId } = call.params;
    const after = call.body.parts;
    const isChanged = await audited(call, async (tx) => {
      await requirePage(tx, sectionId);
      // A page has no row of its own that could be locked.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`page:${sectionId}`}))`);
      const before = await readParts(tx, sectionId);
      if (canonicalText(before) !== canonicalText(after)) {
        checkVersion(before, call.body.version);
        await requireKnown(
          tx,
          after.flatMap(({ type, refId }, index): Pointer[] => {
            const to = SHOWN_BY[type];
            return to === undefined ? [] : [{ to, id: refId, field: `parts.${index}.refId` }];
          }),
        );
        await writeParts(tx, sectionId, after);
      }
      return { action: 'update', entity: 'page', entityId: sectionId, before, after };
    });
    return { data: { isChanged, version: versionOf(after) } };
  });
};
