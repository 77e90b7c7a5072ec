import { createCache, type Cache, type Loaded } from '@shop/cache';
import { isApiError } from '../api-client/api-error.ts';
import { deepFreeze } from './deep-freeze.ts';

/** Maximum size of the cache in characters of JSON; parsed data take two to three times as much. */
const MAX_CHARACTERS = 12_000_000;
/** Maximum number of reads in flight whose responses belong to one page each. */
const MAX_PENDING = 1000;
/**
 * How long a page waits for another page's call, in milliseconds. Then it makes its own, as it does when the other was
 * aborted or got a temporary refusal: the circuit breaker counts a page that fails without a call of its own as the
 * release's fault.
 */
const WAIT_MS = 250;

/** A parsed and checked response of the api with its metadata. Its data are frozen. */
export interface ApiResponse {
  data: unknown;
  /** Unix milliseconds until which it may be shared; 0 for a private one. */
  freshUntil: number;
  /** Value of `X-Page-Redirect`. */
  pageRedirect: string | null;
  /** Length of its text in characters. */
  length: number;
}

/** A failed call, for all that wait for it; `cause` is the error of the api client. */
export class FailedCall extends Error {
  readonly pageRedirect: string | null;

  constructor(cause: unknown, pageRedirect: string | null) {
    super('The call failed', { cause });
    this.pageRedirect = pageRedirect;
  }
}

/** Whether all callers would get the same failure. */
const isFinal = (error: unknown): boolean => {
  const cause = error instanceof FailedCall ? error.cause : error;
  return isApiError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
};

/** Creates the cache of shareable responses: parsed and checked once; concurrent pages share one call. */
export const createResponseCache = (now: () => number = Date.now): Cache<ApiResponse> =>
  createCache<ApiResponse>({
    bound: { maxSize: MAX_CHARACTERS, sizeOf: ({ length }) => Math.max(1, length) },
    freshMs: 0,
    waitMs: WAIT_MS,
    isFinal,
    now,
  });

/** Creates a cache that only shares reads in flight. */
export const createReadSharing = (): Cache<ApiResponse> =>
  createCache<ApiResponse>({ bound: { maxEntries: MAX_PENDING }, freshMs: 0 });

/**
 * A response as the cache takes it, frozen.
 *
 * @param seconds for which it is fresh; 0 or less: only for the callers that wait for it
 */
export const loadedResponse = (
  response: Pick<ApiResponse, 'data' | 'pageRedirect' | 'length'>,
  seconds: number,
  now: number,
): Loaded<ApiResponse> => {
  const freshMs = Math.max(0, seconds * 1000);
  deepFreeze(response.data);
  return { value: { ...response, freshUntil: freshMs > 0 ? now + freshMs : 0 }, freshMs };
};
