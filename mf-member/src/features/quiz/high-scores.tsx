import type { Game } from '@shop/contracts/api/member-world';
import { formatWholeNumber } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import classes from './quiz.module.css';

/** Points of the last 30 days: the member's and those of friends who may be seen. */
export function HighScores({ scores }: { readonly scores: Game['highScores'] }) {
  const { href } = usePlatform();
  return (
    <section aria-labelledby="quiz-high-scores">
      <h2 id="quiz-high-scores" className={classes.title}>
        Du och dina vänner, 30 dagar
      </h2>
      {scores.length === 0 ? (
        <p>Här syns poängen när du eller dina vänner har spelat.</p>
      ) : (
        <table className={classes.scores}>
          <thead>
            <tr>
              <th scope="col">Spelare</th>
              <th scope="col" className={classes.points}>
                Poäng
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ user, score, isOwn }) => (
              <tr key={user.id} className={isOwn ? classes.own : undefined}>
                <th scope="row">
                  {user.username}
                  {isOwn ? ' (du)' : ''}
                </th>
                <td className={classes.points}>{formatWholeNumber(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.muted}>
        Bara vänner ser varandras poäng. Döljer du din profil syns du inte hos någon.{' '}
        <a href={href('member.friends')}>Till dina vänner</a>
      </p>
    </section>
  );
}
