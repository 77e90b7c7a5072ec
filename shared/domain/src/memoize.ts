/** The same pure function of a text, memoized: the last results, at most `max`, then it begins again. A few lines, since browsers load it. */
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
