/** The nearest whole quantity within the limits; what is not a number becomes `min`. */
export function clampQuantity(quantity: number, min: number, max: number): number {
  if (Number.isNaN(quantity)) return min;
  return Math.min(Math.max(Math.trunc(quantity), min), Math.max(min, max));
}
