import { testProduct } from '@shop/testing';
import type { FilterBox, ProductList, ProductSummary } from '@shop/contracts';
import type { FullProduct } from '../slots/product-page/load-product.ts';

/** An ordinary product in stock. */
export const summary = testProduct;

export const products = (count: number, from = 1): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index;
    return summary({ id, name: `Produkt ${id}`, mainTitle: `Produkt ${id}` });
  });

export const switchBox = (chosen: readonly string[] = []): FilterBox => ({
  id: '12',
  name: 'Switchtyp',
  type: 'attributes',
  stock: false,
  values: Array.from({ length: 10 }, (_, index) => ({
    value: String(index + 1),
    name: `Switch ${index + 1}`,
    count: 10 - index,
    selected: chosen.includes(String(index + 1)),
  })),
});

/** Far fewer than the api's 24: finding things by role among many cards is slow. */
export const PER_PAGE = 4;

export const productList = (changes: Partial<ProductList> = {}): ProductList => ({
  products: products(PER_PAGE),
  relatedQueries: [],
  relatedProducts: [],
  sortOptions: [
    { value: 'recommended', label: 'Rekommenderat' },
    { value: 'price-asc', label: 'Lägsta pris' },
  ],
  query: {
    initialFilters: [],
    filters: [],
    sortBy: 'recommended',
    autoCorrect: true,
    searchString: null,
    originalSearchString: null,
    suggestions: [],
    uncertain: false,
  },
  totalProductCount: 61,
  filteredProductCount: 61,
  page: 1,
  pageCount: 3,
  categories: { children: [] },
  filters: [switchBox()],
  ...changes,
});

export const fullProduct = (changes: Partial<FullProduct> = {}): FullProduct => ({
  ...summary(),
  metaTitle: null,
  articleNumber: 'KLA-7',
  ean: '7350000000007',
  description: '<p>Ett <strong>rejält</strong> tangentbord.</p>',
  highlights: ['Utbytbara switchar'],
  specifications: [{ group: 'Egenskaper', rows: [{ label: 'Layout', value: 'Nordisk' }] }],
  packageContents: ['Tangentbord', 'Kabel'],
  manufacturerContact: { name: 'Klackverk AB', address: 'Hamngatan 1, Göteborg', email: 'info@klackverk.example' },
  images: [
    { url: '/images/product/7?trim&w=800', alt: 'Klackverk Ton 80' },
    { url: '/images/product/7?trim&n=1&w=800', alt: 'Klackverk Ton 80, bild 2' },
  ],
  categories: [],
  section: { id: 13, name: 'Gaming' },
  breadcrumbs: [{ title: 'Gaming', path: '/se/section/13-Gaming' }],
  shippingClass: { id: 1 },
  packageSizeId: 1,
  packageMeasurements: [400, 150, 50],
  packageWeight: 900,
  possibleDeliveryMethods: [],
  fyndwareOf: null,
  variants: { group: 'Färg', list: [] },
  giftCard: null,
  ...changes,
});
