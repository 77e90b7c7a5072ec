import { deleteWatch, type Watch } from '@shop/contracts/api/watch';
import { formatKronor } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useState } from 'react';
import { unlessGone } from '../retry/unless-gone.ts';
import { WishlistRow } from '../wishlists/wishlist-row.tsx';
import wishlistClasses from '../wishlists/wishlists.module.css';

/** What a watch waits for. */
function aimOf({ kind, limit }: Watch): string {
  if (kind === 'stock') return 'Vi mejlar när den går att köpa igen.';
  return `Vi mejlar när den kostar högst ${formatKronor(limit ?? 0)}.`;
}

/** [O2.13-10] What the member watches, with the button that ends each. */
export function WatchesSection({ watches }: { readonly watches: readonly Watch[] }) {
  const { api, toasts } = usePlatform();
  const [ended, setEnded] = useState<readonly number[]>([]);
  const left = watches.filter(({ id }) => !ended.includes(id));
  const end = async ({ id, product }: Watch) => {
    try {
      await api.call(deleteWatch, { params: { id } }).catch(unlessGone);
      setEnded((before) => [...before, id]);
      toasts.show(`Du bevakar inte längre ${product.name}`);
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : 'Det gick inte att ta bort. Försök igen.', 'error');
    }
  };
  return (
    <section aria-labelledby="bevakningar" className={wishlistClasses.page}>
      <SectionHeading id="bevakningar">Bevakningar</SectionHeading>
      {left.length === 0 ? (
        <p className={wishlistClasses.muted}>
          Du bevakar ingenting nu. Tryck på ”Bevaka” på en vara som är slut, eller på ”Bevaka priset” på en varas sida.
        </p>
      ) : (
        <ul role="list">
          {left.map((watch) => (
            <WishlistRow
              key={watch.id}
              row={{ product: watch.product, quantity: 1, addedAt: watch.createdAt }}
              note={aimOf(watch)}
              onRemove={() => void end(watch)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
