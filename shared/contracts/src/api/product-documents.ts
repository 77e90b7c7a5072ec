import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from './common.ts';

/** A document of a product: its data sheet, or how it is used, cared for and recycled. */
export const ProductDocumentKind = z.enum(['product-sheet', 'manual']);

/** The documents of a product with their sizes in bytes. 404 for a product without any, such as a download. */
export const getProductDocuments = endpoint({
  method: 'GET',
  path: 'product/:id/documents',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'The PDF documents of a product with their sizes in bytes; 404 when it has none.',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({ documents: z.array(z.object({ kind: ProductDocumentKind, bytes: z.number() })) }),
  }),
});
