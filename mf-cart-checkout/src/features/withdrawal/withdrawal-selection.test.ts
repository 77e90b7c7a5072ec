import { describe, expect, it } from '@jest/globals';
import { firstSelection, selectedUnits, selectionOf, type WithdrawalRow } from './withdrawal-selection.ts';

const row = (position: number, change: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  rowId: `PX-7K3M-9Q2T-${position}`,
  name: `Vara ${position}`,
  quantity: 2,
  remaining: 2,
  exempt: null,
  refund: 200,
  ...change,
});

describe('the selection in the URL', () => {
  it.each([
    [{}, null],
    [{ antal: '0:0' }, ''],
    [{ antal: ['0:1', '1:0', '2:3'] }, '0:1,2:3'],
    [{ antal: ['0:1', '0:2'] }, '0:2'],
    [{ antal: ['<script>', '1:x', '-1:2'] }, ''],
  ])('%o is %o', (query, selection) => expect(selectionOf(query)).toBe(selection));

  it('names rows by their position', () => {
    expect([...selectedUnits([row(0), row(12)], '12:2,5:1')]).toEqual([['PX-7K3M-9Q2T-12', 2]]);
  });

  it('begins with the only unit there is, and with nothing where there is a choice', () => {
    expect(firstSelection([row(3, { remaining: 1 }), row(4, { exempt: 'Öppnad.' })])).toBe('3:1');
    expect(firstSelection([row(0)])).toBe('');
    expect(firstSelection([row(0, { remaining: 1 }), row(1, { remaining: 1 })])).toBe('');
  });
});
