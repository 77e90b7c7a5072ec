import { deleteWatch, getWatches, type Watch } from '@shop/contracts/api/watch';
import type { ApiClient } from '@shop/contracts/platform';
import { formatKronor } from '@shop/domain/money';
import { isApiError, unlessGone, usePlatform } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Refetchable } from '../failure/refetchable.tsx';
import { WishlistRow } from '../wishlists/wishlist-row.tsx';
import wishlistClasses from '../wishlists/wishlists.module.css';

/** What a watch waits for. */
function aimOf({ kind, limit }: Watch): string {
  if (kind === 'stock') return 'Vi mejlar när den går att köpa igen.';
  return `Vi mejlar när den kostar högst ${formatKronor(limit ?? 0)}.`;
}

const fetchWatches = async (api: ApiClient): Promise<readonly Watch[]> =>
  (await api.call(getWatches, {}, { fresh: true })).data.watches;

function WatchList({ watches }: { readonly watches: readonly Watch[] }) {
  const { api, toasts } = usePlatform();
  const [ended, setEnded] = useState<readonly number[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const left = watches.filter(({ id }) => !ended.includes(id));
  // The pressed button is gone: the keyboard goes on with the next one, or what has taken their place.
  useEffect(() => {
    if (ended.length > 0) (box.current?.querySelector<HTMLElement>('button') ?? box.current)?.focus();
  }, [ended]);
  // Gone at once, and back when it could not be ended.
  const end = async ({ id, product }: Watch) => {
    setEnded((before) => [...before, id]);
    try {
      await api.call(deleteWatch, { params: { id } }).catch(unlessGone);
      toasts.show(`Du bevakar inte längre ${product.name}`);
    } catch (error) {
      setEnded((before) => before.filter((each) => each !== id));
      toasts.show(isApiError(error) ? error.userMessage : 'Det gick inte att ta bort. Försök igen.', 'error');
    }
  };
  return (
    <div ref={box} tabIndex={-1} className={wishlistClasses.page}>
      {left.length === 0 ? (
        <p className={wishlistClasses.muted}>
          Du bevakar ingenting nu. Tryck på ”Bevaka” på en vara som är slut, eller på ”Bevaka priset” på produktsidan.
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
    </div>
  );
}

/** [O2.13-10] What the member watches, with the button that ends each. */
export function WatchesSection({ watches }: { readonly watches: readonly Watch[] | null }) {
  return (
    <section aria-labelledby="bevakningar" className={clsx(wishlistClasses.page, wishlistClasses.watches)}>
      <SectionHeading id="bevakningar">Bevakningar</SectionHeading>
      <Refetchable first={watches} fetch={fetchWatches} failure="Det gick inte att hämta dina bevakningar.">
        {(known) => <WatchList watches={known} />}
      </Refetchable>
    </section>
  );
}
