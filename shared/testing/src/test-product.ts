import type { WholeSummary } from '@shop/contracts/api/product';
import { USUAL_PRICE, USUAL_PRODUCT } from '@shop/contracts/api/usual-product';

/** An ordinary product in stock, as lists and cards get it. */
export const testProduct = (changes: Partial<WholeSummary> = {}): WholeSummary => ({
  id: 7,
  name: 'Klackverk Ton 80',
  mainTitle: 'Klackverk Ton 80',
  subTitle: 'Tangentbord · Taktil',
  categoryTree: 'Gaming/Tangentbord',
  previewUrl: '/images/product/7?trim',
  ...USUAL_PRODUCT,
  price: { ...USUAL_PRICE, price: 699, vat: 139.8 },
  unitPrice: 699,
  qty: 1,
  fyndwareClass: null,
  stock: { web: 5, '2': 1 },
  isShippable: true,
  isDigital: false,
  averageRating: { rating: 4, ratingType: 'averageRating' },
  reviewCount: 12,
  reviewHighlights: [],
  manufacturer: { id: 2003, name: 'Klackverk' },
  isInsured: false,
  maxPerCustomer: null,
  ...changes,
});
