import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { energyClasses, energyColour } from '@shop/domain/energy';
import { ColourGround } from '../colour-ground/colour-ground.tsx';
import { parseHexColour, textToneOn } from '../colour-ground/contrast.ts';
import styles from './energy-label.module.css';

/** Props of `EnergyLabel`. */
export interface EnergyLabelProps {
  /** The product's class, e.g. "B". */
  readonly rating: string;
  /** The best class of its scale: A, A+, A++ or A+++. */
  readonly scale: string;
  readonly className?: string;
}

/**
 * The EU arrow: the class on its colour, the scale's ends beside it [O9-22]. Without colour when the class is unknown.
 * The class is large enough (WCAG: 14 pt bold) to read on the regulation's own colours.
 */
export function EnergyLabel({ rating, scale, className }: EnergyLabelProps) {
  const classes = energyClasses(scale);
  const colour = parseHexColour(energyColour({ rating, scale }) ?? '');
  if (classes === null || colour === null) {
    return (
      <span role="img" aria-label={`Energiklass ${rating}`} className={clsx(styles.label, styles.unknown, className)}>
        {rating}
      </span>
    );
  }
  const [best, worst] = [classes[0], classes.at(-1)];
  return (
    <span
      role="img"
      aria-label={`Energiklass ${rating} på skalan ${best} till ${worst}`}
      className={clsx(styles.label, className)}
    >
      <span className={styles.scale} aria-hidden="true">
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <span className={clsx(styles.arrow, styles[textToneOn(colour)])} aria-hidden="true">
        <ColourGround colour={colour} />
        {rating}
      </span>
    </span>
  );
}

/** Props of `EnergyLabelButton`. */
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
