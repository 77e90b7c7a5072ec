import type { PageComponent, ReviewHighlight, TopList } from '@shop/contracts';
import type { Packed } from './leave-out.ts';
import { unpackProduct, type PackedProduct } from './packed-products.ts';
import type { Tile } from './tile-link.ts';

/** A top list as a page shows it. */
export type ShownList = Omit<TopList, 'internalName'> & {
  /** Set where only the first products came with the page: the others are fetched when they are about to be seen. */
  readonly hasMore?: boolean;
  /** Of all its products, where the list tells of its flash sales. */
  readonly flashSales?: number | undefined;
};

type Whole<Type extends PageComponent['type']> = Omit<Extract<PageComponent, { type: Type }>, 'component'>;

export type Section = Whole<4>['section'];
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

type Replace<Value, Parts> = Omit<Value, keyof Parts> & Parts;

/** A component as a page shows it. */
export type ShownComponent =
  ListComponent<ShownList> | Whole<2> | Whole<3> | Replace<Whole<4>, { readonly section: ShownSection }> | Whole<6>;

/** What most lists, highlights and tiles are: left out of documents. */
export const USUAL_LIST = {
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

export const USUAL_HIGHLIGHT = {
  path: null,
  product: null,
  campaign: null,
  category: null,
  manufacturer: null,
} satisfies Partial<ShownHighlight>;

export const USUAL_TILE = { level: 0, seoName: null, filters: null, entityType: 1 } satisfies Partial<Tile>;

export type PackedTile = Packed<Tile, typeof USUAL_TILE>;
export type PackedList = Packed<Omit<ShownList, 'products'>, typeof USUAL_LIST> & {
  readonly products: readonly PackedProduct[];
};
export type PackedSection = Replace<
  ShownSection,
  { readonly highlights: readonly Packed<ShownHighlight, typeof USUAL_HIGHLIGHT>[] }
>;
/** A component as documents contain it. */
export type PackedComponent =
  | ListComponent<PackedList>
  | Replace<Whole<2>, { readonly categories: readonly PackedTile[] }>
  | Replace<Whole<3>, { readonly tiles: readonly PackedTile[] }>
  | Replace<Whole<4>, { readonly section: PackedSection }>
  | Whole<6>;

const unpackTile = (tile: PackedTile): Tile => ({ ...USUAL_TILE, ...tile });

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
