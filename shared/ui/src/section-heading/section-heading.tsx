import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { parseHexColour } from '../colour-ground/contrast.ts';
import styles from './section-heading.module.css';

/** Props of `SectionHeading`. */
export interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** The section's colour from data: tints the pixels before the words. Decoration, so any colour will do. */
  readonly colour?: string;
  /** At the row's end, e.g. "Visa alla". */
  readonly action?: ReactNode;
  /** So that a section can be named by its heading. */
  readonly id?: string;
  readonly className?: string;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A heading with the shop's three stepped pixels in the section's colour. */
export function SectionHeading({ children, level = 2, colour, action, id, className }: SectionHeadingProps) {
  const Heading = HEADINGS[level];
  const tint = colour === undefined ? null : parseHexColour(colour);
  return (
    <div className={clsx(styles.row, className)}>
      <Heading id={id} className={clsx(styles.heading, styles[Heading])} tabIndex={level === 1 ? -1 : undefined}>
        <svg viewBox="0 0 3 3" shapeRendering="crispEdges" aria-hidden="true" className={styles.pixels}>
          <path d="M0 0h1v1h1v1h1v1h-3z" fill={tint ?? 'currentColor'} />
        </svg>
        {children}
      </Heading>
      {action}
    </div>
  );
}
