import { describeSlot } from '@shop/contracts/slot-description';

/** A link to the contact form until the browser makes a button of it, and without JavaScript. */
export default describeSlot({ area: 'overlay', isDeferred: true, hydratesOnInteraction: true, fallback: null });
