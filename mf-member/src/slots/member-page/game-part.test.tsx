/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Game, QuizReview } from '@shop/contracts/api/member-world';
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer, TEST_NOW } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const QUESTIONS = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  topic: 'Datorer',
  text: `Vad är rätt på fråga ${index + 1}?`,
  options: ['Ett', 'Två', 'Tre', 'Fyra'],
}));
const ROUND = { day: '2026-03-12', questions: QUESTIONS };
const FRIENDS = [
  { user: { id: 9, username: 'astrid', avatar: '/a.svg', rankLevel: 2 }, score: 1240, isOwn: false },
  { user: { id: 7, username: 'nova', avatar: '/n.svg', rankLevel: 3 }, score: 300, isOwn: true },
];
const game = (change: Partial<Game> = {}): Game => ({
  round: null,
  result: null,
  canPlay: true,
  nextAt: TEST_NOW / 1000,
  maxXpPerDay: 100,
  roundsPlayed: 4,
  bestScore: 80,
  streak: 0,
  highScores: FRIENDS,
  ...change,
});
const review: QuizReview[] = QUESTIONS.map(({ topic, text, options }, index) => ({
  topic,
  text,
  options,
  chosen: index === 0 ? null : 1,
  right: 1,
  explanation: `För att ${index + 1}.`,
}));
const RESULT = { correct: 4, score: 80, xp: 80, review };
const SCORED = game({ result: RESULT, canPlay: false, nextAt: Date.UTC(2026, 2, 12, 23) / 1000 });

/** The server's side of one round: what is scored is stored before it is told. */
function shopWith({ isLost = false, isAway = (): boolean => false } = {}) {
  let state: Game = game();
  const handedIn: unknown[] = [];
  const api: FakeApi = {
    'GET me': () => meResponse(testUser()),
    'GET game': () => {
      if (isAway()) throw apiFailure(503, 'UNAVAILABLE');
      return { data: { game: state } };
    },
    'POST game/round': () => {
      state = game({ round: ROUND });
      return { data: { round: ROUND } };
    },
    'POST game/score': ({ body }) => {
      if (isAway()) throw apiFailure(503, 'UNAVAILABLE');
      if (state.result !== null) throw apiFailure(409, 'CONFLICT', 'Du har redan spelat i dag.');
      handedIn.push(body);
      state = SCORED;
      if (isLost) throw apiFailure(503, 'UNAVAILABLE');
      return { data: { result: { ...RESULT, answers: [false, true, true, true, true] } } };
    },
  };
  return { api, handedIn };
}

const optionsOf = (api: FakeApi) => ({
  slot: 'member-page' as const,
  route: { name: 'member.game' as const, path: '/se/member/game', params: { region: 'se' }, query: {} },
  page: { user: testUser() },
  api,
});
const visit = (api: FakeApi) => renderSlot(slot, optionsOf(api));

beforeAll(async () => void (await import('../../features/quiz/quiz-round.tsx')));
beforeEach(() => localStorage.clear());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const start = async () => {
  await press('Starta dagens quiz');
  await screen.findByRole('heading', { name: /Fråga 1 av 5/ });
};
/** Answers the open question and goes on, with the keyboard alone. */
const answer = (key: string) => userEvent.keyboard(`${key}{Enter}`);

