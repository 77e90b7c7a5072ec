import { describeSlot } from '@shop/contracts/slot-description';

/** [2.3-13], [2.3-14] In the left column of the start page and of sections; below the page on phones [O2.3-06]. */
export default describeSlot({
  area: 'left',
  columns: ['poll'],
  isDeferred: true,
  hydratesOnInteraction: true,
  fallback: null,
});
