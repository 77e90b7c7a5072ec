import { and, eq, gt, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { memberToken, type MemberTokenPurpose } from '../db/schema/index.ts';
import { createToken, hashToken } from '../members/session-token.ts';

/** Lifetime in minutes of a mailed link [O2.1-16] or a code. */
export const LINK_MINUTES = {
  passwordReset: 60,
  emailConfirmation: 7 * 24 * 60,
  emailChange: 24 * 60,
  staffEnrolment: 24 * 60,
} as const satisfies Record<MemberTokenPurpose, number>;

/** What a mailed link is for. */
export interface TokenOrder {
  readonly memberId: number;
  readonly purpose: MemberTokenPurpose;
  /** Receiver of the link. */
  readonly email: string;
  readonly wantsNewsletter?: boolean;
}

/** Issues a secret for a mailed link; invalidates the member's older one of the same purpose. */
export async function issueToken(tx: Tx, order: TokenOrder, now: Date): Promise<string> {
  const token = createToken();
  const fresh = {
    tokenHash: hashToken(token),
    email: order.email,
    wantsNewsletter: order.wantsNewsletter ?? false,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MINUTES[order.purpose] * 60_000),
  };
  await tx
    .insert(memberToken)
    .values({ memberId: order.memberId, purpose: order.purpose, ...fresh })
    .onConflictDoUpdate({ target: [memberToken.memberId, memberToken.purpose], set: fresh });
  return token;
}

const isOpen = (token: string, purposes: readonly MemberTokenPurpose[], now: Date) =>
  and(
    eq(memberToken.tokenHash, hashToken(token)),
    inArray(memberToken.purpose, [...purposes]),
    gt(memberToken.expiresAt, now),
  );

/** The order behind a valid link; undefined when the token was used, replaced, made up or has expired. */
export async function readToken(on: DbOrTx, token: string, purposes: readonly MemberTokenPurpose[], now: Date) {
  const [row] = await on
    .select()
    .from(memberToken)
    .where(isOpen(token, purposes, now));
  return row;
}

/** Like `readToken`, and uses the link up: of several concurrent callers one gets it. */
export async function takeToken(tx: Tx, token: string, purposes: readonly MemberTokenPurpose[], now: Date) {
  const [row] = await tx
    .delete(memberToken)
    .where(isOpen(token, purposes, now))
    .returning();
  return row;
}

/** Invalidates all links of these purposes that a member still has. */
export async function dropTokens(tx: Tx, memberId: number, purposes: readonly MemberTokenPurpose[]): Promise<void> {
  await tx
    .delete(memberToken)
    .where(and(eq(memberToken.memberId, memberId), inArray(memberToken.purpose, [...purposes])));
}
