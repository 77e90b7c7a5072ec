/** Words of Swedish numbers, å, ä and ö without their dots. */
const UNITS: Readonly<Record<string, number>> = {
  noll: 0,
  en: 1,
  ett: 1,
  tva: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  atta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  tretton: 13,
  fjorton: 14,
  femton: 15,
  sexton: 16,
  sjutton: 17,
  arton: 18,
  nitton: 19,
  tjugo: 20,
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  sextio: 60,
  sjuttio: 70,
  attio: 80,
  nittio: 90,
};
const HUNDRED = 100;
const THOUSAND = 1000;

/** Longest first, so that 'sexton' is not read as 'sex'. */
const PARTS = [
  ...Object.keys(UNITS),
  ...'hundra tusen'.split(' ').flatMap((sum) => [sum, ...['lapp', 'lappen', 'lappar'].map((end) => `${sum}${end}`)]),
].sort((a, b) => b.length - a.length);
const LONGEST = 40;

/** The value of a number in words, 'tvatusenfemhundra', or null: å, ä and ö without their dots. */
export function numberWord(word: string): number | null {
  if (word.length > LONGEST) return null;
  let thousands = 0;
  let below = 0;
  // 'ettusen' has lost one of its three t.
  let rest = word.replace(/^ettusen/, 'etttusen');
  while (rest !== '') {
    const part = PARTS.find((each) => rest.startsWith(each));
    if (part === undefined) return null;
    rest = rest.slice(part.length);
    if (part.startsWith('hundra')) below = Math.max(below, 1) * HUNDRED;
    else if (part.startsWith('tusen')) {
      thousands += Math.max(below, 1) * THOUSAND;
      below = 0;
    } else below += UNITS[part] ?? 0;
  }
  return thousands + below;
}
