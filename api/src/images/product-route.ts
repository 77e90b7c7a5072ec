import { PRODUCT_IMAGE_WIDTHS, stepAtLeast } from '@shop/domain/image-sizes';
import type { FastifyInstance } from 'fastify';
import { urlOf } from './canonical-url.ts';
import type { ImageRoutesOptions } from './image-route-options.ts';
import { imageFormats } from './negotiate.ts';
import { VIEW_COUNT } from './image-source.ts';
import { productImageKey, renderProduct } from './render-product.ts';
import { NumericId, parsed, ProductQuery } from './requests.ts';
import { redirected, sendNoImage, sendImage } from './send-image.ts';

/** `/images/product/:id?trim&w=231`: a product's image [7.9-09]; `n` is the index in the gallery. */
export function registerProductImage(
  app: FastifyInstance,
  { lookup, renderer, imageSource }: Pick<ImageRoutesOptions, 'lookup' | 'renderer' | 'imageSource'>,
): void {
  app.get('/images/product/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    const { w = 231, trim = false, n = 0, v, t } = parsed(ProductQuery, request.query);
    const width = stepAtLeast(PRODUCT_IMAGE_WIDTHS, w);
    const view = n % VIEW_COUNT;
    const url = urlOf(`/images/product/${id}`, trim && 'trim', view > 0 && `n=${view}`, `w=${width}`);
    const redirect = redirected(request, reply, url);
    if (redirect) return redirect;
    const product = await lookup(id);
    if (!product) return sendNoImage(reply);
    const formats = imageFormats(request.headers.accept, trim);
    const order = { width, trim, formats, view };
    return sendImage(request, reply, {
      version: renderer.version,
      key: [productImageKey(product, order)],
      formats,
      isNegotiated: true,
      isVersioned: v !== undefined || t !== undefined,
      render: (caller) => renderProduct({ renderer, imageSource }, product, order, caller),
    });
  });
}
