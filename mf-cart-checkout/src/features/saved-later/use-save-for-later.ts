import type { CartRow } from '@shop/contracts';
import { postWishlistProduct, WISHLIST_LIMITS } from '@shop/contracts/api/wishlist';
import { isInsuredRow } from '@shop/domain/cart-totals';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useState } from 'react';
import { removeEvent } from '../cart-rows/row-events.ts';

const FAILED = 'Det gick inte att spara produkten. Försök igen.';

const savedText = (row: CartRow): string =>
  isInsuredRow(row)
    ? `${row.product.name} är sparad till senare. Försäkringen väljer du igen i varukorgen.`
    : `${row.product.name} är sparad till senare`;

/**
 * Moves a row from the cart to the member's list of what is saved for later, which the server keeps; a visitor, for
 * whom nothing is kept, is led to the login instead. `count` rises with each saved row.
 */
export function useSaveForLater(): { count: number; save: (row: CartRow) => void } {
  const { api, bus, toasts } = usePlatform();
  const isMember = Boolean(useShared('user'));
  const [count, setCount] = useState(0);
  const save = async (row: CartRow): Promise<void> => {
    const { product } = row;
    if (!isMember) {
      bus.emit('login.open', { mode: 'login', message: `Logga in för att spara ${product.name} till senare.` });
      return;
    }
    const quantity = Math.min(row.quantity, WISHLIST_LIMITS.quantity);
    try {
      await api.call(postWishlistProduct, { params: { wid: 'later' }, body: { productId: product.id, quantity } });
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
      return;
    }
    // Only once it is kept elsewhere.
    bus.emit('cart.event', removeEvent(row));
    toasts.show(savedText(row), 'ok');
    setCount((before) => before + 1);
  };
  return { count, save: (row) => void save(row) };
}
