import { openState } from '@shop/domain/opening-hours';
import { formatDistance } from '@shop/domain/stores';
import { href } from '@shop/platform';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChooseStoreButton } from './choose-store-button.tsx';
import type { FoundStore } from './find-stores.ts';
import { StarButton } from './star-button.tsx';
import classes from './store-row.module.css';

interface StoreRowProps {
  readonly found: FoundStore;
  readonly now: Date;
  readonly isSelected?: boolean;
  /** Can be made the shopper's own store here. */
  readonly isChoosable?: boolean;
  /** Further actions beside the star. */
  readonly children?: ReactNode;
}

/** A store in a list: where it is, whether it is open, how far away, and its star. */
export function StoreRow({
  found: { store, km },
  now,
  isSelected = false,
  isChoosable = false,
  children,
}: StoreRowProps) {
  const { isOpen, text } = openState(store.openingHours, now);
  return (
    <li className={clsx(classes.row, isSelected && classes.selected)} data-store={store.id}>
      <div className={classes.about}>
        <a href={href('store', { id: store.id, name: store.name })} className={classes.name}>
          {store.name}
        </a>
        <span className={classes.address}>
          {store.street}, {store.zipCode} {store.city}
        </span>
        <StockLine tone={isOpen ? 'available' : 'none'} text={text} />
        {isChoosable ? <ChooseStoreButton store={store} /> : null}
      </div>
      <div className={classes.side}>
        <span className={classes.distance}>{km === null ? null : formatDistance(km)}</span>
        <span className={classes.actions}>
          {children}
          <StarButton store={store} />
        </span>
      </div>
    </li>
  );
}
