import type { Correction, ExtraData } from '@shop/contracts';
import { cartRowIdentity } from '@shop/domain/cart-row-identity';
import { oreToKronor } from '@shop/domain/money';

/** A row of a cart for the rules. */
export interface CartLine {
  /** uuid of the stored row; a new line has its own from the start. */
  readonly id: string;
  readonly productId: number;
  readonly unitPriceOre: number;
  /** Stored while its signature is valid, whether or not it gives the lowest price. */
  readonly pass: string | null;
  /** Normalised, see `normaliseExtraData`. */
  readonly extraData: ExtraData;
  readonly quantity: number;
}

/** The person the cart is priced for. Visitors have level 0 [O5-08]. */
export interface Shopper {
  readonly memberId: number | null;
  readonly rankLevel: number;
}

/** Notices to the shopper about changes that they did not make themselves; each is shown once. */
export interface Notices {
  errors: string[];
  corrections: Correction[];
}

export const noNotices = (): Notices => ({ errors: [], corrections: [] });

export const hasNotices = ({ errors, corrections }: Notices): boolean => errors.length + corrections.length > 0;

export const joinNotices = (...all: readonly Notices[]): Notices => ({
  errors: all.flatMap(({ errors }) => errors),
  corrections: all.flatMap(({ corrections }) => corrections),
});

/** A row without insurance has no `insured` at all: 'not insured' and 'no choice' are the same row [3-08]. */
export function normaliseExtraData(extraData: ExtraData | null | undefined): ExtraData {
  const { insured, ...rest } = extraData ?? {};
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return insured === true ? { ...given, insured } : given;
}

/** [3-08] The identity under which a line is stored; equal to the browser's for the same row. */
export function lineIdentity(line: Pick<CartLine, 'productId' | 'unitPriceOre' | 'pass' | 'extraData'>): string {
  const { productId, unitPriceOre, pass, extraData } = line;
  return cartRowIdentity({ productId, unitPrice: oreToKronor(unitPriceOre), pass, extraData });
}

/** Merges lines that have become the same row: quantities add up, at the position of the first one. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const byIdentity = new Map<string, CartLine>();
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    const identity = lineIdentity(line);
    const same = byIdentity.get(identity);
    byIdentity.set(identity, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...byIdentity.values()];
}
