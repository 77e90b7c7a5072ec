import { Icon } from '@shop/ui/icon/icon.tsx';
import { ShoppingCart } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { WidgetFigures } from './widget-figures.ts';
import classes from './cart-widget.module.css';

/**
 * [O2.9-05] Slides in at the top right when the count increases, also when the header is out of sight. Rendered into
 * the body, since a transformed header would move it along. Decoration: the live region beside the widget has the same
 * text.
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
