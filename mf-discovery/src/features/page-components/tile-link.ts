import type { PageComponent } from '@shop/contracts';
import type { Href } from '@shop/contracts/platform';
import { TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { parseQuery } from '@shop/contracts/routing';

export type Tile = Extract<PageComponent, { type: 3 }>['tiles'][number];

const LINKS: Readonly<Record<number, (tile: Tile, href: Href) => string>> = {
  [TILE_ENTITY_TYPES.section]: ({ entityId, name }, href) => href('section', { id: entityId, name }),
  [TILE_ENTITY_TYPES.category]: ({ entityId, name, filters }, href) =>
    href('category', { id: entityId, name }, parseQuery(filters ?? '')),
  [TILE_ENTITY_TYPES.manufacturer]: ({ entityId, name }, href) => href('manufacturer', { id: entityId, name }),
  [TILE_ENTITY_TYPES.specialCategory]: ({ entityId, name }, href) => href('category', { id: `s${entityId}`, name }),
};

/** [3-93] Target of a tile; null for one without a link. */
export const tileLink = (tile: Tile, href: Href): string | null => LINKS[tile.entityType]?.(tile, href) ?? null;

/** [2.11-21] The name for search engines has precedence. */
export const tileName = ({ seoName, name }: Pick<Tile, 'seoName' | 'name'>): string => seoName || name;
