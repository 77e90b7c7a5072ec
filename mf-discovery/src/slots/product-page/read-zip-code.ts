import { normaliseZip } from '@shop/domain/validation/normalise';

/** A Swedish zip code as five digits, however it was spaced; null when it is none. They begin at 100 00. */
export function readZipCode(text: string): string | null {
  const digits = normaliseZip(text);
  return /^[1-9]\d{4}$/.test(digits) ? digits : null;
}
