import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of a value that names its key; the next three bytes are the key's id. */
const MARK = Buffer.from('K1');
const HEADER_BYTES = MARK.length + 3;

/** Header of a stored value that names its key. */
export const headerOf = (keyId: string): Buffer => Buffer.concat([MARK, Buffer.from(keyId, 'base64url')]);

/**
 * The id of the key in a stored value; null for a value from before keys had ids (or, one in 65,536 of those, wrong).
 */
export const keyIdIn = (stored: Buffer): string | null =>
  stored.subarray(0, MARK.length).equals(MARK)
    ? stored.subarray(MARK.length, HEADER_BYTES).toString('base64url')
    : null;

/**
 * A text under a key: header where an id is given, then IV, tag and ciphertext. The header cannot be changed either.
 */
export function encryptWith(key: KeyObject, text: string, keyId?: string): Buffer {
  const header = keyId === undefined ? Buffer.alloc(0) : headerOf(keyId);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(header);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([header, iv, cipher.getAuthTag(), ciphertext]);
}

/** The text again; null when the value was changed, or was made with another key or header. */
export function decryptWith(key: KeyObject, stored: Buffer, keyId?: string): string | null {
  const header = keyId === undefined ? Buffer.alloc(0) : headerOf(keyId);
  const tagAt = header.length + IV_BYTES;
  const textAt = tagAt + TAG_BYTES;
  if (stored.length < textAt || !stored.subarray(0, header.length).equals(header)) return null;
  const decipher = createDecipheriv(ALGORITHM, key, stored.subarray(header.length, tagAt), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(header).setAuthTag(stored.subarray(tagAt, textAt));
  try {
    return Buffer.concat([decipher.update(stored.subarray(textAt)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
