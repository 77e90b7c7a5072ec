import { describeSlot } from '@shop/contracts/slot-description';

/** Guides on what the page shows, below lists, products and other guides. */
export default describeSlot({
  below: ['category', 'section', 'search', 'product', 'article'],
  order: 5,
  isDeferred: true,
  hydratesOnInteraction: true,
  queryKeys: [],
  fallback: null,
});
