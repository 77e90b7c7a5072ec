import { describeSlot } from '@shop/contracts/slot-description';

/**
 * The shared page does not know whether the shopper has chosen, and a banner that flashes for everyone who has would
 * be worse than one that is rendered a little later.
 */
export default describeSlot({ area: 'overlay', isDeferred: true, isBrowserOnly: true, fallback: null });
