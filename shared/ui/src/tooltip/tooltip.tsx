import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { clsx } from 'clsx';
import styles from './tooltip.module.css';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A short explanation. Never the only name of a control, never something to press. */
  readonly text: string;
  /** The explained control; spread the given attributes on it. */
  readonly children: (attributes: { readonly 'aria-describedby': string }) => ReactNode;
  readonly side?: 'top' | 'bottom';
}

/** Explains a control while it is hovered or focused. Escape hides it, the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.stopPropagation();
      hide();
    }
  };
  return (
    <span
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen} className={clsx(styles.tip, styles[side])}>
        {text}
      </span>
    </span>
  );
}
