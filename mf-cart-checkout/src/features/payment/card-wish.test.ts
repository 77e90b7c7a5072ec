import { describe, expect, it } from '@jest/globals';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import { cardOfOrder, NO_WISH } from './card-wish.ts';

const [CARD, SWISH] = [1, 2];
const card = (id: string) => ({ id, brand: 'Visa', lastFour: '1111', expiry: '12/29' });
const WITH_TWO = testCheckout({ savedCards: [card('a'), card('b')] });

describe('the card of an order', () => {
  it('is the saved one that was used last, until another is chosen', () => {
    expect(cardOfOrder(WITH_TWO, CARD, NO_WISH, true)).toEqual({ card: { savedId: 'a' } });
    expect(cardOfOrder(WITH_TWO, CARD, { savedId: 'b', isSaved: false }, true)).toEqual({ card: { savedId: 'b' } });
    expect(cardOfOrder(WITH_TWO, CARD, { savedId: 'removed', isSaved: false }, true)).toEqual({
      card: { savedId: 'a' },
    });
  });

  it('is a new one when that is chosen, and saved only when asked for', () => {
    expect(cardOfOrder(WITH_TWO, CARD, { savedId: null, isSaved: false }, true)).toEqual({});
    expect(cardOfOrder(WITH_TWO, CARD, { savedId: null, isSaved: true }, true)).toEqual({ card: { save: true } });
    expect(cardOfOrder(testCheckout(), CARD, { isSaved: true }, true)).toEqual({ card: { save: true } });
  });

  it('[O4-09] is nothing for another method, a guest or a kiosk', () => {
    expect(cardOfOrder(WITH_TWO, SWISH, NO_WISH, true)).toEqual({});
    expect(cardOfOrder(WITH_TWO, CARD, { isSaved: true }, false)).toEqual({});
  });
});
