import { describe, expect, it } from '@jest/globals';
import { isInShare, VISITOR_GROUPS } from './choose-version.ts';

const canary = (version: string, percent: number) => ({ version, percent, since: '' });
const members = (version: string, percent: number) =>
  Array.from({ length: VISITOR_GROUPS }, (_, group) => group).filter((group) =>
    isInShare(group, canary(version, percent)),
  );

describe('isInShare', () => {
  it.each([0, 0.5, 1, 10, 33.33, 50, 100])('gives %d percent of the groups the canary, exactly', (percent) => {
    expect(members('1.0.0-abc', percent)).toHaveLength((percent / 100) * VISITOR_GROUPS);
  });

  it('whoever has it keeps it when the share grows', () => {
    const more = new Set(members('1.0.0-abc', 25));
    expect(members('1.0.0-abc', 10).every((group) => more.has(group))).toBe(true);
  });

  it('another release tries other visitors', () => {
    const first = new Set(members('1.0.0-abc', 10));
    const shared = members('1.0.0-abd', 10).filter((group) => first.has(group));
    expect(shared.length).toBeLessThan(1000);
  });
});
