import { and, eq, gt, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { memberToken, type MemberTokenPurpose } from '../db/schema/index.ts';
import { createToken, hashToken } from '../members/session-token.ts';

/** How long a mailed link [O2.1-16] or a handed-over code works. */
export const LINK_MINUTES = {
  passwordReset: 60,
  emailConfirmation: 7 * 24 * 60,
  emailChange: 24 * 60,
  staffEnrolment: 24 * 60,
} as const satisfies Record<MemberTokenPurpose, number>;

/** What a link stands for. */
export interface TokenOrder {
  readonly memberId: number;
  readonly purpose: MemberTokenPurpose;
  /** Where the link is sent to. */
  readonly email: string;
  readonly wantsNewsletter?: boolean;
}

/** A new secret for a mailed link; the member's older one of the same purpose stops working. */
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

/** What an open link stands for; undefined when it was used, replaced, made up or is too old. */
export async function readToken(on: DbOrTx, token: string, purposes: readonly MemberTokenPurpose[], now: Date) {
  const [row] = await on
    .select()
    .from(memberToken)
    .where(isOpen(token, purposes, now));
  return row;
}

/** The same, and uses the link up: of many callers at once only one gets it. */
export async function takeToken(tx: Tx, token: string, purposes: readonly MemberTokenPurpose[], now: Date) {
  const [row] = await tx
    .delete(memberToken)
    .where(isOpen(token, purposes, now))
    .returning();
  return row;
}

/** Ends all links of these purposes that a member still has. */
export async function dropTokens(tx: Tx, memberId: number, purposes: readonly MemberTokenPurpose[]): Promise<void> {
  await tx
    .delete(memberToken)
    .where(and(eq(memberToken.memberId, memberId), inArray(memberToken.purpose, [...purposes])));
}
