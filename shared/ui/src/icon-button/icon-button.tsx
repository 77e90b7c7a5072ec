import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

/** Props of `IconButton`, with those of a native button. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The accessible name; the recurring ones are in BUTTON_LABELS. */
  readonly label: string;
  /** `bare` has no background until hovered, `outlined` a border, `floating` a raised round background over images. */
  readonly variant?: 'bare' | 'outlined' | 'floating';
  /** 32 or 44 px square. */
  readonly size?: 'small' | 'medium';
}

/** A square button whose only face is an icon. */
export function IconButton({
  icon,
  label,
  variant = 'bare',
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(styles.button, styles[variant], styles[size], className)}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}
