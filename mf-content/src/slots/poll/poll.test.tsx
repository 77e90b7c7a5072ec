/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Poll } from '@shop/contracts/api/opinion';
import { apiFailure, renderSlot } from '@shop/testing';
import { type FakeApi } from '@shop/testing/test-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import slot from './slot.tsx';

const QUESTION = {
  id: 3,
  question: 'Vad spelar du helst på?',
  endsAt: 1_795_000_000,
  options: [
    { id: 31, text: 'Dator' },
    { id: 32, text: 'Konsol' },
  ],
};
const RESULT: Poll = {
  ...QUESTION,
  options: [
    { id: 31, text: 'Dator', votes: 3, share: 0.75 },
    { id: 32, text: 'Konsol', votes: 1, share: 0.25 },
  ],
  hasVoted: true,
  votedOptionId: 32,
  totalVotes: 4,
};
const render = (api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'poll',
    api: { 'GET poll/question': () => ({ data: { poll: QUESTION } }), ...api },
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Rösta' }));
const callsOf = (platform: { calls: readonly { call: string }[] }) => platform.calls.map(({ call }) => call);

beforeEach(() => localStorage.clear());

describe('the poll', () => {
  it('[2.3-13] [2.3-14] [O2.3-03] is one question, which shows its results after the vote', async () => {
    const { platform } = await render({ 'POST poll/:id/vote': () => ({ data: { poll: RESULT } }) });
    expect(screen.getByRole('complementary', { name: 'Vad spelar du helst på?' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press();
    expect(screen.getByRole('alert').textContent).toBe('Välj ett svar.');
    await userEvent.click(screen.getByRole('radio', { name: 'Konsol' }));
    await press();
    const results = await screen.findByRole('group', { name: 'Resultat' });
    expect(document.activeElement).toBe(results);
    expect(screen.getByRole('progressbar', { name: /Konsol \(din röst\)/ })).toHaveProperty('value', 0.25);
    expect(screen.getByText('4 röster')).toBeTruthy();
    expect(platform.calls.at(-1)).toMatchObject({ params: { id: 3 }, body: { optionId: 32 } });
  });

  it('[O2.3-03] shows the results again to the browser that has voted, and asks nothing of others', async () => {
    const first = await render({ 'POST poll/:id/vote': () => ({ data: { poll: RESULT } }) });
    expect(callsOf(first.platform)).toEqual(['GET poll/question']);
    await userEvent.click(screen.getByRole('radio', { name: 'Konsol' }));
    await press();
    await screen.findByRole('group', { name: 'Resultat' });
    first.unmount();
    await render({ 'GET poll': () => ({ data: { poll: RESULT } }) });
    expect(await screen.findByRole('group', { name: 'Resultat' })).toBeTruthy();
  });

  it('[O2.3-03] shows the results to a member who has voted in another browser', async () => {
    await render({
      'POST poll/:id/vote': () => {
        throw apiFailure(409, 'CONFLICT', 'Du har redan röstat.');
      },
      'GET poll': () => ({ data: { poll: RESULT } }),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Dator' }));
    await press();
    expect(await screen.findByRole('group', { name: 'Resultat' })).toBeTruthy();
  });

  it('says that a vote was not stored, and keeps the choice', async () => {
    await render({
      'POST poll/:id/vote': () => {
        throw apiFailure(410, 'GONE', 'Omröstningen är avslutad.');
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Dator' }));
    await press();
    await waitFor(() => expect(screen.getByText('Omröstningen är avslutad.')).toBeTruthy());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dator' }).checked).toBe(true);
  });

  it('[O2.3-03] is nothing at all while none runs or the api is away', async () => {
    const none = await render({ 'GET poll/question': () => ({ data: { poll: null } }) });
    expect(none.container.textContent).toBe('');
    none.unmount();
    const away = await render({
      'GET poll/question': () => {
        throw apiFailure(503, 'UNAVAILABLE');
      },
    });
    expect(away.container.textContent).toBe('');
  });
});
