import { describeSlot } from '@shop/contracts/slot-description';

/** [2.3-05], [O2.3-02] In the left column, where a page has side navigation. */
export default describeSlot({
  area: 'left',
  columns: ['list', 'side-menu'],
  isDeferred: true,
  hydratesOnInteraction: true,
  fallback: { text: 'Menyn kunde inte visas.' },
});
