import { type Game, QUIZ_ROUND_QUESTIONS } from '@shop/contracts/api/member-world';
import { formatWholeNumber } from '@shop/domain/money';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense } from 'react';
import type { PageOwner } from '../page-owner/page-owner.ts';
import { HighScores } from './high-scores.tsx';
import { QUIZ_CARD } from './quiz-card.ts';
import { QuizResult } from './quiz-result.tsx';
import { useQuiz } from './use-quiz.ts';
import classes from './quiz.module.css';

const QuizRound = lazyPart(() => import('./quiz-round.tsx'));

interface StartProps {
  readonly game: Game;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** The rules before the first question: what there is to win, and that nothing hurries. */
function Start({ game: { round, maxXpPerDay }, isBusy, onStart }: StartProps) {
  return (
    <section aria-label="Dagens quiz" className={classes.start}>
      <PixelArt picture={QUIZ_CARD} className={classes.picture} />
      <ul className={classes.rules}>
        <li>
          {QUIZ_ROUND_QUESTIONS} frågor, en omgång om dagen. Varje rätt svar ger {maxXpPerDay / QUIZ_ROUND_QUESTIONS}{' '}
          XP, alltså högst {maxXpPerDay} XP om dagen.
        </li>
        <li>Ingen klocka. En påbörjad omgång väntar på dig i minst 21 timmar.</li>
        <li>Fel svar kostar ingenting. Efteråt får du veta vad som var rätt och varför.</li>
      </ul>
      <Button variant="primary" size="large" isLoading={isBusy} onClick={onStart} className={classes.startButton}>
        {round === null ? 'Starta dagens quiz' : 'Fortsätt där du var'}
      </Button>
    </section>
  );
}

function Record({ game: { bestScore, roundsPlayed } }: { readonly game: Game }) {
  if (roundsPlayed === 0) return null;
  return (
    <dl className={classes.record}>
      <div>
        <dt>Ditt bästa</dt>
        <dd>{formatWholeNumber(bestScore ?? 0)} poäng</dd>
      </div>
      <div>
        <dt>Spelade omgångar</dt>
        <dd>{formatWholeNumber(roundsPlayed)}</dd>
      </div>
    </dl>
  );
}

export interface QuizPageProps {
  readonly data: Game;
  readonly owner: PageOwner;
}

/** [O2.17-14] The daily quiz: the round or its result, one's own best, and friends' high scores. */
export function QuizPage({ data, owner }: QuizPageProps) {
  const { game, isPlaying, isBusy, problem, hasEnded, start, handIn, pause } = useQuiz(data);
  const { round, result, nextAt } = game;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Dagens quiz</SectionHeading>
      {isPlaying && round !== null ? (
        <Suspense fallback={null}>
          <QuizRound
            memberId={owner.id}
            round={round}
            isBusy={isBusy}
            problem={problem}
            onHandIn={(answers) => void handIn(answers)}
            onPause={pause}
          />
        </Suspense>
      ) : (
        <>
          <div role="alert" className={classes.problem}>
            {problem === null ? null : <Alert tone="error">{problem}</Alert>}
          </div>
          {result === null ? (
            <Start game={game} isBusy={isBusy} onStart={() => void start()} />
          ) : (
            <QuizResult result={result} nextAt={nextAt} takesFocus={hasEnded} />
          )}
          <Record game={game} />
          <HighScores scores={game.highScores} />
        </>
      )}
    </div>
  );
}
