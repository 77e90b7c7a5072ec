import type { Game } from '@shop/contracts/api/member-world';
import { fetchGame } from '../../features/quiz/load-quiz.ts';
import { QuizPage } from '../../features/quiz/quiz-page.tsx';
import type { MemberPart } from './member-part.ts';

const GAME = 'Spel';

/** [O2.17-14] The daily quiz. */
export const GAME_PART: MemberPart<Game> = {
  load: ({ api, signal }) => fetchGame(api, signal),
  place: (_data, href) => {
    const path = href('member.game');
    return { label: GAME, path, crumbs: [{ title: GAME, path }] };
  },
  Content: QuizPage,
};
