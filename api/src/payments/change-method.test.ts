import { describe, expect, it } from '@jest/globals';
import { sumsWithFee } from './change-method.ts';

describe('sums of an order whose payment method changes', () => {
  const order = { totalOre: 124_900, vatOre: 24_980, shippingOre: 4_900, paymentFeeOre: 0 };

  it('follow the fee, VAT included', () => {
    expect(sumsWithFee(order, 2_900)).toEqual({ paymentFeeOre: 2_900, totalOre: 127_800, vatOre: 25_560 });
  });

  it('are the old ones again when the fee is taken back', () => {
    const { shippingOre } = order;
    expect(sumsWithFee({ ...sumsWithFee(order, 2_900), shippingOre }, 0)).toEqual({
      paymentFeeOre: 0,
      totalOre: order.totalOre,
      vatOre: order.vatOre,
    });
  });

  it('do not change with a method of the same fee', () => {
    const { shippingOre: _shippingOre, ...sums } = order;
    expect(sumsWithFee(order, 0)).toEqual(sums);
  });
});
