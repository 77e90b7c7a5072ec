import { Image } from '@shop/ui/image/image.tsx';
import { clsx } from 'clsx';
import classes from './category-tile.module.css';
import { TILE } from './image-widths.ts';

export interface CategoryTileProps {
  readonly name: string;
  /** Null: a tile without a link [3-93]. */
  readonly to: string | null;
  readonly previewUrl: string | null;
  /** `beside` the name takes a row's height, `above` it is larger. */
  readonly picture: 'beside' | 'above';
  /** Under the name, e.g. how many products there are. */
  readonly note?: string;
}

const SIDE = 112;

/** [2.11-20] A name with the picture of a product; its first letter where there is none. */
export function CategoryTile({ name, to, previewUrl, picture, note }: CategoryTileProps) {
  const className = clsx(classes.tile, classes[picture]);
  const content = (
    <>
      <span className={classes.media}>
        {previewUrl === null ? (
          <span aria-hidden="true" className={classes.letter}>
            {name.slice(0, 1)}
          </span>
        ) : (
          <Image src={previewUrl} alt="" width={SIDE} height={SIDE} fluid={TILE} />
        )}
      </span>
      <span className={classes.name}>
        {name}
        {note === undefined ? null : <span className={classes.note}>{note}</span>}
      </span>
    </>
  );
  return to === null ? (
    <span className={className}>{content}</span>
  ) : (
    <a href={to} className={className}>
      {content}
    </a>
  );
}
