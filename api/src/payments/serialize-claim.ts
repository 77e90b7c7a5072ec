import type { ResponseOf, getPayment, MemberPayment } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { unixSeconds } from '../clock.ts';
import { type Claim, nextPart, partSum } from './claims.ts';

/** The claim as the member reads it [O2.17-06]. */
export function serializeClaim(claim: Claim, now: Date): MemberPayment {
  const { record, parts } = claim;
  const next = nextPart(claim);
  const isOverdue = next !== undefined && next.dueAt < now;
  const sum = (some: typeof parts): number => some.reduce((total, part) => total + partSum(part), 0);
  const isCredited = next === undefined && parts.every(({ paidAt }) => paidAt === null);
  return {
    id: record.id,
    kind: record.kind,
    orderId: record.orderId,
    createdAt: unixSeconds(record.createdAt),
    amount: oreToKronor(sum(parts)),
    remaining: oreToKronor(sum(parts.filter(({ paidAt }) => paidAt === null))),
    next:
      next === undefined
        ? null
        : { number: next.number, dueAt: unixSeconds(next.dueAt), amount: oreToKronor(partSum(next)), isOverdue },
    status: isOverdue ? 'overdue' : next !== undefined ? 'open' : isCredited ? 'credited' : 'paid',
  };
}

export const serializeClaimInFull = (claim: Claim, now: Date): ResponseOf<typeof getPayment>['data']['payment'] => ({
  ...serializeClaim(claim, now),
  parts: claim.parts.map((part) => ({
    number: part.number,
    dueAt: unixSeconds(part.dueAt),
    amount: oreToKronor(partSum(part)),
    principal: oreToKronor(part.principalOre),
    interest: oreToKronor(part.interestOre),
    fee: oreToKronor(part.feeOre),
    paidAt: part.paidAt === null ? null : unixSeconds(part.paidAt),
  })),
});
