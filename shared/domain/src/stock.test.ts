import { describe, expect, it } from '@jest/globals';
import { canBeOrdered, isInStock, shipsFromStore, stockLines, storesInStock } from './stock.ts';

const stock = (counts: Record<string, number>, webStock = {}) => ({ ...counts, webStock });

describe('isInStock', () => {
  describe('[9-13] what counts as stock', () => {
    it.each([
      [{ web: 1 }, true],
      [{ download: 1 }, true],
      [{ '15': 2 }, true],
      [{ supplier: 50 }, false],
      [{ web: 0, download: 0, '2': 0 }, false],
      [{ web: -3 }, false],
      [{}, false],
    ])('[9-13] %j: %s', (counts, expected) =>
      expect(isInStock(stock(counts as Record<string, number>))).toBe(expected),
    );
  });

  it('[9-13][3-51] does not take the nested web stock for a store', () => {
    expect(isInStock(stock({}, { '2': 5 }))).toBe(false);
    expect(storesInStock(stock({ '2': 1, '9': 0, supplier: 4 }))).toEqual([{ storeId: 2, count: 1 }]);
  });
});

describe('canBeOrdered', () => {
  it('takes orders for what the supplier has and for pre-orders', () => {
    expect([canBeOrdered(stock({ supplier: 1 })), canBeOrdered(stock({})), canBeOrdered(null, false)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('shipsFromStore', () => {
  it('[4-70] needs web stock and empty warehouses', () => {
    expect(shipsFromStore(stock({ web: 3 }, { '2': 3 }), [100, 101])).toBe(true);
    expect(shipsFromStore(stock({ web: 3 }, { '101': 1 }), [100, 101])).toBe(false);
    expect(shipsFromStore(stock({ web: 0 }, {}), [100])).toBe(false);
  });
});

describe('stockLines', () => {
  const texts = (counts: Record<string, number>) => stockLines(stock(counts)).map(({ text }) => text);

  it('words web and stores', () => {
    expect(texts({ web: 57, '2': 1, '9': 4 })).toEqual(['I webblagret: 20+ st', 'I 2 butiker']);
    expect(texts({ web: 19, '2': 1 })).toEqual(['I webblagret: 19 st', 'I 1 butik']);
  });

  it('words download, supplier and nothing', () => {
    expect([texts({ download: 1, web: 1 }), texts({ supplier: 2 }), texts({})]).toEqual([
      ['Direkt nedladdning'],
      ['Beställningsvara från leverantör'],
      ['Slut i lager'],
    ]);
  });
});
