const KINDS_OF_SCREEN = String.raw`(?:oled|qled|mini-?led|uhd|4k|8k)(?:[\s-]*tv)?`;
/** Sizes in inches that screens are sold in. */
const SIZES = '(?:2[47]|3[24]|4[2389]|5[05]|65|7[57]|8[35]|98)';
const SIZE_LAST = new RegExp(String.raw`(?<![\p{L}\d])(${KINDS_OF_SCREEN}\s+${SIZES})$`, 'iu');
const SIZE_FIRST = new RegExp(String.raw`^(${SIZES})(?=\s+${KINDS_OF_SCREEN}$)`, 'iu');

/** What holds a screen of a size: 'väggfäste tv 65'. */
const MOUNT = new RegExp(String.raw`((?:vägg|tv[\s-]?)fäste(?:\s+(?:till|för))?(?:\s+tv)?\s+${SIZES})$`, 'iu');

/** The search with the size of a screen as such: 'oled 55' is of 55 inches, and no model of that number. */
export const withScreenSize = (typed: string): string =>
  typed.trim().replace(SIZE_LAST, '$1 tum').replace(SIZE_FIRST, '$1 tum').replace(MOUNT, '$1 tum');
