type Fetch = typeof globalThis.fetch;

export interface UpstreamWatch {
  fetch: Fetch;
  /** True once an api request has failed: a failing fragment may be a consequence. */
  hasFailed(): boolean;
  /** True while an api request is pending or has failed: a timed-out fragment may be a consequence. */
  isToWaitFor(): boolean;
}

/** Observes the api's responses to the requests of one page. */
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
