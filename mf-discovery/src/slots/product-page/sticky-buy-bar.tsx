import { priceView } from '@shop/domain/price-display';
import { Price } from '@shop/ui/price/price.tsx';
import { type RefObject, useEffect, useState } from 'react';
import { buyAction } from '../../features/buying/buy-action.ts';
import { BuyForm } from '../../features/buying/buy-form.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct } from './load-product.ts';
import classes from './sticky-buy-bar.module.css';

export interface StickyBuyBarProps {
  readonly product: FullProduct;
  readonly viewer: Viewer;
  /** The bar appears when this element has been scrolled past. */
  readonly watched: RefObject<HTMLElement | null>;
}

/** On phones, price and buy button in a bar once the page's own have left the screen. */
export function StickyBuyBar({ product, viewer, watched }: StickyBuyBarProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setIsShown(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
      },
      // Everything below the window counts as in it: else a jump from above the element to below changes nothing.
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  const view = priceView(product, viewer);
  const { label } = buyAction(product, viewer);
  return (
    <div inert={!isShown} className={isShown ? `${classes.bar} ${classes.shown}` : classes.bar}>
      <div className={classes.text}>
        <p className={classes.title}>{product.mainTitle}</p>
        <Price
          amount={view.amount}
          isReduced={view.comparison !== null}
          excludingVat={viewer.showExcludingVat}
          size="small"
        />
      </div>
      <BuyForm product={product} label={label} className={classes.form} />
    </div>
  );
}
