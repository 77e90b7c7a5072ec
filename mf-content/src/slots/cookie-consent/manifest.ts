import { describeSlot } from '@shop/contracts/slot-description';

/**
 * The shared page does not know whether the shopper has chosen, and a banner that flashes for everyone who has would
 * be worse than one that is rendered a little later. It covers the foot of the page until it is answered, so it is the
 * first that a keyboard comes to.
 */
export default describeSlot({
  area: 'overlay',
  comesFirst: true,
  isDeferred: true,
  isBrowserOnly: true,
  fallback: null,
});
