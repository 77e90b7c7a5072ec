import { describe, expect, it } from '@jest/globals';
import { testCart, testRow } from '../../testing/fixtures.ts';
import { widgetFigures } from './widget-figures.ts';

const figuresOf = (quantity: number, isWithoutVat = false) =>
  widgetFigures({ cart: testCart([testRow(1, { quantity })]), isClean: true }, isWithoutVat);

describe('widgetFigures', () => {
  it('[2.9-02][2.9-05] counts units and sums them', () => {
    expect(figuresOf(3)).toEqual({
      count: 3,
      counter: '3',
      sum: '300\u00a0kr',
      spoken: '3 produkter i varukorgen, summa 300\u00a0kr',
    });
    expect(figuresOf(1).spoken).toContain('1 produkt i varukorgen');
  });

  it('[2.9-03][9-03] shows 99 as it is and more as 99+', () => {
    expect(figuresOf(99).counter).toBe('99');
    expect(figuresOf(100).counter).toBe('99+');
  });

  it('[2.9-06] leaves the VAT out when the shopper wants it so', () => {
    expect(figuresOf(3, true).sum).toBe('240\u00a0kr');
  });

  it('says nothing of a cart that is not known, and no number for an empty one', () => {
    expect(widgetFigures({ cart: null, isClean: true }, false)).toEqual({
      count: null,
      counter: '',
      sum: '',
      spoken: '',
    });
    expect(widgetFigures({ cart: testCart([]), isClean: true }, false)).toMatchObject({
      count: 0,
      counter: '',
      sum: '0\u00a0kr',
    });
  });
});
