import * as z from 'zod';
import { CAMPAIGN_IDS, SEASONAL_CAMPAIGN_IDS, TILE_ENTITY_TYPES } from '@shop/domain/ids';
import type { highlight, highlightSection, pageComponent, popularCategory, tileGroup } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';
import { CAMPAIGNS } from '../campaigns/campaigns.ts';
import { CAMPAIGN_DRAWINGS } from '../campaigns/drawings.ts';
import { CATEGORIES, type CategoryNode } from '../catalogue/category-nodes.ts';
import { makerNamed } from '../catalogue/manufacturers.ts';
import type { ProductSummary } from '../catalogue/summary.ts';
import { SECTION_TREES } from '../catalogue/sections.ts';

interface PageRows {
  readonly components: (typeof pageComponent.$inferInsert)[];
  readonly groups: (typeof tileGroup.$inferInsert)[];
  readonly tiles: (typeof popularCategory.$inferInsert)[];
  readonly highlightSections: (typeof highlightSection.$inferInsert)[];
  readonly highlights: (typeof highlight.$inferInsert)[];
}

const MAX_TILES = 8;
const {
  section: SECTION,
  category: CATEGORY,
  manufacturer: MANUFACTURER,
  specialCategory: SPECIAL,
} = TILE_ENTITY_TYPES;

/** Top lists by section: [without banner, with banner]. The start page is section 0. */
const LISTS: Readonly<Record<number, { readonly plain: readonly number[]; readonly banner: readonly number[] }>> =
  readData(
    'content/page-lists.json',
    z.record(z.string(), z.strictObject({ plain: z.array(z.int()), banner: z.array(z.int()) })),
  );

const MAKER_TILES: Readonly<Record<number, readonly string[]>> = readData(
  'content/maker-tiles.json',
  z.record(z.string(), z.array(z.string())),
);

/** The rows so far, and the products that tiles and highlights show. */
interface Draft {
  readonly rows: PageRows;
  /** The most popular product that matches. */
  readonly bestIn: (fits: (product: ProductSummary) => boolean) => ProductSummary | undefined;
}

/** The start page (0) or a section's. */
interface Page {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly icon: string;
}

const pictureOfCategory = ({ bestIn }: Draft, id: number): number | null =>
  bestIn(({ categoryIds }) => categoryIds.includes(id))?.id ?? null;

const addTile = (
  { rows }: Draft,
  tileGroupId: number,
  tile: Omit<PageRows['tiles'][number], 'id' | 'tileGroupId' | 'sort' | 'filters' | 'seoName'> & {
    filters?: string | null;
  },
): void => {
  rows.tiles.push({
    id: rows.tiles.length + 1,
    tileGroupId,
    sort: rows.tiles.length,
    filters: null,
    seoName: null,
    ...tile,
  });
};
const addGroup = ({ rows }: Draft, heading: string, sectionId: number | null): number => {
  const id = rows.groups.length + 1;
  rows.groups.push({ id, heading, sectionId });
  return id;
};

const categoryTile = (draft: Draft, groupId: number, node: CategoryNode): void => {
  const isSpecial = node.branch.special !== undefined;
  addTile(draft, groupId, {
    entityType: isSpecial ? SPECIAL : CATEGORY,
    entityId: node.id,
    level: node.level,
    name: node.name,
    productId: pictureOfCategory(draft, isSpecial ? (node.parentId ?? node.id) : node.id),
  });
};

/** The sections, as the start page's popular categories. */
function popularSections(draft: Draft): number {
  const groupId = addGroup(draft, 'Populära kategorier', null);
  for (const { id, name } of SECTION_TREES.filter(({ categories }) => categories.length > 0).slice(0, MAX_TILES)) {
    const productId = draft.bestIn((product) => product.sectionId === id)?.id ?? null;
    addTile(draft, groupId, { entityType: SECTION, entityId: id, level: 0, name, productId });
  }
  return groupId;
}

function popularCategories(draft: Draft, sectionId: number): number {
  if (sectionId === 0) return popularSections(draft);
  const groupId = addGroup(draft, 'Populärt just nu', sectionId);
  const own = CATEGORIES.filter((node) => node.sectionId === sectionId && node.branch.isNews !== true);
  const specials = own.filter(({ branch }) => branch.special !== undefined);
  const chosen = [
    ...own.filter(({ level }) => level === 1),
    ...specials,
    ...own.filter(({ level, branch }) => level === 2 && branch.special === undefined),
  ];
  for (const node of chosen.slice(0, MAX_TILES)) categoryTile(draft, groupId, node);
  return groupId;
}

function makerTiles(draft: Draft, sectionId: number, names: readonly string[]): number {
  const groupId = addGroup(draft, '', sectionId === 0 ? null : sectionId);
  for (const name of names) {
    const { id } = makerNamed(name);
    addTile(draft, groupId, {
      entityType: MANUFACTURER,
      entityId: id,
      level: 0,
      name,
      productId: draft.bestIn(({ manufacturerId }) => manufacturerId === id)?.id ?? null,
    });
  }
  return groupId;
}

