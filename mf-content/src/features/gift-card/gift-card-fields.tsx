import { GIFT_CARD_LENGTHS, type GiftCardData, type GiftCardErrors } from '@shop/domain/gift-card';
import { formatKronor } from '@shop/domain/money';
import { Input } from '@shop/ui/input/input.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import type { GiftCardField } from './gift-card-entry.ts';
import classes from './gift-card-form.module.css';

export interface GiftCardFieldsProps {
  readonly card: GiftCardData;
  readonly errors: GiftCardErrors;
  /** Amounts on sale, in kronor. */
  readonly amounts: readonly number[];
  readonly onChange: (part: Partial<GiftCardData>) => void;
}

/** The amount, the receiver and the greeting. */
export function GiftCardFields({ card, errors, amounts, onChange: change }: GiftCardFieldsProps) {
  const stateOf = (field: GiftCardField) => ({
    state: errors[field] === undefined ? ('neutral' as const) : ('error' as const),
    message: errors[field],
  });
  return (
    <>
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
    </>
  );
}
