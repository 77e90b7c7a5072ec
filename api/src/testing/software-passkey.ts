import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

export interface SoftwarePasskey {
  /** Responses as the browser's library posts them, of the options that the page carries. */
  enrol(optionsJson: string, changes?: Changes): string;
  login(optionsJson: string, changes?: Changes): string;
}

interface Changes {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** An authenticator without a device, for tests: one key (ES256), a counter, and no attestation. */
export function createSoftwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
    ]),
  );

  const authData = ({ isVerified = true, counter }: Changes, flags: number): Buffer => {
    used += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? used);
    const present = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([
      createHash('sha256').update(new URL(origin).hostname).digest(),
      Buffer.from([present]),
      count,
    ]);
  };
  const clientData = (type: string, challenge: string, changes: Changes): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false }));
  const respond = (response: object): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    enrol: (optionsJson, changes = {}) => {
      const { challenge } = JSON.parse(optionsJson) as { challenge: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([authData(changes, HAS_CREDENTIAL), Buffer.alloc(16), length, id, coseKey]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return respond({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, changes)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    login: (optionsJson, changes = {}) => {
      const { challenge } = JSON.parse(optionsJson) as { challenge: string };
      const data = authData(changes, 0);
      const client = clientData('webauthn.get', challenge, changes);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return respond({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
      });
    },
  };
}
