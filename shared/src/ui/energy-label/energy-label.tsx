import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { energyStep } from './energy-step.ts';
import styles from './energy-label.module.css';

export interface EnergyLabelProps {
  /** The product's class, e.g. "B". */
  readonly rating: string;
  /** The best class of its scale: A, A+, A++ or A+++. */
  readonly scale: string;
  readonly className?: string;
}

/** The EU arrow: the class on its colour, the scale's ends beside it [O9-22]. Without colour when the class is unknown. */
export function EnergyLabel({ rating, scale, className }: EnergyLabelProps) {
  const step = energyStep(rating, scale);
  return (
    <span
      role="img"
      aria-label={
        step === null ? `Energiklass ${rating}` : `Energiklass ${rating} på skalan ${step.best} till ${step.worst}`
      }
      className={clsx(styles.label, className)}
    >
      {step === null ? null : (
        <span className={styles.scale} aria-hidden="true">
          <span>{step.best}</span>
          <span>{step.worst}</span>
        </span>
      )}
      <span
        className={clsx(styles.arrow, step === null ? styles.unknown : styles[`step${step.number}`])}
        aria-hidden="true"
      >
        {rating}
      </span>
    </span>
  );
}

export interface EnergyLabelButtonProps
  extends EnergyLabelProps, Omit<ComponentProps<'button'>, 'children' | 'className'> {}

/** The arrow as a button that opens the data sheet. */
export function EnergyLabelButton({ rating, scale, className, type = 'button', ...rest }: EnergyLabelButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(styles.button, className)}>
      <EnergyLabel rating={rating} scale={scale} />
    </button>
  );
}
