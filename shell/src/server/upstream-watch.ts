type Fetch = typeof globalThis.fetch;

export interface UpstreamWatch {
  fetch: Fetch;
  /** True while the api owes an answer, or once it has failed one: what fragments then lack is not their release's fault. */
  isToBlame(): boolean;
}

/** Watches how the api answers one page. */
export function watchUpstream(fetch: Fetch): UpstreamWatch {
  let pending = 0;
  let hasFailed = false;
  return {
    async fetch(input, init) {
      pending += 1;
      try {
        const answer = await fetch(input, init);
        if (answer.status >= 500 || answer.status === 429) hasFailed = true;
        return answer;
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        pending -= 1;
      }
    },
    isToBlame: () => hasFailed || pending > 0,
  };
}
