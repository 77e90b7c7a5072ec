import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { pageComponent } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Pointer } from './references.ts';

/** The content that page parts show, by type [3-91]. */
export const SHOWN_BY: Readonly<Record<number, Pointer['to']>> = {
  1: 'top_list',
  2: 'tile_group',
  3: 'tile_group',
  4: 'highlight_section',
  5: 'top_list',
  6: 'campaign',
};

/** Refuses to remove content that a page shows. */
export async function requireOffPages(tx: Tx, what: Pointer['to'], id: number): Promise<void> {
  const types = Object.keys(SHOWN_BY)
    .map(Number)
    .filter((type) => SHOWN_BY[type] === what);
  const used = await tx
    .select({ sectionId: pageComponent.sectionId })
    .from(pageComponent)
    .where(and(eq(pageComponent.refId, id), inArray(pageComponent.type, types)));
  const [first] = used;
  if (first === undefined) return;
  const page = first.sectionId === 0 ? 'startsidan' : `avdelning ${first.sectionId}`;
  throw new ApiError('CONFLICT', `Den visas på ${page}. Ta bort den därifrån först.`);
}
