/**
 * Edit distance: how many letters must be changed, added, removed or swapped with their neighbour to make one word of
 * another. Swapped letters are the commonest slip, and letter triples alone do not recognise them. For words of less
 * than 256 letters.
 */
export function editDistance(a: string, b: string): number {
  let [before, above, row] = [new Uint8Array(b.length + 1), new Uint8Array(b.length + 1), new Uint8Array(b.length + 1)];
  for (let j = 0; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    [before, above, row] = [above, row, before];
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const [diagonal = 0, up = 0, left = 0] = [above[j - 1], above[j], row[j - 1]];
      let least = Math.min(up + 1, left + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row[j] = least;
    }
  }
  return row[b.length] ?? 0;
}

/** The largest edit distance at which a word of this length is still recognised. */
export const tolerance = (length: number): number => (length <= 2 ? 0 : length <= 4 ? 1 : length <= 8 ? 2 : 3);

/**
 * A word without accents as it sounds: single letters for double ones, and one letter for those that sound alike.
 * 'prosesor' sounds like 'processor'.
 */
export const soundOf = (plain: string): string =>
  plain
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
