/** One or two initials of a name: "Åsa Öberg" gives "ÅÖ", "pixelpirat" gives "P", an empty name gives "?". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('');
  return letters.toLocaleUpperCase('sv') || '?';
}
