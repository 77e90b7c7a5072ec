import { putWishlist, type Wishlist, type WishlistSummary } from '@shop/contracts/api/wishlist';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

/** What a list is called, who sees it, and whether the heart adds to it. */
export interface ListChange {
  readonly name: string;
  readonly isPublic: boolean;
  readonly isDefault?: true;
}

type Settings = Pick<WishlistSummary, 'name' | 'isPublic' | 'shareId' | 'isDefault'>;

const FAILED = 'Det gick inte att spara. Försök igen.';

/** The settings of a list, as they are now. `change` resolves to why it was refused, in Swedish, or to null. */
export function useListSettings(list: Wishlist) {
  const { api, bus, href, navigate } = usePlatform();
  const [settings, setSettings] = useState<Settings>(list);
  const change = async (next: ListChange): Promise<string | null> => {
    try {
      const { data } = await api.call(putWishlist, { params: { wid: list.id }, body: next });
      setSettings(data.wishlist);
    } catch (error) {
      return isApiError(error) ? error.userMessage : FAILED;
    }
    // A first shared list is an achievement.
    if (next.isPublic) bus.emit('user.refresh', {});
    // Title and crumbs carry the name.
    if (next.name !== settings.name)
      void navigate(href('member.wishlists', { wid: list.id }), { replace: true, keepScroll: true });
    return null;
  };
  return { settings, change };
}
