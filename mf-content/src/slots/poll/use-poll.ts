import type { Poll } from '@shop/contracts/api/opinion';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError, usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { PollQuestion } from './fetch-question.ts';
import { readVotedPoll, storeVotedPoll } from './voted-poll.ts';

const FAILED = 'Det gick inte att rösta just nu. Försök igen.';

/** The results; null for a reader who has not voted in this poll. */
async function readResult(api: ApiClient, id: number): Promise<Poll | null> {
  const { getPoll } = await import('@shop/contracts/api/opinion');
  const { poll } = (await api.call(getPoll, {}, { fresh: true })).data;
  return poll?.id === id && poll.hasVoted ? poll : null;
}

/** [O2.3-03] The results for who has voted, and voting: once, whichever browser it was done in. */
export function usePoll({ id }: PollQuestion) {
  const { api, bus } = usePlatform();
  const [result, setResult] = useState<Poll | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // Only where this browser has voted: everybody else is spared a request.
    if (readVotedPoll(localStorage) !== id) return;
    void readResult(api, id)
      .then(setResult)
      .catch(() => undefined);
  }, [api, id]);

  const vote = async (optionId: number): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const { postPollVote } = await import('@shop/contracts/api/opinion');
      setResult((await api.call(postPollVote, { params: { id }, body: { optionId } })).data.poll);
      storeVotedPoll(localStorage, id);
      bus.emit('user.refresh', {});
    } catch (problem) {
      // A member who has voted elsewhere is shown how it went.
      const known = isApiError(problem, 'CONFLICT') ? await readResult(api, id).catch(() => null) : null;
      setResult(known);
      if (known !== null) storeVotedPoll(localStorage, id);
      else setError(isApiError(problem) ? problem.userMessage : FAILED);
    } finally {
      setIsBusy(false);
    }
  };
  return { result, error, isBusy, vote };
}
