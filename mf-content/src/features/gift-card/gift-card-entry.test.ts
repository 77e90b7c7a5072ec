import { describe, expect, it } from '@jest/globals';
import { emptyCard, errorsWithout, readCard } from './gift-card-entry.ts';

const AMOUNTS = [200, 500, 1000];

describe('the entry of a gift card', () => {
  it('starts at the usual amount, or the first one on sale', () => {
    expect(emptyCard(AMOUNTS).amount).toBe(500);
    expect(emptyCard([100, 300]).amount).toBe(100);
  });

  it('takes spaces off the texts', () => {
    const typed = {
      ...emptyCard(AMOUNTS),
      recipientName: ' Anna ',
      recipientEmail: ' anna@exempel.se ',
      message: ' Hej ',
    };
    const { giftCard, firstWrong } = readCard(typed, AMOUNTS);
    expect(giftCard).toMatchObject({ recipientName: 'Anna', recipientEmail: 'anna@exempel.se', message: 'Hej' });
    expect(firstWrong).toBeUndefined();
  });

  it('names the first wrong field in the order of the form', () => {
    const typed = { ...emptyCard(AMOUNTS), amount: 7, recipientEmail: 'anna' };
    const { errors, firstWrong } = readCard(typed, AMOUNTS);
    expect(Object.keys(errors).sort()).toEqual(['amount', 'recipientEmail']);
    expect(firstWrong).toBe('amount');
  });

  it('forgets the errors of what is changed, and no others', () =>
    expect(errorsWithout({ amount: 'Välj ett belopp', message: 'För lång' }, { amount: 200 })).toEqual({
      message: 'För lång',
    }));
});
