import { and, eq, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import type { DbOrTx, Tx } from '../db/client.ts';
import { staffRecoveryCode } from '../db/schema/index.ts';

const CODES = 10;
/** 120 random bits cannot be guessed, so a plain hash is enough (ASVS 6.5.2). */
const CODE_BYTES = 15;

const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string): Buffer => createHash('sha256').update(plain(code)).digest();
const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Ten new recovery codes, to be shown once; the member's older ones stop working. */
export async function issueRecoveryCodes(tx: Tx, memberId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => grouped(new Secret({ size: CODE_BYTES }).base32));
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.memberId, memberId));
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ codeHash: hashOf(code), memberId, createdAt: now })));
  return codes;
}

const unused = (memberId: number) => and(eq(staffRecoveryCode.memberId, memberId), isNull(staffRecoveryCode.usedAt));

/** Uses a recovery code up: of many callers at once only one gets true. */
export async function useRecoveryCode(on: DbOrTx, memberId: number, typed: string, now: Date): Promise<boolean> {
  const used = await on
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(and(unused(memberId), eq(staffRecoveryCode.codeHash, hashOf(typed))))
    .returning({ memberId: staffRecoveryCode.memberId });
  return used.length > 0;
}

/** Number of unused recovery codes of a member. */
export const countRecoveryCodes = (on: DbOrTx, memberId: number): Promise<number> =>
  on.$count(staffRecoveryCode, unused(memberId));
