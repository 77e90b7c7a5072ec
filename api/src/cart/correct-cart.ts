import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { oreToKronor } from '@shop/domain/money';
import { maxPerCustomer, passesRankRule, remainingOfLimit } from '@shop/domain/purchase-rules';
import { namedBuild } from '../configure-to-order/configurator.ts';
import { priceChangedText } from './apply-events.ts';
import { type CartLine, mergeLines, normaliseExtraData, noNotices, type Notices, type Shopper } from './cart-line.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';
import { deliverableUnits, limitedQuotaOf, sellsWithoutStock } from './deliverable.ts';
import { type PassChecker, unitPrice } from './unit-price.ts';

export interface CorrectionContext {
  readonly products: CartProducts;
  readonly shopper: Shopper;
  readonly now: Date;
  readonly passes: PassChecker;
  /** Units of each product in the member's orders of the last 30 days [O5-02]; empty for visitors. */
  readonly history: ReadonlyMap<number, number>;
  /** The shopper's latest insurance choices, per product [O5-05]. */
  readonly insuranceChoices?: ReadonlyMap<number, boolean>;
}

export interface CorrectedCart {
  readonly lines: CartLine[];
  readonly notices: Notices;
}

/** One rule: returns the remaining lines and adds notices for the shopper. */
type Rule = (lines: readonly CartLine[], context: CorrectionContext, notices: Notices) => CartLine[];

const productOf = (line: CartLine, { products }: CorrectionContext): CartProduct | undefined =>
  products.get(line.productId);

const sumOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Cuts the lines that `concerns` picks to `max` units together, from the last one backwards. */
function cutTo(lines: readonly CartLine[], concerns: (line: CartLine) => boolean, max: number): CartLine[] {
  let room = max;
  return lines.flatMap((line) => {
    if (!concerns(line)) return [line];
    const quantity = Math.min(line.quantity, room);
    room -= quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Applies a rule about the units of one product to every product of the cart, in the order of the rows. */
function perProduct(
  rule: (product: CartProduct, lines: readonly CartLine[], ...rest: [CorrectionContext, Notices]) => CartLine[],
): Rule {
  return (lines, context, notices) =>
    [...new Set(lines.map(({ productId }) => productId))].reduce<CartLine[]>(
      (current, id) => {
        const product = context.products.get(id);
        return product === undefined ? current : rule(product, current, context, notices);
      },
      [...lines],
    );
}

/** [O9-40] A computer built to order is nothing without choices, and all of them must still be available. */
const canBeBuilt = ({ extraData }: CartLine, { id, configurator }: CartProduct): boolean =>
  extraData.ctoConfigurationId === undefined
    ? id !== CUSTOM_PC_PRODUCT_ID
    : namedBuild(configurator, extraData.ctoConfigurationId) !== null;

/** The notice about a removed row. */
const withdrawnText = ({ extraData }: CartLine, product: CartProduct | undefined): string =>
  product?.id === CUSTOM_PC_PRODUCT_ID && extraData.ctoConfigurationId === undefined
    ? `${product.name} byggs efter dina val. Välj delarna först, så kan du lägga datorn i varukorgen.`
    : `${product?.name ?? 'En produkt'} kan inte längre köpas och har tagits bort.`;

/** [O5-09] Removes products that can no longer be bought. */
const removeWithdrawn: Rule = (lines, context, notices) =>
  lines.filter((line) => {
    const product = productOf(line, context);
    const isForSale =
      product !== undefined &&
      canBeBuilt(line, product) &&
      !(product.isDiscontinued && deliverableUnits(product) === 0 && !product.isBackorderable);
    if (!isForSale) notices.errors.push(withdrawnText(line, product));
    return isForSale;
  });

/** [O3-03], [O5-09] Sets every row to its current price and drops expired passes. */
const reprice: Rule = (lines, context, notices) =>
  lines.map((line) => {
    const product = productOf(line, context);
    if (product === undefined) return line;
    const { ore, pass } = unitPrice(product, line, context.shopper, context.now, context.passes);
    if (ore !== line.unitPriceOre) notices.errors.push(priceChangedText(product.name, line.unitPriceOre, ore));
    return { ...line, unitPriceOre: ore, pass };
  });

/** [O5-08] Removes products whose required level the shopper does not have (any more). */
const checkLevel: Rule = (lines, context, notices) =>
  lines.filter((line) => {
    const product = productOf(line, context);
    if (product === undefined || passesRankRule(product, context.shopper.rankLevel)) return true;
    notices.corrections.push({
      type: 'LVL_RULE_NOT_FURFILLED',
      value: product.minimumRankLevel,
      name: product.name,
      from: line.quantity,
      to: 0,
    });
    return false;
  });

/** [O5-04] An offer needs its origin in at least the same quantity; without it the row stays, at the ordinary price. */
const checkOfferOrigin: Rule = (lines, context, notices) => {
  const origins = new Map<number, number>();
  for (const { productId, quantity } of lines) origins.set(productId, (origins.get(productId) ?? 0) + quantity);
  return lines.map((line) => {
    const product = productOf(line, context);
    const originId = line.extraData.offerOriginProductId;
    if (product === undefined || originId === undefined) return line;
    const price = unitPrice(product, line, context.shopper, context.now, context.passes);
    if (price.offerOre !== null && (origins.get(originId) ?? 0) >= line.quantity) return line;
    const { offerOriginProductId: _gone, ...extraData } = line.extraData;
    const ordinary = { ...line, extraData, pass: null };
    const { ore } = unitPrice(product, ordinary, context.shopper, context.now, context.passes);
    if (price.offerOre !== null) {
      const value = oreToKronor(price.offerOre);
      notices.corrections.push({ type: 'OFFER_ORIGIN_MISSING', value, name: product.name });
    }
    return { ...ordinary, unitPriceOre: ore };
  });
};

/**
 * [O5-05] All units of a product share one insured state: the one just chosen; without a choice no shopper pays for
 * an insurance that they did not choose.
 */
const shareInsurance = perProduct((product, lines, context, notices) => {
  const own = lines.filter(({ productId }) => productId === product.id);
  const isChosen =
    context.insuranceChoices?.get(product.id) ?? own.every(({ extraData }) => extraData.insured === true);
  const insured = product.insurance !== null && isChosen;
  if (own.every(({ extraData }) => (extraData.insured === true) === insured)) return [...lines];
  notices.corrections.push({ type: 'INSURED_TOGGLE', value: insured, name: product.name });
  return lines.map((line) =>
    line.productId === product.id ? { ...line, extraData: normaliseExtraData({ ...line.extraData, insured }) } : line,
  );
});

/** [O5-02] Cuts a product to its limit per customer, minus the member's recent orders. */
const checkMaxPerCustomer = perProduct((product, lines, { history }, notices) => {
  const limit = maxPerCustomer(product.id, product.maxPerCustomer);
  const remaining = remainingOfLimit(limit, history.get(product.id) ?? 0);
  const isOwn = (line: CartLine): boolean => line.productId === product.id;
  const from = sumOf(lines.filter(isOwn));
  if (limit === null || remaining === null || from <= remaining) return [...lines];
  notices.corrections.push({ type: 'MAX_X_PER_CUSTOMER', value: limit, name: product.name, from, to: remaining });
  return cutTo(lines, isOwn, remaining);
});

/** [O5-03] The excess is cut, never moved to a dearer price. */
const checkMaxPerPrice = perProduct((product, lines, _context, notices) => {
  const max = product.priceMaxPerCustomer;
  const isAtPrice = (line: CartLine): boolean =>
    line.productId === product.id && line.unitPriceOre === product.priceOre;
  const from = sumOf(lines.filter(isAtPrice));
  if (max === null || from <= max) return [...lines];
  notices.corrections.push({ type: 'MAX_X_PER_CUSTOMER_PRICE', value: max, name: product.name, from, to: max });
  return cutTo(lines, isAtPrice, max);
});

/** [O5-06], [O5-07] Cuts the quantity of a product to its stock. */
const cutToStock = (
  type: 'MAX_STOCK_LIMITED' | 'MAX_STOCK_REACHED',
  max: (product: CartProduct, now: Date) => number | null,
) =>
  perProduct((product, lines, { now }, notices) => {
    const value = max(product, now);
    const isOwn = (line: CartLine): boolean => line.productId === product.id;
    const from = sumOf(lines.filter(isOwn));
    if (value === null || from <= value) return [...lines];
    notices.corrections.push({ type, value, name: product.name, from, to: value });
    return cutTo(lines, isOwn, value);
  });

/** [O5-01] The order matters: rows that a rule has made equal are one row for the next. */
const RULES: readonly Rule[] = [
  removeWithdrawn,
  reprice,
  checkLevel,
  checkOfferOrigin,
  shareInsurance,
  checkMaxPerCustomer,
  checkMaxPerPrice,
  cutToStock('MAX_STOCK_LIMITED', limitedQuotaOf),
  cutToStock('MAX_STOCK_REACHED', (product, now) =>
    sellsWithoutStock(product, now) ? null : deliverableUnits(product),
  ),
];

/** Cutting one product can invalidate another's offer, so the rules run until nothing changes. */
const MAX_ROUNDS = 5;

/** [O5-01..09] The cart after all rules, with a notice for each change. Pure and idempotent. */
export function correctCart(start: readonly CartLine[], context: CorrectionContext): CorrectedCart {
  const notices = noNotices();
  let lines: CartLine[] = [...start];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = JSON.stringify(lines);
    lines = RULES.reduce<CartLine[]>((current, rule) => mergeLines(rule(current, context, notices)), lines);
    if (JSON.stringify(lines) === before) break;
  }
  return { lines, notices };
}
