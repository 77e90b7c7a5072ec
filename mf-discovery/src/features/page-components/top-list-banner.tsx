import type { TopList } from '@shop/contracts';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { LIST_BANNER, LIST_BANNER_ON_PHONES } from './image-widths.ts';
import classes from './top-list-banner.module.css';

/** [9-96] The width of a list's banner in its `src`. */
const DEFAULT_WIDTH = 966;
const HEIGHT = 300;

export interface TopListBannerProps {
  readonly list: Pick<TopList, 'name' | 'normalBanner' | 'mobileBanner'>;
  /** Null: a banner that leads nowhere. */
  readonly link: string | null;
}

/** [2.12-02][3-98] The banner of a top list, a link to the whole list; phones get the image that is meant for them. */
export function TopListBanner({ list: { name, normalBanner, mobileBanner }, link }: TopListBannerProps) {
  if (normalBanner === null) return null;
  const picture = (
    <picture>
      <source
        media="(width < 768px)"
        srcSet={imageWidthSet(mobileBanner ?? normalBanner, LIST_BANNER_ON_PHONES.widths)}
        sizes={LIST_BANNER_ON_PHONES.sizes}
      />
      <img
        srcSet={imageWidthSet(normalBanner, LIST_BANNER.widths)}
        sizes={LIST_BANNER.sizes}
        src={imageAtWidth(normalBanner, DEFAULT_WIDTH)}
        alt={link === null ? name : ''}
        width={DEFAULT_WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        className={classes.image}
      />
    </picture>
  );
  if (link === null) return <div className={classes.banner}>{picture}</div>;
  return (
    <a href={link} aria-label={name} className={classes.banner}>
      {picture}
    </a>
  );
}
