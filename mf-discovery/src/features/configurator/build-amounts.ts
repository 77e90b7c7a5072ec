import type { CtoQuote } from '@shop/contracts/api/configure-to-order';
import { amountToShow, formatKronor, roundToKronor } from '@shop/domain/money';

/** The price of a build as the shopper wants prices shown, in kronor. */
export const shownTotal = (quote: Pick<CtoQuote, 'price' | 'vat'>, isWithoutVat: boolean): number =>
  roundToKronor(amountToShow(quote, isWithoutVat));

/** '+1 500 kr', '−700 kr', or 'Samma pris', with or without VAT like the total of its build. */
export function differenceText(kronor: number, quote: Pick<CtoQuote, 'price' | 'vat'>, isWithoutVat: boolean): string {
  const share = isWithoutVat ? amountToShow(quote, true) / quote.price : 1;
  const shown = roundToKronor(kronor * share);
  if (shown === 0) return 'Samma pris';
  return shown > 0 ? `+${formatKronor(shown)}` : formatKronor(shown);
}
