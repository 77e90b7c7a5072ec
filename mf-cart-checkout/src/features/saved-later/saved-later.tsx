import {
  deleteWishlistProduct,
  getWishlist,
  getWishlists,
  SAVED_FOR_LATER,
  type Wishlist,
} from '@shop/contracts/api/wishlist';
import { isApiError, QueryProvider, useDeferredQuery, usePlatform } from '@shop/platform';
import { useRef } from 'react';
import { addProduct } from './add-product.ts';
import classes from './saved-later.module.css';
import { SavedRow } from './saved-row.tsx';

export interface SavedLaterProps {
  /** Another number fetches the list again. */
  readonly version: number;
}

const FAILED = 'Det gick inte att ändra listan. Försök igen.';

/** The member's list of saved products; null while there is none. */
function useSavedList(version: number) {
  const { api } = usePlatform();
  return useDeferredQuery<Wishlist | null>({
    queryKey: [SAVED_FOR_LATER, version],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getWishlists, {}, { signal, fresh: true });
      const list = data.wishlists.find(({ name }) => name === SAVED_FOR_LATER);
      if (list === undefined || list.productIds.length === 0) return null;
      return (await api.call(getWishlist, { params: { wid: list.id } }, { signal, fresh: true })).data.wishlist;
    },
    placeholderData: (shown) => shown,
  });
}

function SavedList({ version }: SavedLaterProps) {
  const { api, bus, toasts } = usePlatform();
  const { data: list, refetch } = useSavedList(version);
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing stands here until it is known, and nothing for who has saved nothing.
  if (!list || list.rows.length === 0) return null;
  const takeOff = async (productId: number): Promise<void> => {
    // The pressed button goes with its row.
    heading.current?.focus();
    try {
      await api.call(deleteWishlistProduct, { params: { wid: list.id, productId } });
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
    await refetch();
  };
  return (
    <section className={classes.saved} aria-labelledby="saved-for-later">
      <h3 id="saved-for-later" ref={heading} tabIndex={-1} className={classes.heading}>
        {`${SAVED_FOR_LATER} (${list.rows.length})`}
      </h3>
      <ul role="list">
        {list.rows.map((row) => (
          <SavedRow
            key={row.product.id}
            row={row}
            onMove={() => {
              bus.emit('cart.add', addProduct(row.product, row.quantity));
              void takeOff(row.product.id);
            }}
            onRemove={() => void takeOff(row.product.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Below the cart: what a member has saved for later, with the way back into the cart. */
export default function SavedLater(props: SavedLaterProps) {
  return (
    <QueryProvider>
      <SavedList {...props} />
    </QueryProvider>
  );
}
