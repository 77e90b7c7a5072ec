import type { Wishlist } from '@shop/contracts/api/wishlist';
import { usePlatform } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { ReadOnlyList } from '../../features/wishlists/read-only-list.tsx';

/** Whose list it is, as far as they may be known; the owner finds the way to change it. */
function Whose({ list: { id, isOwn, owner } }: { readonly list: Wishlist }) {
  const { href } = usePlatform();
  if (isOwn) {
    return (
      <p>
        Så ser din lista ut för den som har länken.{' '}
        <TextLink href={href('member.wishlists', { wid: id })}>Ändra listan</TextLink>
      </p>
    );
  }
  if (owner === null) return <p>En önskelista som någon har delat med dig.</p>;
  return (
    <p>
      <TextLink href={href('member.wishlists', { id: owner.id })}>{owner.username}</TextLink> har delat sin önskelista
      med dig.
    </p>
  );
}

/** A shared wishlist, to look at and to buy from. */
export function SharedWishlistPage({ list }: { readonly list: Wishlist }) {
  return (
    <ReadOnlyList list={list}>
      <Whose list={list} />
    </ReadOnlyList>
  );
}
