import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Made once per process, for usernames that do not exist. */
let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash `stored`. Without a hash it does the same work and returns false, so that
 * response times do not reveal which usernames exist [O8-09].
 */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(stored ?? (await decoy), password);
  return stored !== undefined && isRight;
}
