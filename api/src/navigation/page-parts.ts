import type { Highlight, PageComponent, PopularCategory } from '@shop/contracts/api/navigation';
import type * as z from 'zod/mini';
import { oreToKronor } from '@shop/domain/money';
import { previewUrl } from '../catalogue/image-urls.ts';
import { presentRegularPriceOre } from '../catalogue/present-price.ts';
import type { Products } from '../catalogue/products.ts';
import type { Services } from '../services.ts';
import { RUNNING_CAMPAIGN } from './campaigns.ts';
import { readTopListsOrDefer } from './top-lists.ts';

type Part<Type extends PageComponent['type']> = Extract<PageComponent, { type: Type }>;
type Tile = z.infer<typeof PopularCategory>;

/** Names of the components that render the parts, by type [3-91]. */
const COMPONENT_NAMES: Readonly<Record<PageComponent['type'], string>> = {
  1: 'TopList',
  2: 'PopularCategories',
  3: 'Tiles',
  4: 'HighlightSection',
  5: 'TopListWithBanner',
  6: 'CharityCampaign',
};

const withName = (part: PageComponent): PageComponent => ({
  ...part,
  component: { id: part.type, componentName: COMPONENT_NAMES[part.type] },
});

/** Maximum number of tiles in a row of a page [2.11-18]. */
const MAX_TILES = 8;

interface ComponentRow extends Record<string, unknown> {
  id: number;
  type: number;
  refId: number;
}

const COMPONENTS = `select id, type, ref_id as "refId" from page_component where section_id = $1 order by sort, id`;

const TILE_GROUPS = `
select g.id, g.heading, s.id as "sectionId", s.name as "sectionName",
  (select coalesce(json_agg(json_build_object('id', c.id, 'entityId', c.entity_id, 'level', c.level, 'name', c.name,
     'seoName', c.seo_name, 'filters', c.filters, 'entityType', c.entity_type, 'productId', c.product_id) order by c.sort, c.id), '[]')
   from popular_category c where c.tile_group_id = g.id) as tiles
from tile_group g left join section s on s.id = g.section_id where g.id = any($1::int[])`;

interface TileGroupRow extends Record<string, unknown> {
  id: number;
  heading: string;
  sectionId: number | null;
  sectionName: string | null;
  tiles: (Omit<Tile, 'previewUrl'> & { productId: number | null })[];
}

/** A campaign's highlight is shown only while the campaign runs. */
const HIGHLIGHT_SECTIONS = `
select s.id, s.name, s.color, s.icon, s.path,
  (select coalesce(json_agg(h order by h.sort, h.id), '[]') from (
    select h.id, h.sort, h.title, h.description, h.path,
      p.id as "productId", p.name as "productName", ${presentRegularPriceOre('p', '$1')} as "regularPriceOre",
      c.id as "campaignId", c.name as "campaignName",
      k.id as "categoryId", k.name as "categoryName", k.internal_name as "internalName", k.icon as "categoryIcon", k.description as "categoryInfo",
      m.id as "manufacturerId", m.name as "manufacturerName"
    from highlight h left join product p on p.id = h.product_id and not p.is_hidden left join campaign c on c.id = h.campaign_id
    left join category k on k.id = h.category_id left join manufacturer m on m.id = h.manufacturer_id
    where h.highlight_section_id = s.id and (h.campaign_id is null or (${RUNNING_CAMPAIGN}))) h) as highlights
from highlight_section s where s.id = any($2::int[])`;

interface HighlightRow {
  id: number;
  title: string;
  description: string;
  path: string | null;
  productId: number | null;
  productName: string | null;
  regularPriceOre: number | null;
  campaignId: number | null;
  campaignName: string | null;
  categoryId: number | null;
  categoryName: string | null;
  internalName: string | null;
  categoryIcon: string | null;
  categoryInfo: string | null;
  manufacturerId: number | null;
  manufacturerName: string | null;
}

interface HighlightSectionRow extends Record<string, unknown> {
  id: number;
  name: string;
  color: string;
  icon: string;
  path: string | null;
  highlights: HighlightRow[];
}

