/** Above this many the whole is sorted. */
const MAX_INSERTED = 400;

/** The first `count` numbers in the order of `compare`, without sorting the rest. */
export function bestOf(
  numbers: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): readonly number[] {
  if (count > MAX_INSERTED) return numbers.toSorted(compare).slice(0, count);
  const best: number[] = [];
  for (const number of numbers) {
    const worst = best.at(-1);
    if (best.length >= count && (worst === undefined || compare(number, worst) >= 0)) continue;
    let from = 0;
    for (let to = best.length; from < to;) {
      const middle = (from + to) >> 1;
      if (compare(number, best[middle] ?? number) < 0) to = middle;
      else from = middle + 1;
    }
    best.splice(from, 0, number);
    if (best.length > count) best.pop();
  }
  return best;
}
