import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ColourGround } from '../colour-ground/colour-ground.tsx';
import { parseHexColour, textToneOn } from '../colour-ground/contrast.ts';
import styles from './badge.module.css';

/** Props of `Badge`. */
export interface BadgeProps {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'solid';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A small word of state: an order's status, a count, a rank. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}

/** Props of `Splash`. */
export interface SplashProps {
  readonly text: string;
  /** From data [O3-25]; ink when it is no hex colour. The text is black or white, whichever has more contrast. */
  readonly colour?: string;
}

/** A campaign's or release's mark on a product, with the shop's stepped corner. */
export function Splash({ text, colour }: SplashProps) {
  const ground = colour === undefined ? null : parseHexColour(colour);
  return (
    <span className={clsx(styles.splash, ground !== null && styles[textToneOn(ground)])}>
      {ground === null ? null : <ColourGround colour={ground} />}
      {text}
    </span>
  );
}

/** Props of `PriceBubble`. */
export interface PriceBubbleProps {
  /** The price type's label, e.g. "Flash-sale!". */
  readonly label: string;
  /** e.g. "−200 kr". */
  readonly saving?: string;
}

/** Why the price is reduced and how much it saves [O2.13-08]. Red, the colour of reduced prices. */
export function PriceBubble({ label, saving }: PriceBubbleProps) {
  return (
    <span className={styles.bubble}>
      {label}
      {saving === undefined ? null : <strong className={styles.saving}>{saving}</strong>}
    </span>
  );
}
