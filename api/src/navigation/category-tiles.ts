import type { CategoryTile } from '@shop/contracts/api/recommendations';
import { parseCategoryValue } from '@shop/domain/filters';
import { TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { previewUrl } from '../catalogue/image-urls.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { plainList } from '../discovery/plain-list.ts';
import { readFilters, storedFilters } from '../discovery/read-filters.ts';
import type { CategoryRow, Reference } from '../discovery/reference.ts';
import type { SearchPort } from '../discovery/search-port.ts';
import { manufacturerCounts } from './entities.ts';

const MAX_TILES = 24;

export interface TileRequest {
  entityType: number;
  entityId: number;
  /** Depth of the categories of a manufacturer; 1 when left out. */
  level: number | undefined;
  /** 0: in all sections. */
  sectionId: number;
  /** Further filters of the admin tool, stored ones' form. */
  filters: string | undefined;
}

interface Tools {
  named: NamedQuery;
  reference: Reference;
  search: SearchPort;
}

type Counted = CategoryRow & { readonly tileCount: number };

const below = (reference: Reference, parentId: number): Counted[] =>
  (reference.children.get(parentId) ?? []).map((row) => ({ ...row, tileCount: row.productCount }));

/** Target of a special category: the one category of its filters, else its parent [2.1-37]. */
function meantBySpecial({ categories }: Reference, id: number): number {
  const row = categories.get(id);
  const [target] = storedFilters(row?.specialFilters ?? null).flatMap(({ type, value }) =>
    type === 'category-filter' ? (parseCategoryValue(String(value)) ?? []) : [],
  );
  return target === undefined ? (row?.parentId ?? id) : Number(target.replace('s', ''));
}

async function ofManufacturer({ named, reference }: Tools, { entityId, level = 1 }: TileRequest): Promise<Counted[]> {
  const counts = await manufacturerCounts(named, entityId);
  return counts
    .flatMap(({ id, count }): Counted[] => {
      const row = reference.categories.get(id);
      return row === undefined || row.level !== Math.max(1, level) ? [] : [{ ...row, tileCount: count }];
    })
    .sort((a, b) => b.tileCount - a.tileCount || a.id - b.id);
}

const { section, category, manufacturer, specialCategory } = TILE_ENTITY_TYPES;

/** Null when the entity does not exist. */
const CATEGORIES_OF: Readonly<
  Record<number, (tools: Tools, request: TileRequest) => Promise<Counted[] | null> | Counted[] | null>
> = {
  [section]: ({ reference }, { entityId }) => below(reference, 0).filter(({ sectionId }) => sectionId === entityId),
  [category]: ({ reference }, { entityId }) => (reference.categories.has(entityId) ? below(reference, entityId) : null),
  [manufacturer]: ofManufacturer,
  [specialCategory]: ({ reference }, { entityId }) =>
    reference.categories.has(entityId) ? below(reference, meantBySpecial(reference, entityId)) : null,
};

const PICTURES = `
select p.id, p.name, m.id as "makerId", m.name as maker from product p join manufacturer m on m.id = p.manufacturer_id
where p.id = any($1::int[])`;

interface BestRow {
  categoryId: number;
  productId: number;
}

async function bestProducts({ named, search }: Tools, request: TileRequest, ids: number[]): Promise<BestRow[]> {
  if (request.filters !== undefined) {
    const filters = await readFilters(named, storedFilters(request.filters));
    const found = await Promise.all(
      ids.map((categoryId) => search.list({ ...plainList({ kind: 'category', categoryId }), ...filters })),
    );
    return ids.flatMap((categoryId, index) => {
      const productId = found[index]?.productIds[0];
      return productId === undefined ? [] : [{ categoryId, productId }];
    });
  }
  const best = await search.bestProducts(ids, request.entityType === manufacturer ? request.entityId : null);
  return [...best].map(([categoryId, productId]) => ({ categoryId, productId }));
}

/**
 * Subcategories with products [7.6-21..24], each with the product whose image it shows [3-94]; null for an unknown
 * entity.
 */
export async function readCategoryTiles(tools: Tools, request: TileRequest): Promise<CategoryTile[] | null> {
  const all = (await CATEGORIES_OF[request.entityType]?.(tools, request)) ?? null;
  if (request.entityType === TILE_ENTITY_TYPES.none) return [];
  if (all === null) return null;
  const shown = all
    .filter(({ tileCount, sectionId }) => tileCount > 0 && [0, sectionId].includes(request.sectionId))
    .slice(0, MAX_TILES);
  const best = await bestProducts(
    tools,
    request,
    shown.map(({ id }) => id),
  );
  const pictures = await tools.named<{ id: number; name: string; makerId: number; maker: string }>(
    'tile_pictures',
    PICTURES,
    [best.map(({ productId }) => productId)],
  );
  const productOf = new Map(best.map(({ categoryId, productId }) => [categoryId, productId]));
  const byId = new Map(pictures.map((row) => [row.id, row]));
  return shown.map(({ id, name, seoName, icon, level, tileCount }) => {
    const row = byId.get(productOf.get(id) ?? 0);
    return {
      category: { id, name, seoName, icon, level, productCount: tileCount },
      product:
        row === undefined
          ? null
          : {
              id: row.id,
              name: row.name,
              previewUrl: previewUrl(row.id),
              manufacturer: { id: row.makerId, name: row.maker },
            },
    };
  });
}
