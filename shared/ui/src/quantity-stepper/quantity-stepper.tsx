import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { BUTTON_LABELS } from '../icon-button/button-labels.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { clampQuantity } from './clamp-quantity.ts';
import styles from './quantity-stepper.module.css';

/** Props of `QuantityStepper`. */
export interface QuantityStepperProps {
  readonly value: number;
  /** Called with a whole number within min and max, and only when it differs from `value`. */
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** What is counted, e.g. "Antal, Polarsten K70". */
  readonly label?: string;
  /** Makes the number part of a form. */
  readonly name?: string;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A quantity: minus, an editable number, plus [8-48][8-49]. Typed input takes effect on Enter or blur. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    min = 1,
    max = 99,
    label = 'Antal',
    name,
    size = 'medium',
    disabled = false,
    className,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const choose = (next: number) => {
    setDraft(null);
    const clamped = clampQuantity(next, min, max);
    if (clamped !== value) onChange(clamped);
  };
  const commit = () => {
    if (draft !== null) choose(/^\d+$/.test(draft.trim()) ? Number(draft) : value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose(value + step);
    }
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      commit();
    }
  };

  return (
    <div role="group" aria-label={label} className={clsx(styles.stepper, styles[size], className)}>
      <IconButton
        icon={Minus}
        label={BUTTON_LABELS.subtract}
        size={size}
        disabled={disabled || value <= min}
        onClick={() => choose(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        name={name}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={styles.number}
      />
      <IconButton
        icon={Plus}
        label={BUTTON_LABELS.add}
        size={size}
        disabled={disabled || value >= max}
        onClick={() => choose(value + 1)}
      />
    </div>
  );
}
