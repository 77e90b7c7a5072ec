import type { CartRow } from '@shop/contracts';
import { giftCardReceiver, type GiftCardData } from '@shop/domain/gift-card';
import { Button } from '@shop/ui/button/button.tsx';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState } from 'react';
import classes from './cart-rows.module.css';

const GiftCardDialog = lazyOr(() => import('./gift-card-dialog.tsx'), DialogMissing);

export interface GiftCardWordsProps {
  readonly row: CartRow;
  readonly giftCard: GiftCardData;
  readonly isReadOnly: boolean;
}

/** Whom a gift card is for, when it is sent and what it says; in a cart all of it can be changed. */
export function GiftCardWords({ row, giftCard, isReadOnly }: GiftCardWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={classes.subtitle}>
        {giftCardReceiver(giftCard)}
        {giftCard.message === '' ? null : <span className={classes.greeting}>{`”${giftCard.message}”`}</span>}
      </p>
      {isReadOnly ? null : (
        <Button variant="quiet" className={classes.changeGift} onClick={() => setIsOpen(true)}>
          Ändra presentkortet
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <GiftCardDialog row={row} giftCard={giftCard} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
