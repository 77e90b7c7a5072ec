import type { CartRow } from '@shop/contracts';
import type { GiftCardData } from '@shop/domain/gift-card';
import { useNow, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import {
  entryOf,
  errorsWithout,
  type GiftCardEntry,
  type GiftCardEntryErrors,
  readCard,
} from '@shop/ui/gift-card/gift-card-entry.ts';
import { GiftCardFields } from '@shop/ui/gift-card/gift-card-fields.tsx';
import { GiftCardPreview } from '@shop/ui/gift-card/gift-card-preview.tsx';
import { createPortal } from 'react-dom';
import { type FormEvent, useId, useRef, useState } from 'react';
import classes from './cart-rows.module.css';
import { giftCardEvent } from './row-events.ts';

export interface GiftCardDialogProps {
  readonly row: CartRow;
  readonly giftCard: GiftCardData;
  readonly onClose: () => void;
}

/** The form of a gift card that lies in the cart. Its amount is its price, and stays. */
export default function GiftCardDialog({ row, giftCard, onClose }: GiftCardDialogProps) {
  const { bus } = usePlatform();
  const now = useNow();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(() => entryOf(giftCard));
  const [errors, setErrors] = useState<GiftCardEntryErrors>({});

  const change = (part: Partial<GiftCardEntry>): void => {
    setCard((before) => ({ ...before, ...part }));
    setErrors((before) => errorsWithout(before, part));
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // For React the dialog lies in the form of the checkout, which must not be sent.
    event.stopPropagation();
    const { giftCard: changed, errors: found, firstWrong } = readCard(card, [giftCard.amount], now);
    setErrors(found);
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    bus.emit('cart.event', giftCardEvent(row, changed));
    onClose();
  };

  // Not inside the form of the checkout: a form in a form is no HTML.
  return createPortal(
    <Dialog
      isOpen
      title="Ändra presentkortet"
      closesOnBackdrop={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary">
            Spara
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} method="post" noValidate className={classes.giftForm} onSubmit={onSubmit}>
        <GiftCardPreview card={card} />
        <GiftCardFields card={card} errors={errors} amounts={null} now={now} onChange={change} />
      </form>
    </Dialog>,
    document.body,
  );
}
