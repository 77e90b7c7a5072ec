import type { ProductSummary, TopList } from '@shop/contracts';

/** A top list with these products, and reviews below it. */
export const topList = (id: number, products: ProductSummary[]): TopList => ({
  id,
  name: `Topplista ${id}`,
  internalName: '',
  description: 'Om listan',
  products,
  linkText: null,
  link: null,
  normalBanner: '/images/banner/1',
  mobileBanner: null,
  listTypeName: 'campaign',
  listId: '44',
  listName: 'Rea',
  siteTitle: null,
  listFilter: null,
  whereToShowReviews: 2,
  showFlashSales: false,
  showReviewCount: true,
  showScore: true,
});
