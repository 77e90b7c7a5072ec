import { href, useRoute } from '@shop/platform';
import type { ProductList } from '@shop/contracts';
import { listUrl } from '../../features/product-list/list-state.ts';
import { RemovableChip } from './removable-chip.tsx';
import classes from './search-notices.module.css';

type Limit = NonNullable<ProductList['query']['understood']>[number];

/** Prices and amounts of a search that became filters; each is a link to the search without it. */
export function SearchLimits({ limits }: { readonly limits: readonly Limit[] }) {
  const { query } = useRoute();
  if (limits.length === 0) return null;
  /** Where nothing is left to search for, to the start page. */
  const withoutLimit = ({ without }: Limit): string =>
    without === ''
      ? href('index')
      : listUrl({ path: href('search', { searchString: without }), query }, { origin: 'ORGANIC' });
  return (
    <div className={classes.limits}>
      <p className={classes.label} id="search-limits">
        Vi visar bara:
      </p>
      <ul role="list" aria-labelledby="search-limits" className={classes.chips}>
        {limits.map((limit) => (
          <li key={limit.without}>
            <RemovableChip label={limit.label} to={withoutLimit(limit)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