describe('member.game', () => {
  it('[1-42][O2.17-14] says beforehand what a round gives at most, and that nothing hurries', async () => {
    await visit(shopWith().api);
    const rules = screen.getByRole('region', { name: 'Dagens quiz' });
    expect(rules.textContent).toMatch(/5 frågor, en omgång om dagen.*20 XP.*högst 100 XP om dagen.*Ingen klocka/);
  });

  it('[O2.17-14] shows one’s own best and friends’ high scores', async () => {
    await visit(shopWith().api);
    expect(screen.getByText('80 poäng')).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['astrid1\u00a0240', 'nova (du)300']);
  });

  it('[O6-13] is played with the keyboard alone: numbers choose, Enter goes on, and the server scores', async () => {
    const shop = shopWith();
    const { platform } = await visit(shop.api);
    await start();
    expect(document.activeElement?.textContent).toContain('Vad är rätt på fråga 1?');
    await userEvent.keyboard('{Enter}');
    for (const key of ['2', '2', '2']) await answer(key);
    expect(document.activeElement?.textContent).toContain('Fråga 5 av 5');
    await answer('4');
    expect(document.activeElement?.textContent).toBe('Klar att lämna in?');
    expect(screen.getByText(/En fråga saknar svar/)).toBeDefined();
    await press('Ändra svaret på fråga 5');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fyra' }).checked).toBe(true);
    await answer('2');
    await press('Lämna in svaren');
    await screen.findByRole('heading', { name: '4 rätt gav dig 80 XP' });
    expect(shop.handedIn).toEqual([{ day: '2026-03-12', answers: [null, 1, 1, 1, 1] }]);
    expect(document.activeElement?.textContent).toBe('4 rätt gav dig 80 XP');
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    expect(localStorage).toHaveLength(0);
  });

  it('[O6-13] tells afterwards what was right, and why', async () => {
    await visit({ ...shopWith().api, 'GET game': () => ({ data: { game: SCORED } }) });
    const reviewed = within(screen.getByRole('region', { name: 'Dagens resultat' })).getAllByRole('listitem');
    expect(reviewed.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/fråga 1\?FelDitt svar: ingetRätt svar: TvåFör att 1\./),
      ...[2, 3, 4, 5].map((n) => expect.stringMatching(`fråga ${n}\\?RättDitt svar: TvåFör att ${n}`)),
    ]);
    expect(screen.getByText(/Nästa finns 13 mars.*kostar ingenting att hoppa över en dag/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Starta dagens quiz' })).toBeNull();
  });

  it('[O2.17-14] loses no answer to a reload or a pause', async () => {
    const shop = shopWith();
    const { unmount } = await visit(shop.api);
    await start();
    await answer('3');
    await answer('1');
    unmount();
    await visit(shop.api);
    await press('Fortsätt där du var');
    await screen.findByRole('heading', { name: /Fråga 3 av 5/ });
    await press('Föregående');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ett' }).checked).toBe(true);
  });

  it('[O2.17-14] keeps the answers while the shop is away, and hands them in on the next try', async () => {
    let isAway = false;
    const shop = shopWith({ isAway: () => isAway });
    await visit(shop.api);
    await start();
    for (const key of ['1', '2', '3', '4', '1']) await answer(key);
    isAway = true;
    await press('Lämna in svaren');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Dina svar är sparade'));
    expect(shop.handedIn).toEqual([]);
    isAway = false;
    await press('Lämna in svaren');
    await screen.findByRole('heading', { name: '4 rätt gav dig 80 XP' });
    expect(shop.handedIn).toEqual([{ day: '2026-03-12', answers: [0, 1, 2, 3, 0] }]);
  });

  it('[O6-13] shows the result when the response to the answers is lost', async () => {
    const shop = shopWith({ isLost: true });
    const { platform } = await visit(shop.api);
    await start();
    for (const key of ['1', '1', '1', '1', '1']) await answer(key);
    await press('Lämna in svaren');
    await screen.findByRole('heading', { name: '4 rätt gav dig 80 XP' });
    expect(shop.handedIn).toHaveLength(1);
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it('[O6-13] shows the result of a round that was played in another tab', async () => {
    let isPlayed = false;
    await visit({
      ...shopWith().api,
      'GET game': () => ({ data: { game: isPlayed ? SCORED : game() } }),
      'POST game/round': () => {
        isPlayed = true;
        throw apiFailure(409, 'CONFLICT', 'Du har redan spelat i dag. Kom tillbaka i morgon!');
      },
    });
    await press('Starta dagens quiz');
    await screen.findByRole('heading', { name: '4 rätt gav dig 80 XP' });
    expect(screen.getByRole('alert').textContent).toContain('Du har redan spelat i dag');
  });

  it('ignores stored answers of another member, another day, or no sense', async () => {
    for (const stored of [
      '{',
      '{"memberId":8,"day":"2026-03-12","answers":[1]}',
      '{"memberId":7,"day":"2026-03-11","answers":[1]}',
      '{"memberId":7,"day":"2026-03-12","answers":[9,"1"]}',
    ]) {
      localStorage.setItem('quizAnswers', stored);
      const { unmount } = await visit(shopWith().api);
      await start();
      expect(screen.getByRole('progressbar', { name: 'Besvarade frågor' }).getAttribute('aria-valuetext')).toBe(
        '0 av 5',
      );
      unmount();
    }
  });

  it('leaves number keys alone outside the question, and with a modifier', async () => {
    await visit(shopWith().api);
    await start();
    await userEvent.keyboard('{Control>}1{/Control}');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('1');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('[O2.17-14] is complete on the server, without a right option in the page of an open round', async () => {
    const { html, head, error } = await renderSlotOnServer(slot, {
      ...optionsOf({ ...shopWith().api, 'GET game': () => ({ data: { game: game({ round: ROUND }) } }) }),
      cookie: 'session=1',
    });
    expect(error).toBeNull();
    expect(html).toContain('Fortsätt där du var');
    expect(head).toMatchObject({ title: 'nova - Spel', canonicalPath: '/se/member/game' });
  });
});
