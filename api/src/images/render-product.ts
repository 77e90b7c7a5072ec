import { PRODUCT_IMAGE_WIDTHS, stepAtLeast } from '@shop/domain/image-sizes';
import type { ImageFormats } from './negotiate.ts';
import type { ImageSource, ProductImage } from './image-source.ts';
import type { RenderedImage, ImageCaller, Renderer } from './renderer.ts';

export interface ProductRenderOptions {
  /** Requested pixels; the response has the next step of the ladder. */
  readonly width: number;
  readonly trim: boolean;
  /** Best first, see `renderBest`. */
  readonly formats: ImageFormats;
  /** Index in the product's gallery, from 0. */
  readonly view?: number;
}

/** Cache key: everything the image depends on, also the basis of its ETag. */
export const productImageKey = (product: ProductImage, { width, trim, view = 0 }: ProductRenderOptions): string =>
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
  { renderer, imageSource }: { readonly renderer: Renderer; readonly imageSource: ImageSource },
  product: ProductImage,
  options: ProductRenderOptions,
  caller?: ImageCaller,
): Promise<RenderedImage> => {
  const width = stepAtLeast(PRODUCT_IMAGE_WIDTHS, options.width);
  const draw = () => imageSource.productSvg(product, { width, trim: options.trim, view: options.view ?? 0 });
  const key = productImageKey(product, options);
  return renderer.renderBest(key, options.formats, { isOpaque: !options.trim }, draw, caller);
};
