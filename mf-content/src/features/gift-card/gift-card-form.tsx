import { giftCardErrors, GIFT_CARD_LENGTHS, type GiftCardData, type GiftCardErrors } from '@shop/domain/gift-card';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { formatKronor } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { useRef, useState, type FormEvent } from 'react';
import classes from './gift-card-form.module.css';

export interface GiftCardOffer {
  readonly name: string;
  readonly subTitle: string;
  readonly previewUrl: string;
  /** Amounts on sale, in kronor. */
  readonly amounts: readonly number[];
}

type Field = keyof GiftCardData;

const FIELDS: readonly Field[] = ['amount', 'recipientName', 'recipientEmail', 'message'];
const PRESELECTED = 500;

const emptyCard = (amounts: readonly number[]): GiftCardData => ({
  recipientName: '',
  recipientEmail: '',
  message: '',
  amount: amounts.includes(PRESELECTED) ? PRESELECTED : (amounts[0] ?? 0),
});

/** [1-20] [2.1-101] A gift card's amount, receiver and greeting; they become part of its cart row [3-06]. */
export function GiftCardForm({ offer }: { readonly offer: GiftCardOffer }) {
  const { bus, href, track } = usePlatform();
  const { amounts, name, subTitle, previewUrl } = offer;
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(() => emptyCard(amounts));
  const [errors, setErrors] = useState<GiftCardErrors>({});
  const [added, setAdded] = useState<GiftCardData | null>(null);

  const change = (part: Partial<GiftCardData>): void => {
    setCard((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const giftCard: GiftCardData = {
      ...card,
      recipientName: card.recipientName.trim(),
      recipientEmail: card.recipientEmail.trim(),
      message: card.message.trim(),
    };
    const found = giftCardErrors(giftCard, amounts);
    setErrors(found);
    setAdded(null);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
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

  const stateOf = (field: Field) => ({
    state: errors[field] === undefined ? ('neutral' as const) : ('error' as const),
    message: errors[field],
  });

  return (
    <form ref={form} method="post" noValidate className={classes.form} aria-label="Köp presentkort" onSubmit={onSubmit}>
      <RadioCardGroup
        legend="Belopp"
        name="amount"
        className={classes.amounts}
        value={String(card.amount)}
        {...(errors.amount !== undefined && { message: errors.amount })}
        onChange={(value) => change({ amount: Number(value) })}
        options={amounts.map((amount) => ({ value: String(amount), label: formatKronor(amount) }))}
      />
      <Input
        label="Mottagarens namn"
        name="recipientName"
        optional
        maxLength={GIFT_CARD_LENGTHS.recipientName}
        {...stateOf('recipientName')}
        value={card.recipientName}
        onChange={({ target }) => change({ recipientName: target.value })}
      />
      <Input
        label="Mottagarens e-postadress"
        name="recipientEmail"
        type="email"
        inputMode="email"
        optional
        hint="Lämna tomt om du vill få presentkortet själv."
        maxLength={GIFT_CARD_LENGTHS.recipientEmail}
        {...stateOf('recipientEmail')}
        value={card.recipientEmail}
        onChange={({ target }) => change({ recipientEmail: target.value })}
      />
      <Textarea
        label="Hälsning"
        name="message"
        optional
        maxLength={GIFT_CARD_LENGTHS.message}
        {...stateOf('message')}
        value={card.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <p className={classes.note}>Presentkortet skickas med e-post så snart köpet är betalt.</p>
      <Button type="submit" variant="primary" size="large" block>
        {`Lägg presentkort på ${formatKronor(card.amount)} i varukorgen`}
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
    </form>
  );
}
