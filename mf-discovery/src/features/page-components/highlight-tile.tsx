import { highlightImageUrl } from '@shop/domain/image-url';
import { formatKronor } from '@shop/domain/money';
import { href } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import { highlightLink } from './highlight-link.ts';
import classes from './highlight-tile.module.css';
import { HIGHLIGHT } from './image-widths.ts';
import type { ShownHighlight } from './packed-components.ts';

/** [2.11-08..12] A tile that leads to a product, campaign, category, manufacturer or any other page. */
export function HighlightTile({ highlight }: { readonly highlight: ShownHighlight }) {
  const to = highlightLink(highlight, href);
  const { title, description, imageUrl, product } = highlight;
  return (
    <article className={classes.tile}>
      <div className={classes.media}>
        <Image
          src={highlightImageUrl(imageUrl)}
          alt=""
          width={500}
          height={300}
          fluid={HIGHLIGHT}
          fit="cover"
          className={classes.picture}
        />
      </div>
      <div className={classes.text}>
        <h3 className={classes.title}>
          {to === null ? (
            title
          ) : (
            <a href={to} className={classes.link}>
              {title}
            </a>
          )}
        </h3>
        <p className={classes.description}>{product === null ? description : product.name}</p>
        {product?.regularPrice ? (
          <p className={classes.description}>Ord. pris {formatKronor(product.regularPrice.price)}</p>
        ) : null}
      </div>
    </article>
  );
}
