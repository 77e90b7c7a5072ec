import classes from './member-avatar.module.css';

export interface AvatarBackgroundProps {
  readonly still: string;
  /** Null where it may not move at all. */
  readonly moving: string | null;
}

/** The ground behind a figure. It stands still for whoever has asked for less motion. */
export function AvatarBackground({ still, moving }: AvatarBackgroundProps) {
  return (
    <picture>
      {moving === null ? null : <source media="(prefers-reduced-motion: no-preference)" srcSet={moving} />}
      <img src={still} alt="" width={320} height={160} decoding="async" className={classes.ground} />
    </picture>
  );
}
