import { PRODUCT_IMAGE_WIDTHS, stepAtLeast } from '@shop/domain/image-sizes';
import type { PictureFormats } from './negotiate.ts';
import type { PictureSource, ProductPicture } from './picture-source.ts';
import type { Picture, PictureCaller, Renderer } from './renderer.ts';

export interface ProductRenderOptions {
  /** Requested pixels; the response has the next step of the ladder. */
  readonly width: number;
  readonly trim: boolean;
  /** Best first, see `renderBest`. */
  readonly formats: PictureFormats;
  /** Index in the product's gallery, from 0. */
  readonly view?: number;
}

/** Cache key: everything the image depends on, also the basis of its ETag. */
export const productPictureKey = (product: ProductPicture, { width, trim, view = 0 }: ProductRenderOptions): string =>
  JSON.stringify([
    'product',
    product.archetype,
    product.brand,
    product.name,
    product.label ?? '',
    product.color ?? '',
    stepAtLeast(PRODUCT_IMAGE_WIDTHS, width),
    trim,
    view,
  ]);

/** A product's image, encoded. Drawn at its final size, so it is sharp at every width. */
export const renderProduct = (
  { renderer, pictures }: { readonly renderer: Renderer; readonly pictures: PictureSource },
  product: ProductPicture,
  options: ProductRenderOptions,
  caller?: PictureCaller,
): Promise<Picture> => {
  const width = stepAtLeast(PRODUCT_IMAGE_WIDTHS, options.width);
  const draw = () => pictures.productSvg(product, { width, trim: options.trim, view: options.view ?? 0 });
  const key = productPictureKey(product, options);
  return renderer.renderBest(key, options.formats, { isOpaque: !options.trim }, draw, caller);
};
