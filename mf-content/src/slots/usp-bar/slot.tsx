import { isAborted, defineSlot } from '@shop/platform';
import { fetchMessages } from './fetch-messages.ts';
import { UspBar } from './usp-bar.tsx';

const slot = defineSlot({
  // [4-59], [8-24] A strip of messages is no reason to lose anything else.
  load: async ({ api, signal }) => ({
    messages: await fetchMessages(api, signal).catch((error: unknown) => {
      if (isAborted(error)) throw error;
      return [];
    }),
  }),
  Component: ({ data }) => <UspBar initialMessages={data.messages} />,
});

export default slot;
