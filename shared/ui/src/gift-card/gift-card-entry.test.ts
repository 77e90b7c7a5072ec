import { describe, expect, it } from '@jest/globals';
import { amountOf, emptyCard, entryOf, errorsWithout, OWN_AMOUNT, readCard } from './gift-card-entry.ts';

const AMOUNTS = [200, 500, 1000];
const NOW = new Date('2026-11-20T12:00:00+01:00');

describe('the entry of a gift card', () => {
  it('starts at the usual amount, or the first one on sale', () => {
    expect(emptyCard(AMOUNTS).amount).toBe('500');
    expect(emptyCard([100, 300]).amount).toBe('100');
  });

  it('takes spaces off the texts, and leaves out a day that is not chosen', () => {
    const typed = {
      ...emptyCard(AMOUNTS),
      recipientName: ' Anna ',
      recipientEmail: ' anna@exempel.se ',
      message: ' Hej ',
    };
    const { giftCard, firstWrong } = readCard(typed, AMOUNTS, NOW);
    expect(giftCard).toEqual({
      recipientName: 'Anna',
      recipientEmail: 'anna@exempel.se',
      message: 'Hej',
      amount: 500,
    });
    expect(firstWrong).toBeUndefined();
  });

  it.each([
    ['750', 750],
    [' 1 000 kr', 1000],
    ['1 000', 1000],
    ['750,50', Number.NaN],
    ['', Number.NaN],
  ])('reads the amount %j as %p', (ownAmount, kronor) =>
    expect(amountOf({ amount: OWN_AMOUNT, ownAmount })).toBe(kronor),
  );

  it('names the first wrong field in the order of the form, an amount of one’s own at its own field', () => {
    const typed = { ...emptyCard(AMOUNTS), amount: OWN_AMOUNT, ownAmount: '7', recipientEmail: 'anna', sendOn: '2020' };
    const { errors, firstWrong } = readCard(typed, AMOUNTS, NOW);
    expect(Object.keys(errors).sort()).toEqual(['ownAmount', 'recipientEmail', 'sendOn']);
    expect(firstWrong).toBe('ownAmount');
  });

  it('opens a card of the cart as it was bought', () => {
    const card = { recipientName: 'Kim', recipientEmail: '', message: 'Hej', amount: 333, sendOn: '2026-12-24' };
    expect(readCard(entryOf(card), AMOUNTS, NOW).giftCard).toEqual(card);
  });

  it('forgets the errors of what is changed, and no others', () =>
    expect(errorsWithout({ ownAmount: 'Välj ett belopp', message: 'För lång' }, { ownAmount: '200' })).toEqual({
      message: 'För lång',
    }));
});
