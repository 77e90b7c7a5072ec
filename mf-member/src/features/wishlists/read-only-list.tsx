import type { Wishlist } from '@shop/contracts/api/wishlist';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import type { ReactNode } from 'react';
import { BuyAll } from './buy-all.tsx';
import { WishlistRow } from './wishlist-row.tsx';
import classes from './wishlists.module.css';

export interface ReadOnlyListProps {
  readonly list: Wishlist;
  /** Whose it is, or the way back. */
  readonly children?: ReactNode;
}

/** [O2.17-05] A list as others see it: to look at and to buy from. */
export function ReadOnlyList({ list, children }: ReadOnlyListProps) {
  const { href } = usePlatform();
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>{list.name}</SectionHeading>
      {children}
      {list.rows.length === 0 ? (
        <EmptyState
          illustration={<PixelArt picture="buoy" />}
          title="Listan är tom"
          text="Det finns inga produkter på den här önskelistan."
          actions={<Button href={href('index')}>Till startsidan</Button>}
        />
      ) : (
        <ul role="list">
          {list.rows.map((row) => (
            <WishlistRow key={row.product.id} row={row} />
          ))}
        </ul>
      )}
      <BuyAll rows={list.rows} />
    </div>
  );
}
