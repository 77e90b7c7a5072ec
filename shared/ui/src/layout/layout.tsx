import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

interface BoxProps {
  readonly children: ReactNode;
  /** A step of the space scale (`--space-n`). */
  readonly gap?: Gap;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'form';
  readonly className?: string;
}

/** A list keeps its role when its bullets are styled away (Safari drops it otherwise). */
const listRole = (as: string) => (as === 'ul' || as === 'ol' ? 'list' : undefined);

/** Things under one another with an even gap. */
export function Stack({ as: Tag = 'div', gap = 4, className, children }: BoxProps) {
  return (
    <Tag role={listRole(Tag)} className={clsx(styles.stack, styles[`gap${gap}`], className)}>
      {children}
    </Tag>
  );
}

/** Items in a row that wraps. `justify` distributes the remaining space. */
export function Cluster({
  as: Tag = 'div',
  gap = 2,
  justify = 'start',
  className,
  children,
}: BoxProps & { readonly justify?: 'start' | 'end' | 'between' | 'center' }) {
  return (
    <Tag role={listRole(Tag)} className={clsx(styles.cluster, styles[justify], styles[`gap${gap}`], className)}>
      {children}
    </Tag>
  );
}

/** Even columns, as many as fit at the chosen least width. */
export function Grid({
  as: Tag = 'div',
  gap = 4,
  min = 'medium',
  className,
  children,
}: BoxProps & { readonly min?: 'small' | 'medium' | 'large' }) {
  return (
    <Tag role={listRole(Tag)} className={clsx(styles.grid, styles[min], styles[`gap${gap}`], className)}>
      {children}
    </Tag>
  );
}

/** The page column: at most 1440px wide, with the gutters of the screen size. */
export function Container({ as: Tag = 'div', className, children }: Omit<BoxProps, 'gap'>) {
  return <Tag className={clsx(styles.container, className)}>{children}</Tag>;
}
