import type { QuizRound as Round } from '@shop/contracts/api/member-world';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { useState } from 'react';
import { FocusHeading } from '../reveal/focus-heading.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { type Answers, readAnswers, writeAnswers } from './stored-answers.ts';
import classes from './quiz.module.css';

export interface QuizRoundProps {
  readonly memberId: number;
  readonly round: Round;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onHandIn: (answers: Answers) => void;
  readonly onPause: () => void;
}

interface OverviewProps extends Pick<QuizRoundProps, 'round' | 'isBusy' | 'problem'> {
  readonly answers: Answers;
  readonly onChange: (place: number) => void;
  readonly onHandIn: () => void;
}

/** What has been answered, to be changed or handed in. */
function Overview({ round, answers, isBusy, problem, onChange, onHandIn }: OverviewProps) {
  const missing = answers.filter((answer) => answer === null).length;
  return (
    <div className={classes.question}>
      <FocusHeading level={2} className={classes.heading}>
        Klar att lämna in?
      </FocusHeading>
      {missing === 0 ? null : (
        <Alert tone="warning">
          {missing === 1 ? 'En fråga saknar svar.' : `${missing} frågor saknar svar.`} Det räknas som fel, men kostar
          ingenting.
        </Alert>
      )}
      <ol role="list" className={classes.overview}>
        {round.questions.map(({ id, text, options }, place) => {
          const answer = answers[place] ?? null;
          return (
            <li key={id} className={classes.overviewRow}>
              <p>
                {text}
                <span className={classes.given}>{answer === null ? 'Inget svar' : options[answer]}</span>
              </p>
              <Button variant="quiet" aria-label={`Ändra svaret på fråga ${place + 1}`} onClick={() => onChange(place)}>
                Ändra
              </Button>
            </li>
          );
        })}
      </ol>
      <div role="alert">{problem === null ? null : <Alert tone="error">{problem}</Alert>}</div>
      <div className={classes.actions}>
        <Button variant="primary" isLoading={isBusy} onClick={onHandIn}>
          Lämna in svaren
        </Button>
      </div>
    </div>
  );
}

/** A round as it is played: question by question, then an overview. There is no clock. */
export default function QuizRound({ memberId, round, isBusy, problem, onHandIn, onPause }: QuizRoundProps) {
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(localStorage, memberId, round));
  const count = round.questions.length;
  /** `count` is the overview; it begins where the member left. */
  const [place, setPlace] = useState(() => {
    const open = answers.indexOf(null);
    return open === -1 ? count : open;
  });
  const answer = (option: number): void => {
    const changed = answers.with(place, option);
    setAnswers(changed);
    writeAnswers(localStorage, memberId, round, changed);
  };
  const question = round.questions[place];
  const answered = answers.filter((each) => each !== null).length;
  return (
    <div className={classes.round}>
      <ProgressBar label="Besvarade frågor" value={answered} max={count} valueText={`${answered} av ${count}`} />
      {question === undefined ? (
        <Overview
          round={round}
          answers={answers}
          isBusy={isBusy}
          problem={problem}
          onChange={setPlace}
          onHandIn={() => onHandIn(answers)}
        />
      ) : (
        <QuizQuestion
          question={question}
          number={place + 1}
          count={count}
          answer={answers[place] ?? null}
          onAnswer={answer}
          onBack={() => (place === 0 ? onPause() : setPlace(place - 1))}
          onNext={() => setPlace(place + 1)}
        />
      )}
    </div>
  );
}
