import type { GiftCardData } from '@shop/domain/gift-card';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { formatKronor } from '@shop/domain/money';
import { useNow, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import {
  amountOf,
  emptyCard,
  errorsWithout,
  type GiftCardEntry,
  type GiftCardEntryErrors,
  readCard,
} from '@shop/ui/gift-card/gift-card-entry.ts';
import { GiftCardFields } from '@shop/ui/gift-card/gift-card-fields.tsx';
import { GiftCardPreview } from '@shop/ui/gift-card/gift-card-preview.tsx';
import { useRef, useState, type FormEvent } from 'react';
import classes from './gift-card-form.module.css';

export interface GiftCardOffer {
  readonly name: string;
  readonly subTitle: string;
  readonly previewUrl: string;
  /** Amounts on sale, in kronor. */
  readonly amounts: readonly number[];
}

const buttonText = (amount: number): string =>
  Number.isNaN(amount) ? 'Lägg presentkortet i varukorgen' : `Lägg presentkort på ${formatKronor(amount)} i varukorgen`;

/** [1-20] [2.1-101] A gift card's amount, receiver, greeting and day; they become part of its cart row [3-06]. */
export function GiftCardForm({ offer }: { readonly offer: GiftCardOffer }) {
  const { bus, href, track } = usePlatform();
  const now = useNow();
  const { amounts, name, subTitle, previewUrl } = offer;
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(() => emptyCard(amounts));
  const [errors, setErrors] = useState<GiftCardEntryErrors>({});
  const [added, setAdded] = useState<GiftCardData | null>(null);

  const change = (part: Partial<GiftCardEntry>): void => {
    setCard((before) => ({ ...before, ...part }));
    setErrors((before) => errorsWithout(before, part));
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { giftCard, errors: found, firstWrong } = readCard(card, amounts, now);
    setErrors(found);
    setAdded(null);
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    const { amount: unitPrice } = giftCard;
    bus.emit('cart.add', {
      productId: GIFT_CARD_PRODUCT_ID,
      quantity: 1,
      unitPrice,
      extraData: { giftCard },
      name,
      subTitle,
      previewUrl,
    });
    track('add_to_cart', { productId: GIFT_CARD_PRODUCT_ID, quantity: 1, price: unitPrice });
    setAdded(giftCard);
    setCard(emptyCard(amounts));
  };

  return (
    <form ref={form} method="post" noValidate className={classes.form} aria-label="Köp presentkort" onSubmit={onSubmit}>
      <div className={classes.fields}>
        <GiftCardFields card={card} errors={errors} amounts={amounts} now={now} onChange={change} />
        <Button type="submit" variant="primary" size="large" block>
          {buttonText(amountOf(card))}
        </Button>
        <noscript>
          <p>Slå på JavaScript i webbläsaren för att köpa presentkort här, eller köp det i någon av våra butiker.</p>
        </noscript>
        <div role="status">
          {added === null ? null : (
            <Alert tone="success" action={<Button href={href('checkout')}>Till kassan</Button>}>
              {`Presentkortet på ${formatKronor(added.amount)} ligger i varukorgen.`}
            </Alert>
          )}
        </div>
      </div>
      <div className={classes.preview}>
        <GiftCardPreview card={card} />
      </div>
    </form>
  );
}
