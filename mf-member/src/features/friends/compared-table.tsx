import type { ComparedMember } from '@shop/contracts/api/friend';
import { formatWholeNumber } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { clsx } from 'clsx';
import { rankLabel } from '../rank/rank-line.tsx';
import classes from './friends-page.module.css';

/** [O2.17-12] The member beside their friends: level, XP, achievements and the quiz of the last 30 days. */
export function ComparedTable({ compared }: { readonly compared: readonly ComparedMember[] }) {
  const { href } = usePlatform();
  return (
    <div className={classes.scroll} role="region" aria-label="Jämförelse" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Medlem</th>
            <th scope="col">Nivå</th>
            <th scope="col">XP</th>
            <th scope="col">Utmärkelser</th>
            <th scope="col">Quiz, 30 dagar</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ user, isOwn, experiencePoints, achievements, quizScore }) => (
            <tr key={user.id} className={clsx(isOwn && classes.own)}>
              <th scope="row">
                {isOwn ? 'Du' : <a href={href('member.achievements', { id: user.id })}>{user.username}</a>}
              </th>
              <td>{rankLabel(user.rankLevel)}</td>
              <td>{formatWholeNumber(experiencePoints)}</td>
              <td>{formatWholeNumber(achievements)}</td>
              <td>{formatWholeNumber(quizScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
