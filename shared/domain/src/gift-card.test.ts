import { describe, expect, it } from '@jest/globals';
import { giftCardErrors, giftCardReceiver } from './gift-card.ts';

const CARD = { recipientName: 'Kim', recipientEmail: 'kim@exempel.example', message: 'Grattis!\nKram', amount: 500 };
const AMOUNTS = [100, 500];

describe('a gift card', () => {
  it('[1-20] can be bought as a present, or for oneself', () => {
    expect(giftCardErrors(CARD, AMOUNTS)).toEqual({});
    expect(giftCardErrors({ ...CARD, recipientName: '', recipientEmail: '', message: '' }, AMOUNTS)).toEqual({});
  });

  it.each([
    'kim',
    'a@exempel.example, b@exempel.example',
    'a@exempel.example\r\nBcc: c@exempel.example',
    'a@exempel.example;b@exempel.example',
  ])('[F18] goes to one valid address, not to %j', (recipientEmail) => {
    expect(giftCardErrors({ ...CARD, recipientEmail }, AMOUNTS)).toEqual({ recipientEmail: 'Ogiltig e-postadress' });
  });

  it('[F18] has no control characters in its name', () => {
    expect(giftCardErrors({ ...CARD, recipientName: 'Kim\r\nBcc: x' }, AMOUNTS)).toEqual({
      recipientName: 'Ogiltigt namn',
    });
  });

  it('has an amount that is on sale and a greeting of bearable length', () => {
    expect(Object.keys(giftCardErrors({ ...CARD, amount: 99, message: 'x'.repeat(501) }, AMOUNTS))).toEqual([
      'amount',
      'message',
    ]);
  });

  it.each(['Logga in: https://evil.example', 'se www.evil.example', 'evil.example/logga-in', 'mailto:a@b'])(
    '[F18] refuses the link in %j, which would be believed in a mail from the shop',
    (text) => {
      const errors = giftCardErrors({ ...CARD, recipientName: text, message: text }, AMOUNTS);
      expect(Object.keys(errors)).toEqual(['recipientName', 'message']);
      expect(giftCardErrors({ ...CARD, message: 'Kl. 8.30 i dag, ca 500.' }, AMOUNTS)).toEqual({});
    },
  );

  it('says who gets it', () => {
    expect(giftCardReceiver(CARD)).toBe('Till Kim, kim@exempel.example');
    expect(giftCardReceiver({ ...CARD, recipientName: ' ', recipientEmail: '' })).toBe(
      'Skickas till dig som beställer',
    );
  });
});
