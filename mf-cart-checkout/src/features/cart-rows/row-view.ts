import type { CartRow } from '@shop/contracts';
import { isInsuredRow } from '@shop/domain/cart-totals';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { amountToShow, kronorToOre, oreToKronor } from '@shop/domain/money';
import { isReleased } from '@shop/domain/release';

/** What a row shows, in kronor; the shopper's choice of VAT applied. */
export interface RowView {
  /** Goods of the row, without insurance. */
  readonly sum: number;
  /** Price of one, null when there is only one. */
  readonly each: number | null;
  /** Insurance of all units; null when the row cannot be insured. */
  readonly insurance: number | null;
  readonly isInsured: boolean;
  /** 'Släpps 12 dec. 2026' for a row that is still to be released [4-99]. */
  readonly preOrder: string | null;
}

const times = (kronor: number, quantity: number): number => oreToKronor(kronorToOre(kronor) * quantity);

export const rowView = (row: CartRow, now: Date, showExcludingVat: boolean): RowView => {
  const { unitPrice, unitVat, quantity, insurance, product } = row;
  const unit = amountToShow({ price: unitPrice, vat: unitVat }, showExcludingVat);
  return {
    sum: times(unit, quantity),
    each: quantity > 1 ? unit : null,
    insurance: insurance ? times(insurance.price, quantity) : null,
    isInsured: isInsuredRow(row),
    preOrder:
      product.release && !isReleased(product, now)
        ? `Släpps ${formatDayAndYear(fromUnixSeconds(product.release.timestamp))}`
        : null,
  };
};
