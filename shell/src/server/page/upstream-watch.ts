type Fetch = typeof globalThis.fetch;

export interface UpstreamWatch {
  fetch: Fetch;
  /** True once the api has failed an answer: a fragment that then fails may do so for want of it. */
  hasFailed(): boolean;
  /** True while the api owes an answer, or once it has failed one: a fragment that is late may be waiting for it. */
  isToWaitFor(): boolean;
}

/** Watches how the api answers one page. */
export function watchUpstream(fetch: Fetch): UpstreamWatch {
  let pending = 0;
  let hasFailed = false;
  return {
    async fetch(input, init) {
      pending += 1;
      try {
        const response = await fetch(input, init);
        if (response.status >= 500 || response.status === 429) hasFailed = true;
        return response;
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        pending -= 1;
      }
    },
    hasFailed: () => hasFailed,
    isToWaitFor: () => hasFailed || pending > 0,
  };
}
