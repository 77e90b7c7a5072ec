import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, isNewerMajor, parseVersion } from './version.ts';

describe('versions', () => {
  it('[4-48] have the form major.minor.patch', () => {
    expect(['1.20.3', '1.2', '1.2.3.4', 'v1.2.3', null].map(parseVersion)).toEqual([
      [1, 20, 3],
      null,
      null,
      null,
      null,
    ]);
  });

  it('[4-48] compare as numbers, part by part', () => {
    const part = fc.nat(99);
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (a, b) => {
        const weight = ([x, y, z]: [number, number, number]) => x * 1e4 + y * 100 + z;
        expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(weight(a) - weight(b)));
      }),
    );
    expect(compareVersions('broken', '0.0.0')).toBeLessThan(0);
  });

  it('[4-49][4-50] ask for a reload only when the major is newer', () => {
    const newer = ['2.0.0', '1.9.9', '0.1.0', '10.0.0', '', null].map((server) => isNewerMajor('1.2.3', server));
    expect(newer).toEqual([true, false, false, true, false, false]);
  });
});
