import { href, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EnergyLabelButton } from '@shop/ui/energy-label/energy-label.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { ratingView } from '../../rules/ratings.ts';
import { useEnergyLabel } from '../../features/energy/energy-mark.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './product-title.module.css';

const TOO_FEW_KEY = 'PRODUCT.NOT_ENOUGH_REVIEWS';

/** [8-26] The figure beside the marks, or why there is none, in the words of the language pack. */
function RatingFigure({ product: { averageRating, reviewCount } }: { readonly product: FullProduct }) {
  const { text } = usePlatform();
  const { figure, label } = ratingView(averageRating, reviewCount);
  const ofPack = text(TOO_FEW_KEY);
  if (figure !== null) return <span aria-hidden="true">{figure}</span>;
  // The marks say so themselves.
  if (reviewCount === 0) return null;
  return <span className={classes.article}>{ofPack === TOO_FEW_KEY ? label : ofPack}</span>;
}

/** Names, rating, article number, energy class. */
export function ProductTitle({ product }: { readonly product: FullProduct }) {
  const { open, sheet } = useEnergyLabel(product);
  const { mainTitle, subTitle, manufacturer, averageRating, reviewCount, articleNumber, highlights } = product;
  return (
    <header className={classes.title}>
      <h1 tabIndex={-1} className={classes.heading}>
        {mainTitle}
      </h1>
      {subTitle === '' ? null : <p className={classes.subtitle}>{subTitle}</p>}
      <TextLink href={href('manufacturer', manufacturer)} variant="quiet" className={classes.maker}>
        {manufacturer.name}
      </TextLink>
      <div className={classes.line}>
        <a href="#recensioner" className={classes.rating}>
          <Rating {...averageRating} count={reviewCount} />
        </a>
        <RatingFigure product={product} />
        <span className={classes.article}>Artikelnr {articleNumber}</span>
      </div>
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
      {product.energyMarking === null ? null : (
        <div className={classes.line}>
          <EnergyLabelButton rating={product.energyMarking.rating} scale={product.energyMarking.scale} onClick={open} />
          <Button variant="quiet" size="small" onClick={open}>
            Produktblad
          </Button>
        </div>
      )}
      {sheet}
    </header>
  );
}
