import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const draft = (change: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...change });

describe('mergeDrafts', () => {
  it('[O2.17-16] keeps what was typed just now, and the member’s own for the rest', () => {
    const own = draft({ customer: { email: 'mitt@exempel.se', firstName: 'Mia', lastName: 'Ek' }, storeId: 7 });
    const brought = draft({ customer: { email: '', firstName: 'Maria', lastName: '' }, paymentMethodId: 2 });
    expect(mergeDrafts(own, brought)).toMatchObject({
      customer: { email: 'mitt@exempel.se', firstName: 'Maria', lastName: '' },
      storeId: 7,
      paymentMethodId: 2,
    });
  });

  it('never mixes two addresses: a zip code alone does not replace the member’s', () => {
    const own = draft({ customer: { street: 'Hemvägen 1', zipCode: '11122', city: 'Stockholm' } });
    expect(mergeDrafts(own, draft({ customer: { zipCode: '41114' } })).customer).toEqual(own.customer);
    const typed = { street: 'Nygatan 2', zipCode: '41114', city: 'Göteborg' };
    expect(mergeDrafts(own, draft({ customer: typed })).customer).toEqual(typed);
  });

  it('loses no gift card, code or word to the courier', () => {
    const own = draft({ giftCardIds: ['a'], discountCodeId: 1, notes: { doorCode: '1234' } });
    const brought = draft({ giftCardIds: ['b', 'a'], notes: { doorCode: '', message: 'Hej', handover: 'ring' } });
    expect(mergeDrafts(own, brought)).toMatchObject({
      giftCardIds: ['a', 'b'],
      discountCodeId: 1,
      notes: { doorCode: '1234', message: 'Hej', handover: 'ring' },
    });
  });

  it('changes nothing when nothing was typed, whatever the member has', () => {
    const text = fc.string({ maxLength: 8 });
    const customer = fc.record({ email: text, street: text, zipCode: text, firstName: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(customer, (own) => {
        expect(mergeDrafts(draft({ customer: own }), EMPTY_DRAFT).customer).toEqual(own);
      }),
    );
  });
});
