import { describe, expect, it } from '@jest/globals';
import { createKeyRing } from '../secrets/key-ring.ts';
import { decryptSsn, encryptSsn, maskSsn } from './ssn.ts';

const KEYS = createKeyRing(['secret']);

describe('a personal number', () => {
  it('[O3-06] is read back only with the secret it was stored with, unchanged', () => {
    const stored = encryptSsn('199001012384', KEYS);
    expect(decryptSsn(stored, KEYS)).toBe('199001012384');
    expect(() => decryptSsn(stored, createKeyRing(['another']))).toThrow();
    const changed = Buffer.from(stored);
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
    expect(() => decryptSsn(changed, KEYS)).toThrow();
    expect(encryptSsn('199001012384', KEYS).equals(stored)).toBe(false);
  });

  it('[O3-06] shows the birth date and hides the rest', () => {
    expect(maskSsn('19900101-2384')).toBe('19900101-****');
    expect(maskSsn('9001012384')).toBe('900101-****');
  });
});
