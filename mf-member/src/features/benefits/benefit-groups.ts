import type { Benefit } from '@shop/contracts/api/member-world';
import { RANK_GROUPS, type RankGroupName, xpThreshold } from '@shop/domain/ranks';

export interface BenefitGroup {
  readonly name: RankGroupName;
  readonly firstLevel: number;
  readonly lastLevel: number;
  /** XP from which the group is reached. */
  readonly from: number;
  readonly isCurrent: boolean;
  /** What the group adds to those below it. */
  readonly benefits: readonly Benefit[];
}

/** [O2.17-04] The rank groups in their order, each with what it adds; the member's own is current. */
export const benefitGroups = (benefits: readonly Benefit[], current: string | null): readonly BenefitGroup[] =>
  RANK_GROUPS.map(({ name, maxLevel }, index) => {
    const firstLevel = (RANK_GROUPS[index - 1]?.maxLevel ?? 0) + 1;
    return {
      name,
      firstLevel,
      lastLevel: maxLevel,
      from: xpThreshold(firstLevel) ?? 0,
      isCurrent: name === current,
      benefits: benefits.filter(({ rankGroup }) => rankGroup === name),
    };
  });

/** 'Nivå 5–8', or one level alone. */
export const levelsText = ({ firstLevel, lastLevel }: Pick<BenefitGroup, 'firstLevel' | 'lastLevel'>): string =>
  firstLevel === lastLevel ? `Nivå ${firstLevel}` : `Nivå ${firstLevel}–${lastLevel}`;
