/**
 * Searches for nothing that the shop sells: they must find nothing, or say that the result is a guess. A confident
 * list of something else is worse than none.
 */
export const NOTHING: readonly string[] = [
  'xyzzyqwv',
  'asdfghjkl',
  'qqqqqq',
  'brbrbrbr',
  'gräsklippare',
  'hästsadel',
  'potatisgratäng',
  'vinterdäck 17',
  'rtx5080',
  'RTX 5080',
  'iphone 17 pro max',
  'playstation 6',
  'motorsåg bensin',
  'jfkdls ahsjdk',
  '99999999999',
  'fiskespö',
  'blöjor',
  'snowboard',
  'tegelsten',
  'zzz zzz zzz',
];
