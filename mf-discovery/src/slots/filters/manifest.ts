import { describeSlot } from '@shop/contracts/slot-description';
import { LIST_QUERY_KEYS } from '../../features/product-list/list-query-keys.ts';

/** [O2.3-02] Below the side menu where both are rendered. */
export default describeSlot({
  area: 'left',
  columns: ['list', 'filters'],
  order: 1,
  queryKeys: LIST_QUERY_KEYS,
  fallback: { text: 'Filtren kunde inte visas.' },
});
