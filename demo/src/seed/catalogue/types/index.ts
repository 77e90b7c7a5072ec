import type { ProductType, TypeTable } from '../product-type.ts';
import { COMPONENT_TYPES } from './component.ts';
import { COMPUTER_TYPES } from './computer.ts';
import { GAMING_TYPES } from './gaming.ts';
import { HOME_TYPES } from './home.ts';
import { MOBILE_TYPES } from './mobile.ts';
import { PHOTO_AND_PLAY_TYPES } from './photo-and-play.ts';
import { SCREEN_AND_SOUND_TYPES } from './screen-and-sound.ts';

export const PRODUCT_TYPES: TypeTable = {
  ...COMPUTER_TYPES,
  ...COMPONENT_TYPES,
  ...GAMING_TYPES,
  ...MOBILE_TYPES,
  ...SCREEN_AND_SOUND_TYPES,
  ...HOME_TYPES,
  ...PHOTO_AND_PLAY_TYPES,
};

export function productType(key: string): ProductType {
  const type = PRODUCT_TYPES[key];
  if (type === undefined) throw new Error(`No product type ${key}`);
  return type;
}
