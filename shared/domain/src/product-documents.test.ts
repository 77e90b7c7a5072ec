import { expect, it } from '@jest/globals';
import { productDocumentPath } from './product-documents.ts';

it('gives the path of a product’s document', () => {
  expect(productDocumentPath(7, 'product-sheet')).toBe('/api/product/7/product-sheet.pdf');
});
