import type { CartRow } from '@shop/contracts';
import { formatKronor } from '@shop/domain/money';
import { feeToShow } from '@shop/domain/purchase-sums';
import { useShared } from '@shop/platform';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { partWhen, type ShippingMethod } from './shipping-texts.ts';
import classes from './delivery.module.css';

export interface SplitChoiceProps {
  readonly method: ShippingMethod;
  readonly rows: readonly CartRow[];
  readonly isSplit: boolean;
  readonly onChoose: (isSplit: boolean) => void;
}

/** Whether a late part holds the rest up: what comes when, and what it costs, before anything is chosen [3-104]. */
export function SplitChoice({ method, rows, isSplit, onChoose }: SplitChoiceProps) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { parts = [], splitPrice = 0, dateLabel } = method;
  if (parts.length < 2) return null;
  const namesOf = (rowIds: readonly string[]): string =>
    rows.flatMap(({ id, product }) => (rowIds.includes(id) ? [product.name] : [])).join(', ');
  return (
    <RadioCardGroup
      legend="Allt finns inte hemma än"
      name="isSplit"
      value={isSplit ? 'parts' : 'whole'}
      onChange={(value) => onChoose(value === 'parts')}
      options={[
        {
          value: 'whole',
          label: 'Allt på en gång',
          description: dateLabel === null ? 'När allt är hemma; datum meddelas.' : `Kommer ${dateLabel}.`,
          aside: 'Ingen extra frakt',
        },
        {
          value: 'parts',
          label: 'Så snart det går',
          description: (
            <span className={classes.parts}>
              {parts.map((part) => (
                <span key={part.rowIds.join()}>
                  <strong>{partWhen(part)}</strong>: {namesOf(part.rowIds)}
                </span>
              ))}
            </span>
          ),
          aside: splitPrice === 0 ? 'Ingen extra frakt' : `+${formatKronor(feeToShow(splitPrice, isWithoutVat))}`,
        },
      ]}
    />
  );
}
