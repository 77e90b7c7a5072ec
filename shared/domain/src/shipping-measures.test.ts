import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isBulky, isLargeProduct, shippingMeasures, sumOfSidesInMm } from './shipping-measures.ts';

const BOX = { packageMeasurements: [205, 400, 101], packageWeight: 1250, quantity: 2 };

describe('shippingMeasures', () => {
  it('[9-35] turns mm into cm, longest first', () => {
    expect(shippingMeasures([BOX])).toMatchObject({ longest: 40, middle: 20.5, shortest: 10.1 });
  });

  it('[9-36] counts the volume with the quantity and rounds it up to 0.01', () => {
    expect(shippingMeasures([BOX]).volume).toBe(16.57);
    expect(shippingMeasures([{ packageMeasurements: [1, 1, 1] }]).volume).toBe(0.01);
  });

  it('[9-36][O9-09] rounds once, on the sum', () => {
    const small = { packageMeasurements: [10, 10, 60] };
    expect(shippingMeasures([small, small, small]).volume).toBe(0.02);
  });

  it('[9-37] weighs in kg', () => expect(shippingMeasures([BOX, { packageWeight: 100 }]).weight).toBe(2.6));

  it('[9-38] volume weight is ceil(28 × volume) ÷ 100', () => {
    expect(shippingMeasures([BOX]).volumeWeight).toBe(4.64);
    expect(shippingMeasures([{ packageMeasurements: [100, 50, 50] }])).toMatchObject({
      volume: 0.25,
      volumeWeight: 0.07,
    });
  });

  it('[9-39] sums the sides', () => expect(shippingMeasures([BOX]).sidesSum).toBe(70.6));

  it('[9-40] adds twice the shorter sides to the longest', () =>
    expect(shippingMeasures([BOX]).sidesPlusGirth).toBe(101.2));

  it('[O9-09] takes the sides of the largest package', () => {
    expect(shippingMeasures([{ packageMeasurements: [10, 10, 10] }, BOX]).longest).toBe(40);
  });

  it('is 0 for what has no package', () => expect(Object.values(shippingMeasures([{}]))).toEqual(Array(8).fill(0)));

  it('[9-36] never rounds the volume down', () => {
    const side = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        const { volume } = shippingMeasures([{ packageMeasurements: [a, b, c] }]);
        const exact = (a * b * c) / 1e6;
        return volume >= exact - 1e-9 && volume < exact + 0.01 + 1e-9;
      }),
    );
  });
});

describe('size classes', () => {
  it('[9-34][O9-08] is bulky above 2', () => {
    expect([2, 3, null].map((packageSizeId) => isBulky({ packageSizeId }))).toEqual([false, true, false]);
  });

  it('[9-33][O9-08] is large above 5', () => {
    expect([5, 6, undefined].map((packageSizeId) => isLargeProduct({ packageSizeId }))).toEqual([false, true, false]);
  });

  it('[O9-07] sums sides in mm', () => expect(sumOfSidesInMm(BOX)).toBe(706));
});
