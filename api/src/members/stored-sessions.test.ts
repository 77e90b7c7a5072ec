import { describe, expect, it } from '@jest/globals';
import { expiryFrom, renewedExpiry } from './stored-sessions.ts';

const at = (text: string): Date => new Date(`${text}T12:00:00Z`);
const USER = {
  id: 1,
  username: 'anna',
  email: 'anna@exempel.se',
  isEmployee: false,
  isAdmin: false,
  isCorporateCustomer: false,
  rankLevel: 1,
  zipCode: '11120',
};

describe('the expiry of a session', () => {
  const created = at('2026-01-01');

  it('is 90 days of no use for a visitor, and never a limit', () =>
    expect(expiryFrom(at('2026-12-01'), created, false)).toEqual(at('2027-03-01')));

  it('is 30 days of no use for a member', () =>
    expect(expiryFrom(at('2026-01-02'), created, true)).toEqual(at('2026-02-01')));

  it('is never later than 180 days after a login', () =>
    expect(expiryFrom(at('2026-06-25'), created, true)).toEqual(at('2026-06-30')));

  it('moves with use, once a day', () => {
    const stored = { createdAt: created, lastUsedAt: created, expiresAt: at('2026-01-31'), user: USER };
    expect(renewedExpiry(stored, new Date('2026-01-02T11:59:59Z'))).toBeNull();
    expect(renewedExpiry(stored, at('2026-01-02'))).toEqual(at('2026-02-01'));
  });

  it('is written once a day even where it cannot move', () => {
    const limit = at('2026-06-30');
    const stored = { createdAt: created, lastUsedAt: at('2026-06-20'), expiresAt: limit, user: USER };
    expect(renewedExpiry(stored, at('2026-06-21'))).toEqual(limit);
    expect(renewedExpiry({ ...stored, lastUsedAt: at('2026-06-21') }, at('2026-06-21'))).toBeNull();
  });
});
