/** Name of the amount in the page's URL. */
export const AMOUNT_KEY = 'belopp';
/** What the page shows unless another amount is asked for. */
export const DEFAULT_AMOUNT = 10_000;
/** One press each, in kronor. */
export const QUICK_AMOUNTS: readonly number[] = [2000, 5000, 10_000, 20_000, 40_000];
/** The greatest amount that the api takes a question about. */
const MOST = 1_000_000;

/** The asked amount in whole kronor: '12 500' and '12500 kr' mean the same. The default for what is no amount. */
export function readAmount(typed: string | string[] | undefined): number {
  const text = (Array.isArray(typed) ? typed[0] : typed) ?? '';
  const digits = text.replace(/\s|kr$/g, '');
  return /^\d{1,7}$/.test(digits) ? Math.min(Number(digits), MOST) : DEFAULT_AMOUNT;
}
