import { inflateSync } from 'node:zlib';
import type { Receipt } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import { receiptPdf } from './receipt-pdf.ts';

const LONG_NAME = 'Trådlöst mekaniskt tangentbordsöverdragsskyddsfodral för spelkonsoler '.repeat(3).trim();
const LONG_COMPANY = 'Skandinaviska Sjöfartsutrustnings- och Navigationsinstrumentaktiebolaget i Göteborg'.padEnd(
  100,
  'g',
);

const receiptOf = (rows: number): Receipt => ({
  kind: 'receipt',
  number: 'K-1',
  orderId: 'PX-1',
  issuedAt: 1_795_000_000,
  seller: {
    name: 'Pixelhamn AB',
    address: 'Kajen 1, 411 14 Göteborg',
    corpNumber: '559999-0001',
    vatNumber: 'SE559999000101',
    email: 'kundservice@pixelhamn.example',
  },
  buyer: {
    name: LONG_COMPANY,
    address: 'Box 53217, 400 16 Göteborg',
    corpNumber: '559900-0048',
    reference: 'R'.repeat(100),
  },
  rows: Array.from({ length: rows }, (_, index) => ({
    name: index % 7 === 0 ? LONG_NAME : `Vara ${index}`,
    quantity: 1,
    unitPrice: 1299,
    discount: index % 5 === 0 ? 100 : 0,
    total: 1299,
    vatRate: 25,
  })),
  vat: [{ rate: 25, net: 1039.2, vat: 259.8, gross: 1299 }],
  payments: [{ name: 'Kort', amount: 77_940 }],
  total: 77_940,
  totalVat: 15_588,
});

/** Where each piece of text begins, from the page's lower left corner, in points. */
function textPlaces(pdf: Buffer): { x: number; y: number }[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    let content = '';
    try {
      content = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
    return [...content.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
  });
}

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

describe('receiptPdf', () => {
  it('[O2.17-02] writes sixty rows with long names on whole pages: nothing leaves the margins', async () => {
    const pdf = await receiptPdf(receiptOf(60));
    const places = textPlaces(pdf);
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    expect(places.length).toBeGreaterThan(300);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(55);
      expect(x).toBeLessThan(540);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(800);
    }
    expect(pagesOf(await receiptPdf(receiptOf(1)))).toBe(1);
  });
});
