import { getBenefits, getExperience } from '@shop/contracts/api/member-world';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { LoadInput } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';

/** A page of the member's XP ledger. */
export type ExperienceLedger = ResponseOf<typeof getExperience>['data'];

export type BenefitsData = ResponseOf<typeof getBenefits>['data'] & {
  /** Null: could not be fetched, which costs the page its own section only. */
  readonly experience: ExperienceLedger | null;
};

/** [O2.17-04] What membership gives at each level, and where the member's XP come from [O4-38]. */
export async function loadBenefits({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<BenefitsData> {
  const [benefits, experience] = await Promise.all([
    api.call(getBenefits, {}, { signal }),
    api.call(getExperience, {}, { signal, fresh: true }).then(({ data }) => data, orNull),
  ]);
  return { ...benefits.data, experience };
}