type AddHighlight = (title: string, description: string, target: Partial<PageRows['highlights'][number]>) => void;

/** Campaigns that run all year round and have places of their own. */
const UNSEASONAL: readonly number[] = [CAMPAIGN_IDS.corporate, 10_006];

/** The section's highlights: its campaigns, a lowered price, a category, a maker. */
function highlightRange({ bestIn }: Draft, sectionId: number, add: AddHighlight): void {
  const campaigns = CAMPAIGNS.filter((each) =>
    sectionId === 0 ? each.sectionId === null && !UNSEASONAL.includes(each.id) : each.sectionId === sectionId,
  );
  for (const { id, name } of campaigns) add(name, `${CAMPAIGN_DRAWINGS[id]?.subtitle ?? ''}.`, { campaignId: id });
  if (campaigns.length === 0) add('Veckans fynd', 'Nya priser varje måndag.', { campaignId: 10_001 });
  const deal = bestIn(
    (product) => product.regularPriceOre !== null && (sectionId === 0 || product.sectionId === sectionId),
  );
  if (deal !== undefined) add('Sänkt pris', deal.subTitle, { productId: deal.id });
  const node = CATEGORIES.find((each) =>
    sectionId === 0 ? each.id === 3600 : each.sectionId === sectionId && each.level === 1,
  );
  if (node !== undefined) add(node.name, 'Hitta något nytt bland våra kategorier.', { categoryId: node.id });
  const maker = bestIn((product) => sectionId === 0 || product.sectionId === sectionId)?.manufacturerId;
  if (maker !== undefined)
    add('Månadens tillverkare', 'Lär känna människorna bakom märket.', { manufacturerId: maker });
}

function addHighlights(draft: Draft, { id: sectionId, name, color, icon }: Page): number {
  const { highlightSections, highlights } = draft.rows;
  const id = highlightSections.length + 1;
  highlightSections.push({
    id,
    name: sectionId === 0 ? 'Aktuellt' : `Aktuellt i ${name}`,
    color,
    icon,
    path: sectionId === 0 ? '/campaigns' : `/campaigns/${sectionId}`,
  });
  const blank = { path: null, productId: null, campaignId: null, categoryId: null, manufacturerId: null };
  const add: AddHighlight = (title, description, target) => {
    highlights.push({
      id: highlights.length + 1,
      highlightSectionId: id,
      sort: highlights.length,
      title,
      description,
      ...blank,
      ...target,
    });
  };
  highlightRange(draft, sectionId, add);
  add('Hämta i butik', 'Beställ på nätet och hämta samma dag i någon av våra trettio butiker.', {
    path: '/info/5-Vara-butiker',
  });
  add('Bli medlem', 'Fri frakt från 500 kr, medlemspriser och XP på allt du köper.', {
    path: '/bli-medlem',
  });
  return id;
}

function addPage(draft: Draft, page: Page, hasCategories: boolean): void {
  const { id: sectionId } = page;
  const { components } = draft.rows;
  const { plain = [], banner = [] } = LISTS[sectionId] ?? {};
  const makerNames = MAKER_TILES[sectionId];
  const parts: (readonly [type: number, refId: number])[] = [
    ...plain.slice(0, 1).map((id) => [1, id] as const),
    ...(hasCategories ? [[2, popularCategories(draft, sectionId)] as const] : []),
    ...banner.slice(0, 1).map((id) => [5, id] as const),
    [4, addHighlights(draft, page)],
    ...plain.slice(1, 3).map((id) => [1, id] as const),
    ...(makerNames === undefined ? [] : [[3, makerTiles(draft, sectionId, makerNames)] as const]),
    ...banner.slice(1).map((id) => [5, id] as const),
    ...plain.slice(3).map((id) => [1, id] as const),
    ...(sectionId === 0 || sectionId === 13 ? [[6, SEASONAL_CAMPAIGN_IDS.streamhjalpen] as const] : []),
  ];
  parts.forEach(([type, refId], sort) => components.push({ id: components.length + 1, sectionId, type, refId, sort }));
}

export function pageRows(products: readonly ProductSummary[]): PageRows {
  const best = [...products]
    .filter(({ isUpcoming, isFyndware, isDiscontinued }) => !isUpcoming && !isFyndware && !isDiscontinued)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  const rows: PageRows = { components: [], groups: [], tiles: [], highlightSections: [], highlights: [] };
  const draft: Draft = { rows, bestIn: (fits) => best.find(fits) ?? products.find(fits) };
  addPage(draft, { id: 0, name: 'Pixelhamn', color: '#1b2350', icon: 'sparkles' }, true);
  for (const section of SECTION_TREES) addPage(draft, section, section.categories.length > 0);
  return rows;
}
