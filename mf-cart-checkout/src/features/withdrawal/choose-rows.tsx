import { formatExactKronor } from '@shop/domain/money';
import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { type FormEvent, useState } from 'react';
import {
  firstSelection,
  isSelectable,
  positionOf,
  selectedUnits,
  selectionOf,
  UNITS_KEY,
  unitsOf,
  type Withdrawal,
  type WithdrawalRow,
} from './withdrawal-selection.ts';
import { deadlineText } from './withdrawal-texts.ts';
import classes from './withdrawal.module.css';

const NOTHING_SELECTED = 'Välj minst en vara att ångra.';

const optionsOf = (row: WithdrawalRow) =>
  Array.from({ length: row.remaining + 1 }, (_, units) => ({
    value: `${positionOf(row)}:${units}`,
    label: units === 0 ? 'Ingen' : `${units} av ${row.remaining} st`,
  }));

function Row({
  row,
  units,
  isWrong,
}: {
  readonly row: WithdrawalRow;
  readonly units: number;
  readonly isWrong: boolean;
}) {
  const state = isWrong ? { state: 'error' as const, message: NOTHING_SELECTED } : {};
  if (row.remaining > 1) {
    return (
      <Select
        label={row.name}
        hint={`Allt tillsammans ger ${formatExactKronor(row.refund)} tillbaka`}
        name={UNITS_KEY}
        options={optionsOf(row)}
        defaultValue={`${positionOf(row)}:${units}`}
        {...state}
      />
    );
  }
  return (
    <Checkbox
      label={row.name}
      hint={`Ger ${formatExactKronor(row.refund)} tillbaka`}
      name={UNITS_KEY}
      value={`${positionOf(row)}:1`}
      defaultChecked={units > 0}
      {...(isWrong && { message: NOTHING_SELECTED })}
    />
  );
}

function Closed({ row }: { readonly row: WithdrawalRow }) {
  const reason = row.exempt ?? 'Du har redan ångrat den här varan.';
  return (
    <div className={classes.closed}>
      <p className={classes.name}>{row.name}</p>
      <p>{row.exempt === null ? reason : `Omfattas inte av ångerrätten: ${reason}`}</p>
    </div>
  );
}

export interface ChooseRowsProps {
  readonly id: string;
  readonly secret: string | null;
  readonly withdrawal: Withdrawal;
  /** Null before the first press. */
  readonly selection: string | null;
}

/** The first step: what is to be withdrawn from. A GET form, so that it works without JavaScript. */
export function ChooseRows({ id, secret, withdrawal, selection }: ChooseRowsProps) {
  const { href, navigate } = usePlatform();
  const isHydrated = useIsHydrated();
  const { rows } = withdrawal;
  const [isWrong, setIsWrong] = useState(selection === '');
  const units = selectedUnits(rows, selection ?? firstSelection(rows));
  const firstOpen = rows.find(isSelectable);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form).getAll(UNITS_KEY).map(String);
    const next = selectionOf({ [UNITS_KEY]: given }) ?? '';
    setIsWrong(next === '');
    if (next === '') return form.querySelector<HTMLElement>('select, input[type=checkbox]')?.focus();
    void navigate(href('withdrawal', { id, secret }, { [UNITS_KEY]: unitsOf(next) }));
  };

  return (
    <form
      className={classes.steps}
      action={href('withdrawal', { id, secret })}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      {/* Says that the step was sent: without script, boxes that are not checked leave nothing in the URL. */}
      <input type="hidden" name={UNITS_KEY} value="0:0" />
      <Alert tone="info">
        {deadlineText(withdrawal)} Du behöver inte säga varför. I nästa steg ser du vad du får tillbaka och bekräftar.
      </Alert>
      <Card as="section" labelledBy="withdrawal-rows">
        <h2 id="withdrawal-rows" className={classes.title}>
          Vad vill du ångra?
        </h2>
        <ul role="list" className={classes.rows}>
          {rows.map((row) => (
            <li key={row.rowId} className={classes.row}>
              {isSelectable(row) ? (
                <Row row={row} units={units.get(row.rowId) ?? 0} isWrong={isWrong && row === firstOpen} />
              ) : (
                <Closed row={row} />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <div className={classes.actions}>
        <Button type="submit" variant="primary" size="large">
          Fortsätt
        </Button>
        <Button href={href('order', { id }, secret === null ? {} : { secret })} size="large">
          Till beställningen
        </Button>
      </div>
    </form>
  );
}
