import type { Product } from '@shop/contracts/api/product';
import { testProduct } from '@shop/testing';

/** A product page's product for tests, with little to say. */
export const testProductPage = (changes: Partial<Product> = {}): Product => ({
  ...testProduct(),
  metaTitle: null,
  articleNumber: 'KLA-7',
  ean: '7350000000007',
  description: '',
  highlights: [],
  specifications: [],
  packageContents: [],
  manufacturerContact: { name: 'Klackverk AB', address: 'Hamngatan 1, Göteborg', email: 'info@klackverk.example' },
  images: [],
  categories: [],
  section: { id: 13, name: 'Gaming' },
  breadcrumbs: [],
  shippingClass: { id: 1 },
  packageSizeId: 1,
  packageMeasurements: [400, 150, 50],
  packageWeight: 900,
  possibleDeliveryMethods: [],
  fyndwareOf: null,
  variants: { group: '', list: [] },
  giftCard: null,
  ...changes,
});
