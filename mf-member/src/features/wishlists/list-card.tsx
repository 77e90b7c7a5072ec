import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { countText } from './list-text.ts';
import classes from './wishlists.module.css';

export interface ListCardProps {
  readonly list: WishlistSummary;
  readonly href: string;
  /** Whether the badges of the owner are shown. */
  readonly isOwn?: boolean;
}

const PICTURE = 56;

/** One of several lists: its name, how much is on it, and a glance at its newest products. */
export function ListCard({ list, href, isOwn = false }: ListCardProps) {
  const { name, productIds, previewUrls = [], isPublic, isDefault } = list;
  return (
    <li>
      <a href={href} className={classes.list}>
        <span className={classes.listWords}>
          <span className={classes.name}>{name}</span>
          <span className={classes.muted}>{countText(productIds.length)}</span>
          {isOwn && isPublic ? <Badge tone="info">Delad</Badge> : null}
          {isOwn && isDefault ? <Badge>Hjärtat sparar här</Badge> : null}
        </span>
        {previewUrls.length === 0 ? null : (
          <span className={classes.pictures}>
            {previewUrls.map((url) => (
              <Image key={url} src={url} alt="" width={PICTURE} height={PICTURE} />
            ))}
          </span>
        )}
      </a>
    </li>
  );
}
