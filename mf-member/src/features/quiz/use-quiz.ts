import { type Game, postGameScore, type QuizResult, startGame } from '@shop/contracts/api/member-world';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';
import { fetchGame } from './load-quiz.ts';
import { type Answers, forgetAnswers } from './stored-answers.ts';

const NOT_STARTED = 'Det gick inte att starta quizet. Försök igen.';
const NOT_HANDED_IN =
  'Vi fick inget svar. Dina svar är sparade här i webbläsaren, och de räknas bara en gång. Försök igen.';

const refusalOf = (error: unknown): string | null =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? error.userMessage : null;

/** The daily quiz: starts or resumes the round and hands it in; presses while one is on its way do nothing. */
export function useQuiz(initial: Game) {
  const { api, bus } = usePlatform();
  const [game, setGame] = useState(initial);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether the result has come on this page, and so takes the focus. */
  const [hasEnded, setHasEnded] = useState(false);

  const start = async (): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    if (game.round !== null) return setIsPlaying(true);
    setIsBusy(true);
    try {
      const { round } = (await api.call(startGame, {})).data;
      setGame((before) => ({ ...before, round }));
      setIsPlaying(true);
    } catch (error) {
      setProblem(refusalOf(error) ?? NOT_STARTED);
      // Played in another tab: its result is shown instead.
      const after = await fetchGame(api).catch(() => null);
      if (after !== null) setGame(after);
    } finally {
      setIsBusy(false);
    }
  };

  const finish = (after: Game): void => {
    forgetAnswers(localStorage);
    setGame(after);
    setIsPlaying(false);
  };

  /** A try without a response is followed by a look at what the server has stored: nothing is scored twice or lost. */
  const handIn = async (answers: Answers): Promise<void> => {
    const { round } = game;
    if (isBusy || round === null) return;
    setIsBusy(true);
    setProblem(null);
    let result: QuizResult | null = null;
    let text = NOT_HANDED_IN;
    try {
      result = (await api.call(postGameScore, { body: { day: round.day, answers: [...answers] } })).data.result;
    } catch (error) {
      text = refusalOf(error) ?? text;
    }
    const after = await fetchGame(api).catch(() => null);
    setIsBusy(false);
    if (result !== null || after?.result) {
      finish(after ?? { ...game, round: null, result, canPlay: false });
      setHasEnded(true);
      bus.emit('user.refresh', {});
      return;
    }
    setProblem(text);
    // The round is no longer open: a new one can be started.
    if (after !== null && after.round === null) finish(after);
  };

  return { game, isPlaying, isBusy, problem, hasEnded, start, handIn, pause: () => setIsPlaying(false) };
}
