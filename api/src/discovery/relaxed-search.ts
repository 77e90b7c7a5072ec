import type { Found } from './build-list.ts';
import { famousName, isUnlike } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { ofFamousKind, withoutName } from './near-search.ts';
import { namesOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import type { SearchLimit } from './search-limit.ts';
import { namesColour } from './search-properties.ts';
import { hasDigit, plainWords, tidy } from './search-text.ts';
import { type Context, NOTHING, asTyped } from './typed-search.ts';

/** The closest to a search that finds nothing. */
interface Relaxed {
  found: Found;
  /** The name that the shop does not carry, and what is shown instead of it. */
  notSold?: string;
  instead?: string;
}

/**
 * The search without a famous name beside a kind ('minneskort nintendo switch'), or with what that stands for instead
 * of it ('lego för vuxna').
 */
async function withoutFamous(
  literal: LiteralSearch,
  name: string,
  reading: Reading,
  context: Context,
): Promise<Relaxed> {
  const famous = famousName(literal.text);
  const { rest = [], called = name } = famous ?? {};
  const model = plainWords(literal.text).filter((word) => !rest.includes(word));
  const colours = rest.filter(namesColour);
  // The 65 of 'samsung tv 65' is no model's; a 'kontroll ps5 rosa' is any kontroll where none is rosa.
  const uncoloured = colours.length === 0 ? [] : [[called, ...colours].join(' ')];
  for (const words of [called, model.join(' '), ...uncoloured]) {
    const found = await withoutName(literal, words, NOTHING, reading, context);
    if (found.rows.length > 0) return { found, notSold: name };
  }
  const kind = famous !== null && isUnlike(famous) ? null : await ofFamousKind(name, reading, context);
  if (kind === null) return { found: NOTHING };
  const both = await asTyped(await readLiterally([kind.search, ...rest].join(' '), reading.words), reading, context);
  const found = both.rows.length > 0 ? both : kind.found;
  const { kindOf } = reading.listings.table;
  const kinds = new Set(kind.found.rows.map((row) => kindOf[row]));
  const isOfIt = found.rows.some((row) => kinds.has(kindOf[row]));
  return { found, notSold: name, ...(isOfIt && { instead: kind.plural }) };
}

/** The same without amounts that nothing of the kind has: 'nätverkskabel 20 meter', 'oled tv 77'. */
async function withoutAmounts(
  { text }: LiteralSearch,
  limits: readonly SearchLimit[],
  reading: Reading,
  context: Context,
): Promise<Found> {
  const amounts = [
    ...limits.flatMap(({ facet }) => (facet !== undefined && hasDigit(facet.words) ? [facet.words] : [])),
    ...(text.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []),
  ];
  const shorter = tidy(amounts.reduce((left, amount) => left.replace(amount, ' '), text));
  if (shorter === text) return NOTHING;
  const rest = await readLiterally(shorter, reading.words);
  // What the shop has no word for may be misspelt.
  const naming = rest.terms.map(({ word }) => word).filter((word) => !hasDigit(word) && !isFilling(word));
  const isOurs = naming.every(rest.isKnown) && !naming.every((word) => namesOtherGoods(word));
  return isOurs ? asTyped(rest, reading, context) : NOTHING;
}

/**
 * A search that finds nothing, relaxed: without the famous name (`foreign`) in it that the shop does not carry, else
 * without its amounts.
 */
export async function relaxed(
  literal: LiteralSearch,
  foreign: string | null,
  limits: readonly SearchLimit[],
  reading: Reading,
  context: Context,
): Promise<Relaxed> {
  return foreign === null
    ? { found: await withoutAmounts(literal, limits, reading, context) }
    : withoutFamous(literal, foreign, reading, context);
}
