/** The nearest whole quantity within the limits; `min` wins over a `max` below it. */
export function clampQuantity(quantity: number, min: number, max: number): number {
  return Math.max(min, Math.min(Math.trunc(quantity), max));
}
