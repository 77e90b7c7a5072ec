import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** `text` is underlined (running text), `quiet` underlines on hover (lists, navigation), `strong` stands alone. */
  readonly variant?: 'text' | 'quiet' | 'strong';
}

/** A link in the ink of its surroundings: the accent is kept for the primary action. */
export function TextLink({ variant = 'text', className, ...rest }: TextLinkProps) {
  return <a {...rest} className={clsx(styles.link, styles[variant], className)} />;
}
