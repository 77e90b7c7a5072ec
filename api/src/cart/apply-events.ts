import { randomUUID } from 'node:crypto';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';
import { type CartLine, lineIdentity, mergeLines, normaliseExtraData, type Shopper } from './cart-line.ts';
import type { CartProducts } from './cart-product.ts';
import type { CartCommand, NamedRow } from './read-event.ts';
import { type PassChecker, type UnitPrice, unitPrice } from './unit-price.ts';

export interface EventContext {
  readonly products: CartProducts;
  readonly shopper: Shopper;
  readonly now: Date;
  readonly passes: PassChecker;
}

export interface AppliedEvents {
  readonly lines: CartLine[];
  readonly errors: string[];
  /** The last insurance choice of each product [O5-05]. */
  readonly insuranceChoices: ReadonlyMap<number, boolean>;
}

/** A cart is for shopping, not for storage: an upper limit of different rows. */
export const MAX_CART_ROWS = 200;
const MAX_QUANTITY = 9999;

export const priceChangedText = (name: string, oldOre: number, newOre: number): string =>
  `Priset på ${name} har ändrats från ${formatKronor(oreToKronor(oldOre))} till ${formatKronor(oreToKronor(newOre))}.`;

const priceOf = (row: NamedRow, { products, shopper, now, passes }: EventContext): UnitPrice | null => {
  const product = products.get(row.productId);
  return product === undefined ? null : unitPrice(product, row, shopper, now, passes);
};

/** Fields that set the price of their row: who changes one has asked for another price. */
const PRICED_BY: ReadonlySet<keyof CartLine['extraData']> = new Set(['giftCard', 'ctoConfigurationId']);

const repriced = (line: CartLine, { products, shopper, now, passes }: EventContext): CartLine => {
  const product = products.get(line.productId);
  if (product === undefined) return line;
  const { ore, pass } = unitPrice(product, line, shopper, now, passes);
  return { ...line, unitPriceOre: ore, pass };
};

/**
 * The line of an event: by its literal identity, else by the identity after pricing. So a browser that still shows an
 * old price, or an expired pass, reaches the row that its earlier events created.
 */
function findLine(lines: readonly CartLine[], row: NamedRow, price: UnitPrice | null): number {
  const literal = lineIdentity({ ...row, unitPriceOre: kronorToOre(row.unitPrice ?? 0) });
  const exact = lines.findIndex((line) => lineIdentity(line) === literal);
  if (exact >= 0 || price === null) return exact;
  const priced = lineIdentity({ ...row, unitPriceOre: price.ore, pass: price.pass });
  return lines.findIndex((line) => lineIdentity(line) === priced);
}

/**
 * [O5-09] Reports a row whose price differs from the one shown to the shopper; a lower price for a member is no
 * error.
 */
function shownPriceError(row: NamedRow, price: UnitPrice, { products, shopper }: EventContext): string[] {
  const product = products.get(row.productId);
  if (product === undefined || row.unitPrice === null) return [];
  const shownOre = kronorToOre(row.unitPrice);
  const isMemberSaving = shopper.memberId !== null && shownOre === product.priceOre && price.ore < shownOre;
  return shownOre === price.ore || isMemberSaving ? [] : [priceChangedText(product.name, shownOre, price.ore)];
}

const withQuantity = (lines: readonly CartLine[], at: number, quantity: number): CartLine[] =>
  quantity <= 0
    ? lines.filter((_, index) => index !== at)
    : lines.map((line, index) => (index === at ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line));

/**
 * [4-04..08], [O4-02] The lines after the commands, in their order, by the same rules as the browser's prediction;
 * only prices are the server's own. A command that names no row and cannot create one changes nothing.
 */
export function applyCommands(
  start: readonly CartLine[],
  commands: readonly CartCommand[],
  context: EventContext,
): AppliedEvents {
  const errors: string[] = [];
  const insuranceChoices = new Map<number, boolean>();
  let lines: CartLine[] = [...start];

  for (const command of commands) {
    if (command.method === 'clear') {
      lines = [];
      continue;
    }
    const { row } = command;
    const price = priceOf(row, context);
    const at = findLine(lines, row, price);
    const existing = lines[at];

    if (command.method === 'updateRow') {
      if (existing === undefined) continue;
      const extraData = normaliseExtraData({ ...existing.extraData, [command.field]: command.value });
      const changed = PRICED_BY.has(command.field) ? repriced({ ...existing, extraData }, context) : existing;
      lines = mergeLines(lines.map((line) => (line === existing ? { ...changed, extraData } : line)));
      if (command.field === 'insured') insuranceChoices.set(row.productId, extraData.insured === true);
      continue;
    }

    if (existing !== undefined) {
      const quantity = command.method === 'relative' ? existing.quantity + command.quantity : command.quantity;
      lines = withQuantity(lines, at, quantity);
      continue;
    }
    if (command.quantity <= 0) continue;
    if (price === null) {
      errors.push('En produkt kan inte längre köpas och lades inte i varukorgen.');
      continue;
    }
    if (lines.length >= MAX_CART_ROWS) {
      errors.push(`Varukorgen rymmer högst ${MAX_CART_ROWS} olika rader.`);
      continue;
    }
    errors.push(...shownPriceError(row, price, context));
    insuranceChoices.set(row.productId, row.extraData.insured === true);
    lines.push({
      id: randomUUID(),
      productId: row.productId,
      unitPriceOre: price.ore,
      pass: price.pass,
      extraData: row.extraData,
      quantity: Math.min(command.quantity, MAX_QUANTITY),
    });
  }
  return { lines, errors: [...new Set(errors)], insuranceChoices };
}
