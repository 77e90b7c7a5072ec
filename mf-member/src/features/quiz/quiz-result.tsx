import type { QuizResult as Result, QuizReview } from '@shop/contracts/api/member-world';
import { formatDay, fromUnixSeconds } from '@shop/domain/dates';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { FocusHeading } from '../reveal/focus-heading.tsx';
import classes from './quiz.module.css';

export interface QuizResultProps {
  readonly result: Result;
  /** When the next round can be played, in Unix seconds. */
  readonly nextAt: number;
  readonly takesFocus: boolean;
}

function Reviewed({ review }: { readonly review: QuizReview }) {
  const { text, options, chosen, right, explanation } = review;
  const isRight = chosen === right;
  return (
    <li className={classes.reviewed}>
      <div className={classes.reviewedHead}>
        <h3 className={classes.reviewedText}>{text}</h3>
        {isRight ? <Badge tone="success">Rätt</Badge> : <Badge tone="error">Fel</Badge>}
      </div>
      <p>
        Ditt svar: {chosen === null ? 'inget' : options[chosen]}
        {isRight ? null : (
          <>
            <br />
            <strong>Rätt svar: {options[right]}</strong>
          </>
        )}
      </p>
      {explanation === '' ? null : <p className={classes.why}>{explanation}</p>}
    </li>
  );
}

/** The result of today's round: points, and for each question what was right and why. */
export function QuizResult({ result, nextAt, takesFocus }: QuizResultProps) {
  const { correct, xp, review } = result;
  const heading = `${correct} rätt gav dig ${xp} XP`;
  return (
    <section aria-label="Dagens resultat" className={classes.result}>
      {takesFocus ? (
        <FocusHeading level={2} className={classes.heading}>
          {heading}
        </FocusHeading>
      ) : (
        <h2 className={classes.heading}>{heading}</h2>
      )}
      <p>
        Dagens omgång är spelad. Nästa finns {formatDay(fromUnixSeconds(nextAt))}, och det kostar ingenting att hoppa
        över en dag.
      </p>
      {review.length === 0 ? null : (
        <ol role="list" className={classes.reviews}>
          {review.map((each) => (
            <Reviewed key={each.text} review={each} />
          ))}
        </ol>
      )}
    </section>
  );
}
