import { describeSlot } from '@shop/contracts/slot-description';

/** What is compared lies in the browser alone, so shared pages cannot have it. */
export default describeSlot({ area: 'overlay', isDeferred: true, isBrowserOnly: true, fallback: null });
