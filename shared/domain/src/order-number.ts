/** Characters of the numbers that the shop gives orders: no vowels, nothing that is easily confused on paper. */
export const ORDER_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

const GROUPS = new RegExp(`^(?:PX)?([${ORDER_ALPHABET}]{4})([${ORDER_ALPHABET}]{4})$`);
/** The contract's longest order id, and one digit at least: words such as 'latest' are no numbers. */
const ORDER_NUMBER = /^(?=.*\d)[A-Z0-9-]{1,40}$/;

/**
 * The order number that somebody has typed, as the shop writes it: 'px 7k3m 9q2t', '#7K3M-9Q2T' and 'PX7K3M9Q2T' are
 * 'PX-7K3M-9Q2T'; digits alone are a number of the former series ('PH26001022'). Null for what no order can be called.
 */
export function orderNumberOf(typed: string): string | null {
  const written = typed.replace(/[\s#]/g, '').toUpperCase();
  const compact = written.replaceAll('-', '');
  if (/^\d{1,38}$/.test(compact)) return `PH${compact}`;
  const [, first, second] = GROUPS.exec(compact) ?? [];
  if (first !== undefined && second !== undefined) return `PX-${first}-${second}`;
  return ORDER_NUMBER.test(written) ? written : null;
}
