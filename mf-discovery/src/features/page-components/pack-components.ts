import type { PageComponent, TopList } from '@shop/contracts';
import { FIRST_ITEMS } from '../../components/carousel/use-carousel.ts';
import { reviewPlace } from '../../rules/top-list.ts';
import { omit, pack } from './leave-out.ts';
import { ofAllProducts } from './of-all-products.ts';
import { packProduct } from './pack-product.ts';
import {
  type PackedComponent,
  type PackedList,
  type PackedSection,
  type PackedTile,
  type Section,
  USUAL_HIGHLIGHT,
  USUAL_LIST,
  USUAL_TILE,
} from './packed-components.ts';
import type { Tile } from './tile-link.ts';

const isShortened = ({ whereToShowReviews, products }: TopList): boolean =>
  reviewPlace(whereToShowReviews) !== 'slider' && products.length > FIRST_ITEMS;

const packTile = (tile: Tile): PackedTile => pack(tile, USUAL_TILE);

/** @param hasMore leaves out the products after the first, which the browser fetches */
function packList({ products, ...topList }: TopList, hasMore: boolean): PackedList {
  return {
    ...pack(omit(topList, ['internalName']), USUAL_LIST),
    products: (hasMore ? products.slice(0, FIRST_ITEMS) : products).map(packProduct),
    ...(hasMore && { hasMore }),
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
 */
export function packComponents(components: readonly PageComponent[]): PackedComponent[] {
  const first = components.find(({ type }) => type === 1 || type === 5);
  return components.map((component): PackedComponent => {
    const { id } = component;
    switch (component.type) {
      case 1:
      case 5: {
        const { type, topList } = component;
        const { reviews, flashSales } = ofAllProducts(topList);
        const packed = packList(topList, component !== first && isShortened(topList));
        return { id, type, topList: { ...packed, flashSales }, reviews };
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
