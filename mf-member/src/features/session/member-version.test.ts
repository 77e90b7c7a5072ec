import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { memberVersion } from './member-version.ts';

describe('memberVersion', () => {
  it('is another with other XP or another setting, and the same with other delivery dates', () => {
    const version = memberVersion(testUser());
    expect(memberVersion(testUser())).toBe(version);
    expect(memberVersion(testUser({ experiencePoints: 8831 }))).not.toBe(version);
    expect(memberVersion(testUser({ settings: { serious_business_mode: true } }))).not.toBe(version);
    expect(memberVersion(testUser({ earliestDeliveryDate: '2026-11-24' }))).toBe(version);
  });
});
