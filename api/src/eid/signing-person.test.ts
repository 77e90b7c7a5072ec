import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './signing-person.ts';

const PERSON = '200811222384';
const on = (day: string): Date => new Date(`${day}T12:00:00+01:00`);

describe('a signing that the provider calls complete', () => {
  const signing = { purpose: 'identify' as const, signed: PERSON, stored: null };

  it('is refused for another person than the member’s own', () =>
    expect(refusalOf({ ...signing, stored: '199001019802' }, on('2026-11-22'))).toBe('personMismatch'));

  it('is refused when its number is no person’s', () =>
    expect(refusalOf({ ...signing, signed: '12' }, on('2026-11-22'))).toBe('personUnknown'));

  it('counts for credit from the eighteenth birthday on, by the calendar in Stockholm', () => {
    const credit = { ...signing, purpose: 'instalments' as const, stored: PERSON };
    expect(refusalOf(credit, new Date('2026-11-21T22:59:59Z'))).toBe('underage');
    expect(refusalOf(credit, new Date('2026-11-21T23:00:00Z'))).toBeNull();
  });

  it('identifies at any age', () => expect(refusalOf(signing, on('2020-01-01'))).toBeNull());
});
