import { describe, expect, it } from '@jest/globals';
import { summary } from '../../testing/products.ts';
import { buyAction } from './buy-action.ts';

const now = new Date('2026-03-12T10:00:00Z');
const action = (changes: Parameters<typeof summary>[0], rankLevel = 0) =>
  buyAction(summary(changes), { now, rankLevel });
const tomorrow = { timestamp: now.getTime() / 1000 + 86_400 };

describe('buyAction', () => {
  it.each([
    ['in stock', {}, { kind: 'buy', label: 'Köp' }],
    ['at the supplier only', { stock: { supplier: 3 } }, { kind: 'buy', label: 'Köp' }],
    ['not released yet', { release: tomorrow, stock: {} }, { kind: 'buy', label: 'Boka' }],
    ['out of stock', { stock: {} }, { kind: 'visit', label: 'Bevaka' }],
    ['discontinued and gone', { stock: {}, discontinued: true }, { kind: 'none', label: 'Slutsåld' }],
    [
      'discontinued with the supplier only',
      { stock: { supplier: 2 }, discontinued: true },
      { kind: 'none', label: 'Slutsåld' },
    ],
    ['discontinued with some left', { discontinued: true }, { kind: 'buy', label: 'Köp' }],
    ['restricted to a rank', { statusCodes: [11], minimumRankLevel: 4 }, { kind: 'none', label: 'Kräver nivå 4' }],
    ['not for sale', { statusCodes: [11] }, { kind: 'none', label: 'Kan inte köpas just nu' }],
    ['a gift card', { isGiftCard: true }, { kind: 'visit', label: 'Välj belopp' }],
  ] as const)('[O2.13-10] knows a product that is %s', (_name, changes, expected) => {
    expect(action(changes as Parameters<typeof summary>[0])).toEqual(expected);
  });

  it('[5-05] sells a rank-restricted product to a member of that rank', () => {
    expect(action({ statusCodes: [11], minimumRankLevel: 4 }, 4)).toEqual({ kind: 'buy', label: 'Köp' });
  });
});
