import { clsx } from 'clsx';
import { Image } from '../image/image.tsx';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

/** Props of `Avatar`. */
export interface AvatarProps {
  readonly name: string;
  /** Without one, the initials are rendered. */
  readonly src?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  /** True when the name is beside it. */
  readonly isDecorative?: boolean;
  readonly className?: string;
}

const SIDES = { small: 24, medium: 40, large: 72 } as const;

/** A person's avatar or initials. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, className }: AvatarProps) {
  const look = clsx(styles.avatar, styles[size], className);
  const side = SIDES[size];
  if (src !== undefined && src !== null && src !== '') {
    // Avatars are vector images that fit every size, so a width in their URL would only split caches.
    return (
      <Image
        src={src}
        alt={isDecorative ? '' : name}
        width={side}
        height={side}
        isResizable={false}
        fit="cover"
        className={look}
      />
    );
  }
  return (
    <span className={look} role={isDecorative ? undefined : 'img'} aria-label={isDecorative ? undefined : name}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}
