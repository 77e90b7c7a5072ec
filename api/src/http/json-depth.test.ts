import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isDeeperThan } from './json-depth.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('isDeeperThan', () => {
  it('[F15] agrees with the parsed value, whatever its strings contain', () => {
    const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a') });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 8 }, text, fc.array(tie('tree')), fc.dictionary(text, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 5 }), (value, max) => {
        const json = JSON.stringify(value);
        expect(isDeeperThan(json.padEnd(2 * (max + 1)), max)).toBe(depthOf(value) > max);
      }),
    );
  });

  it('[F15] ends on texts that are no JSON', () => {
    expect(isDeeperThan(`"${'\\'.repeat(50)}`, 20)).toBe(false);
    expect(isDeeperThan(']'.repeat(50), 20)).toBe(false);
    expect(isDeeperThan('['.repeat(256 * 1024), 20)).toBe(true);
  });
});
