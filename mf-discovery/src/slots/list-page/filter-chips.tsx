import { useRoute } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { X } from 'lucide-react';
import type { ActiveFilter } from '../../features/product-list/active-filters.ts';
import { listUrl } from '../../features/product-list/list-state.ts';
import classes from './filter-chips.module.css';

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
            <a href={to} aria-label={`Ta bort filtret ${label}`} className={classes.chip}>
              {label}
              <Icon of={X} size={16} />
            </a>
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
