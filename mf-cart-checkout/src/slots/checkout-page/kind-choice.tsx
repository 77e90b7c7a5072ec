import type { Customer } from '@shop/contracts/api/checkout';
import classes from './checkout-page.module.css';

const KINDS: readonly { readonly value: Customer['kind']; readonly label: string }[] = [
  { value: 'private', label: 'Privat' },
  { value: 'company', label: 'Företag' },
];

export interface KindChoiceProps {
  readonly value: Customer['kind'];
  readonly onChange: (kind: Customer['kind']) => void;
}

/** Private person or company, side by side. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">Jag handlar som</legend>
      {KINDS.map((kind) => (
        <label key={kind.value} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            value={kind.value}
            checked={kind.value === value}
            onChange={() => onChange(kind.value)}
          />
          {kind.label}
        </label>
      ))}
    </fieldset>
  );
}
