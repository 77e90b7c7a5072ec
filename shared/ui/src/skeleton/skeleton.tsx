import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'price' | 'control' | 'square' | 'circle';
  readonly width?: 'full' | 'wide' | 'half' | 'third';
  readonly className?: string;
}

/** A grey placeholder of exactly the size of the content. Announce the loading state once, on the group. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], styles[width], className)} />;
}

/** Groups skeletons under one accessible "loading" message. */
export function SkeletonGroup({
  label = 'Laddar',
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.group}>
      {children}
    </div>
  );
}
