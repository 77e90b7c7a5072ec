import { clsx } from 'clsx';
import { pixelPaths } from '../pixel-art/pixel-paths.ts';
import styles from './logo.module.css';

/** A P standing in water, on the accent colour. */
const MARK = [
  '............',
  '............',
  '...wwwww....',
  '...wwwwww...',
  '...ww..ww...',
  '...ww..ww...',
  '...wwwwww...',
  '...wwwww....',
  '...ww.......',
  '.w.ww.w..w..',
  '.www.wwwwww.',
  '............',
];

const { paths } = pixelPaths(MARK);

/** Props of `Logo`. */
export interface LogoProps {
  /** The mark alone, for narrow containers. Its accessible name stays. */
  readonly isCompact?: boolean;
  readonly className?: string;
}

/** The shop's name and mark. */
export function Logo({ isCompact = false, className }: LogoProps) {
  return (
    <span role="img" aria-label="Pixelhamn" className={clsx(styles.logo, className)}>
      <svg viewBox="0 0 12 12" shapeRendering="crispEdges" aria-hidden="true" className={styles.mark}>
        <path className={styles.ground} d="M1 0h10v1h1v10h-1v1h-10v-1h-1v-10h1z" />
        {paths.map(({ ink, d }) => (
          <path key={ink} className={styles.letter} d={d} />
        ))}
      </svg>
      {isCompact ? null : (
        <span aria-hidden="true" className={styles.word}>
          pixelhamn
        </span>
      )}
    </span>
  );
}
