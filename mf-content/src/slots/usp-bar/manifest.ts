import { describeSlot } from '@shop/contracts/slot-description';

export default describeSlot({ area: 'usp', isDeferred: true, fallback: null });
