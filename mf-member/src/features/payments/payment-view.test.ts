import { describe, expect, it } from '@jest/globals';
import { dueText, partText, paymentTitle, remainingText } from './payment-view.ts';

const NOW = new Date('2026-03-12T09:00:00Z');
const at = (day: string): number => Date.parse(`${day}T09:00:00Z`) / 1000;
const next = (day: string, isOverdue = false) => ({ next: { number: 1, dueAt: at(day), amount: 500, isOverdue } });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a payment in words', () => {
  it.each([
    ['later', next('2026-04-11'), 'Betala 500 kr senast 11 apr. 2026.'],
    ['tomorrow', next('2026-03-13'), 'Betala 500 kr senast 13 mars 2026, det är imorgon.'],
    ['today', next('2026-03-12'), 'Betala 500 kr idag.'],
    ['never again', { next: null }, 'Allt är betalt. Tack!'],
  ])('[O2.17-06] says what is due %s', (_when, payment, text) => expect(plain(dueText(payment, NOW))).toBe(text));

  it('[O2.17-06] says kindly that it is late, and whom to turn to', () => {
    const text = plain(dueText(next('2026-03-01', true), NOW));
    expect(text).toContain('500 kr skulle ha betalats 1 mars 2026.');
    expect(text).toContain('kundservice');
  });

  it('names what it is for, and what is left', () => {
    expect(paymentTitle({ kind: 'instalment', orderId: 'PH1' })).toBe('Delbetalning för beställning PH1');
    const amount = 1078;
    const left = (status: Parameters<typeof remainingText>[0]['status'], remaining: number) =>
      plain(remainingText({ remaining, amount, status }));
    expect(left('open', 1078)).toBe('1 078 kr att betala');
    expect(left('overdue', 500)).toBe('500 kr kvar av 1 078 kr');
    expect(left('paid', 0)).toBe('Betald: 1 078 kr');
    expect(left('credited', 0)).toBe('1 078 kr');
    const part = { number: 1, dueAt: at('2026-04-11'), amount: 99, principal: 90, interest: 5, fee: 4 };
    expect(plain(partText({ ...part, paidAt: null }))).toBe('99 kr, förfaller 11 apr. 2026');
    expect(plain(partText({ ...part, paidAt: at('2026-03-02') }))).toBe('99 kr, betald 2 mars 2026');
  });
});
