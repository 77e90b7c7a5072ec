import { describe, expect, it } from '@jest/globals';
import { testOrder, testRow } from '../../testing/fixtures.ts';
import { addressLines } from './address-lines.ts';
import { buyAgainEvents } from '@shop/contracts/buy-again';
import { isActiveOrder } from './order-groups.ts';

describe('isActiveOrder', () => {
  it.each([
    ['awaitingPayment', true],
    ['received', true],
    ['packing', true],
    ['shipped', true],
    ['readyForPickup', true],
    ['delivered', false],
    ['cancelled', false],
    ['returned', false],
  ] as const)('%s: %s', (status, isActive) => {
    expect(isActiveOrder({ status })).toBe(isActive);
  });
});

describe('buyAgainEvents', () => {
  it('names every row with its quantity', () => {
    const events = buyAgainEvents([testRow(1, { quantity: 3 }), testRow(2)]);
    expect(events).toMatchObject([
      { productId: 1, quantity: 3, unitPrice: 600, name: 'Produkt 1' },
      { productId: 2, quantity: 2 },
    ]);
  });

  it('keeps what belongs to the goods and drops where they came from', () => {
    const extraData = { insured: true, offerOriginProductId: 5, sharedCartId: 'x', ctoConfigurationId: 'c1' };
    const [event] = buyAgainEvents([testRow(1, { extraData })]);
    expect(event?.extraData).toEqual({ insured: true, ctoConfigurationId: 'c1' });
  });

  it('never says insured: false, which would name another row', () => {
    const [event] = buyAgainEvents([testRow(1, { extraData: { insured: false } })]);
    expect(event?.extraData).toEqual({});
  });
});

describe('addressLines', () => {
  it('has no empty lines for what a private customer lacks', () => {
    expect(addressLines(testOrder().customer)).toEqual(['Nova Lindqvist', 'Hamngatan 1', '411 14 Göteborg']);
  });

  it('begins with the company', () => {
    const customer = { ...testOrder().customer, kind: 'company' as const, companyName: 'Hamnbolaget AB' };
    expect(addressLines(customer)[0]).toBe('Hamnbolaget AB');
  });
});
