import type { getBenefits } from '@shop/contracts/api/member-world';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { formatWholeNumber } from '@shop/domain/money';
import { rankLabel, XpBar } from '../rank/rank-line.tsx';
import classes from './benefits-page.module.css';

type Rank = ResponseOf<typeof getBenefits>['data']['rank'];

/** 'xp' and achievements that are missing; null at the top. */
export const missingText = ({ level, experienceToNext, achievementsToNext }: Rank): string | null => {
  if (experienceToNext === null) return null;
  const parts = [
    experienceToNext > 0 ? `${formatWholeNumber(experienceToNext)}\u00a0xp` : null,
    (achievementsToNext ?? 0) > 0 ? `${formatWholeNumber(achievementsToNext ?? 0)} utmärkelser` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(' och ')} kvar till nivå ${level + 1}`;
};

/** [O2.17-04] The member's level, and what the next one needs. */
export function NextLevel({ rank }: { readonly rank: Rank }) {
  const { level, experiencePoints } = rank;
  return (
    <div className={classes.next}>
      <p className={classes.level}>{rankLabel(level)}</p>
      <XpBar level={level} experiencePoints={experiencePoints} />
      <p>{missingText(rank) ?? 'Du har nått den högsta nivån.'}</p>
      <p className={classes.muted}>En nivå har inget slutdatum. Bara en retur kan ta tillbaka xp.</p>
    </div>
  );
}
