import type { PageComponent } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import { products } from '../../testing/products.ts';
import { topList } from '../../testing/top-list.ts';
import { packComponents, unpackComponent } from './packed-components.ts';

const COMPONENTS: PageComponent[] = [
  { id: 1, type: 2, heading: 'Populärt', categories: [], section: null },
  { id: 2, type: 1, topList: topList(1, products(12)) },
  { id: 3, type: 5, topList: topList(2, products(12, 20)) },
  { id: 4, type: 1, topList: { ...topList(3, products(12, 40)), showFlashSales: true } },
  { id: 5, type: 1, topList: { ...topList(4, products(12, 60)), whereToShowReviews: 1 } },
  { id: 6, type: 1, topList: topList(5, products(3, 80)) },
];

const listsOf = (isDocument: boolean) =>
  packComponents(COMPONENTS, isDocument)
    .map(unpackComponent)
    .flatMap((each) => (each.type === 1 || each.type === 5 ? [each.topList] : []))
    .map(({ products: shown, hasMore }) => [shown.length, hasMore === true]);

describe('packComponents', () => {
  it('leaves out of a document what no row shows before it is near, but nothing of the first one', () => {
    expect(listsOf(true)).toEqual([
      [12, false],
      [4, true],
      [4, true],
      [12, false],
      [3, false],
    ]);
  });

  it('leaves nothing out in the browser, which has fetched it', () => {
    expect(listsOf(false).map(([count]) => count)).toEqual([12, 12, 12, 12, 3]);
  });

  it('counts the flash sales of a list among all its products', () => {
    const onSale = products(12).map((each, index) => ({ ...each, price: { ...each.price, flashSale: index > 2 } }));
    const lists = [topList(1, products(1)), { ...topList(2, onSale), showFlashSales: true }];
    const [first, second] = packComponents(
      lists.map((list) => ({ id: list.id, type: 1, topList: list })),
      true,
    )
      .map(unpackComponent)
      .flatMap((each) => (each.type === 1 ? [each.topList] : []));
    expect([second?.products.length, second?.flashSales, first?.flashSales]).toEqual([4, 9, undefined]);
  });

  it('chooses the reviews of a list among those of all its products', () => {
    const review = { id: 1, text: 'Bra!', rating: 5, user: null, isAnonymous: true, upvotes: 3, downvotes: 0 };
    const rated = products(12).map((each, index) => ({
      ...each,
      reviewHighlights: index === 11 ? [{ ...review, product: { id: each.id, name: each.name } }] : [],
    }));
    const [, packed] = packComponents(
      [
        { id: 1, type: 1, topList: topList(1, products(1)) },
        { id: 2, type: 1, topList: topList(2, rated) },
      ],
      true,
    );
    expect(packed?.reviews.map(({ text }) => text)).toEqual(['Bra!']);
  });
});
