import {
  deleteWishlistProduct,
  getWishlists,
  postWishlistProduct,
  type WishlistSummary,
} from '@shop/contracts/api/wishlist';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';

const FAILED = 'Det gick inte att spara produkten. Försök igen.';

export interface WishlistHeart {
  /** Whether the product is on the member's default list. */
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
}

/** Puts a product on the member's default list or takes it off; a visitor is asked to log in [O7-12]. */
export function useWishlistHeart(product: { readonly id: number; readonly name: string }): WishlistHeart {
  const { api, bus, toasts } = usePlatform();
  const userId = useShared('user')?.id ?? null;
  const [list, setList] = useState<WishlistSummary | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { id: productId, name } = product;

  useEffect(() => {
    setList(null);
    if (userId === null) return undefined;
    const controller = new AbortController();
    api.call(getWishlists, {}, { signal: controller.signal, fresh: true }).then(
      ({ data }) => setList(data.wishlists.find(({ isDefault }) => isDefault) ?? null),
      // The heart is empty then, and saving what is saved already changes nothing that is lost.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, userId]);

  const isSaved = list?.productIds.includes(productId) ?? false;
  const save = async (): Promise<void> => {
    const { data } = await api.call(postWishlistProduct, { params: { wid: 'default' }, body: { productId } });
    setList(data.wishlist);
    toasts.show(`Sparad i ”${data.wishlist.name}”`, 'ok');
    // A first wish is an achievement.
    bus.emit('user.refresh', {});
  };
  const takeOff = async (from: WishlistSummary): Promise<void> => {
    await api.call(deleteWishlistProduct, { params: { wid: from.id, productId } }).catch((error: unknown) => {
      // Another tab has taken it off, or a try whose response was lost.
      if (!isApiError(error, 'NOT_FOUND')) throw error;
    });
    setList({ ...from, productIds: from.productIds.filter((each) => each !== productId) });
    toasts.show(`Borttagen från ”${from.name}”`, 'ok');
  };
  const change = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await (isSaved && list !== null ? takeOff(list) : save());
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    } finally {
      setIsBusy(false);
    }
  };
  const toggle = (): void => {
    if (userId === null)
      bus.emit('login.open', { mode: 'login', message: `Logga in för att spara ${name} i en önskelista.` });
    else void change();
  };
  return { isSaved, isBusy, toggle };
}
