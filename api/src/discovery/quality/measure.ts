/** Quality of one ranking for a search. */
export interface Quality {
  /** Share of the relevant products (at most as many as fit) that are among the first. */
  recall: number;
  /** 1 when the first product is relevant, ½ when the second is the first relevant one, and so on. */
  reciprocalRank: number;
}

/** Recall within the first `depth` results, and the reciprocal rank of the first relevant one. */
export function measure(found: readonly number[], relevant: ReadonlySet<number>, depth: number): Quality {
  const first = found.slice(0, depth);
  const hits = first.filter((id) => relevant.has(id)).length;
  const rank = first.findIndex((id) => relevant.has(id));
  return {
    recall: relevant.size === 0 ? 0 : hits / Math.min(relevant.size, depth),
    reciprocalRank: rank === -1 ? 0 : 1 / (rank + 1),
  };
}
