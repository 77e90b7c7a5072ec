import { deleteWishlistProduct, type Wishlist } from '@shop/contracts/api/wishlist';
import { isApiError, useIsHydrated, useNow, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useRef, useState } from 'react';
import { addListed, canBeAdded } from './add-listed.ts';
import { WishlistRow } from './wishlist-row.tsx';
import classes from './wishlists.module.css';

const FAILED = 'Det gick inte att ta bort produkten. Försök igen.';

/** One list: its products, to buy or to take off. */
export function WishlistPage({ list }: { readonly list: Wishlist }) {
  const { api, bus, href, toasts } = usePlatform();
  const isHydrated = useIsHydrated();
  const now = useNow();
  const [gone, setGone] = useState<readonly number[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const rows = list.rows.filter(({ product }) => !gone.includes(product.id));
  const buyable = rows.filter(({ product }) => canBeAdded(product, now));

  const remove = async (productId: number): Promise<void> => {
    setGone((before) => [...before, productId]);
    // The pressed button goes with its row.
    top.current?.focus();
    try {
      await api.call(deleteWishlistProduct, { params: { wid: list.id, productId } });
    } catch (error) {
      setGone((before) => before.filter((id) => id !== productId));
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
  };
  const addAll = () => {
    for (const { product, quantity } of buyable) bus.emit('cart.add', addListed(product, quantity));
    bus.emit('cart.open', {});
  };
  return (
    <div ref={top} tabIndex={-1} className={classes.page}>
      <SectionHeading level={1}>{list.name}</SectionHeading>
      {rows.length === 0 ? (
        <EmptyState
          illustration={<PixelArt picture="buoy" />}
          title="Listan är tom"
          text="Det finns inga produkter på den här önskelistan."
          actions={<Button href={href('member.wishlists')}>Mina önskelistor</Button>}
        />
      ) : (
        <>
          <ul role="list">
            {rows.map((row) => (
              <WishlistRow
                key={row.product.id}
                row={row}
                onRemove={list.isOwn && isHydrated ? () => void remove(row.product.id) : undefined}
              />
            ))}
          </ul>
          {isHydrated && buyable.length > 1 ? (
            <Button variant="primary" size="large" onClick={addAll}>
              Lägg alla i varukorgen
            </Button>
          ) : null}
          <TextLink href={href('member.wishlists')}>Mina önskelistor</TextLink>
        </>
      )}
    </div>
  );
}
