import { describeSlot } from '@shop/contracts/slot-description';
import { COMPARE_ROUTE, DIFFERENCES_KEY } from '../../features/compare/compare-url.ts';

/** Any four products make an address: nothing that search engines should keep. */
export default describeSlot({
  routes: { compare: { paths: [COMPARE_ROUTE], params: { ids: 'token' }, breadcrumbs: true, noindex: true } },
  queryKeys: [DIFFERENCES_KEY],
  fallback: { text: 'Jämförelsen kan inte visas just nu.' },
});
