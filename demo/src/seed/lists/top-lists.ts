import type { topList } from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { categoryNamed } from '../catalogue/category-nodes.ts';
import { attributeId, attributeValueId } from '../catalogue/attributes.ts';
import { slugify } from '@shop/domain/slug';

type TopListRow = typeof topList.$inferInsert;

interface TopListPlan {
  readonly row: Omit<TopListRow, 'internalName'>;
  readonly fits: (product: ProductSummary) => boolean;
  readonly order?: (a: ProductSummary, b: ProductSummary) => number;
}

/** More than the 12 that are shown, so that the list page has something to add. */
const LENGTH = 36;

/** Fyndware class 5: an accessory or a function is missing. */
const INCOMPLETE_CLASS_ID = 5;

const BLANK = {
  description: '',
  linkText: null,
  link: null,
  normalBanner: null,
  mobileBanner: null,
  listTypeName: null,
  listId: null,
  listName: null,
  siteTitle: null,
  listFilter: null,
  whereToShowReviews: null,
  showFlashSales: false,
  showReviewCount: true,
  showScore: true,
} as const;

const toCategory = (name: string, sectionId: number) => ({
  listTypeName: 'Category',
  listId: String(categoryNamed(name, sectionId).id),
  listName: slugify(name),
});
const toSection = (id: number, name: string) => ({
  listTypeName: 'Section',
  listId: String(id),
  listName: slugify(name),
});
const toCampaign = (id: number, name: string) => ({
  listTypeName: 'Campaign',
  listId: String(id),
  listName: slugify(name),
});
const attributeFilter = (name: string, value: string): string =>
  `f=attributes^${attributeId(name)}-1-${attributeValueId(name, value)}`;
const inCategory = (name: string, sectionId: number) => {
  const { id } = categoryNamed(name, sectionId);
  return (product: ProductSummary): boolean => product.categoryIds.includes(id);
};
const inSection =
  (sectionId: number) =>
  (product: ProductSummary): boolean =>
    product.sectionId === sectionId;
const banner = (id: number) => ({ normalBanner: `/images/banner/${id}`, mobileBanner: `/images/banner/${id}` });
const bySaving = (a: ProductSummary, b: ProductSummary): number =>
  (b.regularPriceOre ?? 0) - b.priceOre - ((a.regularPriceOre ?? 0) - a.priceOre);
const byNewest = (a: ProductSummary, b: ProductSummary): number =>
  (b.releaseAt?.getTime() ?? 0) - (a.releaseAt?.getTime() ?? 0);

