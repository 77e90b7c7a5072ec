import { Icon } from '@shop/ui/icon/icon.tsx';
import { ShoppingCart } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { WidgetFigures } from './widget-figures.ts';
import classes from './cart-widget.module.css';

/**
 * [O2.9-05] Slides in at the top right when the count rises, also when the header is out of sight. Drawn into the body, since a
 * header that moves by a transform would carry it away. Decoration: the live region beside the widget says the same.
 */
export function MiniWidget({ figures, isOut }: { readonly figures: WidgetFigures; readonly isOut: boolean }) {
  return createPortal(
    <div className={classes.mini} data-cart-mini={isOut ? 'out' : 'in'} aria-hidden="true">
      <Icon of={ShoppingCart} size={24} />
      <span className={classes.miniCount}>{figures.counter}</span>
      <span>
        <span className={classes.title}>Varukorg</span>
        <span className={classes.miniSum}>{figures.sum}</span>
      </span>
    </div>,
    document.body,
  );
}
