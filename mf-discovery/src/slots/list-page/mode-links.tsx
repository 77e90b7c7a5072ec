import { useRoute } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { LayoutGrid, List, Rows3, type LucideIcon } from 'lucide-react';
import { listUrl, type ListMode, readListState } from '../../features/product-list/list-state.ts';
import classes from './mode-links.module.css';

const MODES: readonly { mode: ListMode; label: string; icon: LucideIcon }[] = [
  { mode: 'list', label: 'Visa som lista', icon: Rows3 },
  { mode: 'compact', label: 'Visa kompakt', icon: List },
  { mode: 'grid', label: 'Visa som rutnät', icon: LayoutGrid },
];

export interface ModeLinksProps {
  readonly mode: ListMode;
  /** Chosen with JavaScript: applied at once and saved. */
  readonly onMode: (mode: ListMode) => void;
}

/** [2.13-03] List, compact or grid. Links, so that they work without JavaScript. */
export function ModeLinks({ mode, onMode }: ModeLinksProps) {
  const route = useRoute();
  const { page } = readListState(route);
  return (
    <ul role="list" aria-label="Visningsläge" className={classes.modes}>
      {MODES.map((each) => (
        <li key={each.mode}>
          <a
            href={listUrl(route, { page, mode: each.mode })}
            aria-label={each.label}
            aria-current={each.mode === mode ? 'true' : undefined}
            className={classes.mode}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onMode(each.mode);
            }}
          >
            <Icon of={each.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
