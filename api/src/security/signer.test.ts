import { describe, expect, it } from 'vitest';
import { createSigner, isSameBytes, isSameText } from './signer.ts';

const signer = createSigner('a secret of the tests');

describe('comparing signatures', () => {
  it('[F8] takes texts of one length and different bytes for different, without an error', () => {
    expect(isSameText('å'.repeat(27), 'a'.repeat(27))).toBe(false);
    expect(isSameText('', 'a')).toBe(false);
    expect(isSameText('åäö', 'åäö')).toBe(true);
    expect(isSameBytes(Buffer.from([1, 2]), Buffer.from([1, 2, 3]))).toBe(false);
  });
});

describe('a signer', () => {
  it('knows its own signature again, for its purpose, text and secret alone', () => {
    const signature = signer.sign('link-1', 'anna@example.se', 20);
    expect(signature).toMatch(/^[\w-]{27}$/);
    expect(signer.isSigned('link-1', 'anna@example.se', signature, 20)).toBe(true);
    expect(signer.isSigned('link-2', 'anna@example.se', signature, 20)).toBe(false);
    expect(signer.isSigned('link-1', 'beda@example.se', signature, 20)).toBe(false);
    expect(createSigner('another secret').isSigned('link-1', 'anna@example.se', signature, 20)).toBe(false);
  });

  it.each(['', 'å'.repeat(27), 'x'.repeat(27), 'x'.repeat(100_000), '\ud800'.repeat(27)])(
    '[F8] refuses a made-up signature without an error: %#',
    (signature) => expect(signer.isSigned('link-1', 'anna@example.se', signature, 20)).toBe(false),
  );
});
