import { describe, expect, it } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import { insuranceEvent, maxOfRow, quantityEvent, removeEvent } from './row-events.ts';
import { rowView } from './row-view.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const INSURANCE = { id: 1, name: 'Försäkring', price: 49.9, provider: 'Trygg' };

describe('rowView', () => {
  it('sums the row in öre and names the price of one only when there are several', () => {
    expect(rowView(testRow(1, { unitPrice: 0.1, quantity: 3 }), NOW, false)).toMatchObject({ sum: 0.3, each: 0.1 });
    expect(rowView(testRow(1), NOW, false)).toMatchObject({ sum: 100, each: null });
  });

  it('leaves the VAT out of the goods, not out of the insurance', () => {
    const row = testRow(1, { quantity: 2, insurance: INSURANCE, extraData: { insured: true } });
    expect(rowView(row, NOW, true)).toMatchObject({ sum: 160, insurance: 99.8, isInsured: true });
  });

  it('shows when a pre-ordered product is released', () => {
    const release = { timestamp: Date.UTC(2026, 11, 12, 12) / 1000 };
    expect(rowView(testRow(1, { product: { release } }), NOW, false).preOrder).toBe('Släpps 12 dec. 2026');
    expect(rowView(testRow(1, { product: { release: { timestamp: 1 } } }), NOW, false).preOrder).toBeNull();
  });
});

describe('row events', () => {
  const row = testRow(7, {
    extraData: { insured: true },
    product: { price: { price: 90, vat: 18, pass: 'p', currency: 'SEK' } },
  });
  const name = { productId: 7, unitPrice: 100, pass: 'p', extraData: { insured: true } };

  it('[3-08] name the row by product, price, pass and extraData', () => {
    expect(quantityEvent(row, 4)).toEqual({ method: 'absolute', ...name, quantity: 4 });
    expect(removeEvent(row)).toEqual({ method: 'absolute', ...name, quantity: 0 });
    expect(insuranceEvent(row, false)).toEqual({ method: 'updateRow', ...name, key: 'insured', value: false });
  });

  it('keep the stepper within what one customer may have', () => {
    expect(maxOfRow(testRow(7, { product: { maxPerCustomer: 3 } }))).toBe(3);
    expect(maxOfRow(testRow(375369))).toBe(1);
    expect(maxOfRow(row)).toBe(999);
  });
});
