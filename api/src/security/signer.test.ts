import { describe, expect, it } from '@jest/globals';
import { isSameBytes, isSameText } from './signer.ts';

describe('comparing signatures', () => {
  it('[F8] takes texts of one length and different bytes for different, without an error', () => {
    expect(isSameText('å'.repeat(27), 'a'.repeat(27))).toBe(false);
    expect(isSameText('', 'a')).toBe(false);
    expect(isSameText('åäö', 'åäö')).toBe(true);
    expect(isSameBytes(Buffer.from([1, 2]), Buffer.from([1, 2, 3]))).toBe(false);
  });
});