const CAMPAIGN_NAMES = 'select id, name from campaign where id = any($1::int[])';

const serializeTile = ({ productId, ...tile }: TileGroupRow['tiles'][number]): Tile => ({
  ...tile,
  previewUrl: productId === null ? null : previewUrl(productId),
});

const serializeHighlight = (row: HighlightRow): Highlight => ({
  id: row.id,
  imageUrl: `/images/highlight/${row.id}?w=500`,
  title: row.title,
  description: row.description,
  path: row.path,
  product:
    row.productId === null
      ? null
      : {
          id: row.productId,
          name: row.productName ?? '',
          regularPrice: row.regularPriceOre === null ? null : { price: oreToKronor(row.regularPriceOre) },
          previewUrl: previewUrl(row.productId),
        },
  campaign: row.campaignId === null ? null : { id: row.campaignId, name: row.campaignName ?? '' },
  category:
    row.categoryId === null
      ? null
      : {
          id: row.categoryId,
          name: row.categoryName ?? '',
          internalName: row.internalName ?? '',
          icon: row.categoryIcon ?? '',
          info: row.categoryInfo ?? '',
        },
  manufacturer: row.manufacturerId === null ? null : { id: row.manufacturerId, name: row.manufacturerName ?? '' },
});

const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

interface PageTools extends Pick<Services, 'named' | 'log'> {
  readonly products: Products;
}

/**
 * The ordered parts of a page with their data [2.11-01]: one query per kind of part, all at once. A part whose data is
 * gone is left out.
 */
export async function readPageParts(
  { named, products, log }: PageTools,
  sectionId: number,
  now: Date,
): Promise<PageComponent[]> {
  const rows = await named<ComponentRow>('page_components', COMPONENTS, [sectionId]);
  const refs = (...types: number[]): number[] =>
    rows.filter(({ type }) => types.includes(type)).map(({ refId }) => refId);
  const [topLists, tileGroups, highlightSections, campaigns] = await Promise.all([
    readTopListsOrDefer(named, products, refs(1, 5), (error) =>
      log.error({ err: error }, 'top lists of a page could not be read'),
    ),
    named<TileGroupRow>('tile_groups', TILE_GROUPS, [refs(2, 3)]).then(byId),
    named<HighlightSectionRow>('highlight_sections', HIGHLIGHT_SECTIONS, [now, refs(4)]).then(byId),
    named<{ id: number; name: string }>('campaign_names', CAMPAIGN_NAMES, [refs(6)]).then(byId),
  ]);

  const topList =
    (type: 1 | 5) =>
    ({ id, refId }: ComponentRow): Part<1> | Part<5> | null => {
      const list = topLists.get(refId);
      return list === undefined || (list.products.length === 0 && list.isDeferred !== true)
        ? null
        : { id, type, topList: list };
    };
  const MAKE: Readonly<Record<number, (row: ComponentRow) => PageComponent | null>> = {
    1: topList(1),
    5: topList(5),
    2: ({ id, refId }) => {
      const group = tileGroups.get(refId);
      if (group === undefined) return null;
      const section = group.sectionId === null ? null : { id: group.sectionId, name: group.sectionName ?? '' };
      return {
        id,
        type: 2,
        heading: group.heading,
        categories: group.tiles.slice(0, MAX_TILES).map(serializeTile),
        section,
      };
    },
    3: ({ id, refId }) => {
      const group = tileGroups.get(refId);
      return group === undefined ? null : { id, type: 3, tiles: group.tiles.map(serializeTile) };
    },
    4: ({ id, refId }) => {
      const section = highlightSections.get(refId);
      if (section === undefined) return null;
      const { name, color, icon, path, highlights } = section;
      return {
        id,
        type: 4,
        section: { id: section.id, name, color, icon, path, highlights: highlights.map(serializeHighlight) },
      };
    },
    6: ({ id, refId }) => {
      const campaign = campaigns.get(refId);
      return campaign === undefined ? null : { id, type: 6, campaign };
    },
  };
  return rows.flatMap((row) => MAKE[row.type]?.(row) ?? []).map(withName);
}
