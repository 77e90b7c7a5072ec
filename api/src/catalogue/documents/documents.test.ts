import { getProductDocuments } from '@shop/contracts/api/product-documents';
import { productDocumentPath } from '@shop/domain/product-documents';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { safetyNotes } from './safety-notes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const specifications = [{ group: 'Egenskaper', rows: [{ label: 'Batteritid', value: '30 timmar' }] }];
const documentsOf = (id: number) => shop.browser().request(getProductDocuments, { params: { id } });

describe('the documents of a product', () => {
  it('are tagged PDF files in Swedish, as large as the list says', async () => {
    const { id } = await createProduct(shop.services.db, { specifications, packageContents: ['Tangentbord', 'Kabel'] });
    const { data } = await documentsOf(id);
    expect(data.documents.map(({ kind }) => kind)).toEqual(['product-sheet', 'manual']);
    for (const { kind, bytes } of data.documents) {
      const response = await shop.app.inject({ method: 'GET', url: productDocumentPath(id, kind) });
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'public, max-age=3600',
      });
      expect(response.rawPayload.length).toBe(bytes);
      const source = response.rawPayload.toString('latin1');
      expect(source).toMatch(/^%PDF-1\.7/);
      for (const part of ['/Lang (sv-SE)', '/Marked true', '/S /L\n', '/S /LI\n', '/S /H1\n'])
        expect(source).toContain(part);
    }
  });

  it('are not there for downloads, gift cards, hidden and unknown products', async () => {
    for (const values of [{ isDigital: true }, { isGiftCard: true }, { isHidden: true }]) {
      const { id } = await createProduct(shop.services.db, values);
      await expect(documentsOf(id)).rejects.toThrow('404');
      const { statusCode } = await shop.app.inject({ method: 'GET', url: productDocumentPath(id, 'manual') });
      expect(statusCode).toBe(404);
    }
    await expect(documentsOf(1)).rejects.toThrow('404');
  });

  it('speak of batteries where the product has one, and of nothing that it lacks', () => {
    expect(safetyNotes({ specifications }).map(({ heading }) => heading)).toEqual(['Ladda och sköt batteriet']);
    expect(safetyNotes({ specifications: [] })).toEqual([]);
  });
});
