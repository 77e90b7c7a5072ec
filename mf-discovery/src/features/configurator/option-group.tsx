import type { CtoChange, CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';
import { buildHref } from '@shop/contracts/build-link';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import type { MouseEvent } from 'react';
import { differenceText } from './build-amounts.ts';
import { slotField } from './build-url.ts';
import { changeWords } from './change-words.ts';
import classes from './option-group.module.css';
import type { Choices } from './use-choices.ts';

type Slot = CtoModel['slots'][number];
type Told = CtoQuote['options'][number];

export interface OptionGroupProps {
  readonly model: CtoModel;
  readonly quote: CtoQuote;
  readonly slot: Slot;
  readonly index: number;
  readonly choices: Choices;
  readonly isWithoutVat: boolean;
}

export const slotAnchor = (slotId: number): string => `del-${slotId}`;

/** What stands below an option's name: what it is for, and before it is chosen why it does not fit. */
function Description({
  text,
  told,
  days,
}: {
  readonly text: string;
  readonly told: Told | undefined;
  readonly days: number;
}) {
  const change = told?.fix ? changeWords(told.fix, told.id) : '';
  return (
    <>
      {text}
      {days === 0 ? null : ` ${days === 1 ? '1 arbetsdag' : `${days} arbetsdagar`} längre i verkstaden.`}
      {told === undefined || told.problems.length === 0 ? null : (
        <span className={classes.problem}>
          <strong>Passar inte bygget.</strong> {told.problems.join(' ')} {change === '' ? null : `Kräver ${change}.`}
        </span>
      )}
    </>
  );
}

/** The way out of a chosen option that does not fit. */
function Offer({
  props,
  told,
  fix,
}: {
  readonly props: OptionGroupProps;
  readonly told: Told;
  readonly fix: CtoChange | null;
}) {
  const { model, quote, choices, isWithoutVat } = props;
  return (
    <Alert
      tone="warning"
      action={
        fix === null ? undefined : (
          <Button
            href={buildHref(model.id, fix.optionIds)}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              choices.replaceBy(fix.optionIds);
            }}
          >
            {`Byt till ${changeWords(fix, told.id)} (${differenceText(fix.priceDifference, quote, isWithoutVat)})`}
          </Button>
        )
      }
    >
      {told.problems.join(' ')}
      {fix === null ? ' Välj något annat här.' : null}
    </Alert>
  );
}

/** The options of one slot, each with its price difference to the present choice and what is in its way [O2.17-21]. */
export function OptionGroup(props: OptionGroupProps) {
  const { quote, slot, index, choices, isWithoutVat } = props;
  const told = new Map(quote.options.map((option) => [option.id, option]));
  const chosenId = choices.ids[index];
  const options = slot.options.map((option): RadioCardOption => {
    const facts = told.get(option.id);
    const isChosen = option.id === chosenId;
    const clashes = facts !== undefined && facts.problems.length > 0;
    return {
      value: String(option.id),
      label: option.name,
      disabled: !option.isAvailable,
      description: (
        <Description text={option.description} told={isChosen ? undefined : facts} days={option.extraDays} />
      ),
      aside: option.isAvailable
        ? isChosen || facts === undefined
          ? null
          : differenceText(facts.priceDifference, quote, isWithoutVat)
        : 'Slut just nu',
      ...(clashes && !choices.isPending && { details: <Offer props={props} told={facts} fix={facts.fix} /> }),
    };
  });
  return (
    <section id={slotAnchor(slot.id)} className={classes.group}>
      <h2 className={classes.heading}>{slot.name}</h2>
      {slot.help === '' ? null : <p className={classes.help}>{slot.help}</p>}
      <RadioCardGroup
        legend={slot.name}
        hideLegend
        name={slotField(index)}
        options={options}
        value={chosenId === undefined ? null : String(chosenId)}
        onChange={(value) => choices.choose(index, Number(value))}
      />
    </section>
  );
}
