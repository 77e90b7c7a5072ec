import { describe, expect, it } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import { insuranceEvent, maxOfRow, quantityEvent, removeEvent } from './row-events.ts';
import { rowView, savedOn } from './row-view.ts';

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

describe('what the product’s card says, the row says', () => {
  const comparison = { label: 'Tidigare lägsta pris 30 dagar', amount: 1500 };
  const price = { unitPrice: 1000, unitVat: 200 };

  it('[9-14] [9-17] shows the comparison of one unit, and what all of them save', () => {
    const row = testRow(1, { ...price, quantity: 3, product: { comparison } });
    expect(rowView(row, NOW, false)).toMatchObject({ comparison, saving: 'Spara 1\u00a0500\u00a0kr' });
    expect(rowView(row, NOW, true)).toMatchObject({
      comparison: { ...comparison, amount: 1200 },
      saving: 'Spara 1\u00a0200\u00a0kr',
    });
  });

  it('[9-17] shows per cent below 1 000 kr, however many there are', () => {
    const row = testRow(1, { quantity: 2, product: { comparison: { ...comparison, amount: 125 } } });
    expect(rowView(row, NOW, false).saving).toBe('Spara 20\u00a0%');
  });

  it('compares nothing where the server does not', () => {
    expect(rowView(testRow(1), NOW, false)).toMatchObject({ comparison: null, saving: null });
    expect(rowView(testRow(1, { product: { comparison: null } }), NOW, false).comparison).toBeNull();
  });

  it('sums what reduced rows save, in öre', () => {
    const reduced = testRow(1, { ...price, quantity: 2, product: { comparison } });
    expect(savedOn([reduced, testRow(2)], false)).toBe(1000);
    expect(savedOn([reduced, testRow(2)], true)).toBe(800);
    expect(savedOn([testRow(2)], false)).toBe(0);
  });

  it('names the stock as the card does, and nothing that only the browser knows', () => {
    const stocked = testRow(1, { product: { stock: { web: 3 } } });
    expect(rowView(stocked, NOW, false).stock).toEqual({ tone: 'available', text: 'I webblagret: 3 st' });
    expect(rowView({ ...stocked, id: 'pendingTempId1' }, NOW, false).stock).toBeNull();
    expect(rowView(testRow(1, { product: { stock: {} } }), NOW, false).stock).toBeNull();
    const release = { timestamp: Date.UTC(2026, 11, 12, 12) / 1000 };
    expect(rowView(testRow(1, { product: { release } }), NOW, false)).toMatchObject({ stock: null });
  });

  it('[8-16] says how many one may buy once the row holds that many', () => {
    const text = 'Du kan max köpa 1 st av den här produkten.';
    expect(rowView(testRow(375369), NOW, false).limit).toBe(text);
    expect(rowView(testRow(1, { quantity: 2, product: { maxPerCustomer: 3 } }), NOW, false).limit).toBeNull();
    expect(rowView(testRow(1, { quantity: 3, product: { maxPerCustomer: 3 } }), NOW, false).limit).toContain('3 st');
    expect(rowView(testRow(1), NOW, false).limit).toBeNull();
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
