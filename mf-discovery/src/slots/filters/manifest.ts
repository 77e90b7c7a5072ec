import { describeSlot } from '@shop/contracts/slot-description';
import { LIST_QUERY_KEYS } from '../../features/product-list/list-query-keys.ts';

/**
 * [O2.3-02] Below the side menu where both are rendered. It is a form that works as HTML, and on a phone it is not seen
 * before the list's 'Filtrera' button asks for it, so it comes after the list.
 */
export default describeSlot({
  area: 'left',
  columns: ['list', 'filters'],
  order: 1,
  isDeferred: true,
  hydratesOnInteraction: true,
  queryKeys: LIST_QUERY_KEYS,
  fallback: { text: 'Filtren kunde inte visas.' },
});
