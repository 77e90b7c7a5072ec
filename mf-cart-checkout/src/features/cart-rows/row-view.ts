import type { CartRow } from '@shop/contracts';
import { isPendingRowId } from '@shop/domain/cart-prediction';
import { isInsuredRow } from '@shop/domain/cart-totals';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { savingAgainst, savingText } from '@shop/domain/price-display';
import { maxPerCustomer, purchaseLimitText } from '@shop/domain/purchase-rules';
import { rowPrice } from '@shop/domain/purchase-sums';
import { isReleased } from '@shop/domain/release';
import type { StockLineProps } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';

/** What a row shows, in kronor; the shopper's choice of VAT applied. */
export interface RowView {
  /** Goods of the row, without insurance. */
  readonly sum: number;
  /** Price of one, null when there is only one. */
  readonly each: number | null;
  /** What the price of one is compared with, under its legal label: as on the product's card. */
  readonly comparison: { readonly label: string; readonly amount: number } | null;
  /** 'Spara 15 %' or 'Spara 500 kr', for all units; null where it is too little to mention. */
  readonly saving: string | null;
  /** Insurance of all units; null when the row cannot be insured. */
  readonly insurance: number | null;
  readonly isInsured: boolean;
  /** 'Släpps 12 dec. 2026' for a row that is still to be released [4-99]. */
  readonly preOrder: string | null;
  /** Where it is in stock, in the words of the product's card. Null where the server has not said so yet. */
  readonly stock: Pick<StockLineProps, 'tone' | 'text'> | null;
  /** [8-16] How many one may buy, once the row holds that many. */
  readonly limit: string | null;
}

const times = (kronor: number, quantity: number): number => oreToKronor(kronorToOre(kronor) * quantity);

const withoutVat = (kronor: number, { unitPrice, unitVat }: CartRow): number =>
  unitPrice > 0 ? kronor * (1 - unitVat / unitPrice) : kronor;

/** The comparison of the product's card, and what all units of the row save against it. */
function comparisonOf(row: CartRow, showExcludingVat: boolean): Pick<RowView, 'comparison' | 'saving'> {
  const { unitPrice, unitVat, quantity, product } = row;
  if (!product.comparison) return { comparison: null, saving: null };
  const { label, amount } = product.comparison;
  const saving = savingAgainst(amount, { price: unitPrice, vat: unitVat }, showExcludingVat);
  return {
    comparison: { label, amount: showExcludingVat ? withoutVat(amount, row) : amount },
    saving:
      saving === null
        ? null
        : savingText(saving.unit === 'amount' ? { ...saving, value: saving.value * quantity } : saving),
  };
}

/** Null for a row that only the browser knows so far, and for one whose places nobody has counted. */
const stockOf = ({ id, product }: CartRow, now: Date): RowView['stock'] =>
  isPendingRowId(id) || Object.keys(product.stock).length === 0 ? null : (toStockLine(product, now) ?? null);

function limitOf({ product, quantity }: CartRow): string | null {
  const limit = maxPerCustomer(product.id, product.maxPerCustomer);
  return limit !== null && quantity >= limit ? purchaseLimitText(limit) : null;
}

export const rowView = (row: CartRow, now: Date, showExcludingVat: boolean): RowView => {
  const { quantity, insurance, product } = row;
  const { each, sum } = rowPrice(row, showExcludingVat);
  const isUnreleased = product.release !== null && !isReleased(product, now);
  return {
    sum,
    each: quantity > 1 ? each : null,
    ...comparisonOf(row, showExcludingVat),
    insurance: insurance ? times(insurance.price, quantity) : null,
    isInsured: isInsuredRow(row),
    preOrder:
      isUnreleased && product.release !== null
        ? `Släpps ${formatDayAndYear(fromUnixSeconds(product.release.timestamp))}`
        : null,
    stock: isUnreleased ? null : stockOf(row, now),
    limit: limitOf(row),
  };
};

/** What the rows cost less than what their prices are compared with, in kronor; 0 without reduced prices. */
export const savedOn = (rows: readonly CartRow[], showExcludingVat: boolean): number =>
  oreToKronor(
    rows.reduce((sum, row) => {
      const comparison = row.product.comparison?.amount ?? row.unitPrice;
      const saved = Math.max(0, comparison - row.unitPrice);
      return sum + kronorToOre(showExcludingVat ? withoutVat(saved, row) : saved) * row.quantity;
    }, 0),
  );
