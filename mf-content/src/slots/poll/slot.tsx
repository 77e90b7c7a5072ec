import { defineSlot, isAborted } from '@shop/platform';
import { fetchQuestion } from './fetch-question.ts';
import { Poll } from './poll.tsx';

const slot = defineSlot({
  // A poll is no reason to lose anything else: without an answer of the api there is none.
  load: async ({ api, signal }) => ({
    poll: await fetchQuestion(api, signal).catch((error: unknown) => {
      if (isAborted(error)) throw error;
      return null;
    }),
  }),
  Component: ({ data: { poll } }) => (poll === null ? null : <Poll key={poll.id} poll={poll} />),
});

export default slot;
