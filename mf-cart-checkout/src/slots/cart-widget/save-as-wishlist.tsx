import type { CartRow } from '@shop/contracts';
import { postWishlist, WISHLIST_LIMITS } from '@shop/contracts/api/wishlist';
import { formatDay } from '@shop/domain/dates';
import { isApiError, useNow, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import classes from './cart-drawer.module.css';

export interface SaveAsWishlistProps {
  /** What a list can hold. */
  readonly rows: readonly CartRow[];
}

const FAILED = 'Det gick inte att spara listan. Försök igen.';

/** [O2.9-04] The cart as a wishlist of the member's, under a name of their choice. The cart stays as it is. */
export function SaveAsWishlist({ rows }: SaveAsWishlistProps) {
  const { api, href } = usePlatform();
  const now = useNow();
  const [name, setName] = useState(() => `Varukorg ${formatDay(now)}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<{ id: number; name: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { data } = await api.call(postWishlist, {
        body: {
          name: name.trim(),
          rows: rows.map(({ product, quantity }) => ({
            productId: product.id,
            quantity: Math.min(quantity, WISHLIST_LIMITS.quantity),
          })),
        },
      });
      setSaved(data.wishlist);
    } catch (error) {
      setProblem(isApiError(error) ? error.userMessage : FAILED);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setProblem(isEmpty ? 'Skriv vad listan ska heta.' : null);
    setSaved(null);
    if (isEmpty) event.currentTarget.querySelector('input')?.focus();
    else void save();
  };
  return (
    <form className={classes.wishlist} noValidate onSubmit={onSubmit}>
      <Input
        name="wishlistName"
        label="Namn på önskelistan"
        maxLength={WISHLIST_LIMITS.name}
        value={name}
        state={problem === null ? 'neutral' : 'error'}
        message={problem ?? undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isLoading={isBusy}>
        Spara som önskelista
      </Button>
      <p role="status" className={classes.copied}>
        {saved === null ? null : (
          <>
            {`Sparad som ”${saved.name}”. `}
            <a href={href('member.wishlists', { wid: saved.id })}>Visa önskelistan</a>
          </>
        )}
      </p>
    </form>
  );
}
