import type { PageComponent } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import { products } from '../../testing/products.ts';
import { topList } from '../../testing/top-list.ts';
import { packComponents } from './pack-components.ts';
import { unpackComponent } from './packed-components.ts';
import { wholeComponents } from './whole-components.ts';

const COMPONENTS: PageComponent[] = [
  { id: 1, type: 2, heading: 'Populärt', categories: [], section: null },
  { id: 2, type: 1, topList: topList(1, products(12)) },
  { id: 3, type: 5, topList: topList(2, products(12, 20)) },
  { id: 4, type: 1, topList: { ...topList(3, products(12, 40)), showFlashSales: true } },
  { id: 5, type: 1, topList: { ...topList(4, products(12, 60)), whereToShowReviews: 1 } },
  { id: 6, type: 1, topList: topList(5, products(3, 80)) },
];

const listsOf = (components: ReturnType<typeof packComponents>) =>
  components
    .map(unpackComponent)
    .flatMap((each) => (each.type === 1 || each.type === 5 ? [each.topList] : []))
    .map(({ products: shown, hasMore }) => [shown.length, hasMore === true]);

const TILE = {
  id: 1,
  entityId: 3,
  level: 0,
  name: 'Mobiler',
  seoName: null,
  filters: null,
  entityType: 1,
  previewUrl: null,
};
const HIGHLIGHT = {
  id: 1,
  imageUrl: '/images/highlight/1?w=500',
  description: 'Nya priser.',
  path: null,
  title: 'Fynd',
  product: null,
  campaign: { id: 7, name: 'Fynd' },
  category: null,
  manufacturer: null,
};
const CATEGORY = { id: 3600, name: 'Sällskapsspel' };

describe('a packed component', () => {
  /** As a browser has it, which reads it from a document. */
  const unpacked = (component: PageComponent) =>
    JSON.parse(JSON.stringify(packComponents([component]))).map(unpackComponent)[0];

  it.each<PageComponent>([
    { id: 1, type: 2, heading: 'Populärt', categories: [TILE, { ...TILE, id: 2, entityType: 2 }], section: null },
    { id: 2, type: 3, tiles: [{ ...TILE, seoName: 'Telefoner', level: 1 }] },
    { id: 3, type: 6, campaign: { id: 5, name: 'Rädda pixlarna' } },
  ])('is as it was once it is unpacked (type $type)', (component) => {
    expect(unpacked({ ...component, component: { id: component.type, componentName: 'X' } })).toEqual(component);
  });

  it.each([topList(1, []), { ...topList(1, []), link: '/toplist/1', showScore: true, whereToShowReviews: 1 }])(
    'has a list as it was, less the name that no page shows',
    (list) => {
      const { internalName: _, ...shown } = list;
      expect(unpacked({ id: 4, type: 5, topList: list })).toEqual({ id: 4, type: 5, topList: shown, reviews: [] });
    },
  );

  it('keeps of a highlight what its tile shows', () => {
    const section = { id: 1, name: 'Aktuellt', color: '#123', icon: 'x', path: '/campaigns' };
    const linked = {
      ...HIGHLIGHT,
      id: 2,
      campaign: null,
      category: { ...CATEGORY, internalName: 'A / B', icon: 'y', info: '<p>Allt</p>' },
    };
    const [packed] = packComponents([{ id: 5, type: 4, section: { ...section, highlights: [HIGHLIGHT, linked] } }]);
    expect(JSON.stringify(packed)).not.toMatch(/null|Allt/);
    expect(packed && unpackComponent(packed)).toMatchObject({
      type: 4,
      section: { name: 'Aktuellt', path: '/campaigns', highlights: [HIGHLIGHT, { ...linked, category: CATEGORY }] },
    });
  });
});

describe('packComponents', () => {
  it('leaves out of a document what no row shows before it is near, but nothing of the first one', () => {
    expect(listsOf(packComponents(COMPONENTS))).toEqual([
      [12, false],
      [4, true],
      [4, true],
      [12, false],
      [3, false],
    ]);
  });

  it('leaves nothing out in the browser, which has fetched it', () => {
    expect(listsOf(wholeComponents(COMPONENTS)).map(([count]) => count)).toEqual([12, 12, 12, 12, 3]);
  });

  it('counts the flash sales of a list among all its products', () => {
    const onSale = products(12).map((each, index) => ({ ...each, price: { ...each.price, flashSale: index > 2 } }));
    const lists = [topList(1, products(1)), { ...topList(2, onSale), showFlashSales: true }];
    const [first, second] = packComponents(lists.map((list) => ({ id: list.id, type: 1, topList: list })))
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
    const [, packed] = packComponents([
      { id: 1, type: 1, topList: topList(1, products(1)) },
      { id: 2, type: 1, topList: topList(2, rated) },
    ]);
    expect(packed).toMatchObject({ reviews: [{ text: 'Bra!' }] });
  });
});
