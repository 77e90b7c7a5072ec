/** Target of a key on tab `index` of `count`, wrapping at the ends; null when the key does not move. */
export function nextTabIndex(key: string, index: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(moves, key) ? (moves[key] ?? null) : null;
}
