import type { DropReward } from '@shop/contracts/api/member-world';

/** Pixel pictures of the opening, in the letters of `PixelArt`. */
export const LID = [
  '.kkkkkkkkkkkkkkkkkkkkkk.',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kkkkkkkkkkkkkkkkkkkkkkkk',
] as const;

export const CRATE = [
  'kggggggggggggggggggggggk',
  'kaaaaayyaakkkkaayyaaaaak',
  'kaaaaayyaakyykaayyaaaaak',
  'kaaaaayyaakyykaayyaaaaak',
  'kaaaaayyaaakkaaayyaaaaak',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kwwaaayyaaaaaaaayyaaawwk',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kaaaaayyaaaaaaaayyaaaaak',
  'kkkkkkkkkkkkkkkkkkkkkkkk',
  '..kkk..............kkk..',
] as const;

const STAR = [
  '.....kk.....',
  '....kyyk....',
  '....kyyk....',
  'kkkkyyyykkkk',
  'kyyyywwyyyyk',
  '.kyyywwyyyk.',
  '..kyyyyyyk..',
  '..kyyyyyyk..',
  '.kyyyyyyyyk.',
  '.kyyykkyyyk.',
  'kyykk..kkyyk',
  'kkk......kkk',
] as const;

const TICKET = [
  'kkkkkkkkkkkk',
  'krrrrrrrrrrk',
  'krwwrrrrwrrk',
  'krwwrrrwrrrk',
  '.krrrrwrrrk.',
  '.krrrwrrrrk.',
  'krrrwrrwwrrk',
  'krrwrrrwwrrk',
  'krrrrrrrrrrk',
  'kkkkkkkkkkkk',
] as const;

const BOAT = [
  '.....kk.....',
  '.....kwk....',
  '.....kwwk...',
  '.....kwwwk..',
  '.....kkkkk..',
  '.....k......',
  'kkkkkkkkkkkk',
  '.krrrrrrrrk.',
  '..krrrrrrk..',
  'aaakkkkkkaaa',
  '.aaa.aaa.aa.',
] as const;

const HELMET = [
  '...kkkkkk...',
  '..kggggggk..',
  '.kggwwggggk.',
  '.kggwwggggk.',
  '.kkkkkkkkkk.',
  '.kyykkkkyyk.',
  '.kkkkkkkkkk.',
  '.kgggkkgggk.',
  '..kggkkggk..',
  '...kgkkgk...',
  '....kkkk....',
] as const;

export const REWARD_PICTURES: Readonly<Record<DropReward['kind'], readonly string[]>> = {
  xp: STAR,
  avatarPart: HELMET,
  discountCode: TICKET,
  freeShippingCode: BOAT,
};
