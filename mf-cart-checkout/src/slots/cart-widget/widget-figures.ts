import type { CartState } from '@shop/contracts/platform';
import { cartCounterText, cartTotals } from '@shop/domain/cart-totals';
import { formatKronor } from '@shop/domain/money';

/** Texts of the widget about the cart. */
export interface WidgetFigures {
  /** Null before the first copy. */
  readonly count: number | null;
  /** '99+' above 99 [2.9-03]; empty while there is nothing to count. */
  readonly counter: string;
  readonly sum: string;
  /** For screen readers. */
  readonly spoken: string;
}

export function widgetFigures({ cart }: CartState, isWithoutVat: boolean): WidgetFigures {
  if (cart === null) return { count: null, counter: '', sum: '', spoken: '' };
  const { quantity, total, totalExcludingVat } = cartTotals(cart.rows);
  const sum = formatKronor(isWithoutVat ? totalExcludingVat : total);
  return {
    count: quantity,
    counter: quantity > 0 ? cartCounterText(quantity) : '',
    sum,
    spoken:
      quantity === 0
        ? 'Varukorgen är tom'
        : `${quantity} ${quantity === 1 ? 'produkt' : 'produkter'} i varukorgen, summa ${sum}`,
  };
}
