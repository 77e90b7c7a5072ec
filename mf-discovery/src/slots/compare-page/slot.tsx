import { defineSlot } from '@shop/platform';
import { comparePath } from '../../features/compare/compare-url.ts';
import { ComparePage } from './compare-page.tsx';
import { loadComparison } from './load-comparison.ts';
import { enumerate } from './names.ts';

const TITLE = 'Jämför produkter';

/** Up to four products beside each other. */
const slot = defineSlot({
  load: loadComparison,
  head: ({ data: { products, missingCount, isCut } }) => {
    const path = comparePath(products.map(({ id }) => id));
    return {
      title: products.length === 0 ? TITLE : `Jämför ${enumerate(products.map(({ mainTitle }) => mainTitle))}`,
      // A page that has to say what it left out keeps its URL: the canonical one would lead to a page that does not.
      ...(missingCount === 0 && !isCut && { canonicalPath: path }),
      noindex: true,
      breadcrumbs: [{ title: TITLE, path }],
    };
  },
  Component: ({ data }) => <ComparePage {...data} title={TITLE} />,
});
export default slot;
