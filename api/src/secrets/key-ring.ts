import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { isSameText } from '../security/signer.ts';
import { decryptWith, encryptWith, keyIdIn } from './ciphertext.ts';
import type { EncryptionPurpose, SigningPurpose } from './purposes.ts';

interface SignOptions {
  /** Length of a signature in bytes, taken from the MAC. */
  readonly bytes: number;
  /** Further context that a signature is bound to. */
  readonly scope?: string;
}

/**
 * Everything that the installation's secrets are used for. The first key signs and encrypts, all of them verify and
 * decrypt; each purpose has keys of its own, derived by HKDF. Never hands out a key.
 */
export interface KeyRing {
  /** The first key's id and then the others'; ids are no secret. */
  readonly keyIds: readonly string[];
  /** False while it writes as the former release did; nothing that it writes names its key then. */
  readonly writesKeyIds: boolean;
  /** A signature, base64url, for a token that travels; verify it with the same options. */
  sign(purpose: SigningPurpose, text: string, options: SignOptions): string;
  /** Whether one of the keys has made the signature for this text; takes the same time for any wrong one. */
  verify(purpose: SigningPurpose, text: string, signature: string, options: SignOptions): boolean;
  /**
   * 32 bytes that cannot be computed without the keys. The first value is the one issued today; the others were issued
   * under older keys, for a reader who has a hash to compare them with.
   */
  derive(purpose: SigningPurpose, text: string): readonly [Buffer, ...Buffer[]];
  /** The value derived before keys had ids, by the installation's oldest key. */
  deriveLegacy(purpose: SigningPurpose, text: string): Buffer;
  /** Authenticated encryption (AES-256-GCM); the result names its key. */
  encrypt(purpose: EncryptionPurpose, text: string): Buffer;
  /**
   * Throws `UndecryptableError` when the value was tampered with, or encrypted for another purpose or with a removed
   * key.
   */
  decrypt(purpose: EncryptionPurpose, stored: Buffer): string;
  /** The ring without the older keys. */
  firstAlone(): KeyRing;
  /** Whether a stored value is already as `encrypt` would write it today: under the first key. */
  isCurrent(stored: Buffer): boolean;
}

/** A stored value that none of the keys opens. The message names the purpose and the key's id, never the value. */
export class UndecryptableError extends Error {
  override readonly name = 'UndecryptableError';
}

/** Before keys had ids there was one for everything; a signature was an HMAC with the secret itself. */
const legacyMac = (secret: string, purpose: SigningPurpose, text: string, scope: string): Buffer =>
  createHmac('sha256', scope === '' ? secret : `${secret}:${scope}`)
    .update(text === '' ? `${purpose}-1` : `${purpose}-1:${text}`)
    .digest();

/** HKDF labels of the purposes that were once encrypted without a key id. */
const LEGACY_LABELS: Readonly<Partial<Record<EncryptionPurpose, string>>> = { 'member.ssn': 'member.ssn' };

const ID_BYTES = 3;
const ID_LENGTH = 4;

interface Key {
  readonly id: string;
  readonly secret: string;
  /** A key for one use, derived once. */
  derived(label: string): KeyObject;
}

function createKey(secret: string): Key {
  const known = new Map<string, KeyObject>();
  const derive = (label: string, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', secret, '', label, bytes));
  return {
    id: derive('shop:key-id', ID_BYTES).toString('base64url'),
    secret,
    derived: (label) => {
      let key = known.get(label);
      if (key === undefined) known.set(label, (key = createSecretKey(derive(label, 32))));
      return key;
    },
  };
}

interface KeyRingOptions {
  /**
   * False: signatures and personal numbers are written as before there were key ids, so that instances of the former
   * release, which know nothing else, can read them while both run.
   */
  readonly writesKeyIds?: boolean;
}

/**
 * Makes the key ring of secrets that have been checked; the first one signs and encrypts. Throws for two keys of one
 * id.
 */
export function createKeyRing(
  secrets: readonly [string, ...string[]],
  { writesKeyIds = true }: KeyRingOptions = {},
): KeyRing {
  const first = createKey(secrets[0]);
  const oldest = createKey(secrets.at(-1) ?? secrets[0]);
  const keys = [first, ...secrets.slice(1).map(createKey)];
  const byId = new Map(keys.map((key) => [key.id, key]));
  if (byId.size < keys.length) throw new Error('The same secret is given twice.');

  const mac = (key: Key, purpose: SigningPurpose, text: string, scope: string): Buffer =>
    createHmac('sha256', key.derived(`shop:sign:${purpose}`))
      .update(`${scope}\n${text}`)
      .digest();
  const encryptionKey = (key: Key, purpose: EncryptionPurpose): KeyObject => key.derived(`shop:encrypt:${purpose}`);
  const encode = (digest: Buffer, bytes: number): string => digest.subarray(0, bytes).toString('base64url');

  return {
    keyIds: keys.map(({ id }) => id),
    writesKeyIds,
    sign: (purpose, text, { bytes, scope = '' }) =>
      writesKeyIds
        ? first.id + encode(mac(first, purpose, text, scope), bytes)
        : encode(legacyMac(first.secret, purpose, text, scope), bytes),
    verify: (purpose, text, signature, { bytes, scope = '' }) => {
      const length = Math.ceil((bytes * 4) / 3);
      if (signature.length === length + ID_LENGTH) {
        const key = byId.get(signature.slice(0, ID_LENGTH));
        return (
          key !== undefined && isSameText(signature.slice(ID_LENGTH), encode(mac(key, purpose, text, scope), bytes))
        );
      }
      // No `some`: the time must not reveal which key matched.
      const matches = keys.filter(({ secret }) =>
        isSameText(signature, encode(legacyMac(secret, purpose, text, scope), bytes)),
      );
      return matches.length > 0;
    },
    derive: (purpose, text) => {
      const today = keys.map((key) => mac(key, purpose, text, ''));
      const legacy = keys.map(({ secret }) => legacyMac(secret, purpose, text, ''));
      const [head, ...rest] = writesKeyIds ? [...today, ...legacy] : [...legacy, ...today];
      if (head === undefined) throw new Error('A key ring has a key.');
      return [head, ...rest];
    },
    deriveLegacy: (purpose, text) => legacyMac(oldest.secret, purpose, text, ''),
    firstAlone: () => createKeyRing([first.secret], { writesKeyIds }),
    encrypt: (purpose, text) => {
      const label = LEGACY_LABELS[purpose];
      return writesKeyIds || label === undefined
        ? encryptWith(encryptionKey(first, purpose), text, first.id)
        : encryptWith(first.derived(label), text);
    },
    decrypt: (purpose, stored) => {
      const id = keyIdIn(stored);
      const named = id === null ? undefined : byId.get(id);
      const text = named === undefined ? null : decryptWith(encryptionKey(named, purpose), stored, named.id);
      if (text !== null) return text;
      const label = LEGACY_LABELS[purpose];
      for (const key of label === undefined ? [] : keys) {
        const old = decryptWith(key.derived(label ?? ''), stored);
        if (old !== null) return old;
      }
      throw new UndecryptableError(`No key opens a stored ${purpose}${id === null ? '' : ` (key ${id})`}.`);
    },
    isCurrent: (stored) => keyIdIn(stored) === first.id,
  };
}
