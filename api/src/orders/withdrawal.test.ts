import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  exemptionOf,
  freightRefund,
  isWithdrawalOpen,
  refundFor,
  rowRefund,
  withdrawalDeadline,
  withdrawalOverSince,
} from './withdrawal.ts';

const delivered = (at: string) => [{ status: 'delivered' as const, at: new Date(at) }];
const customer = (kind: 'private' | 'company') => ({ kind }) as Parameters<typeof isWithdrawalOpen>[0]['customer'];

describe('the right of withdrawal', () => {
  it.each([
    // Friday 20 Nov → fourteenth day Friday 4 Dec.
    ['2026-11-20T10:00:00+01:00', '2026-12-04T22:59:59.999Z'],
    // Before midnight is still that day, also where UTC has the next one.
    ['2026-11-20T23:59:00+01:00', '2026-12-04T22:59:59.999Z'],
    // Saturday 5 Dec → Monday 7 Dec.
    ['2026-11-21T10:00:00+01:00', '2026-12-07T22:59:59.999Z'],
    // Friday 25 Dec is red, 26–27 as well → Monday 28 Dec.
    ['2026-12-11T10:00:00+01:00', '2026-12-28T22:59:59.999Z'],
    // Over the change to summer time.
    ['2026-03-20T10:00:00+01:00', '2026-04-07T21:59:59.999Z'],
  ])('[O2.17-17] runs to the end of the fourteenth day, or of the next working day (%s → %s)', (at, end) => {
    expect(withdrawalDeadline(delivered(at))?.toISOString()).toBe(end);
  });

  it('[O2.17-17] is open from packing to the deadline, for consumers alone', () => {
    const now = new Date('2026-12-04T22:59:59.999Z');
    const events = delivered('2026-11-20T10:00:00+01:00');
    const order = (status: Parameters<typeof isWithdrawalOpen>[0]['status'], kind: 'private' | 'company' = 'private') =>
      isWithdrawalOpen({ status, customer: customer(kind) }, status === 'delivered' ? events : [], now);
    expect(
      (['awaitingPayment', 'received', 'packing', 'shipped', 'delivered', 'cancelled', 'returned'] as const).map(
        (status) => order(status),
      ),
    ).toEqual([false, false, true, true, true, false, false]);
    expect(order('delivered', 'company')).toBe(false);
    const late = new Date(now.getTime() + 1000);
    expect(isWithdrawalOpen({ status: 'delivered', customer: customer('private') }, events, late)).toBe(false);
  });

  it('[O2.17-17][O2.17-21] does not hold for what was opened, used or made to order', () => {
    const card = { recipientName: '', recipientEmail: '', message: '', amount: 100 };
    const reason = (row: Parameters<typeof exemptionOf>[0], isCardUsed = false) => exemptionOf(row, { isCardUsed });
    expect(reason({ extraData: {}, openedAt: null })).toBeNull();
    expect(reason({ extraData: { giftCard: card }, openedAt: null })).toBeNull();
    expect(reason({ extraData: { giftCard: card }, openedAt: null }, true)).toBe('Presentkortet är använt.');
    expect(reason({ extraData: {}, openedAt: new Date() })).toContain('öppnad');
    expect(reason({ extraData: { ctoConfigurationId: 'x' }, openedAt: null })).toBe('Datorn är byggd efter dina val.');
  });

  it('[O2.17-17] parts of a row give back exactly what the whole does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
        (unitPriceOre, priceOre, quantity, share, parts) => {
          const insurance = priceOre === 0 ? null : { id: 1, name: 'x', priceOre, provider: 'x' };
          const row = { unitPriceOre, insurance, quantity, discountOre: Math.floor(unitPriceOre * quantity * share) };
          let returned = 0;
          let given = 0;
          for (const part of [...parts, quantity]) {
            const units = Math.min(part, quantity - returned);
            const ore = rowRefund(row, returned, units);
            expect(ore).toBeGreaterThanOrEqual(0);
            given += ore;
            returned += units;
          }
          expect(given).toBe((unitPriceOre + priceOre) * quantity - row.discountOre);
        },
      ),
    );
  });

  it('[O2.17-17] gives freight back up to the cheapest way to send it', () => {
    expect(freightRefund({ shippingOre: 14_900, standardShippingOre: 4900 })).toBe(4900);
    expect(freightRefund({ shippingOre: 0, standardShippingOre: 4900 })).toBe(0);
  });

  it('[O2.17-17] runs from delivery, not from another step, and from nothing before it', () => {
    const packed = { status: 'packing' as const, at: new Date('2026-11-19T10:00:00+01:00') };
    const returned = { status: 'returned' as const, at: new Date('2026-12-01T10:00:00+01:00') };
    const [done] = delivered('2026-11-20T10:00:00+01:00');
    expect(withdrawalDeadline([packed])).toBeNull();
    expect(done && withdrawalDeadline([packed, done, returned])).toEqual(new Date('2026-12-04T22:59:59.999Z'));
  });

  it('[O2.17-17] holds for what waits in the store', () => {
    const record = { status: 'readyForPickup' as const, customer: customer('private') };
    expect(isWithdrawalOpen(record, [], new Date('2026-12-04T12:00:00Z'))).toBe(true);
  });

  it('[O2.17-17] a used card exempts rows with gift cards only', () => {
    expect(exemptionOf({ extraData: {}, openedAt: null }, { isCardUsed: true })).toBeNull();
  });

  it('[O2.17-17] is over exactly for deliveries up to the instant that lists search by', () => {
    const start = Date.UTC(2026, 0, 1, 12);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (days) => {
        const now = new Date(start + days * 86_400_000);
        const last = withdrawalOverSince(now);
        const deadline = (at: Date) => withdrawalDeadline([{ status: 'delivered', at }])?.getTime() ?? 0;
        expect(deadline(last)).toBeLessThan(now.getTime());
        expect(deadline(new Date(last.getTime() + 1))).toBeGreaterThanOrEqual(now.getTime());
      }),
    );
  });

  it('[O2.17-17] gives back no more than what is left after a price was lowered', () => {
    const row = { unitPriceOre: 1000, insurance: null, quantity: 3, discountOre: 0 };
    expect(refundFor(row, { units: 0, ore: 0 }, 2)).toBe(2000);
    expect(refundFor(row, { units: 1, ore: 1000 }, 2)).toBe(2000);
    expect(refundFor(row, { units: 0, ore: 2500 }, 2)).toBe(500);
    expect(refundFor(row, { units: 0, ore: 3500 }, 1)).toBe(0);
  });

  it('[O2.17-17] gives all freight back where nothing cheaper was offered', () => {
    expect(freightRefund({ shippingOre: 14_900, standardShippingOre: 0 })).toBe(14_900);
  });
});
