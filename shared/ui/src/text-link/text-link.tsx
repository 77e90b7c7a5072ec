import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** Props of `TextLink`, with those of a native link. */
export interface TextLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /**
   * `text` is underlined (running text), `quiet` underlines on hover (lists, navigation), `strong` is for links
   * outside of text.
   */
  readonly variant?: 'text' | 'quiet' | 'strong';
}

/** A link in the text colour around it: the accent is reserved for the primary action. */
export function TextLink({ variant = 'text', className, ...rest }: TextLinkProps) {
  return <a {...rest} className={clsx(styles.link, styles[variant], className)} />;
}
