/**
 * Money in the shop: kronor with at most two decimals in the api, whole öre for sums, whole kronor on the screen
 * [O3-02][O9-06].
 */

/** Currency of carts, orders, prices and analytics [9-02][3-02][9-137]. */
export const DEFAULT_CURRENCY = 'SEK';

const CURRENCY_NAMES: Readonly<Record<string, string>> = { 'dk-DA': 'danska kronor', 'fi-FI': 'euro' };

/** [9-134..136] What the currency of a locale is called in a sentence. The shop has Swedish kronor only [O9-29]. */
export const currencyName = (locale: string): string => CURRENCY_NAMES[locale] ?? 'svenska kronor';

/** Non-breaking, so that an amount never breaks over two lines. */
const SPACE = '\u00a0';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Whole öre of an amount in kronor. Sums are made in öre, because 0.1 + 0.2 is not 0.3. */
export function kronorToOre(kronor: number): number {
  return Math.round(kronor * 100) + 0;
}

/** Kronor, at most two decimals, of an amount in whole öre. */
export function oreToKronor(ore: number): number {
  return Math.round(ore) / 100 + 0;
}

/** Whole kronor, rounded half up, never minus zero. */
export function roundToKronor(kronor: number): number {
  return Math.round(kronor) + 0;
}

/** Whole number as Swedes write it: '12 345', with a non-breaking thousands space and a true minus sign. */
export function formatWholeNumber(value: number): string {
  const rounded = roundToKronor(value);
  return (rounded < 0 ? '\u2212' : '') + String(Math.abs(rounded)).replace(THOUSANDS, SPACE);
}

/**
 * [9-12] An amount in kronor for display: no decimals, rounded half up, '1 299 kr' with non-breaking spaces. Does not
 * use Intl, so that server and browser give the same characters whatever their ICU version.
 */
export function formatKronor(kronor: number): string {
  return `${formatWholeNumber(kronor)}${SPACE}kr`;
}

/**
 * An amount in kronor to the öre, for receipts and refunds: '149 kr', but '132,33 kr' where there are öre. Half of what
 * was paid is no whole krona.
 */
export function formatExactKronor(kronor: number): string {
  const ore = Math.abs(kronorToOre(kronor));
  if (ore % 100 === 0) return formatKronor(kronor);
  const sign = kronor < 0 ? '\u2212' : '';
  return `${sign}${formatWholeNumber(Math.floor(ore / 100))},${String(ore % 100).padStart(2, '0')}${SPACE}kr`;
}

/** A price whose `vat` is the VAT amount inside it, both in kronor. */
export interface PriceWithVat {
  readonly price: number;
  readonly vat: number;
}

/** Price less the VAT inside it, in kronor, without floating-point dust. */
export function excludingVat({ price, vat }: PriceWithVat): number {
  return oreToKronor(kronorToOre(price) - kronorToOre(vat));
}

/** [1-10] The amount to show: including VAT unless the shopper has chosen otherwise (`show_prices_excluding_vat`). */
export function amountToShow(price: PriceWithVat, showExcludingVat = false): number {
  return showExcludingVat ? excludingVat(price) : price.price;
}

/** VAT inside an amount that includes 25 % VAT, in kronor with öre. */
export function vatInside(amountIncludingVat: number): number {
  return oreToKronor(kronorToOre(amountIncludingVat) * 0.2);
}

/** The sums of a purchase with VAT in them, in kronor: fees include 25 %, `vat` is the VAT inside the whole total. */
export interface VatSums {
  readonly shipping: number;
  readonly paymentFee: number;
  readonly vat: number;
}

/**
 * The one VAT figure on screen [9-11]: the VAT of shipping and payment fee in whole kronor (the amount less four
 * fifths of it, rounded), plus the VAT of the goods. Kronor. Insurance is free of VAT [O9-05]; orders store öre.
 */
export function vatToShow({ shipping, paymentFee, vat }: VatSums): number {
  const fees = oreToKronor(kronorToOre(shipping) + kronorToOre(paymentFee));
  const goodsVat = kronorToOre(vat) - kronorToOre(vatInside(fees));
  return oreToKronor(kronorToOre(fees) - Math.round(0.8 * fees) * 100 + goodsVat);
}
