import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createKeyRing, type KeyRing, UndecryptableError } from './key-ring.ts';

const OLD = 'a former secret of the tests, a former secret';
const NEW = 'the present secret of the tests, the present one';
const BYTES = { bytes: 20 };
const SSN = '199001012384';

/** As the shop signed before there were several keys. */
const signedWithoutKeyId = (secret: string, label: string): string =>
  createHmac('sha256', secret).update(label).digest().subarray(0, 20).toString('base64url');

/** As the shop encrypted before there were several keys. */
function encryptedWithoutKeyId(secret: string, text: string, iv = randomBytes(12)): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'member.ssn', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

describe('a key ring', () => {
  const before = createKeyRing([OLD]);
  const during = createKeyRing([NEW, OLD]);
  const after = createKeyRing([NEW]);

  it('[F21] signs with the first key and verifies with all of them', () => {
    const old = before.sign('unsubscribe', '17', BYTES);
    const today = during.sign('unsubscribe', '17', BYTES);
    const known = (ring: KeyRing, signature: string) => ring.verify('unsubscribe', '17', signature, BYTES);
    expect(today).toBe(after.sign('unsubscribe', '17', BYTES));
    expect([known(during, old), known(during, today), known(after, old), known(before, today)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[F21] verifies nothing that was signed for another purpose, text or scope, and nothing made up', () => {
    const signature = during.sign('price-pass', '17', { bytes: 20, scope: 'offer:1' });
    expect(during.verify('price-pass', '17', signature, { bytes: 20, scope: 'offer:1' })).toBe(true);
    expect(during.verify('price-pass', '17', signature, { bytes: 20, scope: 'offer:2' })).toBe(false);
    expect(during.verify('price-pass', '18', signature, { bytes: 20, scope: 'offer:1' })).toBe(false);
    expect(during.verify('ticket', '17', signature, { bytes: 20, scope: 'offer:1' })).toBe(false);
    for (const made of ['', 'å'.repeat(27), 'x'.repeat(27), 'x'.repeat(31), `${during.keyIds[0]}${'å'.repeat(27)}`]) {
      expect(during.verify('price-pass', '17', made, { bytes: 20, scope: 'offer:1' })).toBe(false);
    }
  });

  it('[F21] verifies what was signed before keys had ids, with each of its keys', () => {
    const signature = signedWithoutKeyId(OLD, 'unsubscribe-1:17:newsletter');
    expect(during.verify('unsubscribe', '17:newsletter', signature, BYTES)).toBe(true);
    expect(after.verify('unsubscribe', '17:newsletter', signature, BYTES)).toBe(false);
    const offer = signedWithoutKeyId(`${OLD}:offer:4`, 'price-pass-1:17.4900.abc');
    expect(during.verify('price-pass', '17.4900.abc', offer, { bytes: 20, scope: 'offer:4' })).toBe(true);
  });

  it('[F21] encrypts with the first key, names it, and decrypts with all of them', () => {
    const old = before.encrypt('member.ssn', SSN);
    const today = during.encrypt('member.ssn', SSN);
    expect([during.decrypt('member.ssn', old), after.decrypt('member.ssn', today)]).toEqual([SSN, SSN]);
    expect([during.isCurrent(old), during.isCurrent(today)]).toEqual([false, true]);
    expect(() => after.decrypt('member.ssn', old)).toThrow(UndecryptableError);
    expect(during.encrypt('member.ssn', SSN).equals(today)).toBe(false);
  });

  it('[F21] decrypts what was encrypted before keys had ids, also what looks as if it named a key', () => {
    const stored = encryptedWithoutKeyId(OLD, SSN);
    expect([during.decrypt('member.ssn', stored), during.isCurrent(stored)]).toEqual([SSN, false]);
    const header = Buffer.concat([Buffer.from('K1'), Buffer.from(during.keyIds[0] ?? '', 'base64url')]);
    const looksNamed = encryptedWithoutKeyId(OLD, SSN, Buffer.concat([header, Buffer.alloc(7)]));
    expect(during.decrypt('member.ssn', looksNamed)).toBe(SSN);
  });

  it('[F21] decrypts nothing that was changed anywhere, and says neither value nor key', () => {
    const stored = during.encrypt('member.ssn', SSN);
    for (let at = 0; at < stored.length; at += 1) {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => during.decrypt('member.ssn', changed)).toThrow(/^No key opens a stored member\.ssn/);
    }
    expect(() => during.decrypt('member.ssn', Buffer.alloc(3))).toThrow(UndecryptableError);
  });

  it('[F21] derives first what is given out today, and then what was given out before', () => {
    const [today] = during.derive('order-secret', 'PX-1');
    expect(after.derive('order-secret', 'PX-1')[0]).toEqual(today);
    const legacy = createHmac('sha256', OLD).update('order-secret-1:PX-1').digest();
    expect(during.derive('order-secret', 'PX-1')).toContainEqual(before.derive('order-secret', 'PX-1')[0]);
    expect(during.derive('order-secret', 'PX-1')).toContainEqual(legacy);
  });

  it('[F21] writes what the former release reads while it must', () => {
    const upgrading = createKeyRing([OLD], { writesKeyIds: false });
    expect(upgrading.sign('unsubscribe', '17:newsletter', BYTES)).toBe(
      signedWithoutKeyId(OLD, 'unsubscribe-1:17:newsletter'),
    );
    expect(upgrading.derive('order-secret', 'PX-1')[0]).toEqual(
      createHmac('sha256', OLD).update('order-secret-1:PX-1').digest(),
    );
    const stored = upgrading.encrypt('member.ssn', SSN);
    expect(stored).toHaveLength(12 + 16 + SSN.length);
    expect(during.decrypt('member.ssn', stored)).toBe(SSN);
    expect(before.verify('unsubscribe', '17', upgrading.sign('unsubscribe', '17', BYTES), BYTES)).toBe(true);
  });

  it('[F21] refuses the same secret twice', () => {
    expect(() => createKeyRing([OLD, OLD])).toThrow('twice');
  });
});
