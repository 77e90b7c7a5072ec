/** Quality of one ranking for a search; all between 0 and 1. */
export interface Quality {
  /** Share of the relevant products (at most as many as fit) that are among the first. */
  recall: number;
  /** 1 when the first product is relevant, ½ when the second is the first relevant one, and so on. */
  reciprocalRank: number;
  /** 1 when the first product is relevant. */
  success: number;
  /** Share of relevant ones among the first products. */
  precision: number;
  /** Share of relevant ones in the whole list. */
  wholePrecision: number;
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** The quality of a whole ranked list, of which the first `depth` are what shoppers see first. */
export function measure(found: readonly number[], relevant: ReadonlySet<number>, depth: number): Quality {
  const first = found.slice(0, depth);
  const hits = first.filter((id) => relevant.has(id)).length;
  const rank = first.findIndex((id) => relevant.has(id));
  return {
    recall: share(hits, Math.min(relevant.size, depth)),
    reciprocalRank: rank === -1 ? 0 : 1 / (rank + 1),
    success: rank === 0 ? 1 : 0,
    precision: share(hits, first.length),
    wholePrecision: share(found.filter((id) => relevant.has(id)).length, found.length),
  };
}
