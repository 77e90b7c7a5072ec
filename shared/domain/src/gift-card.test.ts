import { describe, expect, it } from '@jest/globals';
import {
  type GiftCardData,
  giftCardDays,
  giftCardErrors as errorsAt,
  giftCardReceiver,
  giftCardSendAt,
} from './gift-card.ts';

const CARD = { recipientName: 'Kim', recipientEmail: 'kim@exempel.example', message: 'Grattis!\nKram', amount: 500 };
const AMOUNTS = [100, 500];
const NOW = new Date('2026-11-20T23:30:00+01:00');
const giftCardErrors = (card: GiftCardData, amounts: readonly number[]) => errorsAt(card, amounts, NOW);

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

  it.each([100, 101, 499, 500])('[1-20] may have %i kr, an amount of one’s own within those on sale', (amount) =>
    expect(giftCardErrors({ ...CARD, amount }, AMOUNTS)).toEqual({}),
  );

  it.each([99, 501, 250.5, Number.NaN])('[1-20] may not have %p kr', (amount) =>
    expect(giftCardErrors({ ...CARD, amount }, AMOUNTS)).toEqual({
      amount: 'Välj ett belopp i hela kronor, från 100\u00a0kr till 500\u00a0kr',
    }),
  );

  it.each([
    ['2026-11-20', {}],
    ['2027-11-20', {}],
    ['2026-11-19', { sendOn: 'Välj i dag eller en senare dag' }],
    ['2027-11-21', { sendOn: 'Välj en dag inom ett år' }],
    ['2026-02-30', { sendOn: 'Skriv datumet som ÅÅÅÅ-MM-DD' }],
    ['i morgon', { sendOn: 'Skriv datumet som ÅÅÅÅ-MM-DD' }],
  ])('[1-20] sent on %s: %j', (sendOn, errors) => {
    expect(giftCardErrors({ ...CARD, sendOn }, AMOUNTS)).toEqual(errors);
  });

  it('[1-20] whose day has passed in the cart can be bought all the same, and is sent at once', () => {
    const late = { ...CARD, sendOn: '2026-11-01' };
    expect(errorsAt(late, AMOUNTS, NOW, false)).toEqual({});
    expect(giftCardSendAt(late, NOW)).toBeNull();
  });

  it('[1-20] is sent in the morning of its day by Stockholm’s clock, today at once', () => {
    expect(giftCardSendAt({ sendOn: '2026-12-24' }, NOW)).toEqual(new Date('2026-12-24T08:00:00+01:00'));
    expect(giftCardSendAt({ sendOn: '2027-06-06' }, NOW)).toEqual(new Date('2027-06-06T08:00:00+02:00'));
    for (const sendOn of ['2026-11-20', undefined]) expect(giftCardSendAt({ sendOn }, NOW)).toBeNull();
    expect(giftCardDays(NOW)).toEqual({ first: '2026-11-20', last: '2027-11-20' });
  });

  it('says who gets it', () => {
    expect(giftCardReceiver({ ...CARD, sendOn: '2026-12-24' })).toBe(
      'Till Kim, kim@exempel.example, mejlas 24 dec. 2026',
    );
    expect(giftCardReceiver(CARD)).toBe('Till Kim, kim@exempel.example');
    expect(giftCardReceiver({ ...CARD, recipientName: ' ', recipientEmail: '' })).toBe(
      'Skickas till dig som beställer',
    );
  });
});
