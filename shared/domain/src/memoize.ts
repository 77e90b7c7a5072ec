/**
 * Memoizes a pure function of a text: at most `max` results, after which it starts empty. Small, since browsers load
 * it.
 */
export function memoize<Value extends string | object>(
  max: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= max) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
