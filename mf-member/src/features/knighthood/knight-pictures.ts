/** Pixel pictures of the knighthood, in the letters of `PixelArt`. */
export const SHIELD = [
  'kkkkkkkkkkkkkkkk',
  'kaaaaaaayyyyyyyk',
  'kaaaaaaayyyyyyyk',
  'kaawwaaayyykkyyk',
  'kaawwaaayykkkkyk',
  'kaaaaaaayyykkyyk',
  'kaaaaaaayyyyyyyk',
  'kyyyyyyyaaaaaaak',
  'kyyyyyyyaaaaaaak',
  'kyyykkyyaaawwaak',
  '.kykkkkyaaawwak.',
  '.kyykkyyaaaaaak.',
  '..kyyyyyaaaaak..',
  '...kyyyyaaaak...',
  '....kyyyaaak....',
  '.....kyyaak.....',
  '......kyak......',
  '.......kk.......',
] as const;

/** Point upwards. */
export const SWORD = [
  '....k....',
  '...kwk...',
  ...Array.from({ length: 16 }, () => '...kwk...'),
  'kkkkkkkkk',
  'kyyyyyyyk',
  'kkkkkkkkk',
  '...krk...',
  '...krk...',
  '...krk...',
  '..kyyyk..',
  '...kkk...',
] as const;
