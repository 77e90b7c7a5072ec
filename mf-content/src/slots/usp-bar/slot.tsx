import { isAborted, defineSlot } from '@shop/platform';
import { fetchMessages, NO_CONTENT } from './fetch-messages.ts';
import { UspBar } from './usp-bar.tsx';

const slot = defineSlot({
  // [4-59], [8-24] A strip of messages is no reason to lose anything else.
  load: ({ api, signal }) =>
    fetchMessages(api, signal).catch((error: unknown) => {
      if (isAborted(error)) throw error;
      return NO_CONTENT;
    }),
  Component: ({ data }) => <UspBar initial={data} />,
});

export default slot;
