import { describeSlot } from '@shop/contracts/slot-description';

/** What is compared lies in the browser alone, so shared pages cannot have it. A new visitor has chosen nothing yet. */
export default describeSlot({
  area: 'overlay',
  isDeferred: true,
  isBrowserOnly: true,
  hydratesOnInteraction: true,
  fallback: null,
});
