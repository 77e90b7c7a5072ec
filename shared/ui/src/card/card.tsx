import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** Floats above the page: raised ground and the one shadow. */
  readonly isFloating?: boolean;
  /** Names a section: the id of its heading. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A surface with a border. */
export function Card({
  as: Tag = 'div',
  padding = 'medium',
  isFloating = false,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={clsx(styles.card, styles[padding], isFloating && styles.floating, className)}
    >
      {children}
    </Tag>
  );
}
