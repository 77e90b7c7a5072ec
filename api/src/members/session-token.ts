import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits cannot be guessed, so one round of SHA-256 is enough to make a stolen table useless. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
