import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'secret');

/** A new key, fit for SHOP_SECRETS: 32 random bytes as base64url. */
export const generateSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The keys of a developer's machine, in the format of SHOP_SECRETS: generated once and stored, so that tokens survive
 * a restart.
 */
export function developmentSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(fileIn(dataDir), generateSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(fileIn(dataDir), 'utf8').trim();
}

/** Adds a new key in front, atomically: a reader sees either the old file or the new one. Returns its path. */
export function rotateDevelopmentSecret(dataDir: string): string {
  const known = developmentSecret(dataDir);
  const written = join(dataDir, `secret.${process.pid}`);
  writeFileSync(written, `${generateSecret()},${known}`, { mode: 0o600 });
  renameSync(written, fileIn(dataDir));
  return fileIn(dataDir);
}
