import { kronorToOre, oreToKronor } from './money.ts';

/** The fields of a cart row that its totals are computed from (see contracts: cart row). Amounts in kronor. */
export interface CountableRow {
  readonly unitPrice: number;
  readonly unitVat: number;
  readonly quantity: number;
  readonly extraData?: { readonly insured?: unknown } | null | undefined;
  readonly insurance?: { readonly price: number } | null | undefined;
}

/** Sums of a cart in kronor with at most two decimals. */
export interface CartTotals {
  /** Number of units over all rows. */
  readonly quantity: number;
  /** Goods including VAT. The sum that free shipping is measured by [O9-02]. */
  readonly goods: number;
  readonly goodsExcludingVat: number;
  readonly goodsVat: number;
  /** Free of VAT, so the same in both totals [O9-42]. */
  readonly insurance: number;
  readonly total: number;
  readonly totalExcludingVat: number;
}

/** [9-03] Highest number in the cart's counter; above it reads '99+'. */
export const CART_COUNTER_MAX = 99;

/** [9-04] The top checkout button of the cart dropdown shows with more rows than this. */
export const TOP_CHECKOUT_BUTTON_ROWS = 5;

/** Whether the customer has insured the row. */
export function isInsuredRow(row: Pick<CountableRow, 'extraData'>): boolean {
  return row.extraData?.insured === true;
}

/** [9-08][9-09][9-10] All sums of a cart, counted in öre so that many rows do not add up to dust. */
export function cartTotals(rows: readonly CountableRow[]): CartTotals {
  let quantity = 0;
  let goods = 0;
  let vat = 0;
  let insurance = 0;
  for (const row of rows) {
    quantity += row.quantity;
    goods += kronorToOre(row.unitPrice) * row.quantity;
    vat += kronorToOre(row.unitVat) * row.quantity;
    if (isInsuredRow(row)) insurance += kronorToOre(row.insurance?.price ?? 0) * row.quantity;
  }
  return {
    quantity,
    goods: oreToKronor(goods),
    goodsExcludingVat: oreToKronor(goods - vat),
    goodsVat: oreToKronor(vat),
    insurance: oreToKronor(insurance),
    total: oreToKronor(goods + insurance),
    totalExcludingVat: oreToKronor(goods - vat + insurance),
  };
}

/** [9-03] The number on the cart icon: '99+' above 99. */
export function cartCounterText(quantity: number): string {
  return quantity > CART_COUNTER_MAX ? `${CART_COUNTER_MAX}+` : String(quantity);
}

/** [9-04] Whether the cart is long enough for a second checkout button above its rows. */
export function showsTopCheckoutButton(rowCount: number): boolean {
  return rowCount > TOP_CHECKOUT_BUTTON_ROWS;
}
