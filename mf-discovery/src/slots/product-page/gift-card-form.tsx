import type { ExtraData } from '@shop/shared/contracts';
import { isEmail } from '@shop/shared/domain/validation/email';
import { formatKronor } from '@shop/shared/domain/money';
import { RadioCardGroup } from '@shop/shared/ui/radio-card/radio-card.tsx';
import { Input } from '@shop/shared/ui/input/input.tsx';
import { Textarea } from '@shop/shared/ui/textarea/textarea.tsx';
import { useState } from 'react';
import { BuyForm } from '../../features/buying/buy-form.tsx';
import classes from './gift-card-form.module.css';
import type { FullProduct } from './load-product.ts';

type GiftCard = NonNullable<ExtraData['giftCard']>;

/** A gift card's amount, receiver and greeting; they become part of its cart row [3-06]. */
export default function GiftCardForm({ product }: { readonly product: FullProduct }) {
  const amounts = product.giftCard?.amounts ?? [];
  const [card, setCard] = useState<GiftCard>({
    recipientName: '',
    recipientEmail: '',
    message: '',
    amount: amounts[0] ?? product.price.price,
  });
  const [isChecked, setIsChecked] = useState(false);
  const hasValidEmail = card.recipientEmail.trim() === '' || isEmail(card.recipientEmail);
  const change = (part: Partial<GiftCard>) => setCard((before) => ({ ...before, ...part }));
  return (
    <div className={classes.form}>
      <RadioCardGroup
        legend="Belopp"
        name="amount"
        value={String(card.amount)}
        onChange={(value) => change({ amount: Number(value) })}
        options={amounts.map((amount) => ({ value: String(amount), label: formatKronor(amount) }))}
      />
      <Input
        label="Mottagarens namn"
        name="recipientName"
        optional
        maxLength={100}
        value={card.recipientName}
        onChange={({ target }) => change({ recipientName: target.value })}
      />
      <Input
        label="Mottagarens e-post"
        name="recipientEmail"
        type="email"
        optional
        state={isChecked && !hasValidEmail ? 'error' : 'neutral'}
        message="E-postadressen är inte giltig."
        hint="Lämna tomt om du vill få presentkortet själv."
        maxLength={200}
        value={card.recipientEmail}
        onChange={({ target }) => change({ recipientEmail: target.value })}
      />
      <Textarea
        label="Hälsning"
        name="message"
        optional
        maxLength={500}
        value={card.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <BuyForm
        product={product}
        label="Köp"
        size="large"
        isInsured={false}
        extraData={{ giftCard: card }}
        mayAdd={() => {
          setIsChecked(true);
          return hasValidEmail;
        }}
      />
    </div>
  );
}
