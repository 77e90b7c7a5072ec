import { getProductDocuments, ProductDocumentKind } from '@shop/contracts/api/product-documents';
import type { Product } from '@shop/contracts/api/product';
import { productDocumentPath, type ProductDocumentKind as Kind } from '@shop/domain/product-documents';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { callerKey } from '../../http/caller.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { createTimedCache } from '../../timed-cache.ts';
import type { Products } from '../products.ts';
import { manualPdf } from './manual-pdf.ts';
import { productSheetPdf } from './product-sheet-pdf.ts';

/** A PDF takes some hundred milliseconds of one core. */
const PDF_LIMIT = { limit: 40, windowSeconds: 60 };
const CACHED = { seconds: 600, max: 60 };

const WRITERS = { 'product-sheet': productSheetPdf, manual: manualPdf } as const;
const FILE_NAMES: Readonly<Record<Kind, string>> = {
  'product-sheet': 'produktblad',
  manual: 'bruksanvisning',
};

const Params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** A download, or a card with a sum on it, has nothing to unpack. */
const hasDocuments = ({ isDigital, isGiftCard }: Product): boolean => !isDigital && !isGiftCard;

/**
 * The documents of products: their list with sizes, and the files, which are written from the product's own data when
 * they are asked for.
 */
export function registerDocuments(app: FastifyInstance, services: Services, products: Products): void {
  const cached = createTimedCache<Buffer>(services.clock, CACHED);

  const find = async (id: number): Promise<Product> => {
    const product = await products.product(id);
    if (product === null || !hasDocuments(product)) throw notFound('Produkten har inga dokument.');
    return product;
  };
  const write = (product: Product, kind: Kind): Promise<Buffer> =>
    cached(`${kind}:${product.id}`, () => WRITERS[kind](product));

  route(app, getProductDocuments, async ({ params, request }) => {
    const product = await find(params.id);
    await services.rateLimits.use(`product-pdf:${callerKey(request)}`, PDF_LIMIT);
    const documents = await Promise.all(
      ProductDocumentKind.options.map(async (kind) => ({ kind, bytes: (await write(product, kind)).length })),
    );
    return { data: { documents } };
  });

  for (const kind of ProductDocumentKind.options) {
    app.get(productDocumentPath(0, kind).replace('/0/', '/:id/'), async (request, reply) => {
      const parsed = Params.safeParse(request.params);
      if (!parsed.success) throw new ApiError('BAD_REQUEST');
      const product = await find(parsed.data.id);
      await services.rateLimits.use(`product-pdf:${callerKey(request)}`, PDF_LIMIT);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `inline; filename="${FILE_NAMES[kind]}-${product.id}.pdf"`)
        .type('application/pdf')
        .send(await write(product, kind));
    });
  }
}
