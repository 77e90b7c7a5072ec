import type { Wishlist, WishlistSummary } from '@shop/contracts/api/wishlist';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { useState } from 'react';
import { countText } from './list-text.ts';

export interface MoveDialogProps {
  readonly row: Wishlist['rows'][number];
  /** Where it can go. */
  readonly lists: readonly WishlistSummary[];
  readonly onMove: (to: WishlistSummary) => void;
  readonly onClose: () => void;
}

/** Asks which list a product is moved to. */
export default function MoveDialog({ row, lists, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(lists[0]?.id ?? null);
  const move = (): void => {
    const to = lists.find(({ id }) => id === chosen);
    if (to !== undefined) onMove(to);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title="Flytta till en annan lista"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="primary" onClick={move}>
            Flytta
          </Button>
        </>
      }
    >
      <RadioCardGroup
        legend={row.product.name}
        name="wishlistId"
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        options={lists.map(({ id, name, productIds }) => ({
          value: String(id),
          label: name,
          description: countText(productIds.length),
        }))}
      />
    </Dialog>
  );
}
