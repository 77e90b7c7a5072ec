import { DAY_MS, fromUnixSeconds, type Instant } from './dates.ts';
import { excludingVat, formatKronor, kronorToOre, oreToKronor, type PriceWithVat, roundToKronor } from './money.ts';
import { isMissing } from './missing.ts';
import { memberOnlyPrice, payablePrice, type PriceTerms } from './payable-price.ts';

/** The price fields of a product that decide how it is displayed (names of section 3, amounts in kronor). */
export interface PricedProduct {
  readonly price: {
    readonly price: number;
    readonly vat?: number | null | undefined;
    readonly startAt?: number | null | undefined;
    readonly flashSale?: unknown;
    readonly type?: string | null | undefined;
  };
  readonly regularPrice?: { readonly price: number } | null | undefined;
  readonly lowestPrice?: { readonly price: number } | null | undefined;
  readonly levelOnePrice?: { readonly price: number } | null | undefined;
  readonly isFyndware?: boolean | null | undefined;
}

/** Who is looking, and when. */
export interface PriceViewer {
  readonly isLoggedIn: boolean;
  readonly showExcludingVat?: boolean;
  readonly now: Instant;
}

/** [9-14] A cut is advertised for less than this many days [O9-04]. */
export const COMPARISON_DAYS = 28;

/** [9-24] Price in kronor above which the insurance dialog opens. */
export const INSURANCE_POPUP_MINIMUM = 300;

/** The saving to show, already rounded to whole percent or whole kronor. */
export interface Saving {
  readonly unit: 'percent' | 'amount';
  readonly value: number;
}

/**
 * [9-14..16] The price to compare with, in kronor, or null when none is shown.
 *
 * Shown only while the regular price is above the current one and the price started less than 28 days ago. It is the
 * lowest price of the 30 days before, unless that lies above the regular price or the product is a bargain [O9-03].
 */
export function comparisonPrice(
  { price, regularPrice, lowestPrice, isFyndware }: PricedProduct,
  now: Instant,
): number | null {
  const regular = regularPrice?.price;
  if (isMissing(regular) || regular <= price.price || isMissing(price.startAt)) return null;
  const age = Number(now) - fromUnixSeconds(price.startAt);
  if (age < 0 || age >= COMPARISON_DAYS * DAY_MS) return null;
  const lowest = lowestPrice?.price;
  return !isFyndware && !isMissing(lowest) && lowest <= regular ? lowest : regular;
}

/**
 * [9-18][9-19] Whether a saving is shown in kronor or per cent, or is too small to show; compared in unrounded öre
 * [O9-01].
 */
function savingUnit(comparisonOre: number, savedOre: number): Saving['unit'] | null {
  if (savedOre <= 0) return null;
  const isPercent = (percent: number): boolean => savedOre * 100 >= comparisonOre * percent;
  if (comparisonOre < 1000_00) return isPercent(10) ? 'percent' : null;
  return (savedOre >= 80_00 && isPercent(2)) || savedOre >= 500_00 ? 'amount' : null;
}

/**
 * [9-17..22] The saving against a comparison price, or null. Reading A decides on prices including VAT;
 * `showExcludingVat` changes only the figure. The comparison price has the same share of VAT as the current price.
 */
export function savingAgainst(
  comparison: number | null,
  price: { readonly price: number; readonly vat?: number | null | undefined },
  showExcludingVat = false,
): Saving | null {
  if (comparison === null) return null;
  const comparisonOre = kronorToOre(comparison);
  const savedOre = comparisonOre - kronorToOre(price.price);
  const unit = savingUnit(comparisonOre, savedOre);
  if (!unit) return null;
  if (unit === 'percent') return { unit, value: Math.round((savedOre / comparisonOre) * 100) };
  const share = showExcludingVat && price.price > 0 ? (price.vat ?? 0) / price.price : 0;
  return { unit, value: roundToKronor(oreToKronor(savedOre * (1 - share))) };
}

/** 'Spara 15 %' or 'Spara 500 kr', with non-breaking spaces. */
export function savingText({ unit, value }: Saving): string {
  return `Spara ${unit === 'percent' ? `${value}\u00a0%` : formatKronor(value)}`;
}

const priceTerms = ({ price, regularPrice, levelOnePrice }: PricedProduct): PriceTerms => ({
  price: price.price,
  regularPrice: regularPrice?.price ?? null,
  levelOnePrice: levelOnePrice?.price ?? null,
  type: price.type ?? null,
});

/** [O4-34] What this viewer pays for one unit, in kronor including VAT: exactly what the cart charges. */
export function payableAmount(product: PricedProduct, isLoggedIn: boolean): number {
  return payablePrice(priceTerms(product), isLoggedIn);
}

/** [O4-34] `payableAmount` with the VAT inside it, both in kronor. */
export function payablePriceWithVat(product: PricedProduct, isLoggedIn: boolean): PriceWithVat {
  const price = payableAmount(product, isLoggedIn);
  const share = product.price.price > 0 ? (product.price.vat ?? 0) / product.price.price : 0;
  return { price, vat: oreToKronor(kronorToOre(price * share)) };
}

/** [9-23][O6-20] The member price that visitors see beside the price they pay; null when there is none. */
export function memberPriceTeaser(product: PricedProduct, isLoggedIn: boolean): number | null {
  return isLoggedIn ? null : memberOnlyPrice(priceTerms(product));
}

