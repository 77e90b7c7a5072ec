import { useRoute } from '@shop/platform';
import type { ActiveFilter } from '../../features/product-list/active-filters.ts';
import { listUrl } from '../../features/product-list/list-state.ts';
import classes from './filter-chips.module.css';
import { RemovableChip } from './removable-chip.tsx';

/** The filters that are on; each is a link to the list without it. */
export function FilterChips({ chips }: { readonly chips: readonly ActiveFilter[] }) {
  const route = useRoute();
  if (chips.length === 0) return null;
  return (
    <ul role="list" aria-label="Valda filter" className={classes.chips}>
      {chips.map(({ label, rest }) => {
        const to = listUrl(route, { filters: rest });
        return (
          <li key={to}>
            <RemovableChip label={label} to={to} />
          </li>
        );
      })}
      <li>
        <a href={listUrl(route, { filters: [] })} className={classes.clear}>
          Rensa filter
        </a>
      </li>
    </ul>
  );
}