/** Lists 1–20. Banners of lists are the banners 201 and up. */
export const TOP_LISTS: readonly TopListPlan[] = [
  {
    row: {
      ...BLANK,
      id: 1,
      name: 'Mest sålda just nu',
      linkText: 'Visa topplistan',
      link: '/toplist/1-Mest-salda-just-nu',
      whereToShowReviews: 2,
    },
    fits: () => true,
  },
  {
    row: {
      ...BLANK,
      ...banner(201),
      id: 2,
      name: 'Veckans fynd',
      description: 'Nya priser varje måndag, så länge lagret räcker.',
      ...toCampaign(10_001, 'Veckans fynd'),
      linkText: 'Alla veckans fynd',
      showFlashSales: true,
    },
    fits: ({ priceType }) => priceType === 'campaign',
    order: bySaving,
  },
  {
    row: {
      ...BLANK,
      id: 3,
      name: 'Mekaniska tangentbord med nordisk layout',
      ...toCategory('Mekaniska tangentbord', 13),
      listFilter: attributeFilter('Layout', 'Nordisk'),
      siteTitle: 'Nordiska mekaniska tangentbord',
      whereToShowReviews: 1,
    },
    fits: inCategory('Mekaniska tangentbord', 13),
  },
  {
    row: {
      ...BLANK,
      ...banner(202),
      id: 4,
      name: 'Uppgradera din dator',
      description: 'Grafikkort, minne och lagring som märks direkt.',
      ...toSection(3, 'Datorkomponenter'),
    },
    fits: inSection(3),
  },
  {
    row: {
      ...BLANK,
      id: 5,
      name: 'Spel för hela familjen',
      ...toCategory('Sällskapsspel & kortspel', 1),
      linkText: 'Alla sällskapsspel',
      whereToShowReviews: 2,
    },
    fits: inCategory('Sällskapsspel & kortspel', 1),
  },
  {
    row: {
      ...BLANK,
      id: 6,
      name: 'Byggbit för stora och små',
      ...toCategory('Byggbit', 1),
      whereToShowReviews: 2,
      showScore: false,
    },
    fits: inCategory('Byggbit', 1),
  },
  {
    row: {
      ...BLANK,
      ...banner(203),
      id: 7,
      name: 'Polarsten: handbyggt i Göteborg',
      description: 'Stresstestade i ett dygn och signerade av byggaren.',
      ...toSection(14, 'Polarsten'),
      linkText: 'Se alla Polarstensdatorer',
    },
    fits: inSection(14),
  },
  {
    row: {
      ...BLANK,
      id: 8,
      name: 'Boka nu',
      linkText: 'Alla kommande spel',
      ...toCategory('Tv-spel', 13),
      showReviewCount: false,
      showScore: false,
    },
    fits: ({ isUpcoming }) => isUpcoming,
  },
  { row: { ...BLANK, id: 9, name: 'Ljud att längta hem till', ...toSection(6, 'Ljud') }, fits: inSection(6) },
  {
    row: {
      ...BLANK,
      id: 10,
      name: 'Flash sale',
      showFlashSales: true,
      linkText: 'Alla flash sales',
      link: '/toplist/10-Flash-sale',
    },
    fits: ({ isFlashSale }) => isFlashSale,
  },
  {
    row: {
      ...BLANK,
      id: 11,
      name: 'Fyndat och godkänt',
      ...toSection(18, 'Fyndvaror'),
      showReviewCount: false,
      showScore: false,
    },
    // 'Godkänt': nothing is missing, and everything works.
    fits: ({ isFyndware, fyndwareClassId }) => isFyndware && fyndwareClassId !== INCOMPLETE_CLASS_ID,
    order: bySaving,
  },
  {
    row: { ...BLANK, id: 12, name: 'Nysläppt', linkText: 'Visa fler nyheter', link: '/toplist/12-Nyslappt' },
    fits: ({ releaseAt, isUpcoming }) => releaseAt !== null && !isUpcoming,
    order: byNewest,
  },
  {
    row: {
      ...BLANK,
      ...banner(204),
      id: 13,
      name: 'Mobiler som håller länge',
      description: 'Sju års uppdateringar och batteri som går att byta.',
      ...toCategory('Mobiltelefoner', 4),
      listFilter: attributeFilter('Nät', '5G'),
    },
    fits: inCategory('Mobiltelefoner', 4),
  },
  { row: { ...BLANK, id: 14, name: 'Storbild till helgen', ...toCategory('Tv', 5) }, fits: inSection(5) },
  {
    row: { ...BLANK, id: 15, name: 'Bättre kaffe, mindre disk', ...toSection(7, 'Hem & hushåll') },
    fits: inSection(7),
  },
  {
    row: { ...BLANK, id: 16, name: 'Börja med smarta hem', ...toSection(8, 'Smarta hem & nätverk') },
    fits: inSection(8),
  },
  {
    row: { ...BLANK, id: 17, name: 'Datorer för plugg och jobb', ...toCategory('Bärbara datorer', 2) },
    fits: inSection(2),
  },
  { row: { ...BLANK, id: 18, name: 'Skarpare minnen', ...toSection(9, 'Foto & video') }, fits: inSection(9) },
  { row: { ...BLANK, id: 19, name: 'Hemmakontoret', ...toSection(10, 'Kontor & hemmakontor') }, fits: inSection(10) },
  {
    row: { ...BLANK, id: 20, name: 'Gamingtillbehör i topp', ...toSection(13, 'Gaming'), whereToShowReviews: 2 },
    fits: inSection(13),
  },
  { row: { ...BLANK, id: 21, name: 'Övriga favoriter', ...toSection(20, 'Övrigt') }, fits: inSection(20) },
];

/** Bargains, what is coming, flash sales and news: what sells says nothing about their order. */
const KEPT_IN_ORDER: readonly number[] = [2, 8, 10, 11, 12];

export const topListRows = (): TopListRow[] =>
  TOP_LISTS.map(({ row }) => ({
    ...row,
    internalName: slugify(row.name),
    isRankedBySales: !KEPT_IN_ORDER.includes(row.id),
  }));

/** One colour of each model is enough in a list. */
function withoutTwins(products: readonly ProductSummary[]): ProductSummary[] {
  const seen = new Set<number>();
  return products.filter(({ id, variantGroupId }) => {
    const key = variantGroupId ?? id;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function topListProductRows(products: readonly ProductSummary[]) {
  const possible = products.filter(({ isDiscontinued, isRestricted }) => !isDiscontinued && !isRestricted);
  const byPopularity = (a: ProductSummary, b: ProductSummary): number => b.popularity - a.popularity || a.id - b.id;
  return TOP_LISTS.flatMap(({ row, fits, order }) => {
    const isFynds = row.id === 11;
    const list = possible.filter(
      (product) =>
        fits(product) && (isFynds || !product.isFyndware) && (row.id === 8 || row.id === 12 || !product.isUpcoming),
    );
    const sorted = list.sort((a, b) => order?.(a, b) || byPopularity(a, b));
    return withoutTwins(sorted)
      .slice(0, LENGTH)
      .map(({ id }, sort) => ({ topListId: row.id, productId: id, sort }));
  });
}
