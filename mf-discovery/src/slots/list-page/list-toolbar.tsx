import { resultCounterText, usesCompactLayout } from '@shop/domain/pagination';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { SlidersHorizontal } from 'lucide-react';
import type { ListMode } from '../../features/product-list/list-state.ts';
import type { ShownList } from './load-list.ts';
import { ModeLinks } from './mode-links.tsx';
import { SortForm } from './sort-form.tsx';
import classes from './list-toolbar.module.css';

export interface ListToolbarProps {
  readonly list: ShownList;
  readonly mode: ListMode;
  readonly onMode: (mode: ListMode) => void;
}

/** [2.13-02..05] How many, which filters, in which order, laid out how. */
export function ListToolbar({ list, mode, onMode }: ListToolbarProps) {
  const { bus } = usePlatform();
  const { chips, filteredProductCount, totalProductCount } = list;
  return (
    <div className={classes.toolbar}>
      <p role="status" className={classes.counter}>
        {resultCounterText(filteredProductCount, totalProductCount)}
      </p>
      <Button
        className={classes.filter}
        icon={<Icon of={SlidersHorizontal} size={16} />}
        onClick={() => bus.emit('filters.open', {})}
      >
        {chips.length === 0 ? 'Filtrera' : `Filtrera (${chips.length})`}
      </Button>
      <div className={classes.sort}>
        <SortForm options={list.sortOptions} sortBy={list.query.sortBy} />
      </div>
      {usesCompactLayout(totalProductCount) ? null : (
        <div className={classes.modes}>
          <ModeLinks mode={mode} onMode={onMode} />
        </div>
      )}
    </div>
  );
}
