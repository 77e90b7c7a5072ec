import type { ProductSummary } from '@shop/contracts';
import { stockLines } from '@shop/domain/stock';
import { href } from '@shop/platform';
import { PriceBubble } from '@shop/ui/badge/badge.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { SponsoredLabel } from '../../components/product-card/sponsored-label.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { Rating } from '../../components/rating/rating.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { memo } from 'react';
import { CardBuyButton } from '../buying/card-buy-button.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { EnergyMark } from '../energy/energy-mark.tsx';
import type { Viewer } from '../viewer/use-viewer.ts';
import classes from './product-row.module.css';
import { useSponsored } from './use-sponsored.ts';

const IMAGE_SIDE = 144;

/** [O2.13-01] A product in the list view: one to a line, with room for what a card has to leave out. */
export const ProductRow = memo(function ProductRow({
  product,
  viewer,
  isAboveFold = false,
}: {
  readonly product: ProductSummary;
  readonly viewer: Viewer;
  readonly isAboveFold?: boolean;
}) {
  const { ref, onLinkClick } = useSponsored(product);
  const card = toProductCard(product, href('product', { id: product.id, name: product.name }), viewer);
  const [, ...more] = stockLines(product.stock);
  return (
    <div ref={ref}>
      <article className={classes.row}>
        <div className={classes.media}>
          <Image
            src={card.imageSrc}
            alt=""
            width={IMAGE_SIDE}
            height={IMAGE_SIDE}
            isLazy={!isAboveFold}
            fetchPriority={isAboveFold ? 'high' : undefined}
          />
        </div>
        <div className={classes.text}>
          <h2 className={classes.title}>
            <a href={card.href} onClick={onLinkClick} className={classes.link}>
              {card.title}
            </a>
          </h2>
          <p className={classes.subtitle}>{card.subtitle}</p>
          {card.rating === undefined ? null : <Rating {...card.rating} />}
          {card.stock === undefined ? null : <StockLine {...card.stock} />}
          {card.stock?.tone === 'available'
            ? more.map(({ kind, text }) => <StockLine key={kind} tone="available" text={text} />)
            : null}
          {card.isSponsored === true ? <SponsoredLabel /> : null}
        </div>
        <div className={classes.buy}>
          {card.bubble === undefined ? null : <PriceBubble {...card.bubble} />}
          <div className={classes.priceLine}>
            <Price {...card.price} size="medium" />
            <EnergyMark product={product} />
          </div>
          <div className={classes.actions}>
            <CardBuyButton product={product} viewer={viewer} />
            <CompareButton product={product} block />
          </div>
        </div>
      </article>
    </div>
  );
});
