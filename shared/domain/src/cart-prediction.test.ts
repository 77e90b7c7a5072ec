import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isPendingRowId, predictRows, type PredictableEvent, type PredictableRow } from './cart-prediction.ts';
import { cartRowIdentity, keyOfRow } from './cart-row-identity.ts';

const createRow = (event: PredictableEvent, id: string): PredictableRow => ({
  id,
  product: { id: event.productId ?? 0, price: { pass: event.pass ?? null } },
  unitPrice: event.unitPrice ?? 0,
  quantity: 0,
  extraData: event.extraData ?? {},
});

const row = (id: number, productId: number, quantity: number, insured = false): PredictableRow => ({
  id,
  product: { id: productId, price: { pass: null } },
  unitPrice: 100,
  quantity,
  extraData: { insured },
});

const on = (productId: number, rest: Partial<PredictableEvent>): PredictableEvent => ({
  method: 'relative',
  productId,
  unitPrice: 100,
  extraData: { insured: false },
  ...rest,
});

const predict = (rows: PredictableRow[], ...events: PredictableEvent[]) => predictRows(rows, events, createRow);

describe('predictRows', () => {
  it('[4-04] adds the quantity of a relative event', () => {
    expect(predict([row(1, 10, 2)], on(10, { quantity: 3 }))).toEqual([row(1, 10, 5)]);
  });

  it('[4-05] sets the quantity of an absolute event', () => {
    expect(predict([row(1, 10, 2)], on(10, { method: 'absolute', quantity: 7 }))).toEqual([row(1, 10, 7)]);
  });

  describe('[4-06] rows that run out', () => {
    it.each([
      ['relative', -2],
      ['relative', -9],
      ['absolute', 0],
      ['absolute', -1],
    ] as const)('[4-06] removes the row when %s %d leaves 0 or less', (method, quantity) => {
      expect(predict([row(1, 10, 2), row(2, 11, 1)], on(10, { method, quantity }))).toEqual([row(2, 11, 1)]);
    });
  });

  it('[4-07] empties the cart on clear', () => {
    expect(predict([row(1, 10, 2), row(2, 11, 1)], { method: 'clear' })).toEqual([]);
  });

  it('[4-08] changes one extraData field on updateRow', () => {
    expect(predict([row(1, 10, 2)], on(10, { method: 'updateRow', key: 'insured', value: true }))).toEqual([
      row(1, 10, 2, true),
    ]);
  });

  it('[4-08][3-08] joins rows that updateRow made alike, where the first of them stood', () => {
    const rows = [row(1, 10, 2), row(3, 11, 1), row(2, 10, 3, true)];
    const joined = (change: Partial<PredictableEvent>) => predict(rows, on(10, { method: 'updateRow', ...change }));
    expect(joined({ key: 'insured', value: true })).toEqual([row(1, 10, 5, true), row(3, 11, 1)]);
    expect(joined({ extraData: { insured: true }, key: 'insured', value: false })).toEqual([
      row(1, 10, 5),
      row(3, 11, 1),
    ]);
  });

  it('[3-04] gives added rows temporary ids that a replay repeats', () => {
    const events = [on(20, { quantity: 1 }), on(21, { quantity: 2 }), on(20, { quantity: -1 })];
    expect(predict([row(1, 10, 1)], ...events).map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      ['pendingTempId2', 2],
    ]);
    expect(isPendingRowId('pendingTempId2') && !isPendingRowId(2)).toBe(true);
  });

  it('[3-04] never reuses a temporary id that is already in the cart', () => {
    const pending = { ...row(1, 10, 1), id: 'pendingTempId4' };
    expect(predict([pending], on(11, { quantity: 1 })).map(({ id }) => id)).toEqual([
      'pendingTempId4',
      'pendingTempId5',
    ]);
  });

  it('ignores events for rows that do not exist', () => {
    expect(
      predict([row(1, 10, 1)], on(9, { quantity: -1 }), on(9, { method: 'updateRow', key: 'insured', value: true })),
    ).toEqual([row(1, 10, 1)]);
  });

  const anyEvent = fc.record({
    method: fc.constantFrom('relative', 'absolute', 'updateRow', 'clear'),
    productId: fc.integer({ min: 1, max: 3 }),
    unitPrice: fc.constant(100),
    extraData: fc.record({ insured: fc.boolean() }),
    quantity: fc.integer({ min: -4, max: 4 }),
    key: fc.constant('insured'),
    value: fc.boolean(),
  });

  it('[4-06][3-08] keeps every row above 0 and every identity and id unique, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const rows = predict([row(1, 1, 2)], ...events);
        expect(rows.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(new Set(rows.map((each) => cartRowIdentity(keyOfRow(each)))).size).toBe(rows.length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
    );
  });

  it('[4-04] gives the same quantities whether events come in one batch or two', () => {
    const quantities = (rows: PredictableRow[]) => rows.map((each) => [cartRowIdentity(keyOfRow(each)), each.quantity]);
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 15 }), fc.nat(15), (events, cut) => {
        const start = [row(1, 1, 2)];
        const twice = predict(predict(start, ...events.slice(0, cut)), ...events.slice(cut));
        expect(quantities(twice)).toEqual(quantities(predict(start, ...events)));
      }),
    );
  });
});
