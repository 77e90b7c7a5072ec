import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What happened, in plain Swedish. */
  readonly title: string;
  readonly text?: ReactNode;
  /** A `<PixelArt>` or another SVG; decoration. */
  readonly illustration?: ReactNode;
  /** The next step: buttons and links. There is always one. */
  readonly actions: ReactNode;
  /** 1 when this is the page (404), otherwise 2 or 3. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly className?: string;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Nothing to show, and the way on from here. */
export function EmptyState({ title, text, illustration, actions, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = HEADINGS[headingLevel];
  return (
    <div className={clsx(styles.state, className)}>
      {illustration}
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text === undefined ? null : <div className={styles.text}>{text}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
