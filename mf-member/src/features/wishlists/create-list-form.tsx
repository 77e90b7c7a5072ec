import { postWishlist, WISHLIST_LIMITS, type WishlistSummary } from '@shop/contracts/api/wishlist';
import { firstOf } from '@shop/contracts/routing';
import { isApiError, usePlatform, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import { LIST_FORM, LIST_NOTES } from './list-form.ts';
import { nameProblem } from './list-text.ts';
import classes from './wishlists.module.css';

const FAILED = 'Det gick inte att skapa listan. Försök igen.';

export interface CreateListFormProps {
  readonly onCreated: (list: WishlistSummary) => void;
  /** There is such a list: made in another tab, or by a try whose response was lost. */
  readonly onTaken: () => void;
}

/** A new list under a name of the member's choice; a plain form, so that it works without JavaScript. */
export function CreateListForm({ onCreated, onTaken }: CreateListFormProps) {
  const { api } = usePlatform();
  const { query } = useRoute();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(LIST_NOTES[firstOf(query, 'fel') ?? ''] ?? null);
  const [isBusy, setIsBusy] = useState(false);

  const create = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { data } = await api.call(postWishlist, { body: { name: name.trim() } });
      setName('');
      onCreated(data.wishlist);
    } catch (error) {
      setProblem(isApiError(error) ? error.userMessage : FAILED);
      if (isApiError(error, 'CONFLICT')) onTaken();
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong === null) void create();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form method="post" action={`/se/${LIST_FORM}`} noValidate onSubmit={onSubmit} className={classes.create}>
      <Input
        name="name"
        label="Namn på en ny lista"
        autoComplete="off"
        maxLength={WISHLIST_LIMITS.name}
        value={name}
        state={problem === null ? 'neutral' : 'error'}
        message={problem ?? undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isLoading={isBusy}>
        Skapa lista
      </Button>
    </form>
  );
}
