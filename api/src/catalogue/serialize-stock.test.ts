import { shipsFromStore } from '@shop/domain/stock';
import { expect, it } from '@jest/globals';
import { WEB_WAREHOUSE_ID } from '../shipping/warehouses.ts';
import { serializeStock } from './serialize-stock.ts';

it('[4-70] says that what the web stock has is sent by the warehouse, not by a store', () => {
  const stock = serializeStock({ web: 4, '7': 2, supplier: 9, '8': 0 });
  expect(stock).toEqual({ web: 4, '7': 2, supplier: 9, webStock: { '1': 4, '7': 2 } });
  expect(shipsFromStore(stock, [WEB_WAREHOUSE_ID])).toBe(false);
  expect(serializeStock({ '7': 2 })).toEqual({ '7': 2, webStock: { '7': 2 } });
});
