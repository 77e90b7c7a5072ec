import { describeSlot } from '@shop/contracts/slot-description';
import { STORE_SEARCH_FIELD } from '../../features/stores/store-query.ts';

export default describeSlot({ queryKeys: [STORE_SEARCH_FIELD] });
