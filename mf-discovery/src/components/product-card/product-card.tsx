import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Badge, PriceBubble, Splash } from '@shop/ui/badge/badge.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { Rating } from '../rating/rating.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { CARD_IMAGE, CARD_IMAGE_WIDTH } from './card-image.ts';
import { MAX_SPLASHES, type ProductCardData } from './product-card-data.ts';
import styles from './product-card.module.css';
import { SponsoredLabel } from './sponsored-label.tsx';

export interface ProductCardProps {
  readonly product: ProductCardData;
  /** The buy button (or form): always at the same position, a target of its own above the card's link. */
  readonly buyButton?: ReactNode;
  /** A small control over the image's upper right corner, e.g. the wishlist heart. */
  readonly corner?: ReactNode;
  /** The energy label, beside the price as EU law wants it. */
  readonly energy?: ReactNode;
  /** Called when the card's link is followed, e.g. to report a sponsored click. */
  readonly onLinkClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly headingLevel?: 2 | 3 | 4;
  /** Surely on the first screen, of a phone too: loaded at once, with high priority. */
  readonly isAboveFold?: boolean;
  /** Another card of its row is sponsored: as high as that one, which may be rendered later. */
  readonly hasLabelSpace?: boolean;
  readonly className?: string;
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * A product in a grid or slider. The whole card is one link (the title's, stretched over the card); buttons inside are
 * separate targets above it. Image, title (two lines) and buy button have fixed sizes, so that a row of cards is
 * aligned and nothing moves when images load.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, buyButton, corner, energy, onLinkClick, headingLevel = 3, className } = props;
  const { isAboveFold = false, hasLabelSpace = false } = props;
  const Heading = HEADINGS[headingLevel];
  return (
    <article className={clsx(styles.card, className)}>
      <div className={styles.media}>
        <Image
          src={product.imageSrc}
          alt=""
          width={CARD_IMAGE_WIDTH}
          height={CARD_IMAGE_WIDTH}
          fluid={CARD_IMAGE}
          isLazy={!isAboveFold}
          fetchPriority={isAboveFold ? 'high' : undefined}
          className={styles.image}
        />
        <div className={clsx(styles.marks, corner !== undefined && styles.besideCorner)}>
          {product.bubble === undefined ? null : <PriceBubble {...product.bubble} />}
          {product.splashes?.slice(0, MAX_SPLASHES).map((splash) => (
            <Splash key={splash.text} {...splash} />
          ))}
        </div>
        {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
        <div className={styles.low}>
          {product.rank === undefined ? null : (
            <span className={styles.rank}>
              <VisuallyHidden>Plats </VisuallyHidden>
              {product.rank}
            </span>
          )}
          {product.hero === undefined ? null : <Badge tone={product.hero.tone ?? 'solid'}>{product.hero.text}</Badge>}
        </div>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <a href={product.href} onClick={onLinkClick} className={styles.link}>
            {product.title}
          </a>
        </Heading>
        <p className={styles.subtitle}>{product.subtitle}</p>
        <div className={styles.facts}>{product.rating === undefined ? null : <Rating {...product.rating} />}</div>
        <div className={styles.bottom}>
          <div className={styles.priceLine}>
            <Price {...product.price} size="medium" className={styles.price} />
            {energy}
          </div>
          {product.stock === undefined ? null : <StockLine {...product.stock} className={styles.stock} />}
          {product.isSponsored === true ? <SponsoredLabel /> : null}
          {hasLabelSpace && product.isSponsored !== true ? <div className={styles.labelSpace} /> : null}
          {buyButton === undefined ? null : <div className={styles.buy}>{buyButton}</div>}
        </div>
      </div>
    </article>
  );
}
