import type { ImageSource } from '@shop/api/images/image-source';
import { sourceVersion } from '@shop/api/images/source-version';
import { ARCHETYPES } from './archetypes/index.ts';
import { bannerSvg } from './banners.ts';
import { productSvg } from './product-svg.ts';

/** Images of everything that the demo sells, drawn by archetype, brand, name and colour. */
export const imageSource: ImageSource = {
  version: sourceVersion(import.meta.dirname),
  drawings: Object.keys(ARCHETYPES),
  productSvg,
  bannerSvg,
};
