import { href, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EnergyLabelButton } from '@shop/ui/energy-label/energy-label.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Share2 } from 'lucide-react';
import { useEnergySheet } from '@shop/ui/energy-label/use-energy-sheet.tsx';
import { HeartButton } from '../../features/wishlist/heart-button.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './product-title.module.css';
import { shareProduct } from './share-product.ts';

/** Names, rating, article number, energy class, and how to save and share the product. */
export function ProductTitle({ product }: { readonly product: FullProduct }) {
  const { toasts } = usePlatform();
  const { open, sheet } = useEnergySheet(product.energyMarking);
  const { mainTitle, subTitle, manufacturer, averageRating, reviewCount, articleNumber, highlights } = product;
  return (
    <header className={classes.title}>
      <div className={classes.line}>
        <TextLink href={href('manufacturer', manufacturer)} variant="quiet" className={classes.maker}>
          {manufacturer.name}
        </TextLink>
        <HeartButton product={product} className={classes.heart} />
        <Button
          variant="quiet"
          size="small"
          className={classes.share}
          icon={<Icon of={Share2} size={16} />}
          onClick={() =>
            void shareProduct(mainTitle, window).then((outcome) => {
              if (outcome === 'copied') toasts.show('Länken är kopierad');
              if (outcome === 'failed') toasts.show('Det gick inte att dela länken', 'error');
            })
          }
        >
          Dela
        </Button>
      </div>
      <h1 tabIndex={-1} className={classes.heading}>
        {mainTitle}
      </h1>
      {subTitle === '' ? null : <p className={classes.subtitle}>{subTitle}</p>}
      <div className={classes.line}>
        <a href="#recensioner" className={classes.rating}>
          <Rating {...averageRating} count={reviewCount} />
        </a>
        <span className={classes.article}>Artikelnr {articleNumber}</span>
      </div>
      {product.energyMarking === null ? null : (
        <div className={classes.line}>
          <EnergyLabelButton rating={product.energyMarking.rating} scale={product.energyMarking.scale} onClick={open} />
          <Button variant="quiet" size="small" onClick={open}>
            Produktblad
          </Button>
        </div>
      )}
      {product.heroMarking === null ? null : (
        <div>
          <Badge tone="solid">{product.heroMarking.text}</Badge>
        </div>
      )}
      {highlights.length === 0 ? null : (
        <ul className={classes.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {sheet}
    </header>
  );
}
