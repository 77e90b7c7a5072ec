import type { LucideIcon } from 'lucide-react';

/** Props of `Icon`. */
export interface IconProps {
  /** A named import from lucide-react, so that a bundle contains only the icons that it renders. */
  readonly of: LucideIcon;
  /** Side in px; 16 beside small text, 20 in controls, 24 alone. */
  readonly size?: 16 | 20 | 24 | 32;
  /** Accessible name. Leave it out (the usual case) when text or a button label already names it. */
  readonly label?: string;
  readonly className?: string;
}

/** One line icon in the colour of the text around it. Decorative unless it has a `label`. */
export function Icon({ of: Drawing, size = 20, label, className }: IconProps) {
  return label === undefined ? (
    <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden="true" />
  ) : (
    <Drawing size={size} strokeWidth={1.75} className={className} role="img" aria-label={label} />
  );
}