/** [9-23][O4-34] Whether visitors see that members pay less: 'Logga in / Bli Medlem'. */
export function showsLevelOnePrice(product: PricedProduct, isLoggedIn: boolean): boolean {
  return memberPriceTeaser(product, isLoggedIn) !== null;
}

/** Whether the viewer pays a level-one price: below the price for everyone, by membership. */
function paysLevelOnePrice(product: PricedProduct, isLoggedIn: boolean): boolean {
  return isLoggedIn && payableAmount(product, true) < product.price.price;
}

/**
 * [4-86..93] The price type label; the first match wins. Null for an ordinary price, which must never be called a
 * campaign [O4-32].
 */
export function priceTypeLabel(product: PricedProduct, { isLoggedIn, now }: PriceViewer): string | null {
  const { price, isFyndware } = product;
  if (price.flashSale) return 'Flash-sale!';
  if (showsLevelOnePrice(product, isLoggedIn) || paysLevelOnePrice(product, isLoggedIn)) return 'Medlemspris!';
  if (price.type === 'member') return 'Medlemspris!';
  if (price.type === 'adjustment') return 'Nyligen prissänkt!';
  if (price.type === 'priceList') return 'Unikt pris!';
  if (isFyndware) return 'Fyndvarupris!';
  return price.type || comparisonFor(product, { isLoggedIn, now }) !== null ? 'Kampanjpris!' : null;
}

/** A bargain has had no price before: it is compared with what the product ordinarily costs new [9-15]. */
const BARGAIN_COMPARISON_LABEL = 'Ordinarie pris som ny';

/** [4-94][4-95] What the comparison price is called. */
export function regularPriceLabel(type: string | null | undefined): string {
  return type === 'adjustment' ? 'Tidigare pris' : 'Tidigare lägsta pris 30 dagar';
}

/**
 * [9-24][O9-35] Whether adding the product opens the insurance dialog: it has an insurance and costs more than 300 kr.
 */
export function offersInsurance(product: {
  readonly price: { readonly price: number };
  readonly insurance?: unknown;
}): boolean {
  return Boolean(product.insurance) && product.price.price > INSURANCE_POPUP_MINIMUM;
}

/** A comparison price in kronor including VAT, and its label. */
interface Comparison {
  readonly amount: number;
  readonly label: string;
}

/**
 * Comparison price of a level-one price: the current price for everyone, or their lowest of the last 30 days if that
 * was less.
 */
function levelOneComparison({ price, lowestPrice }: PricedProduct): Comparison {
  const lowest = lowestPrice?.price ?? Infinity;
  return lowest < price.price
    ? { amount: lowest, label: regularPriceLabel(null) }
    : { amount: price.price, label: 'Ordinarie pris' };
}

/** What the product's own price may be compared with, for who pays that price. */
function ownComparison(product: PricedProduct, payable: number, now: Instant): Comparison | null {
  const amount = payable === product.price.price ? comparisonPrice(product, now) : null;
  const label = product.isFyndware ? BARGAIN_COMPARISON_LABEL : regularPriceLabel(product.price.type);
  return amount === null ? null : { amount, label };
}

/**
 * [9-14..16][O9-03] The comparison price for the viewer's price. When it is not above theirs, as both are displayed,
 * the price is not reduced: there is no comparison, and nothing is styled as reduced.
 */
function comparisonFor(product: PricedProduct, { isLoggedIn, now }: PriceViewer): Comparison | null {
  const payable = payableAmount(product, isLoggedIn);
  const comparison = paysLevelOnePrice(product, isLoggedIn)
    ? levelOneComparison(product)
    : ownComparison(product, payable, now);
  return comparison !== null && roundToKronor(comparison.amount) > roundToKronor(payable) ? comparison : null;
}

/** Everything a price box shows, in kronor; all amounts follow the shopper's choice of VAT. */
export interface PriceView {
  /** What this viewer pays: the same as the cart charges. */
  readonly amount: number;
  readonly label: string | null;
  readonly comparison: Comparison | null;
  readonly saving: Saving | null;
  /** [O6-20] What a member pays instead, for visitors only; null when membership changes nothing. */
  readonly memberAmount: number | null;
  /** A login would make it cheaper: 'Logga in / Bli Medlem' [6-05]. */
  readonly needsLogin: boolean;
}

/** The rules above put together for one product and one viewer. */
export function priceView(product: PricedProduct, viewer: PriceViewer): PriceView {
  const gross = payableAmount(product, viewer.isLoggedIn);
  const teaser = memberPriceTeaser(product, viewer.isLoggedIn);
  const { price, vat } = product.price;
  const share = price > 0 ? (vat ?? 0) / price : 0;
  const shown = (amount: number): number =>
    viewer.showExcludingVat ? excludingVat({ price: amount, vat: amount * share }) : amount;
  const comparison = comparisonFor(product, viewer);
  return {
    amount: shown(gross),
    label: priceTypeLabel(product, viewer),
    comparison: comparison === null ? null : { ...comparison, amount: shown(comparison.amount) },
    saving: savingAgainst(comparison?.amount ?? null, { price: gross, vat: gross * share }, viewer.showExcludingVat),
    memberAmount: teaser === null ? null : shown(teaser),
    needsLogin: teaser !== null,
  };
}
