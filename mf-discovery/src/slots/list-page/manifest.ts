import { describeSlot } from '@shop/contracts/slot-description';
import { LIST_QUERY_KEYS } from '../../features/product-list/list-query-keys.ts';

export default describeSlot({ queryKeys: LIST_QUERY_KEYS });
