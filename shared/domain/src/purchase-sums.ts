import { cartTotals, type CountableRow } from './cart-totals.ts';
import { amountToShow, kronorToOre, oreToKronor, vatInside, vatToShow } from './money.ts';

/** A row's prices in kronor as this shopper reads them. */
export interface RowPrice {
  readonly each: number;
  /** Goods of the row, without insurance. */
  readonly sum: number;
}

/** [1-10] A row's prices, without VAT for those who have chosen it: the one rule for rows of carts and orders. */
export function rowPrice(
  { unitPrice, unitVat, quantity }: Pick<CountableRow, 'unitPrice' | 'unitVat' | 'quantity'>,
  isWithoutVat: boolean,
): RowPrice {
  const each = amountToShow({ price: unitPrice, vat: unitVat }, isWithoutVat);
  return { each, sum: oreToKronor(kronorToOre(each) * quantity) };
}

/** [1-10] A fee (freight, payment) in kronor, whose price includes 25 % VAT, as this shopper reads it. */
export const feeToShow = (kronor: number, isWithoutVat: boolean): number =>
  amountToShow({ price: kronor, vat: vatInside(kronor) }, isWithoutVat);

/** The agreed sums of a purchase in kronor, VAT included; see contracts: totals. */
export interface PurchaseSums {
  readonly goods: number;
  readonly insurance: number;
  readonly shipping: number;
  readonly paymentFee: number;
  readonly discount: number;
  readonly giftCards?: number | undefined;
  readonly toPay?: number | undefined;
  readonly total: number;
  readonly totalExcludingVat: number;
  readonly vat: number;
}

type Parts = Pick<PurchaseSums, 'goods' | 'insurance' | 'shipping' | 'paymentFee' | 'discount'>;

/** The parts without VAT, in öre exact: together they are `totalExcludingVat`. Insurance has no VAT [O9-05]. */
function partsExcludingVat(sums: PurchaseSums, rows: readonly CountableRow[]): Parts {
  const { insurance, totalExcludingVat } = sums;
  const goods = cartTotals(rows).goodsExcludingVat;
  const fees = feeToShow(oreToKronor(kronorToOre(sums.shipping) + kronorToOre(sums.paymentFee)), true);
  const shipping = feeToShow(sums.shipping, true);
  const paymentFee = oreToKronor(kronorToOre(fees) - kronorToOre(shipping));
  const before = kronorToOre(goods) + kronorToOre(insurance) + kronorToOre(fees);
  return { goods, insurance, shipping, paymentFee, discount: oreToKronor(before - kronorToOre(totalExcludingVat)) };
}

/** One line of the sums of a purchase. */
export interface SumLine {
  readonly key: keyof PurchaseSums;
  readonly label: string;
  /** Kronor. */
  readonly amount: number;
}

const line = (key: SumLine['key'], label: string, amount: number): SumLine => ({ key, label, amount: amount + 0 });

const partLines = ({ goods, insurance, shipping, paymentFee, discount }: Parts): SumLine[] =>
  [
    line('goods', 'Varor', goods),
    line('insurance', 'Försäkring', insurance),
    line('shipping', 'Frakt', shipping),
    line('paymentFee', 'Avgift för betalsättet', paymentFee),
    line('discount', 'Rabatt', -discount),
  ].filter(({ key, amount }) => key === 'goods' || key === 'shipping' || amount !== 0);

/**
 * [O2.17-16] The lines that make the sum of a purchase, in their order. With or without VAT throughout, as the shopper
 * has chosen; the total to pay always includes VAT (prisinformationslagen 7 §).
 */
export function sumLines(sums: PurchaseSums, rows: readonly CountableRow[], isWithoutVat: boolean): SumLine[] {
  const { total, totalExcludingVat, giftCards = 0, toPay = total } = sums;
  const withVat = line('total', 'Totalt inkl. moms', total);
  const withoutVat = line('totalExcludingVat', 'Totalt exkl. moms', totalExcludingVat);
  const vat = line('vat', isWithoutVat ? 'Moms' : 'Varav moms', vatToShow(sums));
  return [
    ...partLines(isWithoutVat ? partsExcludingVat(sums, rows) : sums),
    ...(isWithoutVat ? [withoutVat, vat, withVat] : [withVat, vat, withoutVat]),
    ...(giftCards > 0
      ? [line('giftCards', 'Betalt med presentkort', -giftCards), line('toPay', 'Kvar att betala', toPay)]
      : []),
  ];
}
