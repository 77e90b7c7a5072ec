import { GIFT_CARD_LENGTHS, giftCardDays, giftCardLimits } from '@shop/domain/gift-card';
import { formatKronor } from '@shop/domain/money';
import { Input } from '../input/input.tsx';
import { RadioCardGroup } from '../radio-card/radio-card.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { type GiftCardEntry, type GiftCardEntryErrors, type GiftCardField, OWN_AMOUNT } from './gift-card-entry.ts';

/** Props of `GiftCardFields`. */
export interface GiftCardFieldsProps {
  readonly card: GiftCardEntry;
  readonly errors: GiftCardEntryErrors;
  /** Amounts on sale, in kronor; null where the amount stays as it was bought. */
  readonly amounts: readonly number[] | null;
  readonly now: Date;
  readonly onChange: (part: Partial<GiftCardEntry>) => void;
}

type Parts = Omit<GiftCardFieldsProps, 'amounts'>;

const stateOf = (errors: GiftCardEntryErrors, field: GiftCardField) => ({
  state: errors[field] === undefined ? ('neutral' as const) : ('error' as const),
  message: errors[field],
});

function Amount({ card, errors, amounts, onChange }: Parts & { readonly amounts: readonly number[] }) {
  const { min, max } = giftCardLimits(amounts);
  return (
    <RadioCardGroup
      legend="Belopp"
      name="amount"
      value={card.amount}
      {...(errors.amount !== undefined && { message: errors.amount })}
      onChange={(amount) => onChange({ amount })}
      options={[
        ...amounts.map((amount) => ({ value: String(amount), label: formatKronor(amount) })),
        {
          value: OWN_AMOUNT,
          label: 'Eget belopp',
          details: (
            <Input
              label="Belopp i kronor"
              name="ownAmount"
              inputMode="numeric"
              autoComplete="off"
              hint={`Hela kronor, från ${formatKronor(min)} till ${formatKronor(max)}.`}
              {...stateOf(errors, 'ownAmount')}
              value={card.ownAmount}
              onChange={({ target }) => onChange({ ownAmount: target.value })}
            />
          ),
        },
      ]}
    />
  );
}

function Receiver({ card, errors, now, onChange }: Parts) {
  const { first, last } = giftCardDays(now);
  return (
    <>
      <Input
        label="Mottagarens namn"
        name="recipientName"
        autoComplete="off"
        optional
        maxLength={GIFT_CARD_LENGTHS.recipientName}
        {...stateOf(errors, 'recipientName')}
        value={card.recipientName}
        onChange={({ target }) => onChange({ recipientName: target.value })}
      />
      <Input
        label="Mottagarens e-postadress"
        name="recipientEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        optional
        hint="Lämna tomt om du vill få presentkortet själv."
        maxLength={GIFT_CARD_LENGTHS.recipientEmail}
        {...stateOf(errors, 'recipientEmail')}
        value={card.recipientEmail}
        onChange={({ target }) => onChange({ recipientEmail: target.value })}
      />
      <Textarea
        label="Hälsning"
        name="message"
        optional
        maxLength={GIFT_CARD_LENGTHS.message}
        {...stateOf(errors, 'message')}
        value={card.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <Input
        label="Skicka den"
        name="sendOn"
        type="date"
        optional
        min={first}
        max={last}
        hint="Mejlet går på morgonen den dagen. Utan datum går det så snart presentkortet är betalt."
        {...stateOf(errors, 'sendOn')}
        value={card.sendOn}
        onChange={({ target }) => onChange({ sendOn: target.value })}
      />
    </>
  );
}

/** The amount, the receiver, the greeting and the day of a gift card: the same where it is bought and changed. */
export function GiftCardFields({ amounts, ...parts }: GiftCardFieldsProps) {
  return (
    <>
      {amounts === null ? null : <Amount {...parts} amounts={amounts} />}
      <Receiver {...parts} />
    </>
  );
}
