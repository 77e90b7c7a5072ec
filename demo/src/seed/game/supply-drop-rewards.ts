import { formatWholeNumber } from '@shop/domain/money';
import { RANK_GROUPS } from '@shop/domain/ranks';
import { AVATAR_CLASSES } from '@shop/api/account/avatar-classes';
import type { DropRewardKind, supplyDropReward } from '@shop/api/db/schema';

type Find = readonly [kind: DropRewardKind, name: string, description: string, amount: number, weight: number];

/** Classes that new members do not have yet; every group may find two more of them than the one below. */
const LOCKED = AVATAR_CLASSES.filter(({ minimumRankLevel }) => minimumRankLevel > 1);
const PART_SHARE = 120;
/** Per cent off in the first group; one more in each above it. */
const FIRST_PER_CENT = 5;
const MAX_FREIGHT_KRONOR = 99;

/** [O6-10] The same finds in every group, worth more further up; the odds are per mille and published. */
const findsOf = (step: number): Find[] => {
  const xp = (base: number, description: string, weight: number): Find => {
    const amount = base * (step + 1);
    return ['xp', `${formatWholeNumber(amount)} XP`, description, amount, weight];
  };
  const perCent = FIRST_PER_CENT + step;
  const parts = LOCKED.slice(0, 2 * (step + 1));
  return [
    xp(50, 'En näve erfarenhet.', 400),
    xp(100, 'En rejäl säck erfarenhet.', 240),
    xp(250, 'En kista full av erfarenhet.', 100),
    xp(1000, 'Storvinsten! Lådan var full till brädden.', 10),
    [
      'discountCode',
      `${perCent} % rabatt`,
      'På ett köp. Gäller allt utom presentkort, utan minsta belopp.',
      perCent,
      80,
    ],
    [
      'freeShippingCode',
      'Fri frakt',
      `Vi betalar frakten för en beställning, upp till ${MAX_FREIGHT_KRONOR} kr.`,
      MAX_FREIGHT_KRONOR,
      50,
    ],
    ...parts.map(({ id, name }): Find => {
      const description = 'En klass till din avatar, vilken nivå du än är på.';
      return ['avatarPart', name, description, id, Math.floor(PART_SHARE / parts.length)];
    }),
  ];
};

export const supplyDropRewardRows = (): (typeof supplyDropReward.$inferInsert)[] =>
  RANK_GROUPS.flatMap(({ name: rankGroup }, step) =>
    findsOf(step).map(([kind, name, description, amount, weight], index) => ({
      id: (step + 1) * 100 + index + 1,
      rankGroup,
      kind,
      name,
      description,
      amount,
      weight,
      isActive: true,
    })),
  );
