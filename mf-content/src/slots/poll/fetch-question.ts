import type { ResponseOf } from '@shop/contracts/endpoint';
import type { getPollQuestion } from '@shop/contracts/api/opinion';
import type { ApiClient } from '@shop/contracts/platform';

export type PollQuestion = NonNullable<ResponseOf<typeof getPollQuestion>['data']['poll']>;

/** [O2.3-03] The question of the poll that runs now; null when none does. Rejects when it cannot be fetched. */
export async function fetchQuestion(api: ApiClient, signal: AbortSignal): Promise<PollQuestion | null> {
  // The schemas are loaded with the call: the first page has its question in the document.
  const { getPollQuestion: endpoint } = await import('@shop/contracts/api/opinion');
  return (await api.call(endpoint, {}, { signal })).data.poll;
}
