import type { PageComponent, ReviewHighlight, TopList } from '@shop/contracts';
import { FIRST_ITEMS } from '../../components/carousel/use-carousel.ts';
import { topReviews } from '../../rules/reviews.ts';
import { countFlashSales, reviewPlace } from '../../rules/top-list.ts';
import { omit, pack, type Packed } from './leave-out.ts';
import { packProduct, unpackProduct, type PackedProduct } from './packed-products.ts';
import type { Tile } from './tile-link.ts';

/** A top list as a page shows it. */
export type ShownList = Omit<TopList, 'internalName'> & {
  /** Set where only the first products came with the page: the others are fetched when they are about to be seen. */
  readonly hasMore?: boolean;
  /** Of all its products, where the list tells of its flash sales. */
  readonly flashSales?: number;
};
type Whole<Type extends PageComponent['type']> = Omit<Extract<PageComponent, { type: Type }>, 'component'>;
type Section = Whole<4>['section'];
/** A highlight as a page shows it. */
export type ShownHighlight = Omit<Section['highlights'][number], 'category'> & {
  readonly category: Pick<NonNullable<Section['highlights'][number]['category']>, 'id' | 'name'> | null;
};
export type ShownSection = Pick<Section, 'name' | 'color' | 'path'> & {
  readonly highlights: readonly ShownHighlight[];
};
interface ListComponent<List> {
  readonly id: number;
  readonly type: 1 | 5;
  readonly topList: List;
  /** Those that the list shows, worked out before the products lose theirs. */
  readonly reviews: readonly ReviewHighlight[];
}
type Plain = Whole<6>;
type Replace<Value, Parts> = Omit<Value, keyof Parts> & Parts;
/** A component as a page shows it. */
export type ShownComponent =
  ListComponent<ShownList> | Whole<2> | Whole<3> | Replace<Whole<4>, { readonly section: ShownSection }> | Plain;

/** What most lists, highlights and tiles are: left out of documents. */
const USUAL_LIST = {
  description: '',
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
  showReviewCount: false,
  showScore: false,
} satisfies Partial<ShownList>;
const USUAL_HIGHLIGHT = {
  path: null,
  product: null,
  campaign: null,
  category: null,
  manufacturer: null,
} satisfies Partial<ShownHighlight>;
const USUAL_TILE = { level: 0, seoName: null, filters: null, entityType: 1 } satisfies Partial<Tile>;
type PackedTile = Packed<Tile, typeof USUAL_TILE>;
type PackedList = Packed<Omit<ShownList, 'products'>, typeof USUAL_LIST> & {
  readonly products: readonly PackedProduct[];
};
type PackedSection = Replace<
  ShownSection,
  { readonly highlights: readonly Packed<ShownHighlight, typeof USUAL_HIGHLIGHT>[] }
>;
/** A component as documents contain it. */
export type PackedComponent =
  | ListComponent<PackedList>
  | Replace<Whole<2>, { readonly categories: readonly PackedTile[] }>
  | Replace<Whole<3>, { readonly tiles: readonly PackedTile[] }>
  | Replace<Whole<4>, { readonly section: PackedSection }>
  | Plain;

const placeOf = ({ whereToShowReviews }: TopList) => reviewPlace(whereToShowReviews);
const isShortened = (list: TopList): boolean => placeOf(list) !== 'slider' && list.products.length > FIRST_ITEMS;

const packTile = (tile: Tile): PackedTile => pack(tile, USUAL_TILE);
const unpackTile = (tile: PackedTile): Tile => ({ ...USUAL_TILE, ...tile });

/** @param hasMore leaves out the products after the first, which the browser fetches */
function packList({ products, ...topList }: TopList, hasMore: boolean): PackedList {
  return {
    ...pack(omit(topList, ['internalName']), USUAL_LIST),
    products: (hasMore ? products.slice(0, FIRST_ITEMS) : products).map(packProduct),
    ...(hasMore && { hasMore }),
    ...(topList.showFlashSales && { flashSales: countFlashSales(products) }),
  };
}

const packSection = ({ name, color, path, highlights }: Section): PackedSection => ({
  name,
  color,
  path,
  highlights: highlights.map(({ category, ...highlight }) =>
    pack({ ...highlight, category: category && { id: category.id, name: category.name } }, USUAL_HIGHLIGHT),
  ),
});

/**
 * The components of a page as its document contains them. A document has the products that its HTML shows, but all of
 * the first list, which is near the window at once, and of those that have reviews after them.
 *
 * @param isDocument false in the browser, which has fetched all products already
 */
export function packComponents(components: readonly PageComponent[], isDocument: boolean): PackedComponent[] {
  const first = components.find(({ type }) => type === 1 || type === 5);
  return components.map((component): PackedComponent => {
    const { id } = component;
    switch (component.type) {
      case 1:
      case 5: {
        const { type, topList } = component;
        const hasMore = isDocument && component !== first && isShortened(topList);
        const reviews = placeOf(topList) === null ? [] : topReviews(topList.products);
        return { id, type, topList: packList(topList, hasMore), reviews };
      }
      case 2:
        return { ...omit(component, ['component']), categories: component.categories.map(packTile) };
      case 3:
        return { id, type: 3, tiles: component.tiles.map(packTile) };
      case 4:
        return { id, type: 4, section: packSection(component.section) };
      case 6:
        return omit(component, ['component']);
    }
  });
}

/** The component as a page shows it. */
export function unpackComponent(component: PackedComponent): ShownComponent {
  switch (component.type) {
    case 1:
    case 5: {
      const { topList } = component;
      return { ...component, topList: { ...USUAL_LIST, ...topList, products: topList.products.map(unpackProduct) } };
    }
    case 2:
      return { ...component, categories: component.categories.map(unpackTile) };
    case 3:
      return { ...component, tiles: component.tiles.map(unpackTile) };
    case 4: {
      const { section } = component;
      const highlights = section.highlights.map((highlight) => ({ ...USUAL_HIGHLIGHT, ...highlight }));
      return { ...component, section: { ...section, highlights } };
    }
    case 6:
      return component;
  }
}
