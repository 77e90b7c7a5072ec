import type { Registration } from '@shop/contracts/api/account';
import classes from './register-form.module.css';

type Kind = Registration['kind'];
const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'private', label: 'Privatperson' },
  { value: 'company', label: 'Företag' },
];

export interface KindChoiceProps {
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
}

/** Private person or company, side by side. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">Jag blir medlem som</legend>
      {KINDS.map((kind) => (
        <label key={kind.value} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            value={kind.value}
            defaultChecked={kind.value === value}
            onChange={() => onChange(kind.value)}
          />
          {kind.label}
        </label>
      ))}
    </fieldset>
  );
}
