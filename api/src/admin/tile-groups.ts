import { adminTileGroups } from '@shop/contracts/api/admin';
import { TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Tx } from '../db/client.ts';
import { popularCategory, tileGroup } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { grouped } from './grouped.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { requireOffPages } from './page-use.ts';
import { type Pointer, requireKnown } from './references.ts';

type Tiles = z.output<(typeof adminTileGroups)['body']>['tiles'];

const LEADS_TO: Readonly<Record<number, Pointer['to']>> = {
  [TILE_ENTITY_TYPES.section]: 'section',
  [TILE_ENTITY_TYPES.category]: 'category',
  [TILE_ENTITY_TYPES.manufacturer]: 'manufacturer',
  [TILE_ENTITY_TYPES.specialCategory]: 'category',
};

async function setTiles(tx: Tx, tileGroupId: number, tiles: Tiles): Promise<void> {
  await tx.delete(popularCategory).where(eq(popularCategory.tileGroupId, tileGroupId));
  if (tiles.length === 0) return;
  const first = await nextId(tx, 'popular_category');
  await tx
    .insert(popularCategory)
    .values(tiles.map((tile, sort) => ({ id: first + sort, tileGroupId, sort, ...tile })));
}

/** Groups of tiles [O6-01], [3-92]. */
export const registerAdminTileGroups: Feature = (app, services) =>
  manage(app, services, adminTileGroups, {
    entity: 'tile-group',
    table: 'tile_group',
    matches: (pattern) => sql`t.heading ilike ${pattern}
      or exists (select from popular_category c where c.tile_group_id = t.id and c.name ilike ${pattern})`,
    orders: { id: sql`t.id`, heading: sql`t.heading, t.id` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(tileGroup)
        .where(inArray(tileGroup.id, [...ids]));
      const parts = await on
        .select()
        .from(popularCategory)
        .where(inArray(popularCategory.tileGroupId, [...ids]))
        .orderBy(asc(popularCategory.sort), asc(popularCategory.id));
      const tiles = grouped(
        parts,
        ({ tileGroupId }) => tileGroupId,
        ({ id: _id, tileGroupId: _group, sort: _place, ...tile }) => tile,
      );
      return new Map(rows.map(({ id, ...group }) => [id, { ...group, tiles: tiles.get(id) ?? [] }]));
    },
    check: (tx, { sectionId, tiles }) =>
      requireKnown(tx, [
        { to: 'section', id: sectionId, field: 'sectionId' },
        ...tiles.flatMap(({ entityType, entityId, productId }, index): Pointer[] => {
          const to = LEADS_TO[entityType];
          return [
            { to: 'product', id: productId, field: `tiles.${index}.productId` },
            ...(to === undefined ? [] : [{ to, id: entityId, field: `tiles.${index}.entityId` }]),
          ];
        }),
      ]),
    insert: async (tx, { tiles, ...group }) => {
      const id = await nextId(tx, 'tile_group');
      await tx.insert(tileGroup).values({ id, ...group });
      await setTiles(tx, id, tiles);
      return id;
    },
    update: async (tx, id, { tiles, ...group }) => {
      await tx.update(tileGroup).set(group).where(eq(tileGroup.id, id));
      await setTiles(tx, id, tiles);
    },
    remove: async (tx, id) => {
      await requireOffPages(tx, 'tile_group', id);
      await setTiles(tx, id, []);
      await tx.delete(tileGroup).where(eq(tileGroup.id, id));
    },
  });
