import { describe, expect, it } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import { listItems, removedText, restoreEvents, stillRemoved, type RemovedRows } from './removed-rows.ts';

const [first, second, third] = [testRow(1), testRow(2, { quantity: 3, extraData: { insured: true } }), testRow(3)];
const group = (rows: RemovedRows['rows'], at: number, key = at): RemovedRows => ({ key, rows, at });
const idsOf = (items: ReturnType<typeof listItems>) =>
  items.map((item) => (item.kind === 'row' ? item.row.id : item.removed.rows.map(({ id }) => `-${id}`).join('')));

describe('removed rows', () => {
  it('stand where their rows were', () => {
    expect(idsOf(listItems([first, third], [group([second], 1)]))).toEqual(['1', '-2', '3']);
    expect(idsOf(listItems([second], [group([third], 2), group([first], 0)]))).toEqual(['-1', '2', '-3']);
    expect(idsOf(listItems([], [group([first, second], 0)]))).toEqual(['-1-2']);
  });

  it('need no undo once one of them is back', () => {
    const removed = [group([second], 1), group([third], 2)];
    expect(stillRemoved(removed, [first, testRow(2, { quantity: 1, extraData: { insured: true } })])).toEqual([
      removed[1],
    ]);
    // Another row of the same product is not that row.
    expect(stillRemoved(removed, [testRow(2)])).toEqual(removed);
  });

  it('are named when they are one', () => {
    expect(removedText(group([first], 0))).toBe('Produkt 1 är borttagen.');
    expect(removedText(group([first, second], 0))).toBe('Varukorgen är tömd.');
  });

  it('come back with quantity and choices', () => {
    expect(restoreEvents(group([first, second], 0))).toEqual([
      { method: 'relative', productId: 1, unitPrice: 100, pass: null, extraData: {}, quantity: 1 },
      { method: 'relative', productId: 2, unitPrice: 100, pass: null, extraData: { insured: true }, quantity: 3 },
    ]);
  });
});
