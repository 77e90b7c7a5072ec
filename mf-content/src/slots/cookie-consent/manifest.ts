import { describeSlot } from '@shop/contracts/slot-description';

/**
 * It covers the foot of the page until it is answered, so it is the first that a keyboard comes to. The shell's early
 * script shows it, and stores a choice, before this slot's own script is there.
 */
export default describeSlot({
  area: 'overlay',
  comesFirst: true,
  isDeferred: true,
  hydratesOnInteraction: true,
  fallback: null,
});
