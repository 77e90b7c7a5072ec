const HALF_METRE = /(?<!\p{L})(?:en\s+)?halv[\s-]?meters?(?!\p{L})/giu;
const IN_CM = /(?<![\d.,])(\d{2,3})\s?(?:cm|centimeter)(?!\p{L})/giu;
const IN_METRES = /(?<![\d.,])([12](?:[.,]\d{1,2})?)\s?(?:m|meter)(?!\p{L})/giu;

const CORD = /kabel|kablar|sladd/iu;
/** Furniture and toys tell their size in centimetres; a tangentbord is none. */
const SIZED = /(?<!tangent)(?:bord|djur|nalle)(?!\p{L})/iu;
const SCREEN = /(?<!\p{L})(?:tv|teve|bildskärm|skärm|monitor)(?!\p{L})/iu;

const CM_PER_METRE = 100;
const CM_PER_INCH = 2.54;

const metres = (cm: number): string => `${String(cm / CM_PER_METRE).replace('.', ',')} m`;
const centimetres = (m: number): string => `${Math.round(m * CM_PER_METRE)} cm`;
const inches = (cm: number): string => `${Math.round(cm / CM_PER_INCH)} tum`;

const convert = (text: string, pattern: RegExp, to: (length: number) => string): string =>
  text.replace(pattern, (_, length: string) => to(Number(length.replace(',', '.'))));

/** A search with lengths in the units that the shop tells them in, thing by thing: 'tv 165 cm' is one of 65 tum. */
export function inShopLengths(typed: string): string {
  const text = typed.replace(HALF_METRE, '0,5 m');
  if (CORD.test(text)) return convert(text, IN_CM, metres);
  if (SIZED.test(text)) return convert(text, IN_METRES, centimetres);
  return SCREEN.test(text) ? convert(text, IN_CM, inches) : text;
}
