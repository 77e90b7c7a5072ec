import type { PageComponent, ReviewHighlight, TopList } from '@shop/contracts';
import { FIRST_ITEMS } from '../../components/carousel/use-carousel.ts';
import { topReviews } from '../../rules/reviews.ts';
import { countFlashSales, reviewPlace } from '../../rules/top-list.ts';
import { packProduct, unpackProduct, type PackedProduct } from './packed-products.ts';

/** A top list as a page shows it. */
export type ShownList = TopList & {
  /** Set where only the first products came with the page: the others are fetched when they are about to be seen. */
  readonly hasMore?: boolean;
  /** Of all its products, where the list tells of its flash sales. */
  readonly flashSales?: number;
};
type PackedList = Omit<ShownList, 'products'> & { readonly products: readonly PackedProduct[] };
type WithList<Component, List> = Component extends { topList: TopList }
  ? Omit<Component, 'topList'> & { readonly topList: List }
  : Component;

/** A component with the reviews that its list shows, worked out before the products lose theirs. */
export type ShownComponent = WithList<PageComponent, ShownList> & { readonly reviews: readonly ReviewHighlight[] };
/** A component as documents contain it. */
export type PackedComponent = WithList<PageComponent, PackedList> & { readonly reviews: readonly ReviewHighlight[] };

const placeOf = ({ whereToShowReviews }: TopList) => reviewPlace(whereToShowReviews);
const isShortened = (list: TopList): boolean => placeOf(list) !== 'slider' && list.products.length > FIRST_ITEMS;

/**
 * The components of a page as its document contains them. A document has the products that its HTML shows, but all of
 * the first list, which is near the window at once, and of those that have reviews after them.
 *
 * @param isDocument false in the browser, which has fetched all products already
 */
export function packComponents(components: readonly PageComponent[], isDocument: boolean): PackedComponent[] {
  const first = components.find(({ type }) => type === 1 || type === 5);
  return components.map((component) => {
    if (component.type !== 1 && component.type !== 5) return { ...component, reviews: [] };
    const { topList } = component;
    const { products } = topList;
    const hasMore = isDocument && component !== first && isShortened(topList);
    return {
      ...component,
      topList: {
        ...topList,
        products: (hasMore ? products.slice(0, FIRST_ITEMS) : products).map(packProduct),
        ...(hasMore && { hasMore }),
        ...(topList.showFlashSales && { flashSales: countFlashSales(products) }),
      },
      reviews: placeOf(topList) === null ? [] : topReviews(products),
    };
  });
}

/** The component with whole products. */
export function unpackComponent(component: PackedComponent): ShownComponent {
  if (component.type !== 1 && component.type !== 5) return component;
  const { topList } = component;
  return { ...component, topList: { ...topList, products: topList.products.map(unpackProduct) } };
}
