import { SHOP } from '@shop/contracts/config';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { staffFactor } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { readFactors, type StaffFactor } from './factors.ts';

/** Loaded at its first use: it weighs as much as half the api, and few processes ever see a passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server');

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'log'>;

/** The member who enrols or presents a passkey. */
export interface PasskeyOwner {
  readonly memberId: number;
  readonly username: string;
  readonly sessionId: string;
}

/** EdDSA, ES256 and RS256: what every authenticator has. The library would also try what Node calls experimental. */
const SUPPORTED_ALGORITHMS = [-8, -7, -257];

/** Passkeys are bound to the shop's host; the browser checks it before it signs, and the server after. */
const relyingParty = ({ config }: Parts) => {
  const { origin, hostname } = new URL(config.publicOrigin);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

const Transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));
const transportsOf = (stored: unknown): z.output<typeof Transports> => Transports.catch([]).parse(stored);

const Base64Url = z.string().regex(/^[\w-]+$/);
/** The outer shape of a browser's response; what is inside is the library's to read and to refuse. */
const Credential = z.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: Base64Url }),
  clientExtensionResults: z.looseObject({}),
});

function readCredential(json: string): z.output<typeof Credential> | null {
  try {
    return Credential.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

const credentialOf = ({ credentialId, publicKey, signCount, transports }: StaffFactor): WebAuthnCredential | null =>
  credentialId === null || publicKey === null
    ? null
    : {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: signCount,
        transports: transportsOf(transports),
      };

/** Options, as JSON, with which the browser creates a passkey. */
export async function passkeyEnrolmentOptions(parts: Parts, owner: PasskeyOwner): Promise<string> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const known = (await readFactors(parts.db, owner.memberId)).flatMap((factor) => credentialOf(factor) ?? []);
  const options = await generateRegistrationOptions({
    rpName: `${SHOP.brand} admin`,
    rpID: relyingParty(parts).expectedRPID,
    userName: owner.username,
    userID: new TextEncoder().encode(`staff:${owner.memberId}`),
    attestationType: 'none',
    supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const { sessionId } = owner;
  await storeChallenge(parts.db, { sessionId, purpose: 'enrol', challenge: options.challenge }, parts.clock.now());
  return JSON.stringify(options);
}

export type NewPasskey = Pick<
  typeof staffFactor.$inferInsert,
  'credentialId' | 'publicKey' | 'signCount' | 'transports'
>;

/** The passkey that a browser has made for this session's challenge; null for anything else. */
export async function readNewPasskey(parts: Parts, owner: PasskeyOwner, json: string): Promise<NewPasskey | null> {
  const expectedChallenge = await takeChallenge(
    parts.db,
    { sessionId: owner.sessionId, purpose: 'enrol' },
    parts.clock.now(),
  );
  const response = readCredential(json);
  if (expectedChallenge === undefined || response === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      ...relyingParty(parts),
      requireUserVerification: true,
      supportedAlgorithmIDs: SUPPORTED_ALGORITHMS,
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: transportsOf(transports),
    };
  } catch (error) {
    parts.log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}

/** Options, as JSON, with which the browser signs with one of the member's passkeys; null for a member without any. */
export async function passkeyLoginOptions(parts: Parts, owner: PasskeyOwner): Promise<string | null> {
  const known = (await readFactors(parts.db, owner.memberId)).flatMap((factor) => credentialOf(factor) ?? []);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts).expectedRPID,
    allowCredentials: known,
    userVerification: 'required',
  });
  const { sessionId } = owner;
  await storeChallenge(parts.db, { sessionId, purpose: 'login', challenge: options.challenge }, parts.clock.now());
  return JSON.stringify(options);
}

/** Whether one of the member's passkeys has signed this session's challenge; its counter moves on. */
export async function isPasskeyRight(parts: Parts, owner: PasskeyOwner, json: string): Promise<boolean> {
  const now = parts.clock.now();
  const { memberId, sessionId } = owner;
  const expectedChallenge = await takeChallenge(parts.db, { sessionId, purpose: 'login' }, now);
  const response = readCredential(json);
  if (expectedChallenge === undefined || response === null) return false;
  const factor = (await readFactors(parts.db, memberId)).find(({ credentialId }) => credentialId === response.id);
  const credential = factor && credentialOf(factor);
  if (!factor || !credential) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      ...relyingParty(parts),
      credential,
      requireUserVerification: true,
    });
    if (!verified) return false;
    const moved = await parts.db
      .update(staffFactor)
      .set({ signCount: authenticationInfo.newCounter, lastUsedAt: now })
      .where(and(eq(staffFactor.id, factor.id), eq(staffFactor.signCount, factor.signCount)))
      .returning({ id: staffFactor.id });
    return moved.length > 0;
  } catch (error) {
    parts.log.info({ err: error }, 'a passkey was refused');
    return false;
  }
}
