import { describeSlot } from '@shop/contracts/slot-description';

/**
 * Whether the shopper has chosen about cookies is not known to the shared page, and a banner that flashes at everyone who has would be
 * worse than one that comes a moment later.
 */
export default describeSlot({ area: 'overlay', isDeferred: true, isBrowserOnly: true, fallback: null });
